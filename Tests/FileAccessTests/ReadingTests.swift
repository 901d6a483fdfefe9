import FileAccess
import Foundation
import Testing

struct ReadingTests {
  @Test(arguments: ["plain.txt", "a/b/c.txt", "Größe/カード 🃏.swift", "./a//b.txt", "a/../d.txt"])
  func readsWhatStands(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.put("", at: "a/marker")
    try folder.put("hello", at: path)
    #expect(try folder.open().read(path) == bytes("hello"))
  }

  @Test(arguments: ["../outside.txt", "/etc/hostname", "a/../../x", "a/b/../../../x"])
  func refusesPathsThatLeave(path: String) throws {
    let folder = try TemporaryFolder()
    let root = try folder.open()
    #expect(throws: FileError.outsideRoot(path)) { try root.read(path) }
  }

  @Test func followsFolderLinksOnlyInside() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.put("in", at: "real/file")
    try other.put("out", at: "file")
    try folder.link("inside", to: "real")
    try folder.link("outside", to: other.path)
    let root = try folder.open()
    #expect(try root.read("inside/file") == bytes("in"))
    #expect(throws: FileError.outsideRoot("outside/file")) { try root.read("outside/file") }
    #expect(throws: FileError.outsideRoot("outside/new")) {
      try root.write(bytes("x"), to: "outside/new")
    }
    #expect(other.names == ["file"])
  }

  /// `/tmp/root-other` begins with `/tmp/root` and is not inside.
  @Test func aSiblingWithTheSamePrefixIsOutside() throws {
    let folder = try TemporaryFolder()
    try folder.put("secret", at: "root-other/file")
    try folder.put("", at: "root/marker")
    try folder.link("root/away", to: "../root-other")
    let root = try OpenFolder(at: folder.path + "/root")
    #expect(throws: FileError.outsideRoot("away/file")) { try root.read("away/file") }
  }

  @Test func neverReadsThroughALinkAtTheEnd() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "file")
    try folder.link("link", to: "file")
    let root = try folder.open()
    #expect(throws: FileError.isSymbolicLink("link")) { try root.read("link") }
    #expect(try root.kind(of: "link") == .link)
  }

  @Test func saysWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.put("12345", at: "file")
    try folder.put("", at: "sub/file")
    let root = try folder.open()
    #expect(throws: FileError.missing("none")) { try root.read("none") }
    #expect(throws: FileError.missing("none/file")) { try root.read("none/file") }
    #expect(throws: FileError.notAFile("sub")) { try root.read("sub") }
    #expect(throws: FileError.notAFolder("file/x")) { try root.read("file/x") }
    #expect(throws: FileError.tooLarge("file", limit: 4)) { try root.read("file", limit: 4) }
    #expect(throws: FileError.missing("/no/such/root")) { try OpenFolder(at: "/no/such/root") }
    #expect(throws: FileError.notAFolder(folder.path + "/file")) {
      try OpenFolder(at: folder.path + "/file")
    }
  }

  @Test func listsInByteOrder() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "Z", "é", ".hidden"] { try folder.put("", at: name) }
    try folder.put("", at: "sub/x")
    try folder.link("loop", to: ".")
    let entries = try folder.open().entries()
    #expect(entries.map(\.name) == [".hidden", "Z", "a", "b", "loop", "sub", "é"])
    #expect(entries.first { $0.name == "loop" }?.kind == .link)
    #expect(entries.first { $0.name == "sub" }?.kind == .folder)
  }

  @Test func aBigFileComesWhole() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789abcdef", count: 20_000)
    try folder.put(text, at: "big")
    #expect(try folder.open().read("big") == bytes(text))
  }
}

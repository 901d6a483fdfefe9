import FileAccess
import Foundation
import Testing

struct WritingTests {
  @Test func createsAndReplaces() throws {
    let folder = try TemporaryFolder()
    let root = try folder.open()
    try root.write(bytes("one"), to: "new.swift", expecting: .absent)
    #expect(folder.text("new.swift") == "one")
    try root.write(bytes("two"), to: "new.swift", expecting: .content(ContentHash(bytes("one"))))
    #expect(folder.text("new.swift") == "two")
    #expect(folder.names == ["new.swift"])
  }

  @Test func neverOverwritesWhatAppeared() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    // Someone else makes the file between our look and our rename.
    let steps = FileSteps { (step, _) throws(FileError) in
      guard step == .rename else { return }
      _ = FileManager.default.createFile(atPath: path + "/new.swift", contents: Data("theirs".utf8))
    }
    let root = try folder.open(steps: steps)
    #expect(throws: FileError.exists("new.swift")) {
      try root.write(bytes("ours"), to: "new.swift", expecting: .absent)
    }
    #expect(folder.text("new.swift") == "theirs")
    #expect(folder.names == ["new.swift"])
  }

  @Test func refusesAChangedFile() throws {
    let folder = try TemporaryFolder()
    try folder.put("theirs", at: "a")
    let root = try folder.open()
    #expect(throws: FileError.changed("a")) {
      try root.write(bytes("x"), to: "a", expecting: .content(ContentHash(bytes("read"))))
    }
    #expect(throws: FileError.changed("gone")) {
      try root.write(bytes("x"), to: "gone", expecting: .content(ContentHash(bytes("read"))))
    }
    #expect(folder.text("a") == "theirs")
  }

  @Test func keepsTheMode() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "script")
    let file = folder.path + "/script"
    try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: file)
    try folder.open().write(bytes("y"), to: "script")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o751)
  }

  @Test func respectsAReadOnlyFile() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "locked")
    let file = folder.path + "/locked"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let root = try folder.open()
    #expect(throws: FileError.readOnly("locked")) { try root.write(bytes("y"), to: "locked") }
    #expect(folder.text("locked") == "x")
  }

  @Test func replacesNeitherLinksNorFolders() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "file")
    try folder.put("", at: "sub/x")
    try folder.link("link", to: "file")
    let root = try folder.open()
    #expect(throws: FileError.isSymbolicLink("link")) { try root.write(bytes("y"), to: "link") }
    #expect(throws: FileError.exists("link")) {
      try root.write(bytes("y"), to: "link", expecting: .absent)
    }
    #expect(throws: FileError.notAFile("sub")) { try root.write(bytes("y"), to: "sub") }
    #expect(throws: FileError.missing("none/file")) { try root.write(bytes("y"), to: "none/file") }
    #expect(folder.text("file") == "x")
  }

  /// A failure at any step leaves the old file and no litter; a kill leaves the old or the new one.
  @Test(arguments: [FileStep.openTemporary, .write, .sync, .rename])
  func aFailingStepChangesNothing(at step: FileStep) throws {
    for problem in [FileError.diskFull("f"), .readOnly("f"), .io("f", code: 5)] {
      let folder = try TemporaryFolder()
      try folder.put("old", at: "f")
      let steps = FileSteps { (reached, _) throws(FileError) in
        if reached == step { throw problem }
      }
      let root = try folder.open(steps: steps)
      #expect(throws: problem) { try root.write(bytes("new"), to: "f") }
      #expect(folder.text("f") == "old")
      #expect(folder.names == ["f"])
    }
  }

  @Test(arguments: FileStep.allCases)
  func aKillLeavesOldOrNew(at step: FileStep) throws {
    let folder = try TemporaryFolder()
    try folder.put("old", at: "f")
    let steps = FileSteps { (reached, _) throws(FileError) in
      if reached == step { throw .stopped }
    }
    try? folder.open(steps: steps).write(bytes("new"), to: "f")
    #expect(["old", "new"].contains(folder.text("f")))
    let root = try folder.open()
    try root.removeLeftovers(in: "")
    #expect(folder.names == ["f"])
    try root.write(bytes("later"), to: "f")
    #expect(folder.text("f") == "later")
  }

  @Test func removesAndMakesFolders() throws {
    let folder = try TemporaryFolder()
    let root = try folder.open()
    try root.makeFolders("a/b/c")
    try root.makeFolders("a/b/c")
    try root.write(bytes("x"), to: "a/b/c/f")
    try root.rename("a/b/c/f", to: "g")
    #expect(throws: FileError.changed("a/b/c/g")) {
      try root.remove("a/b/c/g", expecting: .content(ContentHash(bytes("other"))))
    }
    try root.remove("a/b/c/g")
    #expect(try root.entries(of: "a/b/c").isEmpty)
  }
}

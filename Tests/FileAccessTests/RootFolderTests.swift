import FileAccess
import Foundation
import Testing

@Suite struct RootFolderTests {
  let place: URL
  let root: RootFolder

  init() throws {
    place = FileManager.default.temporaryDirectory.appending(path: "root-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: place.appending(path: "inside"), withIntermediateDirectories: true)
    root = try RootFolder(place.path)
  }

  private func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.appending(path: name).path, withDestinationPath: path)
  }

  private var names: [String] {
    (FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test func writesReadsAndRemoves() throws {
    try root.write("one", to: "inside/a.swift", overwriting: false)
    #expect(try root.text(of: "inside/a.swift") == "one")
    #expect(throws: FileError.exists("inside/a.swift")) {
      try root.write("two", to: "inside/a.swift", overwriting: false)
    }
    try root.write("日本語 🎁", to: "inside/a.swift", overwriting: true)
    #expect(try root.text(of: "inside/a.swift") == "日本語 🎁")
    #expect(names == ["inside", "inside/a.swift"], "a temporary file was left")
    try root.remove("inside/a.swift")
    #expect(try root.kind(of: "inside/a.swift") == nil)
  }

  @Test func keepsPermissions() throws {
    try root.write("#!/bin/sh", to: "tool", overwriting: false)
    let path = place.appending(path: "tool").path
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)
    try root.write("#!/bin/bash", to: "tool", overwriting: true)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o750)
  }

  @Test(arguments: ["../x", "inside/../../x", "/etc/x", "", ".", "out/x", "deep/x"])
  func staysInside(path: String) throws {
    let other = FileManager.default.temporaryDirectory.appending(path: "other-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try link("out", to: other.path)
    try link("deep", to: "out")
    #expect(throws: FileError.outsideRoot(path)) {
      try root.write("x", to: path, overwriting: true)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
  }

  @Test func linksInsideAreFollowedButNeverWrittenThrough() throws {
    try link("alias", to: "inside")
    try root.write("x", to: "alias/b.swift", overwriting: false)
    #expect(try root.text(of: "inside/b.swift") == "x")
    try link("c.swift", to: "inside/b.swift")
    #expect(throws: FileError.isLink("c.swift")) {
      try root.write("y", to: "c.swift", overwriting: true)
    }
    #expect(try root.text(of: "inside/b.swift") == "x")
  }

  @Test func missingFoldersAreNamedAndMade() throws {
    #expect(throws: FileError.missing("no/x")) {
      try root.write("x", to: "no/x", overwriting: false)
    }
    #expect(try root.makeFolders("no/more") == ["no", "no/more"])
    #expect(try root.makeFolders("no/more") == [])
    try root.write("x", to: "no/more/x", overwriting: false)
    root.removeEmptyFolder("no/more")
    #expect(try root.kind(of: "no/more") == .folder)
  }

  @Test func aFileIsNoFolderAndAFolderNoFile() throws {
    try root.write("x", to: "file", overwriting: false)
    #expect(throws: FileError.notAFolder("file/x")) {
      try root.write("x", to: "file/x", overwriting: false)
    }
    #expect(throws: FileError.exists("inside")) {
      try root.write("x", to: "inside", overwriting: true)
    }
    #expect(throws: FileError.self) { try RootFolder(place.appending(path: "file").path) }
    #expect(throws: FileError.missing("/no/such")) { try RootFolder("/no/such") }
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    try Data([0xFF, 0xFE, 0x00]).write(to: place.appending(path: "bytes"))
    #expect(throws: FileError.notText("bytes")) { try root.text(of: "bytes") }
  }

  @Test func hashesTellTextsApart() {
    #expect(ContentHash("").name == "cbf29ce484222325")
    #expect(ContentHash("a").name == "af63dc4c8601ec8c")
  }
}

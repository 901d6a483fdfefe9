import Testing

@testable import XcodeProjectEditing

struct ParsingTests {
  @Test(arguments: [
    Fixtures.mixed, Fixtures.minimal, Fixtures.mixed.replacing("\n", with: "\r\n"),
    "  \n" + Fixtures.minimal,
    Fixtures.minimal + "\n// the end without a line end",
  ])
  func theTextComesBackByteForByte(text: String) throws {
    let file = try Fixtures.file(text)
    #expect(try file.reassembled() == Array(text.utf8))
  }

  @Test func everyRangeShowsItsValue() throws {
    let file = try Fixtures.file(Fixtures.mixed)
    for object in file.objects {
      let text = String(decoding: file.bytes[object.range], as: UTF8.self)
      #expect(text.hasPrefix(object.id) && text.hasSuffix(";"))
      let value = String(decoding: file.bytes[object.node.range], as: UTF8.self)
      #expect(value.hasPrefix("{") && value.hasSuffix("}"))
    }
  }

  @Test(arguments: [
    (#""a\"b""#, "a\"b"), (#""a\\n\n""#, "a\\n\n"), (#""\U00e9\U4e2d""#, "é中"), (#""\351""#, "é"),
    (#""Größe 🃏""#, "Größe 🃏"), ("'single'", "single"), (#""""#, ""), ("a/b-c+d@2x~ipad", "a/b-c+d@2x~ipad"),
    ("path/with//two", "path/with//two"), (#""\q""#, "q"),
  ])
  func strings(written: String, meant: String) throws {
    let node = try PlistParser.parse(Array("{k = \(written);}".utf8))
    #expect(node["k"]?.string == meant)
  }

  @Test func dataAndArrays() throws {
    let node = try PlistParser.parse(Array("{d = <0A ff>; e = (); f = (a, (b, ), {g = h; }, ); }".utf8))
    #expect(node["d"]?.value == .data([0x0A, 0xFF]))
    #expect(node["e"]?.array == [])
    #expect(node["f"]?.strings == ["a"])
    #expect(node["f"]?.array?.count == 3)
    #expect(node["none"] == nil)
  }

  @Test func theLastOfTwoEqualKeysCounts() throws {
    #expect(try PlistParser.parse(Array("{a = 1; a = 2;}".utf8))["a"]?.string == "2")
  }

  @Test(arguments: [
    ("", 1, ProjectFileError.Cause.empty), (" \n ", 1, .empty),
    ("{\n a = (b, c;\n}", 2, .expected("‘,’ or ‘)’", found: "‘;’")),
    ("{\n a = {\n b = c;\n", 2, .unclosed("{")), ("{\n\n a = (\n b,", 3, .unclosed("(")),
    ("{a = b}", 1, .expected("‘;’", found: "‘}’")),
    ("{\na b;}", 2, .expected("‘=’ behind the key a", found: "‘b’")),
    ("{\n\na = \"b;\n}", 3, .unterminatedString), ("{ /* x\n}", 1, .unterminatedComment),
    ("{a = <0g>;}", 1, .unterminatedData), ("{a = <012>;}", 1, .unterminatedData),
    ("{}\n}\n", 2, .trailingText),
    ("<?xml version=\"1.0\"?>", 1, .xml), ("{ \"a\" : 1 }", 1, .json), ("bplist00", 1, .binary),
    ("{\n<<<<<<< HEAD\n}", 2, .conflictMarker), ("{\na\n=======\n}", 3, .conflictMarker),
    ("{\na = \u{0};}", 2, .containsNUL), ("{a = ¡;}", 1, .expected("a value", found: "byte 194")),
    ("{}", 1, .missing("objects")), ("{objects = {}; }", 1, .missing("rootObject")),
    ("{objects = {}; rootObject = X; }", 1, .missing("the root object X")),
  ])
  func damageIsNamedWithItsLine(text: String, line: Int, cause: ProjectFileError.Cause) {
    #expect(throws: ProjectFileError(line: line, cause)) { try Fixtures.file(text) }
  }

  @Test func otherEncodingsAreRefused() {
    #expect(throws: ProjectFileError(line: 1, .utf16)) { try ProjectFile([0xFF, 0xFE, 0x7B, 0]) }
    #expect(throws: ProjectFileError(line: 2, .notUTF8)) {
      try ProjectFile(Array("{\n".utf8) + [0xE9] + Array("}".utf8))
    }
  }

  @Test func endlessNestingEnds() {
    let text = "{a = " + String(repeating: "(", count: 100_000)
    #expect(throws: ProjectFileError(line: 1, .tooDeep)) { try Fixtures.file(text) }
  }

  /// Every text cut short is refused; none is taken for another project.
  @Test func everyPrefixIsRefused() {
    let bytes = Array(Fixtures.mixed.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for length in stride(from: 0, through: end, by: 7) {
      #expect(throws: ProjectFileError.self) { try ProjectFile(Array(bytes[..<length])) }
    }
  }
}

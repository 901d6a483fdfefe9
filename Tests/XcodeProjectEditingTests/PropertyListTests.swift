import Testing
import XcodeProjectEditing

@Test func readsEveryKindOfValue() throws {
  let text = #"""
    // !$*UTF8*$!
    { bare = a/b.c-d_e; "quo ted" = "x \"y\" \\ z\n"; list = (1, 2 /* two */, ); none = ();
      data = <0f 1e>; inner = { a = {}; }; 日 = 本; }
    """#
  let list = try PropertyListParser.parse(text)
  #expect(list["bare"]?.text == "a/b.c-d_e")
  #expect(list["quo ted"]?.text == "x \"y\" \\ z\n")
  #expect(list["list"]?.elements == [.string("1"), .string("2")])
  #expect(list["none"]?.elements == [])
  #expect(list["data"] == .data("0f 1e"))
  #expect(list["inner"]?["a"] == .dictionary([]))
  #expect(list["日"]?.text == "本")
  #expect(list.entries.map(\.key).first == "bare")
}

@Test(arguments: [
  ("{ a = 1 }", 1), ("{ a = 1;\n b }", 2), ("{\n\n a = (1 2); }", 3), ("{ a = \"x; }", 1), ("", 1),
  ("{ a = 1; } x", 1), ("/* never", 1), ("{ a = <0f; }", 1), ("<<<<<<< HEAD\n{}", 1),
  ("{ a = ; }", 1),
])
func damageIsNamedByLine(text: String, line: Int) {
  #expect {
    try PropertyListParser.parse(text)
  } throws: { error in
    switch error as? PropertyListError {
    case .expected(_, let found), .unterminated(_, let found), .tooDeep(let found): found == line
    case nil: false
    }
  }
}

@Test func depthIsBounded() {
  let text = String(repeating: "(", count: 100_000)
  #expect(throws: PropertyListError.self) { try PropertyListParser.parse(text) }
}

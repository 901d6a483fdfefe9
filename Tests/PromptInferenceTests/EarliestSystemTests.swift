import MotionCatalog
import Testing

@testable import PromptInference

/// A system that files can't be made for is raised to the earliest one that they can, and said so.
@Test(arguments: [("card for iOS 15", 16), ("card for iOS 16", 16), ("card for iOS 18", 18)])
func systemsAreRaisedToTheEarliest(prompt: String, major: Int) throws {
  let brief = Inference.brief(prompt: prompt, cards: [], facts: .none, overrides: .none)
  #expect(brief.ios.value == IOSVersion(major))
  let line = try #require(brief.log.first { $0.key == "iOS" })
  #expect(line.text.contains("earliest") == (prompt == "card for iOS 15"))
}

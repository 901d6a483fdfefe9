import MotionCatalog
import MotionChoreography
import Testing

@testable import SwiftUIRecipes

@Suite struct RecipeCardTests {
  @Test func idsAreUnique() {
    let ids = RecipeCatalog.cards.map(\.id)
    #expect(Set(ids).count == ids.count, "two recipes share an id: \(ids)")
  }

  @Test(arguments: RecipeCatalog.cards)
  func cardIsComplete(_ card: RecipeCard) {
    #expect(ArchetypeCatalog.archetype(card.archetype) != nil, "unknown archetype \(card.archetype)")
    #expect(card.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    #expect(!card.title.isEmpty && !card.summary.isEmpty && !card.rules.isEmpty)
    #expect(Set(card.rules).count == card.rules.count, "a rule is named twice")
    #expect(!card.cues.isEmpty && Set(card.cues).count == card.cues.count)
    for cue in card.cues {
      #expect(cue == cue.lowercased() && !cue.isEmpty, "cues are lower case: \(cue)")
    }
  }

  @Test func aBriefWithoutARecipeGivesNothing() throws {
    let card = try #require(RecipeCatalog.cards.first)
    var brief = try #require(RecipeSample(card)).brief
    brief.recipe.value = nil
    #expect(RecipeCatalog.motion(for: brief, facts: .none) == nil)
  }
}

/// What every generated file keeps, whatever it was asked for.
@Suite struct RecipeFileTests {
  @Test func everyRecipeWasAsked() {
    let asked = Set(RecipeSample.all.map(\.card.id))
    for card in RecipeCatalog.cards { #expect(asked.contains(card.id), "\(card.id) made no file") }
  }

  @Test func theSameBriefGivesTheSameBytes() {
    for sample in RecipeSample.all {
      let again = RecipeCatalog.motion(for: sample.brief, facts: sample.facts)
      #expect(again?.file == sample.file, "\(sample.testDescription)")
      #expect(again?.choreography == sample.choreography, "\(sample.testDescription)")
    }
  }

  @Test func nothingIsLeftOpen() {
    let banned = ["TODO", "FIXME", "<#", "fatalError", "try!", " as! ", "print(", "XXX", "\u{0}"]
    for sample in RecipeSample.all {
      for word in banned {
        #expect(!sample.source.contains(word), "\(word) in \(sample.testDescription)")
      }
    }
  }

  /// LAY-01.
  @Test func sectionsStandInOrderAndNoneIsEmpty() {
    let expected = ["Model", "Main View", "Supporting Shapes", "Preview"]
    for sample in RecipeSample.all {
      let marks = sample.lines.indices.filter { sample.lines[$0].hasPrefix("// MARK: - ") }
      #expect(
        marks.map { sample.lines[$0].dropFirst(11) } == expected.map { Substring($0) },
        "\(sample.testDescription)")
      for (mark, next) in zip(marks, marks.dropFirst() + [sample.lines.count]) {
        let content = sample.lines[(mark + 1)..<next].filter { !$0.isEmpty }
        #expect(!content.isEmpty, "\(sample.lines[mark]) is empty in \(sample.testDescription)")
      }
    }
  }

  @Test func textIsTidy() {
    for sample in RecipeSample.all {
      #expect(RecipeFile.tidied(sample.lines) == sample.source, "\(sample.testDescription)")
      #expect(!sample.source.contains("\t"), "\(sample.testDescription)")
      for line in sample.lines where line.count > 150 {
        Issue.record("a line of \(line.count) characters in \(sample.testDescription): \(line)")
      }
    }
  }

  /// API-12: two files of one module must never declare the same name.
  @Test func onlyTheMainViewIsVisible() {
    let keywords = [
      "struct", "enum", "class", "final", "extension", "func", "let", "var", "protocol", "actor",
    ]
    for sample in RecipeSample.all {
      let visible = sample.lines.filter { line in
        keywords.contains { line.hasPrefix($0 + " ") }
      }
      #expect(visible.count == 1, "\(visible) in \(sample.testDescription)")
      #expect(visible.first?.hasPrefix("struct SampleView: View") == true)
    }
  }

  @Test func importsAreWhatTheFileUses() {
    for sample in RecipeSample.all {
      #expect(sample.imports == Set(sample.imports).sorted(), "\(sample.testDescription)")
      #expect(sample.imports.contains("SwiftUI"))
      let usesUIKit = sample.counts.keys.contains {
        $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true && $0 != "UIKit"
      }
      #expect(sample.imports.contains("UIKit") == usesUIKit, "\(sample.testDescription)")
    }
  }

  @Test func imagesAreConfirmedOnes() {
    for sample in RecipeSample.all {
      #expect(!sample.source.contains("Image(\""), "AST-08 in \(sample.testDescription)")
    }
  }
}

/// State and constants.
@Suite struct RecipeStateTests {
  /// STA-02: a struct has five constants at most, the main view at least two.
  @Test func constantsAreFew() {
    for sample in RecipeSample.all {
      var count = 0
      for line in sample.lines {
        if line.first?.isLetter == true { count = 0 }
        if line.hasPrefix("    private let "), line.contains(" = ") { count += 1 }
        if line == "}" { #expect(count <= 5, "\(count) constants in \(sample.testDescription)") }
      }
      let main = sample.mainView.count { $0.hasPrefix("    private let ") && $0.contains(" = ") }
      #expect((2...5).contains(main), "\(main) constants in the main view of \(sample.testDescription)")
    }
  }

  /// SHOW-06, MODE-05: a constant or a flag that nothing reads is a promise that nobody keeps.
  @Test func nothingIsDeclaredInVain() {
    let prefixes = [
      "private let ", "static let ", "private static let ", "@State private var ", "private var ",
    ]
    for sample in RecipeSample.all {
      for prefix in prefixes {
        for name in sample.names(declaredBy: prefix, in: sample.lines) where name != "defaultValue" {
          #expect(sample.count(of: name) > 1, "\(name) is never used in \(sample.testDescription)")
        }
      }
    }
  }

  @Test func stateNamesAreThoseOfTheMainView() {
    for sample in RecipeSample.all {
      let declared = sample.names(declaredBy: "@State private var ", in: sample.mainView)
      #expect(sample.file.stateNames == declared.map { String($0) }, "\(sample.testDescription)")
    }
  }

  /// MOT-42.
  @Test func reducedMotionIsRead() {
    for sample in RecipeSample.all {
      #expect(sample.source.contains("\\.accessibilityReduceMotion"), "\(sample.testDescription)")
      #expect(sample.count(of: "reduceMotion") > 1, "\(sample.testDescription)")
    }
  }

  @Test func snippetNamesThreeFeatures() {
    for sample in RecipeSample.all {
      #expect(sample.file.snippet.features.count == 3, "\(sample.testDescription)")
      #expect(sample.file.snippet.view == "SampleView")
      #expect(sample.file.name == "SampleView.swift")
    }
  }
}

@Suite struct RecipeHapticsTests {
  @Test func withoutHapticsNothingOfThemIsLeft() {
    let traces = ["FeedbackGenerator", "HapticFeedback", "sensoryFeedback", "isPastThreshold"]
    for sample in RecipeSample.all where !sample.hasHaptics {
      for trace in traces {
        #expect(!sample.source.contains(trace), "\(trace) in \(sample.testDescription)")
      }
      #expect(sample.choreography.cues.isEmpty, "\(sample.testDescription)")
    }
  }

  /// HAP-02, HAP-03: the project's helper or the generator, never both.
  @Test func hapticsComeFromOneSource() {
    for sample in RecipeSample.all where sample.hasHaptics && !sample.choreography.cues.isEmpty {
      let inline = sample.source.contains("FeedbackGenerator")
      let helper = sample.source.contains("HapticFeedback.")
      #expect(inline != helper, "\(sample.testDescription)")
      #expect(helper == (sample.facts.hapticHelper != nil), "\(sample.testDescription)")
    }
  }

  /// What the preview shows as felt, the file plays.
  @Test func everyCueIsPlayed() {
    for sample in RecipeSample.all where sample.facts.hapticHelper != nil {
      for cue in sample.choreography.cues {
        let call = "HapticFeedback.\(cue.style.rawValue)()"
        #expect(sample.source.contains(call), "\(cue.moment) in \(sample.testDescription)")
      }
    }
  }
}

@Suite struct RecipeStyleTests {
  /// STY-26, STY-27.
  @Test func adaptiveNamesNoFixedColour() {
    let banned = ["Color.white", "Color.black", ".preferredColorScheme", ".foregroundStyle(.white"]
    for sample in RecipeSample.all where sample.style == .adaptive {
      for word in banned {
        #expect(!sample.source.contains(word), "\(word) in \(sample.testDescription)")
      }
    }
  }

  @Test func onlyAdaptiveReadsTheScheme() {
    for sample in RecipeSample.all where sample.style != .adaptive {
      #expect(!sample.source.contains("isDark"), "\(sample.testDescription)")
    }
  }

  /// STY-01, STY-02.
  @Test func theProjectsBackgroundIsUsedWhereItSuits() {
    for sample in RecipeSample.all where sample.style == .dark && sample.facts.hasBackgroundColor {
      #expect(!sample.source.contains("Color(white: 0.06).ignoresSafeArea()"), "\(sample.testDescription)")
    }
    for sample in RecipeSample.all where !sample.facts.hasBackgroundColor {
      #expect(!sample.source.contains("BgColor"), "\(sample.testDescription)")
    }
  }
}

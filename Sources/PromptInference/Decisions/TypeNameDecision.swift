import MotionCatalog

/// The main view's type name: stated, else made of the recipe's title.
enum TypeNameDecision {
  static func decide(
    _ reading: Reading, files: FileRoles, archetype: Archetype?, card: RecipeCard?, facts: ProjectFacts,
    overrides: Overrides
  ) -> Decision<String> {
    if let stated = overrides.typeName, let name = valid(stated) { return Decision(name, .stated) }
    if let (name, span) = spoken(in: reading, files: files) {
      return Decision(unused(name, facts), .stated, spans: [span])
    }
    let title = card?.title ?? archetype?.name ?? "motion"
    return Decision(unused(camelCase(title) + "View", facts), .default, rule: "OUT-08")
  }

  /// A file to be made gives its name, else what stands behind "call it".
  private static func spoken(in reading: Reading, files: FileRoles) -> (String, Span)? {
    if let output = files.output, let file = reading.tokens[output].file {
      let base = file.split(separator: "/").last.map(String.init) ?? file
      return valid(String(base.dropLast(".swift".count))).map { ($0, reading.tokens[output].span) }
    }
    for match in reading.matches where match.isGrammar(.naming) && !match.isNegated {
      let next = match.last + 1
      guard next < reading.tokens.count, reading.tokens[next].isCapitalized else { continue }
      let token = reading.tokens[next]
      if let name = valid(reading.words(token.span)) { return (name, token.span) }
    }
    return nil
  }

  /// An identifier that may stand for a view; nil where nothing is left of it.
  static func valid(_ text: String) -> String? {
    let kept = text.unicodeScalars.filter { $0 == "_" || $0.properties.isAlphabetic || $0.isASCIIDigit }
    var name = String(String.UnicodeScalarView(kept.drop { $0.isASCIIDigit || $0 == "_" }))
    guard let first = name.first else { return nil }
    name = first.uppercased() + name.dropFirst()
    return reserved.contains(name) ? name + "Motion" : name
  }

  /// Names that Swift or SwiftUI has taken.
  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "Protocol", "View", "Text", "Image", "Button", "Toggle", "Slider", "Color",
    "Shape", "Path", "Circle",
    "Capsule", "Canvas", "Animation", "Spring", "Transition", "State", "Binding", "App", "Scene", "Font",
    "List", "Form", "Group",
    "Section", "Label", "Menu", "Picker", "Stepper", "Link", "Gesture", "Namespace", "Task", "Int", "String",
    "Double", "Bool",
    "Array", "Set", "Dictionary", "Optional", "Result", "Error", "Character", "Never", "Void", "Float",
    "Data", "Date", "URL",
    "Timer", "Table", "Chart", "Map", "Alert", "Spacer", "Divider", "Rectangle", "Ellipse", "Gradient",
    "Layout", "Grid",
  ]

  private static func camelCase(_ title: String) -> String {
    let words = title.split { !$0.isLetter && !$0.isNumber }.drop { $0.first?.isNumber == true }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name, or the name with the first number that makes it new to the project.
  private static func unused(_ name: String, _ facts: ProjectFacts) -> String {
    guard facts.typeNames.contains(name) else { return name }
    var number = 2
    while facts.typeNames.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}

import MotionCatalog
import MotionChoreography
import MotionPipeline
import SwiftUIRecipes

extension Overrides {
  /// What the options that shape a brief say.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    archetype = try Self.archetype(arguments)
    recipe = try Self.recipe(arguments)
    try checkThatTheRecipeFits()
    motion = try Self.motion(arguments)
    style = try Self.choice("style", arguments, Style.self)
    ios = try Self.version(arguments)
    haptics = try Self.haptics(arguments)
    typeName = try Self.typeName(arguments)
  }

  private static func archetype(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let name = arguments.value("archetype") else { return nil }
    if let archetype = ArchetypeCatalog.named(name) { return archetype.id }
    let known = ArchetypeCatalog.all.flatMap { [$0.id, $0.name] }
    throw .badValue(
      option: "archetype", value: name, expected: "one of 'overshoot catalog archetypes'",
      suggestion: Suggestion.closest(to: name, in: known))
  }

  /// A recipe builds one archetype; both may be named, but not apart.
  private func checkThatTheRecipeFits() throws(UsageError) {
    guard let archetype, let recipe,
      let card = RecipeCatalog.cards.first(where: { $0.id == recipe }), card.archetype != archetype
    else { return }
    throw .badValue(
      option: "recipe", value: recipe, expected: "a recipe of \(archetype)", suggestion: nil)
  }

  private static func recipe(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let name = arguments.value("recipe") else { return nil }
    let wanted = name.lowercased()
    if let card = RecipeCatalog.cards.first(where: { $0.id == wanted || $0.title == wanted }) {
      return card.id
    }
    throw .badValue(
      option: "recipe", value: name, expected: "one of 'overshoot catalog recipes'",
      suggestion: Suggestion.closest(to: name, in: RecipeCatalog.cards.map(\.id)))
  }

  private static func motion(_ arguments: ParsedArguments) throws(UsageError) -> Motion? {
    guard let text = arguments.value("spring") else { return nil }
    return try SpecArgument.motion(text, option: "spring")
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ arguments: ParsedArguments, _ type: Value.Type
  ) throws(UsageError) -> Value? {
    guard let text = arguments.value(option) else { return nil }
    if let value = Value(rawValue: text.lowercased()) { return value }
    let names = Value.allCases.map(\.rawValue)
    throw .badValue(
      option: option, value: text, expected: "one of \(names.joined(separator: ", "))",
      suggestion: Suggestion.closest(to: text, in: names))
  }

  private static func version(_ arguments: ParsedArguments) throws(UsageError) -> IOSVersion? {
    guard let text = arguments.value("ios") else { return nil }
    if let version = IOSVersion(text), version >= .earliest { return version }
    throw .badValue(
      option: "ios", value: text, expected: "16.0 or later, such as 17 or 18.2", suggestion: nil)
  }

  private static func haptics(_ arguments: ParsedArguments) throws(UsageError) -> Bool? {
    switch arguments.value("haptics") {
    case nil, "auto": return nil
    case "off": return false
    case let other?:
      throw .badValue(
        option: "haptics", value: other, expected: "auto or off", suggestion: nil)
    }
  }

  private static func typeName(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let name = arguments.value("name") else { return nil }
    if let problem = TypeNameRule.problem(with: name) {
      throw .badValue(option: "name", value: name, expected: problem, suggestion: nil)
    }
    return name
  }
}

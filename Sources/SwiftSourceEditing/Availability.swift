import MotionCatalog
import SwiftSyntax

/// Whether a place in a file is only reached from a given iOS on.
enum Availability {
  static func isGated(_ node: some SyntaxProtocol, from version: IOSVersion) -> Bool {
    var child = Syntax(node)
    while let parent = child.parent {
      if gates(parent, child, version) { return true }
      child = parent
    }
    return false
  }

  private static func gates(_ parent: Syntax, _ child: Syntax, _ version: IOSVersion) -> Bool {
    if let branch = parent.as(IfExprSyntax.self) {
      let isBody = branch.body.id == child.id
      let isElse = branch.elseBody.map { Syntax($0).id == child.id } ?? false
      return isBody && asks(branch.conditions, "#available", version)
        || isElse && asks(branch.conditions, "#unavailable", version)
    }
    if let items = parent.as(CodeBlockItemListSyntax.self) {
      return items.prefix { $0.id != child.id }.contains { isGuard($0, version) }
    }
    guard let owner = parent.asProtocol((any WithAttributesSyntax).self) else { return false }
    return owner.attributes.contains { isAttribute($0, version) }
  }

  private static func isGuard(_ item: CodeBlockItemSyntax, _ version: IOSVersion) -> Bool {
    guard let statement = item.item.as(GuardStmtSyntax.self) else { return false }
    return asks(statement.conditions, "#available", version)
  }

  private static func asks(
    _ conditions: ConditionElementListSyntax, _ keyword: String, _ version: IOSVersion
  ) -> Bool {
    conditions.contains { element in
      guard let condition = element.condition.as(AvailabilityConditionSyntax.self) else { return false }
      return condition.availabilityKeyword.text == keyword
        && reaches(condition.availabilityArguments, version)
    }
  }

  private static func isAttribute(
    _ element: AttributeListSyntax.Element, _ version: IOSVersion
  ) -> Bool {
    guard let attribute = element.as(AttributeSyntax.self),
      case .availability(let arguments) = attribute.arguments
    else { return false }
    return reaches(arguments, version)
  }

  private static func reaches(
    _ arguments: AvailabilityArgumentListSyntax, _ version: IOSVersion
  ) -> Bool {
    arguments.contains { argument in
      guard let restriction = argument.argument.as(PlatformVersionSyntax.self),
        restriction.platform.text == "iOS", let stated = restriction.version
      else { return false }
      return (IOSVersion(stated.trimmedDescription).map { $0 >= version }) ?? false
    }
  }
}

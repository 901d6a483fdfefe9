package import MotionChoreography

/// What a person has decided beside the prompt: options of the command line, picks in the studio.
/// Each one beats inference (MODE-10) and survives further typing.
package struct Overrides: Hashable, Sendable {
  package var archetype: String?
  package var recipe: String?
  package var motion: Motion?
  package var trigger: Trigger?
  package var container: Container?
  package var style: Style?
  package var ios: IOSVersion?
  /// false turns every haptic off.
  package var haptics: Bool?
  package var typeName: String?

  package init() {}

  package static let none = Overrides()
}

package import MotionChoreography

/// What a phrase of a prompt is evidence for. A phrase may mean several things at once.
package enum Meaning: Hashable, Sendable {
  /// Name of a preset of the catalogue.
  case feel(String)
  /// A motion principle (VOC-07…16).
  case signal(String)
  /// A SwiftUI element (VOC-20…32).
  case primitive(String)
  /// Evidence for an archetype: its id and a weight, 1 (a hint) … 9 (says it by name).
  case archetype(String, Int)
  /// Id of the recipe that the phrase asks for within its archetype, and how surely: 1, or 2.
  case recipe(String, Int = 1)
  /// Name of an SF Symbol and how directly it is named: 1 by a far subject … 4 by its very name.
  case symbol(String, Int)
  /// A symbol effect, as SwiftUI names it, without the dot.
  case effect(String)
  /// An action of the user; an explicit one ("tap to …") beats "by itself".
  case action(explicit: Bool)
  /// The motion plays by itself.
  case selfPlaying
  /// The user draws or signs (DEF-08).
  case drawing
  /// A container, stated.
  case container(Container)
  /// A toolbar control of the defaults contract.
  case control(String)
  case style(Style)
  /// A word for haptics in general: "buzz".
  case haptics
  /// A kind of haptic, meant as one only beside a word for haptics: "light", "heavy".
  case intensity(HapticStyle)
  /// Says that nothing is to be felt.
  case silence
  /// Cards in a row: another folder, another spring, a tick for each card.
  case carousel
  /// Something is destroyed when the motion commits (HAP-06).
  case destructive
  /// The stack unfolds on a tap (STK-07).
  case expanding
  /// The phrase before it only names a colour.
  case colour
  case grammar(GrammarWord)
  case number(Double)
  case unit(UnitWord)
  case parameter(SpringParameter)
  case curve(CurveWord)
  /// A thing that is counted: "seven cards".
  case counted
  /// Says what the number beside it measures.
  case quantity(QuantityWord)
  case editVerb(EditVerb)
  /// What an edit changes: `spring`, `haptics`.
  case editObject(String)
  /// A known phrase that means nothing here: it keeps its words from meaning something else.
  case nothing
}

/// Words that steer how others are read.
package enum GrammarWord: String, Hashable, Sendable {
  /// Negates what follows in its clause: "no", "without".
  case negator
  /// Negates what stands before it: Japanese "なし".
  case postNegator
  /// Takes back haptics that follow: "drop", "remove".
  case remover
  /// Takes back what was said before: "actually no".
  case correction
  /// Ends the reach of a negation: "but", "just".
  case turn
  /// Ends it once it has reached something: "no bounce when I swipe".
  case preposition
  /// May stand inside a phrase without breaking it: "tear the pack open".
  case filler
  /// The file is only looked at: "as a reference".
  case reference
  /// The file or type is to be made: "save it as".
  case naming
}

package enum UnitWord: String, Hashable, Sendable {
  case seconds, milliseconds, points, percent, degrees, times
}

package enum SpringParameter: String, Hashable, Sendable {
  case response, dampingFraction, stiffness, damping, mass, duration, bounce, spring, interactive
}

package enum CurveWord: String, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut
}

package enum QuantityWord: String, Hashable, Sendable {
  case distance, count, duration, stagger, delay
}

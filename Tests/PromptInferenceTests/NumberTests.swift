import MotionCatalog
import MotionChoreography
import PromptInference
import SpringPhysics
import Testing

private let stated: [(String, Motion)] = [
  ("toggle, response 0.3 damping 0.5", .spring(response: 0.3, dampingFraction: 0.5)),
  ("toggle with 0.5 response and 0.7 damping", .spring(response: 0.5, dampingFraction: 0.7)),
  ("Schalter: Antwort 0,5 / Dämpfung 0,8", .spring(response: 0.5, dampingFraction: 0.8)),
  ("toggle spring 0.62 / 0.74", .spring(response: 0.62, dampingFraction: 0.74)),
  ("0.45/0.85 drag card", .spring(response: 0.45, dampingFraction: 0.85)),
  ("spring(response: 0.42, dampingFraction: 0.9) sheet", .spring(response: 0.42, dampingFraction: 0.9)),
  ("switch with stiffness 200 damping 15", .interpolatingSpring(mass: 1, stiffness: 200, damping: 15)),
  ("switch, mass 2, stiffness 220, damping 22", .interpolatingSpring(mass: 2, stiffness: 220, damping: 22)),
  ("flip a pack with bounce .3 duration .4", .durationBounce(duration: 0.4, bounce: 0.3)),
  ("toggle bounce -0.2 duration 400 ms", .durationBounce(duration: 0.4, bounce: -0.2)),
  ("scrub the chart, response 0.25 damping 0.9", .interactiveSpring(response: 0.25, dampingFraction: 0.9)),
  ("loading bar. ease out, 300ms.", .curve(.easeOut, duration: 0.3)),
  ("heart, ease in out, half a second", .curve(.easeInOut, duration: 0.5)),
  ("Ladeanzeige, 1,2 Sekunden pro Runde", .curve(.linear, duration: 1.2)),
  ("toggle, just linear 0.2", .curve(.linear, duration: 0.2)),
  ("toggle easeInOut:0.45", .curve(.easeInOut, duration: 0.45)),
  (".snappy toggle", .named(.snappy)),
  ("snappy toggle, damping 80 %", .spring(response: 0.35, dampingFraction: 0.8)),
  ("toggle, damping 0.9", .spring(response: 0.35, dampingFraction: 0.9)),
  ("トグル、応答0.5、減衰0.8", .spring(response: 0.5, dampingFraction: 0.8)),
]

@Test(arguments: stated)
func numbersAreTakenVerbatim(_ prompt: String, _ motion: Motion) {
  #expect(brief(prompt).motion.value == motion)
}

@Test func impossibleNumbersAreIgnored() {
  let own = brief("toggle").motion.value
  #expect(brief("toggle, response 0 damping 0").motion.value == own)
  #expect(brief("toggle 16/9").motion.value == own)
  #expect(brief("toggle on 12/24").motion.value == own)
}

@Test func springNumbersAreNoQuantities() {
  #expect(brief("toggle, response 300 ms, damping ratio 0.55").quantities.isEmpty)
  #expect(brief("toggle 0.35/0.6").quantities.isEmpty)
}

private let quantities: [(String, String, Double)] = [
  ("drag it past 120 pt and it is gone", "distance", 120),
  ("drags more than 140pt to the right", "distance", 140),
  ("drag the card past 150 to delete", "distance", 150),
  ("seven cards in a carousel", "count", 7),
  ("flips one by one with 0.15s between them", "stagger", 0.15),
  ("toast that goes after 2.5 s", "delay", 2.5),
  ("loader, 900 ms", "duration", 0.9),
]

@Test(arguments: quantities)
func quantitiesHaveNamesAndUnits(_ prompt: String, _ name: String, _ value: Double) {
  let found = brief(prompt).quantities
  #expect(found.contains { $0.name == name && $0.value == value }, "\(found)")
}

import MotionCatalog

/// Motion principles and SwiftUI elements: each one once, in the order of the prompt.
enum SignalDecisions {
  static func signals(_ reading: Reading) -> [Decision<String>] {
    distinct(reading.evidence(where: \.isSignal)) { if case .signal(let name) = $0 { name } else { nil } }
  }

  static func primitives(_ reading: Reading) -> [Decision<String>] {
    distinct(reading.evidence(where: \.isPrimitive)) {
      if case .primitive(let name) = $0 { name } else { nil }
    }
  }

  private static func distinct(
    _ evidence: [Reading.Evidence], name: (Meaning) -> String?
  ) -> [Decision<String>] {
    var decisions: [Decision<String>] = []
    for found in evidence {
      guard let name = name(found.sense.meaning) else { continue }
      if let known = decisions.firstIndex(where: { $0.value == name }) {
        decisions[known].spans.append(found.match.span)
      } else {
        decisions.append(Decision(name, .inferred, rule: found.sense.rule, spans: [found.match.span]))
      }
    }
    return decisions
  }
}

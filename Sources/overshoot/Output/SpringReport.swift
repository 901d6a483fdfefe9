import MotionChoreography
import SpringPhysics

/// The figures of one motion, for people and for scripts.
struct SpringReport {
  let motion: Motion
  let timing: Timing

  private var swiftUI: String { FormatCatalog.format("swiftui")?.export(timing).text ?? "" }

  // MARK: - Text

  func text(besides other: SpringReport?) -> String {
    let own = rows
    guard let other else {
      return ([swiftUI, ""] + own.map { "\(pad($0.name, 20))\($0.shown)" }).joined(separator: "\n")
    }
    let theirs = other.rows
    let lines = own.map { row in
      let twin = theirs.first { $0.name == row.name }
      let change = twin.flatMap { difference(row, $0) } ?? ""
      return pad(row.name, 20) + pad(row.shown, 14) + pad(twin?.shown ?? "–", 14) + change
    }
    return ([pad("", 20) + swiftUI, pad("", 20) + other.swiftUI, ""] + lines).joined(separator: "\n")
  }

  private func difference(_ row: Row, _ twin: Row) -> String? {
    guard row.value.isFinite, twin.value.isFinite, row.value != twin.value else { return nil }
    let delta = twin.value - row.value
    return (delta > 0 ? "+" : "−") + row.format(delta.magnitude)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private struct Row {
    let name: String
    let value: Double
    let format: (Double) -> String
    var shown: String { value.isFinite ? format(value) : "never" }
  }

  private var rows: [Row] {
    guard let spring = timing.spring else {
      return [Row(name: "duration", value: timing.visibleDuration, format: Self.seconds)]
    }
    let figures = spring.figures
    let plain: (Double) -> String = { Self.rounded($0, 3) }
    return [
      Row(name: "response", value: spring.response, format: Self.seconds),
      Row(name: "damping fraction", value: spring.dampingRatio, format: plain),
      Row(name: "bounce", value: spring.bounce, format: plain),
      Row(name: "stiffness", value: spring.physicalStiffness, format: plain),
      Row(name: "damping", value: spring.damping, format: plain),
      Row(name: "overshoot", value: figures.overshoot, format: Self.percent),
      Row(name: "peak", value: figures.peakTime ?? .infinity, format: Self.seconds),
      Row(name: "rise 10–90 %", value: figures.riseTime10to90, format: Self.seconds),
      Row(name: "still within 1 %", value: figures.settle1Percent, format: Self.seconds),
      Row(name: "still within 0.1 %", value: figures.settle01Percent, format: Self.seconds),
      Row(name: "SwiftUI settling", value: figures.settlingDuration, format: Self.seconds),
      Row(name: "frames at 60 Hz", value: Double(figures.framesAt60), format: { "\(Int($0))" }),
    ]
  }

  private static func rounded(_ value: Double, _ places: Int) -> String {
    let scale = places == 3 ? 1000.0 : 100.0
    let number = (value * scale).rounded() / scale
    return number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func seconds(_ value: Double) -> String { "\(rounded(value, 3)) s" }
  private static func percent(_ value: Double) -> String { "\(rounded(value * 100, 2)) %" }

  // MARK: - JSON

  func json(comparedWith other: SpringReport?) -> JSON {
    let document = JSON.object([
      ("schema", 1), ("motion", JSON(motion)), ("forms", forms), ("figures", figures),
      ("swiftui", .string(swiftUI)),
    ])
    guard let other, case .members(let members) = document else { return document }
    let more = JSON.object([
      ("other", .object([("motion", JSON(other.motion)), ("figures", other.figures)])),
      ("difference", difference(to: other)),
    ])
    guard case .members(let added) = more else { return document }
    return .members(members + added)
  }

  private var forms: JSON {
    guard let spring = timing.spring else {
      return .object([("duration", .number(timing.visibleDuration))])
    }
    let values = [
      ("response", spring.response), ("dampingFraction", spring.dampingRatio),
      ("duration", spring.response), ("bounce", spring.bounce), ("mass", spring.mass),
      ("stiffness", spring.physicalStiffness), ("damping", spring.damping),
    ]
    return .object(values.map { ($0.0, .number(Self.tidy($0.1))) })
  }

  /// Without the last digits' noise: what was said as 0.3 reads as 0.3.
  private static func tidy(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }

  private var numbers: [(String, Double)] {
    guard let spring = timing.spring else {
      return [("settlingDuration", timing.visibleDuration)]
    }
    let figures = spring.figures
    return [
      ("dampingRatio", spring.dampingRatio), ("angularFrequency", spring.undampedFrequency),
      ("overshoot", figures.overshoot), ("undershoot", figures.undershoot),
      ("peakTime", figures.peakTime ?? .infinity), ("peakVelocity", figures.peakVelocity),
      ("riseTime10to90", figures.riseTime10to90), ("settle1Percent", figures.settle1Percent),
      ("settle01Percent", figures.settle01Percent), ("settlingDuration", figures.settlingDuration),
      ("framesAt60", Double(figures.framesAt60)), ("framesAt120", Double(figures.framesAt120)),
    ]
  }

  private var figures: JSON { .object(numbers.map { ($0.0, .number($0.1)) }) }

  private func difference(to other: SpringReport) -> JSON {
    .object(
      numbers.compactMap { name, value in
        other.numbers.first { $0.0 == name }.map { (name, .number($0.1 - value)) }
      })
  }
}

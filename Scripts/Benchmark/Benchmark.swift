import Foundation
import MotionCatalog
import MotionPipeline

/// Times prompt → brief → choreography → file inside one process and prints JSON: microseconds.
///
/// Usage: overshoot-bench [ROUNDS]
@main
struct Benchmark {
  static let prompts = [
    "snappy card that rips with anticipation",
    "Animate the wifi symbol",
    "toggle. snappy. actually no, make that soft",
    "Liquid Glass search button that opens into a full-width field when pressed",
    "scrub the data, response 0.25 damping 0.9",
    "loader whose speed matches our website: one lap every 900 ms",
    "coach marks with no haptics",
    "tear open a pack, heavy buzz, then each card flips one by one with 0.15s between them",
    "liquid chrome surface",
    "falling sand, touch to pour, light theme, iOS 18",
    "署名パッド（クリアと完了ボタン）",
    "Karte wegwischen, aber bitte ohne Federn",
  ]

  static func main() {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 500
    var times: [Double] = []
    var bytes = 0
    for round in 0..<(rounds + 20) {
      for prompt in prompts {
        let clock = ContinuousClock()
        let elapsed = clock.measure {
          bytes &+= Pipeline.run(prompt: prompt).file?.source.utf8.count ?? 0
        }
        // The first rounds fill caches and build the tables; a keystroke never sees them again.
        if round >= 20 { times.append(elapsed / .microseconds(1)) }
      }
    }
    times.sort()
    func percentile(_ share: Double) -> Double {
      times[min(times.count - 1, Int(Double(times.count) * share))]
    }
    print(
      """
      {"samples": \(times.count), "p50": \(percentile(0.5)), "p99": \(percentile(0.99)), \
      "max": \(times.last ?? 0), "bytes": \(bytes)}
      """)
  }
}

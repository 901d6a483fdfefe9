/// All notations.
package enum FormatCatalog {
  package static let all: [Format] = [
    .swiftUI, .uiKit, .coreAnimation, .css, .motion, .reactSpring, .compose, .flutter, .lottie,
    .android,
  ]

  package static func format(_ id: String) -> Format? { all.first { $0.id == id } }
}

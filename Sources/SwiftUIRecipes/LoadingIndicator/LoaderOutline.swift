import MotionCatalog

/// The outline that a comet runs along (LDR-09, LDR-12), as the body of a point generator.
///
/// Coordinates go from −1 to 1. Curves are given densely, corners exactly; the generated sampler
/// makes both even in arc length (LDR-06).
enum LoaderOutline: Equatable {
  case infinity, circle, heart, rose
  case star(points: Int)
  case polygon(sides: Int)

  static func named(in brief: Brief) -> LoaderOutline {
    named(in: brief.prompt, count: brief.quantity("count"))
  }

  /// The first shape that the prompt names, with its count of points or sides where one is stated.
  static func named(in prompt: String, count stated: Double?) -> LoaderOutline {
    let words = prompt.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    let count = stated.flatMap(reasonable) ?? count(in: words)
    return words.lazy.compactMap { shape($0, count: count) }.first ?? .infinity
  }

  private static func shape(_ word: String, count: Int?) -> LoaderOutline? {
    if let sides = sides[word] { return .polygon(sides: sides) }
    switch word {
    case "infinity", "lemniscate", "figure": return .infinity
    case "star", "starburst": return .star(points: count ?? 5)
    case "polygon": return .polygon(sides: count ?? 6)
    case "circle", "ring", "circular", "round": return .circle
    case "heart": return .heart
    case "rose", "flower", "clover": return .rose
    default: return nil
    }
  }

  /// The number before "pointed", "points" or "sided".
  private static func count(in words: [String]) -> Int? {
    guard let marker = words.firstIndex(where: markers.contains), marker > 0 else { return nil }
    let word = words[marker - 1]
    return numbers[word] ?? Double(word).flatMap(reasonable)
  }

  /// A figure of less than three corners is none, one of more than twelve a circle.
  private static func reasonable(_ count: Double) -> Int? {
    (3...12).contains(count) ? Int(count) : nil
  }

  private static let markers = ["pointed", "point", "points", "sided", "sides"]
  private static let numbers = [
    "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
  ]
  private static let sides = [
    "triangle": 3, "triangular": 3, "square": 4, "diamond": 4, "pentagon": 5, "hexagon": 6,
    "hexagonal": 6, "heptagon": 7, "octagon": 8,
  ]

  /// What the loader runs along, for the doc comment: "an infinity loop".
  var phrase: String {
    switch self {
    case .infinity: "an infinity loop"
    case .circle: "a circle"
    case .heart: "a heart"
    case .rose: "a rose of three petals"
    case .star(let points): "a star of \(points) points"
    case .polygon(let sides): "a polygon of \(sides) sides"
    }
  }

  var title: String {
    switch self {
    case .infinity: "Infinity"
    case .circle: "Circle"
    case .heart: "Heart"
    case .rose: "Rose"
    case .star: "Star"
    case .polygon: "Polygon"
    }
  }

  /// Statements that declare `outline`, the closed line in unit coordinates.
  var generator: Code {
    switch self {
    case .star(let points):
      """
      private static let pointCount = \(points)
      private static let innerRadius: CGFloat = 0.42

      /// Tips and notches in turn, the first tip at the top.
      private static let outline: [CGPoint] = (0..<pointCount * 2).map { index in
          let angle = .pi * CGFloat(index) / CGFloat(pointCount) - .pi / 2
          let radius = index.isMultiple(of: 2) ? 1 : innerRadius
          return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      }
      """
    case .polygon(let sides):
      """
      private static let sideCount = \(sides)

      /// The corners, one of them at the top.
      private static let outline: [CGPoint] = (0..<sideCount).map { index in
          let angle = 2 * .pi * CGFloat(index) / CGFloat(sideCount) - .pi / 2
          return CGPoint(x: cos(angle), y: sin(angle))
      }
      """
    case .infinity: curve("The lemniscate of Bernoulli.", Self.infinityPoint)
    case .circle: curve("The unit circle from the top.", Self.circlePoint)
    case .heart: curve("A heart whose widest point is at 1.", Self.heartPoint)
    case .rose: curve("A rose curve; half a turn draws all three petals.", Self.rosePoint)
    }
  }

  private func curve(_ comment: String, _ body: Code) -> Code {
    """
    private static let curveCount = 720

    /// \(comment)
    private static let outline: [CGPoint] = (0..<curveCount).map { index in
        let turn = 2 * .pi * CGFloat(index) / CGFloat(curveCount)
        \(body)
    }
    """
  }

  private static let infinityPoint: Code = """
    let scale = 1 + sin(turn) * sin(turn)
    return CGPoint(x: cos(turn) / scale, y: sin(turn) * cos(turn) / scale)
    """
  private static let circlePoint: Code = """
    return CGPoint(x: sin(turn), y: -cos(turn))
    """
  private static let heartPoint: Code = """
    let wide = sin(turn)
    let tall = 13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)
    return CGPoint(x: wide * wide * wide, y: -tall / 17)
    """
  private static let rosePoint: Code = """
    let radius = cos(3 * turn / 2)
    return CGPoint(x: radius * sin(turn / 2), y: -radius * cos(turn / 2))
    """
}

/// What a shader's surface is made of: numbers of one and the same shader (MTL-16).
struct ShaderMaterial: Hashable, Sendable {
  /// Whole words that ask for it; the first one names it.
  let words: [String]
  /// Red, green, blue of the deep tone on dark, on light, and of the bright tone; 0…1.
  let deep: [Double]
  let deepOnLight: [Double]
  let bright: [Double]
  /// How much of a rainbow the grazing light shows, 0…1 (VOC-18).
  let iridescence: Double
  /// How much of the surface shines by itself, 0…1: metal reflects, plasma glows (VOC-19).
  let glow: Double
  /// Height of the waves against their length.
  let relief: Double
  /// Waves across the screen.
  let waves: Double
  /// Of the clock: 1 is a brook.
  let speed: Double

  static let all: [ShaderMaterial] = [
    ShaderMaterial(
      words: ["chrome", "steel", "silver", "mirror", "metal"],
      deep: [0.05, 0.06, 0.09], deepOnLight: [0.34, 0.37, 0.42], bright: [0.93, 0.95, 1],
      iridescence: 0.12, glow: 0, relief: 1.1, waves: 2.2, speed: 0.35),
    ShaderMaterial(
      words: ["mercury", "quicksilver"],
      deep: [0.08, 0.09, 0.1], deepOnLight: [0.42, 0.44, 0.46], bright: [0.85, 0.88, 0.9],
      iridescence: 0.04, glow: 0, relief: 1.5, waves: 1.6, speed: 0.5),
    ShaderMaterial(
      words: ["gold", "golden", "brass", "copper"],
      deep: [0.2, 0.1, 0.02], deepOnLight: [0.55, 0.36, 0.1], bright: [1, 0.84, 0.35],
      iridescence: 0.06, glow: 0.08, relief: 1.1, waves: 2, speed: 0.3),
    ShaderMaterial(
      words: [
        "holographic", "hologram", "iridescent", "oil", "foil", "prism", "rainbow", "pearl",
      ],
      deep: [0.16, 0.14, 0.26], deepOnLight: [0.62, 0.6, 0.74], bright: [0.94, 0.92, 1],
      iridescence: 0.9, glow: 0.12, relief: 0.8, waves: 2.6, speed: 0.25),
    ShaderMaterial(
      words: ["plasma", "lava", "magma", "ink", "fire"],
      deep: [0.14, 0.02, 0.2], deepOnLight: [0.55, 0.2, 0.5], bright: [1, 0.5, 0.42],
      iridescence: 0.1, glow: 0.85, relief: 0.6, waves: 2.4, speed: 0.45),
    ShaderMaterial(
      words: ["aurora", "nebula", "northern", "galaxy"],
      deep: [0.02, 0.06, 0.16], deepOnLight: [0.3, 0.45, 0.62], bright: [0.55, 0.95, 0.75],
      iridescence: 0.35, glow: 0.8, relief: 0.5, waves: 1.5, speed: 0.22),
  ]

  static let chrome = all[0]

  /// The material that the prompt names first; chrome where it names none.
  static func named(in prompt: String) -> ShaderMaterial {
    let words = prompt.lowercased().split { !$0.isLetter }.map(String.init)
    for word in words where word != "metal" {
      if let match = all.first(where: { $0.words.contains(word) }) { return match }
    }
    return chrome
  }
}

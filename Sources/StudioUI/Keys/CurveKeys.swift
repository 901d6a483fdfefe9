import TerminalPrimitives

/// Tuning. Shift makes ten steps of one, and so do the plain keys beside each arrow's.
enum CurveKeys {
  static let all: [KeyBinding] = [
    tune(
      "response.down", [Key(.left), .character("h")], "response 0.01 s shorter", hint: "response",
      response: -0.01),
    tune(
      "response.up", [Key(.right), .character("l")], "response 0.01 s longer", hint: "response",
      response: 0.01),
    tune("damping.up", [Key(.up), .character("k")], "damping 0.01 more", hint: "damping", ratio: 0.01),
    tune("damping.down", [Key(.down), .character("j")], "damping 0.01 less", hint: "damping", ratio: -0.01),
    tune(
      "response.down.ten", [Key(.left, .shift), .character("<")], "response 0.1 s shorter", response: -0.1),
    tune("response.up.ten", [Key(.right, .shift), .character(">")], "response 0.1 s longer", response: 0.1),
    tune("damping.up.ten", [Key(.up, .shift), .character("K")], "damping 0.1 more", ratio: 0.1),
    tune("damping.down.ten", [Key(.down, .shift), .character("J")], "damping 0.1 less", ratio: -0.1),
    GlobalKeys.command(
      "curve.form", [.character("m")], "response/damping, duration/bounce, or stiffness", hint: "form"
    ) { $0.curve.form = $0.curve.form.next },
    GlobalKeys.command(
      "curve.compare", [.character("c")], "lay the next preset over the curve", hint: "compare"
    ) {
      $0.compareNext()
    },
    GlobalKeys.command("curve.reset", [.character("r")], "the motion of the prompt again", hint: "reset") {
      $0.resetMotion()
    },
  ]

  private static func tune(
    _ id: String, _ keys: [Key], _ description: String, hint: String? = nil, response: Double = 0,
    ratio: Double = 0
  ) -> KeyBinding {
    GlobalKeys.command("curve." + id, keys, description, hint: hint) {
      $0.tune(response: response, ratio: ratio)
    }
  }
}

/// Position and velocity of something that moves along one axis.
package struct MotionState: Hashable, Sendable {
  package var value: Double
  package var velocity: Double

  package init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}

extension Spring {
  /// Position at `time`, starting at 0 with `initialVelocity`, pulled towards `target`.
  package func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    state(target: target, initialVelocity: initialVelocity, time: time).value
  }

  /// The true derivative of ``value(target:initialVelocity:time:)``, in every regime.
  package func velocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    state(target: target, initialVelocity: initialVelocity, time: time).velocity
  }

  /// The velocity as SwiftUI's `Spring.velocity` reports it: beyond critical damping it is too
  /// high by the target, a quirk of the API that is kept only where a number is shown as SwiftUI's.
  package func swiftUIVelocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    velocity(target: target, initialVelocity: initialVelocity, time: time)
      + (angularFrequency < 0 ? target : 0)
  }

  /// Both numbers at once: the closed form of x″ = −ω₀²(x − g) − 2d·x′.
  package func state(target: Double, initialVelocity: Double, time: Double) -> MotionState {
    let basis = basis(at: time)
    // With y = x − g: y(t) = e^(−dt)·(y₀·C + (v₀ + d·y₀)·S), y₀ = −g.
    let slope = initialVelocity - decay * target
    let envelope = exponential(-decay * time)
    let displacement = envelope * (slope * basis.sine - target * basis.cosine)
    let signedSquare = angularFrequency * angularFrequency.magnitude
    let derivative = envelope * (slope * basis.cosine + target * signedSquare * basis.sine)
    return MotionState(
      value: target + displacement, velocity: derivative - decay * displacement)
  }

  /// C and S with S′ = C, C′ = −ω|ω|·S, C(0) = 1, S(0) = 0: cosine and sine(ωt)/ω below critical
  /// damping, 1 and t at it, their hyperbolic twins beyond.
  private func basis(at time: Double) -> (cosine: Double, sine: Double) {
    let w = angularFrequency.magnitude
    let angle = w * time
    switch regime {
    case .underDamped: return (cosine(angle), sine(angle) / w)
    case .criticallyDamped: return (1, time)
    case .overDamped: return (hyperbolicCosine(angle), hyperbolicSine(angle) / w)
    }
  }

  /// SwiftUI's `update(value:velocity:target:deltaTime:)`: one exact step of any length.
  package func updated(_ state: MotionState, target: Double, deltaTime: Double) -> MotionState {
    let step = self.state(
      target: target - state.value, initialVelocity: state.velocity, time: deltaTime)
    return MotionState(value: state.value + step.value, velocity: step.velocity)
  }

  /// SwiftUI's `force(target:position:velocity:)`, with the API's own stiffness.
  package func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }
}

/// A damped harmonic oscillator with SwiftUI's parameters and SwiftUI's numbers.
///
/// The state is three numbers, as in SwiftUI: the signed frequency tells the regime, so the three
/// regimes join without a seam at a damping ratio of 1.
/// Units: seconds, radians per second; positions are whatever the caller animates.
package struct Spring: Hashable, Sendable {
  /// ω in rad/s: positive when under-damped, 0 when critically damped, negative when over-damped.
  package let angularFrequency: Double
  /// The envelope's decay d in 1/s: the amplitude falls as e^(−d·t).
  package let decay: Double
  /// Mass in SwiftUI's unit; 1 for every form but mass/stiffness/damping.
  package let mass: Double

  package init(angularFrequency: Double, decay: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency
    self.decay = decay
    self.mass = mass
  }
}

/// Where a spring stands towards critical damping.
package enum DampingRegime: Hashable, Sendable {
  case underDamped, criticallyDamped, overDamped
}

extension Spring {
  package var regime: DampingRegime {
    if angularFrequency > 0 { return .underDamped }
    return angularFrequency < 0 ? .overDamped : .criticallyDamped
  }

  /// ω₀ = √(d² + ω·|ω|), in rad/s.
  package var undampedFrequency: Double {
    (decay * decay + angularFrequency * angularFrequency.magnitude).squareRoot()
  }

  /// ζ = d / ω₀, SwiftUI's `dampingFraction`.
  package var dampingRatio: Double { decay / undampedFrequency }

  /// 2π / ω₀ in seconds: SwiftUI's `response`, and its `duration`.
  package var response: Double { 2 * .pi / undampedFrequency }

  /// 1 − ζ up to critical damping, 1/ζ − 1 beyond it.
  package var bounce: Double {
    angularFrequency >= 0 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The damping coefficient c = 2·m·d.
  package var damping: Double { 2 * mass * decay }

  /// The stiffness as SwiftUI's API returns it: m·(ω² + d²). Beyond critical damping this is not
  /// the physical stiffness; see ``physicalStiffness``.
  package var stiffness: Double { mass * (angularFrequency * angularFrequency + decay * decay) }

  /// The stiffness k = m·ω₀² of the equation of motion, in every regime.
  package var physicalStiffness: Double { mass * undampedFrequency * undampedFrequency }
}

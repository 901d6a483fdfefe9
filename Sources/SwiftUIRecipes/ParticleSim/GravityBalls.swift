import MotionCatalog
import MotionChoreography
import SpringPhysics

/// Balls under gravity that fall, collide and come to rest.
///
/// A small world of its own: fixed steps on a clock, so that a slow frame changes nothing; chance
/// from a seed. By itself gravity sways, so the picture never dies; where a hand acts, a touch drops
/// a ball and a drag pushes.
enum GravityBalls: Recipe {
  static let card = RecipeCard(
    id: "gravity-balls", title: "gravity balls", archetype: "particle-sim",
    cues: [
      "gravity", "balls", "falling balls", "physics", "marbles", "bounce around", "sand", "grains",
      "particles", "collide", "drop balls",
    ],
    summary: "balls that fall, collide and settle in a world of their own",
    rules: [
      "SPR-18", "STA-02", "STA-05", "STA-09", "STA-10", "HAP-10", "HAP-11", "HAP-12", "STY-14", "ARC-09",
      "MOT-42", "MOT-48", "MOT-51", "LAY-01",
    ])

  /// What falls: the same laws with other numbers.
  private struct Material {
    let count: Int
    let radii: (Double, Double)
    let restitution: Double

    static let marbles = Material(count: 40, radii: (12, 26), restitution: 0.62)
    static let sand = Material(count: 140, radii: (5, 9), restitution: 0.18)
  }

  private static func material(for brief: Brief) -> Material {
    let words = brief.prompt.lowercased().split { !$0.isLetter }
    let isSand = words.contains { ["sand", "grain", "grains", "gravel"].contains($0) }
    let base = isSand ? Material.sand : .marbles
    guard let count = brief.quantity("count") else { return base }
    return Material(
      count: Int(min(max(count, 1), 160)), radii: base.radii, restitution: base.restitution)
  }

  static func choreography(for brief: Brief) -> Choreography {
    let brief = brief.silentWithoutTouch
    return Choreography(
      tracks: [Track("fall", .time, from: 0, to: 1, motion: .physics)],
      cues: brief.haptics.value.map { HapticCue($0.moment, $0.style, at: 0) },
      thresholds: brief.isShowcase ? [] : [Threshold("reach", brief.quantity("distance") ?? 90)],
      // A hundred and twenty-eight steps a second: a number that binary fractions hold exactly.
      intervals: [Interval("step", 0.0078125), Interval("longestFrame", 0.05)],
      loop: .clock)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.with(context.brief.silentWithoutTouch)
    let isShowcase = context.brief.isShowcase
    return Draft(
      model: .paragraphs([constants(context), ball, world(isShowcase)]),
      mainView: mainView(context), shapes: .seededGenerator,
      stateNames: ["world"] + (isShowcase ? [] : ["drops", "isTouching"]),
      features: ["Gravity", "Collisions", isShowcase ? "Sway" : "Touch"])
  }

  // MARK: - Model

  private static func constants(_ context: RecipeContext) -> Code {
    let material = material(for: context.brief)
    let isShowcase = context.brief.isShowcase
    let touch: Code =
      isShowcase
      ? """
      static let sway = 0.55
      static let swayRate = 0.7
      """
      : """
      static let reach: CGFloat = \(context.threshold("reach"))
      static let push: CGFloat = 5200
      static let mostBalls = \(material.count + 24)
      """
    return """
      private enum Physics {
          static let toneCount = 3
          static let step = \(context.interval("step"))
          static let longestFrame = \(context.interval("longestFrame"))
          static let gravity: CGFloat = 1500
          static let restitution: CGFloat = \(material.restitution)
          static let grip: CGFloat = 0.985
          static let restSpeed: CGFloat = 26
          static let calmSpeed: CGFloat = 60
          static let passes = 4
          static let correction: CGFloat = 0.8
          static let ballCount = \(material.count)
          static let radii: ClosedRange<CGFloat> = \(material.radii.0)...\(material.radii.1)
          static let settlingSteps = 480
          static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
          \(touch)
      }
      """
  }

  private static let ball: Code = """
    private struct Ball {
        var position: CGPoint
        var velocity: CGVector
        let radius: CGFloat
        let tone: Int

        /// Equal material: the mass grows with the disc.
        var mass: CGFloat { radius * radius }
    }
    """

  private static func world(_ isShowcase: Bool) -> Code {
    """
    /// The bodies and their laws. A class, since its state changes between frames and not by them.
    private final class World {
        private(set) var balls: [Ball] = []
        \(Code("var finger: CGPoint?").when(!isShowcase))
        private var random = SeededRNG(seed: Physics.seed)
        private var size = CGSize.zero
        private var lastFrame: Date?
        private var debt = 0.0
        private var isAtRest = false
        \(Code("private var age = 0.0").when(isShowcase))
        \(Code("private var lean = 0.0").when(isShowcase))

        \(advance(isShowcase))

        \(isShowcase ? .empty : drop)

        \(steps(isShowcase))

        \(walls)

        \(collisions)
    }
    """
  }

  private static func advance(_ isShowcase: Bool) -> Code {
    let sway: Code = """
      age += Physics.step
      lean = Physics.sway * sin(age * Physics.swayRate)
      """
    return """
      /// Pays the time since the last frame in fixed steps; what is left waits for the next one.
      func advance(to date: Date, in size: CGSize) {
          prepare(for: size)
          let elapsed = lastFrame.map { date.timeIntervalSince($0) } ?? 0
          lastFrame = date
          debt += min(max(elapsed, 0), Physics.longestFrame)
          while debt >= Physics.step {
              \(sway.when(isShowcase))
              takeStep()
              debt -= Physics.step
          }
      }

      /// The end of the fall without its way.
      func settle(in size: CGSize) {
          prepare(for: size)
          guard !isAtRest, !balls.isEmpty else { return }
          isAtRest = true
          for _ in 0..<Physics.settlingSteps { takeStep() }
      }

      private func prepare(for size: CGSize) {
          if size != self.size { isAtRest = false }
          self.size = size
          guard balls.isEmpty, size.width > 0 else { return }
          balls = (0..<Physics.ballCount).map { _ in
              makeBall(at: CGPoint(x: random.unit() * size.width, y: random.unit() * size.height / 2))
          }
      }

      private func makeBall(at position: CGPoint) -> Ball {
          Ball(
              position: position,
              velocity: .zero,
              radius: random.value(in: Physics.radii),
              tone: Int(random.unit() * CGFloat(Physics.toneCount))
          )
      }
      """
  }

  private static let drop: Code = """
    /// Where a ball comes from that no finger drops.
    var top: CGPoint { CGPoint(x: size.width / 2, y: 0) }

    /// A new ball; beyond the most that may be there the oldest one goes.
    func drop(at position: CGPoint) {
        isAtRest = false
        balls.append(makeBall(at: position))
        if balls.count > Physics.mostBalls { balls.removeFirst() }
    }
    """

  private static func steps(_ isShowcase: Bool) -> Code {
    let pull: Code =
      isShowcase
      ? """
      let pull = CGVector(dx: Physics.gravity * sin(lean), dy: Physics.gravity * cos(lean))
      """
      : "let pull = CGVector(dx: 0, dy: Physics.gravity)"
    let push: Code = """
      /// Away from the finger, the more the nearer.
      private func push(_ ball: inout Ball, during step: CGFloat) {
          guard let finger else { return }
          let away = CGVector(dx: ball.position.x - finger.x, dy: ball.position.y - finger.y)
          let distance = max(hypot(away.dx, away.dy), 1)
          guard distance < Physics.reach else { return }
          let force = Physics.push * (1 - distance / Physics.reach) * step / distance
          ball.velocity.dx += away.dx * force
          ball.velocity.dy += away.dy * force
      }
      """
    return """
      private func takeStep() {
          let step = CGFloat(Physics.step)
          \(pull)
          let places = balls.map(\\.position)
          for index in balls.indices {
              balls[index].velocity.dx += pull.dx * step
              balls[index].velocity.dy += pull.dy * step
              \(Code("push(&balls[index], during: step)").when(!isShowcase))
              balls[index].position.x += balls[index].velocity.dx * step
              balls[index].position.y += balls[index].velocity.dy * step
          }
          for pass in 0..<Physics.passes { separate(bouncing: pass == 0) }
          for index in balls.indices { calm(&balls[index], from: places[index], during: step) }
      }

      /// Only balls whose columns overlap can touch: from left to right, each looks no farther.
      private func separate(bouncing: Bool) {
          let order = balls.indices.sorted { balls[$0].position.x < balls[$1].position.x }
          let farthest = Physics.radii.upperBound * 2
          for (place, first) in order.enumerated() {
              for second in order.dropFirst(place + 1) {
                  guard balls[second].position.x - balls[first].position.x < farthest else { break }
                  collide(first, second, bouncing: bouncing)
              }
              keepInside(&balls[first])
          }
      }

      /// A slow ball is no faster than it really moved: what lies in a pile comes to rest.
      private func calm(_ ball: inout Ball, from place: CGPoint, during step: CGFloat) {
          let speed = hypot(ball.velocity.dx, ball.velocity.dy)
          let moved = CGVector(
              dx: (ball.position.x - place.x) / step,
              dy: (ball.position.y - place.y) / step
          )
          guard speed < Physics.calmSpeed, hypot(moved.dx, moved.dy) < speed else { return }
          ball.velocity = moved
      }

      \(push.when(!isShowcase))
      """
  }

  private static let walls: Code = """
    private func keepInside(_ ball: inout Ball) {
        let radius = ball.radius
        let x = min(max(ball.position.x, radius), max(size.width - radius, radius))
        if x != ball.position.x {
            ball.position.x = x
            ball.velocity.dx = rebound(ball.velocity.dx)
            ball.velocity.dy *= Physics.grip
        }
        let floor = max(size.height - radius, radius)
        if ball.position.y > floor {
            ball.position.y = floor
            ball.velocity.dy = rebound(ball.velocity.dy)
            ball.velocity.dx *= Physics.grip
        }
    }

    /// What is slow enough stays down, or resting balls would tremble.
    private func rebound(_ speed: CGFloat) -> CGFloat {
        speed.magnitude < Physics.restSpeed ? 0 : -speed * Physics.restitution
    }
    """

  private static let collisions: Code = """
    /// Moves two balls out of each other and exchanges their impulse along the line between them.
    private func collide(_ first: Int, _ second: Int, bouncing: Bool) {
        let one = balls[first]
        let other = balls[second]
        let dx = other.position.x - one.position.x
        let dy = other.position.y - one.position.y
        let touching = one.radius + other.radius
        let square = dx * dx + dy * dy
        guard square < touching * touching, square > 0 else { return }
        let distance = square.squareRoot()
        let normal = CGVector(dx: dx / distance, dy: dy / distance)
        let share = other.mass / (one.mass + other.mass)
        let overlap = (touching - distance) * Physics.correction
        balls[first].position.x -= normal.dx * overlap * share
        balls[first].position.y -= normal.dy * overlap * share
        balls[second].position.x += normal.dx * overlap * (1 - share)
        balls[second].position.y += normal.dy * overlap * (1 - share)
        let closing = (other.velocity.dx - one.velocity.dx) * normal.dx
            + (other.velocity.dy - one.velocity.dy) * normal.dy
        guard closing < 0 else { return }
        let rebounds = bouncing && closing.magnitude > Physics.restSpeed
        let impulse = closing * (rebounds ? 1 + Physics.restitution : 1)
        balls[first].velocity.dx += normal.dx * impulse * share
        balls[first].velocity.dy += normal.dy * impulse * share
        balls[second].velocity.dx -= normal.dx * impulse * (1 - share)
        balls[second].velocity.dy -= normal.dy * impulse * (1 - share)
    }
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let isShowcase = context.brief.isShowcase
    return """
      /// Balls under gravity. Under Reduce Motion they already lie at rest.
      struct \(context.brief.typeName.value): View {
          private let highlight: CGFloat = 0.35
          private let shade = 0.55

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var world = World()
          \(Code("@State private var drops = 0").when(!isShowcase))
          \(Code("@State private var isTouching = false").when(!isShowcase))

          var body: some View {
              ZStack {
                  \(palette.background)
                  TimelineView(.animation(minimumInterval: nil, paused: reduceMotion)) { timeline in
                      picture(at: timeline.date)
                  }
                  .contentShape(Rectangle())
                  \(Code(".gesture(touch)").when(!isShowcase))
                  .ignoresSafeArea()
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Balls under gravity")
              \(isShowcase ? .empty : access)
          }

          \(palette.isDark)

          private var tones: [Color] {
              [
                  \(palette.accent.bare),
                  \(palette.green.bare),
                  \(palette.ink),
              ]
          }

          \(drawing)

          \(touch(context))
      }
      """
  }

  private static let access: Code = """
    .accessibilityValue("\\(min(Physics.ballCount + drops, Physics.mostBalls)) balls")
    .accessibilityAction(named: "Drop a ball") { drop(at: world.top) }
    """

  private static let drawing: Code = """
    private func picture(at date: Date) -> some View {
        let tones = tones
        return Canvas { context, size in
            if reduceMotion {
                world.settle(in: size)
            } else {
                world.advance(to: date, in: size)
            }
            for ball in world.balls {
                draw(ball, tone: tones[ball.tone], in: context)
            }
        }
    }

    private func draw(_ ball: Ball, tone: Color, in context: GraphicsContext) {
        let corner = CGPoint(x: ball.position.x - ball.radius, y: ball.position.y - ball.radius)
        let light = CGPoint(
            x: ball.position.x - ball.radius * highlight,
            y: ball.position.y - ball.radius * highlight
        )
        let square = CGSize(width: ball.radius * 2, height: ball.radius * 2)
        context.fill(
            Path(ellipseIn: CGRect(origin: corner, size: square)),
            with: .radialGradient(
                Gradient(colors: [tone, tone.opacity(shade)]),
                center: light,
                startRadius: 0,
                endRadius: ball.radius * 2
            )
        )
    }
    """

  private static func touch(_ context: RecipeContext) -> Code {
    let haptic = context.brief.haptics.value.first.map { context.haptic($0.style) } ?? .empty
    let code: Code = """
      /// A touch drops a ball, a drag pushes what is near.
      private var touch: some Gesture {
          DragGesture(minimumDistance: 0)
              .onChanged { value in
                  guard isTouching else {
                      isTouching = true
                      drop(at: value.location)
                      return
                  }
                  world.finger = value.location
              }
              .onEnded { _ in
                  isTouching = false
                  world.finger = nil
              }
      }

      private func drop(at position: CGPoint) {
          \(haptic)
          world.drop(at: position)
          drops += 1
      }
      """
    return code.when(!context.brief.isShowcase)
  }
}

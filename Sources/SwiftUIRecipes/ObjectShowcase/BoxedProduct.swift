import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A product box in SceneKit that turns under the finger and settles on a face.
///
/// The angle is a function of the clock in closed form, so nothing is integrated and nothing drifts;
/// every change of the node has its implicit actions switched off. By itself the box turns slowly.
enum BoxedProduct: Recipe {
  static let card = RecipeCard(
    id: "boxed-product", title: "boxed product", archetype: "object-showcase",
    cues: [
      "3d", "scenekit", "boxed product", "product box", "box", "spin the cover", "album", "packaging",
      "turntable", "rotate object", "cube",
    ],
    summary: "a box in real 3D that spins under the finger and settles on a face",
    rules: [
      "SCN-01", "SCN-02", "SCN-03", "SCN-04", "SCN-05", "SCN-07", "SCN-08", "SCN-09", "SCN-10", "SCN-11",
      "SCN-15", "SCN-16", "AST-08", "HAP-07", "HAP-11", "ARC-12", "MOT-42", "MOT-48", "LAY-01",
    ])

  static func choreography(for brief: Brief) -> Choreography {
    let brief = brief.silentInShowcase
    let settleTime = 1.4
    return Choreography(
      tracks: [Track("spin", .rotation, from: 0, to: 90, motion: .sceneKit)],
      cues: brief.haptics.value.map { HapticCue($0.moment, $0.style, at: settleTime) },
      intervals: [Interval("settleTime", settleTime), Interval("glide", 0.25)],
      loop: brief.isShowcase ? .clock : .none)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.silentInShowcase
    let cover = context.facts.images.first
    let name = context.brief.typeName.value
    return Draft(
      imports: ["SceneKit", "UIKit"], model: .paragraphs([constants(context), studio, face, turn(context)]),
      mainView: mainView(context), shapes: .paragraphs([stage, rig(cover), art(cover)]),
      preview: context.isEmbedded ? "\(name)(embedded: false)" : .empty,
      notes: notes(cover), stateNames: ["turn", "grip", "arrivals"],
      features: ["SceneKit", "Spin", "Settle"])
  }

  private static func notes(_ cover: String?) -> [String] {
    let sceneKit = "SceneKit's views are deprecated from iOS 26 on; RealityKit is their successor."
    let picture = "The cover is drawn by code: add an image set and return it from BoxArt.cover()."
    return [sceneKit] + (cover == nil ? [picture] : [])
  }

  // MARK: - Model

  private static func constants(_ context: RecipeContext) -> Code {
    """
    private enum Box {
        static let width: CGFloat = 1.6
        static let height: CGFloat = 2.2
        static let depth: CGFloat = 0.6
        static let pitch = 9.0
        static let yaw = -26.0
        static let stiffness = 50.0
        static let radiansPerPoint = 0.012
        static let faceStep = Double.pi / 2
        \(Code("static let idleRate = 0.5").when(context.brief.isShowcase))

        static func radians(_ degrees: Double) -> Float {
            Float(degrees * .pi / 180)
        }
    }
    """
  }

  private static let studio: Code = """
    private enum Studio {
        static let keyIntensity: CGFloat = 900
        static let keyPitch = -40.0
        static let keyYaw = 25.0
        static let ambientWhite: CGFloat = 0.30
        static let fieldOfView: CGFloat = 46
        static let cameraHeight: Float = 0.3
        static let cameraDistance: Float = 5
    }
    """

  private static let face: Code = """
    /// The sides in the order in which a box takes its materials.
    private enum Face: CaseIterable {
        case front, right, back, left, top, bottom
    }
    """

  private static func turn(_ context: RecipeContext) -> Code {
    let isShowcase = context.brief.isShowcase
    let idle: Code = """
      case .idling(let start, let since):
          return start + max(date.timeIntervalSince(since), 0) * Box.idleRate
      """
    return """
      /// How the box stands: in the hand\(isShowcase ? ", on its way to a face or turning by itself" : " or on its way to a face").
      private enum Turn {
          case held(Double)
          case settling(from: Double, velocity: Double, to: Double, since: Date)
          \(Code("case idling(from: Double, since: Date)").when(isShowcase))

          var isStill: Bool {
              if case .held = self { return true }
              return false
          }

          /// Radians about the vertical axis; a settling box is damped critically and never swings.
          func angle(at date: Date) -> Double {
              switch self {
              case .held(let angle):
                  return angle
              case .settling(let start, let velocity, let target, let since):
                  let time = max(date.timeIntervalSince(since), 0)
                  let rate = Box.stiffness.squareRoot()
                  let distance = start - target
                  return target + (distance + (velocity + rate * distance) * time) * exp(-rate * time)
              \(idle.when(isShowcase))
              }
          }
      }
      """
  }

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let isShowcase = context.brief.isShowcase
    let isBlack = palette.style == .dark && !context.facts.hasBackgroundColor
    return """
      /// A box in space: drag to spin it, let go and it settles on a face.
      struct \(context.brief.typeName.value): View {
          \(context.intervalToken("settleTime"))
          \(context.intervalToken("glide"))
          private let isEmbedded: Bool

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var turn = Turn.held(0)
          @State private var grip: Double?
          @State private var arrivals = 0

          /// - Parameter embedded: whether the view lies on another one and stays clear around the box.
          init(embedded: Bool = \(context.isEmbedded ? "true" : "false")) {
              isEmbedded = embedded
          }

          var body: some View {
              ZStack {
                  if !isEmbedded {
                      \(isBlack ? "Color.black.ignoresSafeArea()" : palette.background)
                  }
                  stage
              }
              \(isShowcase ? idleTask : .empty)
          }

          \(palette.isDark)

          \(stageView)

          \(gesture)

          \(actions(context))
      }
      """
  }

  private static let idleTask: Code = """
    .task(id: reduceMotion) {
        let angle = turn.angle(at: Date())
        turn = reduceMotion ? .held(angle) : .idling(from: angle, since: Date())
    }
    """

  private static let stageView: Code = """
    private var stage: some View {
        TimelineView(.animation(minimumInterval: nil, paused: turn.isStill)) { timeline in
            BoxStage(angle: turn.angle(at: timeline.date), isEmbedded: isEmbedded)
        }
        .contentShape(Rectangle())
        .gesture(spin)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Product box")
        .accessibilityAdjustableAction { direction in
            step(direction == .increment ? 1 : -1)
        }
    }
    """

  private static let gesture: Code = """
    private var spin: some Gesture {
        DragGesture()
            .onChanged { value in
                let start = grip ?? turn.angle(at: Date())
                if grip == nil {
                    grip = start
                    arrivals += 1
                }
                turn = .held(start + value.translation.width * Box.radiansPerPoint)
            }
            .onEnded { value in
                grip = nil
                let glided = value.predictedEndTranslation.width - value.translation.width
                release(travel: glided * Box.radiansPerPoint)
            }
    }
    """

  private static func actions(_ context: RecipeContext) -> Code {
    let isShowcase = context.brief.isShowcase
    let haptic = context.brief.haptics.value.first.map { context.haptic($0.style) } ?? .empty
    let rest: Code =
      isShowcase
      ? "turn = reduceMotion ? .held(target) : .idling(from: target, since: Date())" : "turn = .held(target)"
    return """
      /// The face that the box would reach by itself; the speed is what the hand gave it.
      private func release(travel: Double) {
          let angle = turn.angle(at: Date())
          let target = ((angle + travel) / Box.faceStep).rounded() * Box.faceStep
          settle(at: target, velocity: travel / glide)
      }

      private func step(_ faces: Double) {
          let angle = turn.angle(at: Date())
          let nearest = (angle / Box.faceStep).rounded()
          settle(at: (nearest + faces) * Box.faceStep, velocity: 0)
      }

      private func settle(at target: Double, velocity: Double) {
          arrivals += 1
          guard !reduceMotion else {
              arrive(at: target)
              return
          }
          let now = Date()
          turn = .settling(from: turn.angle(at: now), velocity: velocity, to: target, since: now)
          let arrival = arrivals
          DispatchQueue.main.asyncAfter(deadline: .now() + settleTime) {
              if arrival == arrivals { arrive(at: target) }
          }
      }

      private func arrive(at target: Double) {
          \(haptic)
          \(rest)
      }
      """
  }

  // MARK: - Shapes

  private static let stage: Code = """
    /// SceneKit's view, clear all around the box.
    private struct BoxStage: UIViewRepresentable {
        let angle: Double
        let isEmbedded: Bool

        func makeCoordinator() -> BoxRig {
            BoxRig()
        }

        func makeUIView(context: Context) -> SCNView {
            let view = SCNView()
            view.scene = context.coordinator.scene
            view.antialiasingMode = isEmbedded ? .multisampling2X : .multisampling4X
            view.isOpaque = false
            view.backgroundColor = .clear
            view.layer.isOpaque = false
            view.isUserInteractionEnabled = false
            return view
        }

        func updateUIView(_ view: SCNView, context: Context) {
            context.coordinator.turn(to: angle)
        }
    }
    """

  private static func rig(_ cover: String?) -> Code {
    """
    /// The scene and the one node that moves.
    @MainActor
    private final class BoxRig {
        let scene = SCNScene()
        private let box = SCNNode()

        init() {
            scene.background.contents = nil
            box.geometry = makeBox()
            scene.rootNode.addChildNode(box)
            addLights()
            addCamera()
            turn(to: 0)
        }

        /// Without implicit actions, or SceneKit would animate on its own.
        func turn(to angle: Double) {
            SCNTransaction.begin()
            SCNTransaction.disableActions = true
            box.eulerAngles = SCNVector3(
                x: Box.radians(Box.pitch),
                y: Float(angle) + Box.radians(Box.yaw),
                z: 0
            )
            SCNTransaction.commit()
        }

        private func makeBox() -> SCNBox {
            let geometry = SCNBox(width: Box.width, height: Box.height, length: Box.depth, chamferRadius: 0)
            let cover = BoxArt.cover()
            let spine = BoxArt.spine()
            geometry.materials = Face.allCases.map { face in
                let material = SCNMaterial()
                switch face {
                case .front, .back:
                    material.lightingModel = .blinn
                    material.diffuse.contents = cover
                case .left, .right:
                    material.lightingModel = .blinn
                    material.diffuse.contents = spine
                case .top, .bottom:
                    material.lightingModel = .constant
                    material.diffuse.contents = BoxArt.edge
                }
                return material
            }
            return geometry
        }

        private func addLights() {
            let key = SCNNode()
            key.light = SCNLight()
            key.light?.type = .directional
            key.light?.intensity = Studio.keyIntensity
            key.eulerAngles = SCNVector3(
                x: Box.radians(Studio.keyPitch),
                y: Box.radians(Studio.keyYaw),
                z: 0
            )
            scene.rootNode.addChildNode(key)

            let ambient = SCNNode()
            ambient.light = SCNLight()
            ambient.light?.type = .ambient
            ambient.light?.color = UIColor(white: Studio.ambientWhite, alpha: 1)
            scene.rootNode.addChildNode(ambient)
        }

        private func addCamera() {
            let camera = SCNNode()
            camera.camera = SCNCamera()
            camera.camera?.fieldOfView = Studio.fieldOfView
            camera.position = SCNVector3(x: 0, y: Studio.cameraHeight, z: Studio.cameraDistance)
            scene.rootNode.addChildNode(camera)
        }
    }
    """
  }

  /// What is printed on the box; each picture is drawn once (SCN-08).
  private static func art(_ cover: String?) -> Code {
    let drawn: Code = """
      static func cover() -> UIImage? {
          UIGraphicsImageRenderer(size: coverSize).image { context in
              paper.setFill()
              context.fill(CGRect(origin: .zero, size: coverSize))
              stamp.setFill()
              UIBezierPath(ovalIn: stampFrame).fill()
              draw("Object", size: titleSize, in: titleFrame)
          }
      }
      """
    let coverConstants: Code = """
      private static let stamp = UIColor(red: 0.55, green: 0.95, blue: 0.75, alpha: 1)
      private static let coverSize = CGSize(width: 512, height: 704)
      private static let stampFrame = CGRect(x: 80, y: 130, width: 352, height: 352)
      private static let titleFrame = CGRect(x: 56, y: 530, width: 400, height: 120)
      private static let titleSize: CGFloat = 84
      """
    let found: Code = """
      static func cover() -> UIImage? {
          UIImage(named: \(swiftString(cover ?? "")))
      }
      """
    return """
      /// What is printed on the box, drawn once.
      @MainActor
      private enum BoxArt {
          static let edge = UIColor(white: 0.2, alpha: 1)
          private static let paper = UIColor(red: 0.30, green: 0.52, blue: 0.95, alpha: 1)
          \(coverConstants.when(cover == nil))
          private static let spineSize = CGSize(width: 192, height: 704)
          private static let nameFrame = CGRect(x: 24, y: 48, width: 144, height: 56)
          private static let nameSize: CGFloat = 36
          private static let serialFrame = CGRect(x: 24, y: 104, width: 144, height: 40)
          private static let serialSize: CGFloat = 24

          \(cover == nil ? drawn : found)

          static func spine() -> UIImage {
              UIGraphicsImageRenderer(size: spineSize).image { context in
                  paper.setFill()
                  context.fill(CGRect(origin: .zero, size: spineSize))
                  draw("Object", size: nameSize, in: nameFrame)
                  draw("No. 1", size: serialSize, in: serialFrame)
              }
          }

          private static func draw(_ text: String, size: CGFloat, in frame: CGRect) {
              let attributes: [NSAttributedString.Key: Any] = [
                  .font: UIFont.systemFont(ofSize: size, weight: .semibold),
                  .foregroundColor: UIColor(white: 1, alpha: 1),
              ]
              NSString(string: text).draw(in: frame, withAttributes: attributes)
          }
      }
      """
  }
}

extension RecipeContext {
  /// Whether the view lies on another one and stays clear around its object (SCN-11).
  var isEmbedded: Bool { brief.container.value == .embedded }
}

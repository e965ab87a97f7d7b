import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ReplicatorLayerTests {
  /// A replicator of 100 points that holds a red square of 10 at its top left.
  private static func replicator(
    _ count: Int, _ transform: Transform3D = Transform3D(translationX: 20, y: 0)
  ) -> (layer: ReplicatorLayer, dot: Layer) {
    let layer = ReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.instanceCount = count
    layer.instanceTransform = transform
    let dot = Layer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .red
    layer.addSublayer(dot)
    return (layer, dot)
  }

  private struct Drawn {
    var boxes: [CGRect] = []
    var colors: [Color] = []
    var images: [Compositing] = []
    var context: RenderContext
  }

  /// What a layer fills, in its superlayer's space, at the end or at a moment.
  private static func drawn(_ layer: Layer, at time: TimeInterval? = nil) -> Drawn {
    var options = RenderOptions()
    options.time = time
    let canvas = RecordingCanvas(context: RenderContext(options))
    layer.render(on: canvas)
    var result = Drawn(context: canvas.context)
    var transforms = [CGAffineTransform.identity]
    for operation in canvas.recording.operations {
      switch operation {
      case .save: transforms.append(transforms[transforms.count - 1])
      case .restore: transforms.removeLast()
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
      case .fill(let path, let paint, _, _):
        let box = path.applying(transforms[transforms.count - 1]).boundingBox
        result.boxes.append(
          CGRect(
            x: box.minX.rounded(), y: box.minY.rounded(), width: box.width.rounded(),
            height: box.height.rounded()))
        if case .color(let color) = paint { result.colors.append(color) }
      case .image(_, _, _, _, let compositing): result.images.append(compositing)
      default: break
      }
    }
    return result
  }

  private static func fade(_ layer: Layer, _ change: (BasicAnimation) -> Void = { _ in }) {
    let animation = BasicAnimation(keyPath: "position.y")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: "move")
  }

  @Test func eachInstanceIsMovedByTheInstanceTransform() {
    let (layer, _) = Self.replicator(3)
    #expect(Self.drawn(layer).boxes.map(\.minX) == [0, 20, 40])
  }

  @Test func theInstanceTransformIsAppliedAboutTheAnchor() {
    let (layer, _) = Self.replicator(4, Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1))
    #expect(
      Self.drawn(layer).boxes.map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 90), CGPoint(x: 0, y: 90),
      ])
  }

  @Test func aReplicatorWithoutInstancesDrawsNothing() {
    #expect(Self.drawn(Self.replicator(0).layer).boxes.isEmpty)
    #expect(Self.drawn(Self.replicator(-1).layer).boxes.isEmpty)
  }

  @Test func tooManyInstancesAreNoted() {
    let (layer, _) = Self.replicator(1_000_000, .identity)
    #expect(Self.drawn(layer).context.firstError?.code == .limitExceeded)
  }

  @Test func coloursAreMultipliedAndFade() {
    let (layer, dot) = Self.replicator(3)
    dot.backgroundColor = .white
    layer.instanceColor = Color(red: 1, green: 0.5, blue: 0)
    layer.instanceAlphaOffset = -0.25
    layer.instanceRedOffset = -0.5
    layer.instanceBlueOffset = 0.25
    layer.instanceGreenOffset = 0.5
    #expect(
      Self.drawn(layer).colors == [
        Color(red: 1, green: 0.5, blue: 0), Color(red: 0.5, green: 1, blue: 0.25, alpha: 0.75),
        Color(red: 0, green: 1, blue: 0.5, alpha: 0.5),
      ])
  }

  @Test func anInstanceThatHasFadedIsNotDrawn() {
    let (layer, _) = Self.replicator(9)
    layer.instanceAlphaOffset = -0.5
    #expect(Self.drawn(layer).boxes.count == 2)
  }

  @Test func theInstanceColourTintsLightAndDarkColours() throws {
    let (layer, dot) = Self.replicator(1)
    dot.backgroundColor = Color(light: .white, dark: .red)
    layer.instanceColor = Color(white: 0.5)
    let color = try #require(Self.drawn(layer).colors.first)
    #expect(color.components(for: .light).green == 0.5)
    #expect(
      color.components(for: .dark) == Color(red: 0.5, green: 0, blue: 0).components(for: .dark))
  }

  @Test func gradientsTextAndStrokesAreTinted() {
    let (layer, dot) = Self.replicator(1)
    layer.instanceColor = .red
    let gradient = GradientLayer()
    gradient.frame = dot.bounds
    gradient.colors = [.white, .blue]
    let text = TextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    text.string = "a"
    let shape = ShapeLayer()
    shape.path = Path(dot.bounds)
    shape.fillColor = nil
    shape.strokeColor = .white
    for sublayer in [gradient, text, shape] { dot.addSublayer(sublayer) }
    let canvas = RecordingCanvas()
    layer.render(on: canvas)
    var stops: [Color] = []
    var letters: TextLayout?
    var stroke: Paint?
    for operation in canvas.recording.operations {
      switch operation {
      case .fill(_, .linearGradient(let linear), _, _):
        stops = linear.gradient.stops.map(\.color)
      case .text(let layout, _, _): letters = layout
      case .stroke(_, let paint, _, _): stroke = paint
      default: break
      }
    }
    #expect(stops == [.red, .black])
    #expect(stroke == .color(.red))
    #expect(
      letters == TextLayout("a", style: TextStyle(font: .system(size: 36), color: .red), width: 50))
  }

  @Test func gradientsHatchesAndShadowsAreTinted() throws {
    final class Painter: View {
      override func draw(_ rect: CGRect, on canvas: any Canvas) {
        let gradient = Gradient([.white, .blue])
        let paints: [Paint] = [
          .radialGradient(RadialGradient(gradient, center: .zero, radius: 5)),
          .conicGradient(ConicGradient(gradient, center: .zero)),
          .hatch(HatchPattern(.white, background: .blue)),
        ]
        for paint in paints {
          canvas.stamp(Path(rect), at: [.zero], with: paint, compositing: .normal)
        }
        canvas.withGroup(GroupEffects(shadow: Shadow(color: .white))) {}
      }
    }
    let (layer, dot) = Self.replicator(1)
    layer.instanceColor = .red
    dot.addSublayer(Painter(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).layer)
    let canvas = RecordingCanvas()
    let painter = Painter(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    dot.addSublayer(painter.layer)
    layer.render(on: canvas)
    var paints: [Paint] = []
    var shadow: Shadow?
    for operation in canvas.recording.operations {
      if case .stamp(_, _, let paint, _) = operation { paints.append(paint) }
      if case .beginGroup(let effects) = operation { shadow = effects.shadow }
    }
    let tinted = Gradient([.red, .black])
    #expect(
      paints == [
        .radialGradient(RadialGradient(tinted, center: .zero, radius: 5)),
        .conicGradient(ConicGradient(tinted, center: .zero)),
        .hatch(HatchPattern(.red, background: .black)),
      ])
    #expect(shadow?.color == .red)
  }

  @Test func imagesFadeButKeepTheirColours() throws {
    let (layer, dot) = Self.replicator(2)
    dot.contents = try Image(rgba: [255, 0, 0, 255], width: 1, height: 1)
    layer.instanceAlphaOffset = -0.5
    let faded = Self.drawn(layer)
    #expect(faded.images.map(\.alpha) == [1, 0.5])
    #expect(faded.context.diagnostics.isEmpty)
    layer.instanceColor = .blue
    #expect(Self.drawn(layer).context.diagnostics.map(\.code) == [.drawingApproximated])
  }

  @Test func instanceDelayDelaysTheAnimationsOfEachInstance() {
    let (layer, dot) = Self.replicator(3)
    Self.fade(dot)
    layer.instanceDelay = 0.25
    #expect(Self.drawn(layer, at: 0.5).boxes.map(\.midY) == [50, 25, 0])
  }

  @Test func anInstanceShowsTheModelBeforeItsDelayUnlessFilledBackwards() {
    let (layer, dot) = Self.replicator(2)
    layer.instanceDelay = 0.5
    Self.fade(dot)
    #expect(Self.drawn(layer, at: 0.25).boxes.map(\.midY) == [25, 5])
    let (other, filled) = Self.replicator(2)
    other.instanceDelay = 0.5
    Self.fade(filled) { $0.fillMode = .backwards }
    #expect(Self.drawn(other, at: 0.25).boxes.map(\.midY) == [25, 0])
  }

  @Test func anAnimationEndsInEachInstance() {
    let (layer, dot) = Self.replicator(2)
    layer.instanceDelay = 0.5
    Self.fade(dot)
    #expect(Self.drawn(layer, at: 1.25).boxes.map(\.midY) == [5, 75])
    #expect(dot.animationKeys() == nil)
    #expect(dot.animation(forKey: "move") == nil)
    #expect(Self.drawn(layer, at: 2).boxes.map(\.midY) == [5, 5])
  }

  @Test func theEndStateIgnoresInstanceDelays() {
    let (layer, dot) = Self.replicator(3)
    layer.instanceDelay = 10
    Self.fade(dot) {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(Self.drawn(layer).boxes.map(\.midY) == [100, 100, 100])
  }

  @Test func nestedReplicatorsMultiplyInstancesAndAddDelays() {
    let (inner, dot) = Self.replicator(2)
    let (outer, old) = Self.replicator(2, Transform3D(translationX: 0, y: 30))
    old.removeFromSuperlayer()
    outer.addSublayer(inner)
    inner.instanceDelay = 0.25
    outer.instanceDelay = 0.5
    Self.fade(dot)
    #expect(Self.drawn(outer, at: 1).boxes.map(\.midY) == [5, 75, 80, 55])
    #expect(Self.drawn(outer, at: 1.5).boxes.map(\.midY) == [5, 5, 35, 105])
  }

  @Test func aReplicatorOfLowerSpeedHasLongerDelays() {
    let (layer, dot) = Self.replicator(2)
    layer.instanceDelay = 0.5
    layer.speed = 0.5
    Self.fade(dot)
    #expect(Self.drawn(layer, at: 2.5).boxes.map(\.midY) == [5, 75])
  }

  @Test func thePropertiesOfAReplicatorAnimate() {
    let (layer, _) = Self.replicator(1)
    for (key, from, to) in [
      ("instanceCount", 1, 5), ("instanceTransform.translation.x", 0, 40),
      ("instanceAlphaOffset", 0, -0.2),
    ] as [(String, Any, Any)] {
      let animation = BasicAnimation(keyPath: key)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    let drawn = Self.drawn(layer, at: 0.5)
    #expect(drawn.boxes.map(\.minX) == [0, 20, 40])
    #expect(drawn.colors.map { ($0.components(for: .light).alpha * 10).rounded() } == [10, 9, 8])
    layer.setValue(0.5, forKey: "instanceDelay")
    #expect(layer.value(forKey: "instanceDelay") as? CGFloat == 0.5)
  }

  @Test func aPresentationIsAReplicatorLayer() {
    let (layer, _) = Self.replicator(4)
    layer.preservesDepth = true
    #expect(layer.presentation()?.instanceCount == 4)
    #expect(layer.presentation()?.preservesDepth == true)
    final class Many: View {
      override class var layerClass: AnyClass { ReplicatorLayer.self }
    }
    #expect(Many(frame: .zero).layer is ReplicatorLayer)
  }

  @Test func preservesDepthDrawsInstancesInTheOrderOfTheirDepth() {
    let (layer, _) = Self.replicator(2, Transform3D(translationX: 20, y: 0, z: -50))
    layer.backgroundColor = .blue
    layer.preservesDepth = true
    #expect(Self.drawn(layer).boxes.map(\.minX) == [20, 0])
  }
}

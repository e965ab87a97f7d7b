import EaselCanvas
import EaselViews
import Foundation
import Testing

/// What a change sets off, and who is told of its end.
@Suite struct ActionTests {
  /// Writes down what it is told.
  private final class Listener: AnimationDelegate {
    var announced: [String] = []
    func animationDidStart(_ anim: Animation) { announced.append("start") }
    func animationDidStop(_ anim: Animation, finished flag: Bool) {
      announced.append("stop \(flag)")
    }
  }

  /// A layer with a property of its own, whose changes take a second.
  private final class Gauge: Layer {
    var asked: [String] = []
    let listener = Listener()
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func action(forKey event: String) -> (any Action)? {
      asked.append(event)
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = BasicAnimation(keyPath: event)
      animation.duration = 1
      animation.delegate = listener
      return animation
    }
  }

  /// A layer that takes over the duration and the pace of a block of changes.
  private final class Follower: Layer {
    let listener = Listener()
    var found: BasicAnimation?
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func action(forKey event: String) -> (any Action)? {
      guard event == "progress" else { return super.action(forKey: event) }
      guard let animation = super.action(forKey: "backgroundColor") as? BasicAnimation else {
        return nil
      }
      found = animation
      animation.keyPath = event
      animation.fromValue = presentation()?.value(forKey: event)
      animation.delegate = listener
      return animation
    }
  }
  private final class FollowerView: View {
    override class var layerClass: AnyClass { Follower.self }
  }

  private func host(_ layer: Layer) -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    return view
  }

  private func values(_ layer: Layer, in view: View, at times: [TimeInterval]) -> [Any?] {
    let canvas = RecordingCanvas()
    return times.map {
      view.render(on: canvas, at: $0)
      return layer.presentation()?.value(forKey: "progress")
    }
  }

  @Test func aLayerIsAskedForAnActionOutsideOfTransactions() {
    let gauge = Gauge()
    gauge.opacity = 0.5
    gauge.cornerRadius = 2
    #expect(gauge.asked == ["opacity", "cornerRadius"])
    gauge.progress = 0.5
    #expect(gauge.animation(forKey: "progress") != nil)
  }

  @Test func anActionOutsideOfTransactionsAnimatesAndEnds() {
    let gauge = Gauge()
    let view = host(gauge)
    gauge.progress = 1
    #expect(values(gauge, in: view, at: [0, 0.5]) as? [CGFloat] == [0, 0.5])
    #expect(gauge.listener.announced == ["start"])
    #expect(values(gauge, in: view, at: [1]) as? [CGFloat] == [1])
    #expect(gauge.listener.announced == ["start", "stop true"])
    #expect(gauge.animation(forKey: "progress") == nil)
  }

  @Test func renderingTheEndStateTellsTheDelegateThatTheAnimationStopped() {
    let gauge = Gauge()
    let view = host(gauge)
    gauge.progress = 1
    view.render(on: RecordingCanvas())
    #expect(gauge.listener.announced == ["start", "stop true"])
  }

  @Test func aSecondChangeReplacesTheAnimationOfTheFirst() {
    let gauge = Gauge()
    let view = host(gauge)
    gauge.progress = 1
    _ = values(gauge, in: view, at: [0, 0.5])
    gauge.progress = 0
    #expect(gauge.listener.announced == ["start", "stop false"])
    // It starts from what showed.
    #expect(values(gauge, in: view, at: [0.5, 1]) as? [CGFloat] == [0.5, 0.25])
  }

  @Test func theDelegateAndTheListOfActionsAreAskedOutsideOfTransactions() {
    final class Decider: LayerDelegate {
      func action(for layer: Layer, forKey event: String) -> (any Action)? {
        event == "opacity" ? BasicAnimation() : nil
      }
    }
    let (layer, decider) = (Layer(), Decider())
    layer.delegate = decider
    layer.actions = ["cornerRadius": BasicAnimation(), "position": NullAction()]
    layer.opacity = 0.5
    layer.cornerRadius = 3
    layer.position.x = 3
    layer.borderWidth = 3
    #expect(layer.animationKeys() == ["opacity", "cornerRadius"])
  }

  @Test func disabledActionsAreNotAskedFor() {
    let gauge = Gauge()
    Transaction.begin()
    Transaction.setDisableActions(true)
    gauge.progress = 1
    Transaction.commit()
    View.performWithoutAnimation { gauge.opacity = 0.5 }
    #expect(gauge.asked == [])
  }

  @Test func theSuperclassesActionInAnAnimationBlockHasTheBlocksDuration() throws {
    let view = FollowerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(view.layer as? Follower)
    layer.setValue(CGFloat(0.2), forKey: "progress")
    #expect(layer.found == nil)
    var ends: [Bool] = []
    View.animate(
      withDuration: 2, delay: 1, options: .curveLinear,
      animations: { layer.setValue(CGFloat(1), forKey: "progress") },
      completion: { ends.append($0) })
    let animation = try #require(layer.found)
    #expect(animation.duration == 2)
    #expect(animation.timingFunction == TimingFunction(name: .linear))
    #expect(layer.animationKeys() == ["progress"])
    let seen = values(layer, in: view, at: [0, 1, 2]) as? [CGFloat]
    #expect(thousandths(seen ?? []) == [0.2, 0.2, 0.6])
    #expect(ends == [])
    #expect(layer.listener.announced == ["start"])
    _ = values(layer, in: view, at: [3])
    #expect(ends == [true])
    #expect(layer.listener.announced == ["start", "stop true"])
  }

  @Test func theSuperclassesActionInATransactionHasTheTransactionsDuration() {
    let layer = Follower()
    let view = host(layer)
    var ends = 0
    layer.setValue(CGFloat(0), forKey: "progress")
    Transaction.begin()
    Transaction.setAnimationDuration(2)
    Transaction.setCompletionBlock { ends += 1 }
    layer.setValue(CGFloat(1), forKey: "progress")
    Transaction.commit()
    #expect(layer.found?.duration == 2)
    #expect(ends == 0)
    let seen = values(layer, in: view, at: [0, 2]) as? [CGFloat]
    #expect(seen == [0, 1])
    #expect(ends == 1)
    #expect(layer.listener.announced == ["start", "stop true"])
  }

  @Test func askingForAnActionWithoutAChangeAddsNoKeyframes() {
    let view = FollowerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    View.animateKeyframes(
      withDuration: 1,
      animations: {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          view.layer.setValue(CGFloat(1), forKey: "progress")
          view.alpha = 0
        }
      })
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func aViewGivesActionsForItsLayerAndForLayersWithTheViewAsDelegate() {
    final class Decider: View {
      override func action(for layer: Layer, forKey event: String) -> (any Action)? {
        guard event == "cornerRadius" else { return super.action(for: layer, forKey: event) }
        let animation = BasicAnimation(keyPath: event)
        animation.duration = 5
        return animation
      }
    }
    let view = Decider(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let sublayer = Layer()
    sublayer.delegate = view
    View.animate(withDuration: 1) {
      view.layer.cornerRadius = 3
      view.alpha = 0.5
      sublayer.cornerRadius = 3
    }
    sublayer.opacity = 0.5
    #expect(view.layer.animation(forKey: "cornerRadius")?.duration == 5)
    #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
    #expect(sublayer.animationKeys() == ["cornerRadius"])
  }

  @Test func aViewThatOverridesActionForLayerIsAskedOutsideOfAnimationBlocks() {
    class Decider: View {
      var asked: [String] = []
      override func action(for layer: Layer, forKey event: String) -> (any Action)? {
        asked.append(event)
        guard event == "opacity" else { return super.action(for: layer, forKey: event) }
        let animation = BasicAnimation(keyPath: event)
        animation.duration = 2
        return animation
      }
    }
    final class Further: Decider {
      var more = 1
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    for view in [
      Decider(frame: .zero), Further(frame: .zero), Further(coder: NSCoder()) ?? Further(),
    ] {
      view.asked = []
      view.alpha = 0.5
      view.backgroundColor = .red
      #expect(view.asked == ["opacity", "backgroundColor"])
      #expect(view.layer.animationKeys() == ["opacity"])
    }
  }

  // MARK: Types

  @Test func customKeysKeepTheirTypes() throws {
    func type(from: Any, to: Any) -> (Any.Type?, Any?) {
      let layer = Layer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.setValue(to, forKey: "key")
      let animation = BasicAnimation(keyPath: "key")
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: nil)
      let view = host(layer)
      view.render(on: RecordingCanvas(), at: 0.5)
      let value = layer.presentation()?.value(forKey: "key")
      return (value.map { Swift.type(of: $0) }, value)
    }
    let cases: [(Any, Any, Any)] = [
      (CGFloat(1), CGFloat(2), CGFloat(1.5)), (1.0, 2.0, 1.5), (Float(1), Float(2), Float(1.5)),
      (1, 4, 2), (UInt8(0), UInt8(255), UInt8(127)), (Int64(-1), Int64(-4), Int64(-2)),
      (CGPoint(x: 0, y: 2), CGPoint(x: 1, y: 4), CGPoint(x: 0.5, y: 3)),
      (
        CGSize(width: 0, height: 2), CGSize(width: 1, height: 4), CGSize(width: 0.5, height: 3)
      ),
      (
        CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 0, width: 4, height: 2),
        CGRect(x: 1, y: 0, width: 3, height: 2)
      ),
    ]
    for (from, to, middle) in cases {
      let (kind, value) = type(from: from, to: to)
      #expect(kind == Swift.type(of: middle))
      #expect("\(value ?? "")" == "\(middle)")
    }
    let number = type(from: NSNumber(value: 1), to: NSNumber(value: 2)).1
    #expect(number as? NSNumber == NSNumber(value: 1.5))
    #expect(type(from: Color.red, to: Color.blue).1 is Color)
    #expect(type(from: [Color.red], to: [Color.blue]).1 is [Color])
    #expect(
      type(from: CGAffineTransform.identity, to: CGAffineTransform(scaleX: 3, y: 1)).1
        as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 1))
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    let wide = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect((type(from: square, to: wide).1 as? BezierPath)?.bounds.width == 3)
    let points = type(from: NSValue(point: CGPoint(x: 1, y: 1)), to: NSValue(point: .zero)).1
    #expect((points as? NSValue)?.pointValue == CGPoint(x: 0.5, y: 0.5))
    #expect(type(from: true, to: false).1 as? Bool == true)
  }

  @Test func aPointInAnNSValueAnimatesAPosition() {
    let layer = Layer()
    let view = host(layer)
    let animation = BasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(point: CGPoint(x: 0, y: 0))
    animation.toValue = NSValue(point: CGPoint(x: 10, y: 20))
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let canvas = RecordingCanvas()
    view.render(on: canvas, at: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 10))
    #expect(canvas.context.diagnostics.isEmpty)
  }

  @Test func aCustomKeyKeepsItsExactValueAfterAnAnimation() {
    let layer = Layer()
    let view = host(layer)
    layer.setValue(UInt64.max, forKey: "key")
    let animation = BasicAnimation(keyPath: "key")
    animation.fromValue = UInt64(0)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    view.render(on: RecordingCanvas(), at: 0.5)
    #expect(layer.value(forKey: "key") as? UInt64 == .max)
  }

  @Test func anAnimationOfAKeyWithoutAValueStartsFromZero() {
    let gauge = Gauge()
    let view = host(gauge)
    let animation = KeyframeAnimation(keyPath: "progress")
    animation.values = [0, 1]
    animation.duration = 1
    gauge.add(animation, forKey: nil)
    let growth = BasicAnimation(keyPath: "progress")
    growth.toValue = 1
    growth.duration = 1
    let other = Gauge()
    other.add(growth, forKey: nil)
    view.layer.addSublayer(other)
    let canvas = RecordingCanvas()
    view.render(on: canvas, at: 0.5)
    #expect(gauge.presentation()?.progress == 0.5)
    #expect(other.presentation()?.progress == 0.5)
    #expect(gauge.value(forKey: "progress") == nil)
    #expect(canvas.context.diagnostics.isEmpty)
  }

  @Test func aKeyPathIntoAValueIsReadAndAnimated() {
    let layer = Layer()
    let view = host(layer)
    layer.setValue(CGPoint(x: 4, y: 6), forKey: "needle")
    #expect(layer.value(forKeyPath: "needle.y") as? CGFloat == 6)
    let animation = BasicAnimation(keyPath: "needle.x")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    view.render(on: RecordingCanvas(), at: 0.5)
    #expect(layer.presentation()?.value(forKey: "needle") as? CGPoint == CGPoint(x: 2, y: 6))
  }
}

/// A layer whose copies take a property over by its setter, and whose action looks at what shows.
@Suite struct CopyingLayerTests {
  private final class Ring: Layer {
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      progress = (layer as? Ring)?.progress ?? 0
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any Action)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = BasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress
      return animation
    }
  }

  @Test func copyingALayerStartsNoAction() {
    let ring = Ring()
    ring.progress = 0.5
    ring.progress = 1
    #expect(ring.progress == 1)
    #expect(ring.animationKeys() == ["progress"])
  }
}

import EaselCanvas
import EaselViews
import Foundation
import Testing

/// When a layer with animated properties of its own is displayed.
@Suite struct LayerDisplayTests {
  /// A layer whose contents depend on a property of its own, and on the radius of its corners.
  private final class Meter: Layer {
    var displays = 0
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || key == "cornerRadius"
    }
    override func display() {
      displays += 1
      backgroundColor = Color(white: progress, alpha: 1)
      super.display()
    }
  }

  /// A view that draws the property of its layer as a bar.
  private final class MeterView: View {
    var drawings = 0
    override class var layerClass: AnyClass { Meter.self }
    override func draw(_ layer: Layer, in context: GraphicsContext) {
      guard let meter = layer as? Meter else { return }
      drawings += 1
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 100 * meter.progress, height: 4))
    }
    var meter: Meter { layer as? Meter ?? Meter() }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 10)

  private func growth(_ duration: TimeInterval, begin: TimeInterval = 0) -> BasicAnimation {
    let growth = BasicAnimation(keyPath: "progress")
    growth.fromValue = 0.25
    growth.toValue = 1
    growth.beginTime = begin
    growth.duration = duration
    return growth
  }

  private func image(_ view: View, at time: TimeInterval?) throws -> String {
    String(decoding: try view.data(as: .svg, at: time), as: UTF8.self)
  }

  @Test func aLayerWhoseAnimationEndedBetweenTwoRenderingsShowsItsOwnValue() throws {
    let (view, fresh) = (MeterView(frame: Self.frame), MeterView(frame: Self.frame))
    view.meter.add(growth(1), forKey: nil)
    for time in [0.3, 0.6] { _ = try image(view, at: time) }
    // Without an animation a layer is displayed only where it is asked for.
    fresh.meter.setNeedsDisplay()
    #expect(try image(view, at: 2) == image(fresh, at: 2))
    #expect(view.drawings == 3)
  }

  @Test func aLayerWhoseAnimationWasRemovedShowsItsOwnValue() throws {
    let (view, fresh) = (MeterView(frame: Self.frame), MeterView(frame: Self.frame))
    view.meter.add(growth(1), forKey: "growth")
    _ = try image(view, at: 0.5)
    view.meter.removeAnimation(forKey: "growth")
    fresh.meter.setNeedsDisplay()
    #expect(try image(view, at: 0.6) == image(fresh, at: 0.6))
  }

  @Test func aLayerAfterItsAnimationIsDisplayedOnce() throws {
    let view = MeterView(frame: Self.frame)
    view.meter.add(growth(1), forKey: nil)
    for time in [0.5, 2, 3, 4] { _ = try image(view, at: time) }
    #expect(view.drawings == 2)
    #expect(view.meter.displays == 2)
  }

  @Test func aChangeOfAnAcceptedPropertyDisplaysTheLayer() throws {
    let view = MeterView(frame: Self.frame)
    _ = try image(view, at: nil)
    let count = view.meter.displays
    view.meter.opacity = 0.5
    _ = try image(view, at: nil)
    #expect(view.meter.displays == count)
    view.meter.cornerRadius = 3
    _ = try image(view, at: nil)
    #expect(view.meter.displays == count + 1)
  }

  /// The same view, animated alike each time.
  private func animatedView(_ seed: UInt64) -> MeterView {
    var numbers = SeededNumbers(seed)
    let view = MeterView(frame: Self.frame)
    view.meter.progress = 0.1
    for index in 0..<Int.random(in: 1...3, using: &numbers) {
      let animation = growth(
        .random(in: 0.1...1, using: &numbers), begin: .random(in: 0...1.5, using: &numbers))
      animation.isRemovedOnCompletion = .random(using: &numbers)
      animation.fillMode = .random(using: &numbers) ? .removed : .both
      if Bool.random(using: &numbers) {
        let group = AnimationGroup()
        group.animations = [animation]
        group.duration = .random(in: 0.1...2, using: &numbers)
        view.meter.add(group, forKey: "\(index)")
      } else {
        view.meter.add(animation, forKey: "\(index)")
      }
    }
    return view
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func aTimeLooksTheSameWhateverTimesWereDrawnBefore(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed + 1_000)
    let view = animatedView(seed)
    for time in (0..<5).map({ _ in TimeInterval.random(in: 0...3, using: &numbers) }).sorted() {
      #expect(try image(view, at: time) == image(animatedView(seed), at: time), "\(time) s")
    }
    #expect(try image(view, at: nil) == image(animatedView(seed), at: nil))
  }
}

/// Numbers that a seed determines (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

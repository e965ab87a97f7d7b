import EaselCanvas
import EaselViews
import Foundation
import Testing

/// Layers that are made by their class alone, in another module than ``Layer``.
@Suite struct LayerByClassTests {
  private final class Plain: Layer { var list = [1, 2, 3] }
  private class Both: ShapeLayer {
    var note = "made"
    override init() {
      super.init()
      lineWidth = 7
    }
    override init(layer: Any) {
      super.init(layer: layer)
      note = "a copy of what was " + ((layer as? Both)?.note ?? "")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Further: Both { var more = 1.5 }
  private final class Generic<Item>: Layer { var items: [Item] = [] }
  private final class Convenient: GradientLayer {
    var number = 0
    convenience init(number: Int) {
      self.init()
      self.number = number
    }
  }
  private final class OnlyPlain: TextLayer {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private class OnlyOwn: ShapeLayer {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class BelowOwn: OnlyOwn { var more = 2 }
  private final class OnlyCopying: Layer {
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Many classes whose code lies close together, some with and some without.
  private final class Other1: Layer {
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }
  private final class Other2: Layer {
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
  }
  private final class Other3: Layer {
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }
  private final class Other4: Layer {
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
  }

  private class Host: View {
    class var kind: AnyClass { Layer.self }
    override class var layerClass: AnyClass { kind }
  }
  private final class PlainHost: Host { override class var kind: AnyClass { Plain.self } }
  private final class BothHost: Host { override class var kind: AnyClass { Both.self } }
  private final class FurtherHost: Host { override class var kind: AnyClass { Further.self } }
  private final class GenericHost: Host { override class var kind: AnyClass { Generic<Int>.self } }
  private final class ConvenientHost: Host { override class var kind: AnyClass { Convenient.self } }
  private final class OnlyPlainHost: Host { override class var kind: AnyClass { OnlyPlain.self } }
  private final class OnlyOwnHost: Host { override class var kind: AnyClass { OnlyOwn.self } }
  private final class BelowOwnHost: Host { override class var kind: AnyClass { BelowOwn.self } }
  private final class CopyingHost: Host { override class var kind: AnyClass { OnlyCopying.self } }

  private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func notes(_ view: View) -> [EaselError.Code] {
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    return canvas.context.diagnostics.map(\.code)
  }

  @Test func aViewMakesALayerOfAnyClassThatHasTheInitializer() {
    let hosts: [(Host, AnyClass)] = [
      (PlainHost(frame: frame), Plain.self), (BothHost(frame: frame), Both.self),
      (FurtherHost(frame: frame), Further.self), (GenericHost(frame: frame), Generic<Int>.self),
      (ConvenientHost(frame: frame), Convenient.self),
      (OnlyPlainHost(frame: frame), OnlyPlain.self),
    ]
    for (host, kind): (Host, AnyClass) in hosts {
      #expect(type(of: host.layer) == kind)
      #expect(host.layer.bounds == frame)
      #expect(notes(host) == [])
    }
    #expect((hosts[0].0.layer as? Plain)?.list == [1, 2, 3])
    #expect((hosts[2].0.layer as? Further)?.lineWidth == 7)
    #expect((hosts[2].0.layer as? Further)?.more == 1.5)
  }

  @Test func aClassWithoutTheInitializerIsReplacedByItsSuperclassAndNoted() {
    for (host, kind): (Host, AnyClass) in [
      (OnlyOwnHost(frame: frame), ShapeLayer.self), (BelowOwnHost(frame: frame), ShapeLayer.self),
      (CopyingHost(frame: frame), Layer.self),
    ] {
      #expect(type(of: host.layer) == kind)
      #expect(notes(host) == [.drawingApproximated])
    }
  }

  @Test func aPresentationIsOfTheLayersOwnClass() {
    let layer = Further()
    layer.more = 3
    layer.lineWidth = 20
    let thinning = BasicAnimation(keyPath: "lineWidth")
    thinning.fromValue = 0
    thinning.duration = 1
    layer.add(thinning, forKey: nil)
    let copy = layer.presentation()
    #expect(copy?.lineWidth == 0)
    #expect(copy?.note == "a copy of what was made")
    #expect(copy?.more == 1.5)
    #expect(Generic<String>().presentation() != nil)
    #expect(Plain().presentation()?.list == [1, 2, 3])
  }

  @Test func adjacentClassesWithAndWithoutTheInitializerAreDistinguished() {
    let layer = Layer()
    #expect(Other1(layer: layer).presentation() != nil)
    #expect(Other2().presentation() == nil)
    #expect(Other3(layer: layer).presentation() != nil)
    #expect(Other4().presentation() == nil)
  }

  @Test func aClassThatCannotCopyHasNoPresentation() {
    #expect(OnlyPlain().presentation() == nil)
    #expect(OnlyOwn(number: 1).presentation() == nil)
    #expect(BelowOwn(number: 1).presentation() == nil)
  }

  @Test func aMissingPresentationIsNotedWhenItIsReadWhileDrawing() {
    final class Asking: Layer {
      override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func draw(in context: GraphicsContext) { _ = presentation() }
    }
    let view = View(frame: frame)
    let layer = Asking()
    layer.frame = frame
    view.layer.addSublayer(layer)
    #expect(notes(view) == [.drawingApproximated])
  }

  @Test func theModelOfAPresentationIsTheLayer() {
    let layer = ShapeLayer()
    #expect(layer.model() === layer)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.presentation()?.presentation()?.model() === layer)
  }

  @Test func aLayerThatCannotBeCopiedAnimates() {
    // `OnlyPlain` could make none.
    let layer = OnlyPlain()
    Transaction.begin()
    Transaction.setAnimationDuration(1)
    layer.opacity = 0.5
    Transaction.commit()
    #expect((layer.animation(forKey: "opacity") as? BasicAnimation)?.fromValue as? CGFloat == 1)
  }
}

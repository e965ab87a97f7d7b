import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct InstantiableLayerTests {
  /// A class without `init()` and `init(layer:)`.
  private final class Gauge: ShapeLayer, InstantiableLayer {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    static func makeLayer() -> Layer { Gauge(number: 3) }
    static func makeLayer(copying layer: Any) -> Layer? {
      guard let layer = layer as? Gauge else { return nil }
      let copy = Gauge(number: layer.number)
      copy.lineWidth = layer.lineWidth
      return copy
    }
  }
  private final class GaugeView: View {
    override class var layerClass: AnyClass { Gauge.self }
  }

  @Test func aLayerThatSaysHowItIsMadeIsMadeAndCopied() {
    let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect((view.layer as? Gauge)?.number == 3)
    let fade = BasicAnimation(keyPath: "lineWidth")
    fade.fromValue = 0
    fade.toValue = 10
    fade.duration = 1
    view.layer.add(fade, forKey: "fade")
    let canvas = RecordingCanvas()
    view.render(on: canvas, at: 0.5)
    let copy = view.layer.presentation() as? Gauge
    #expect(copy?.lineWidth == 5)
    #expect(copy?.number == 3)
    #expect(canvas.context.diagnostics.isEmpty)
  }
}

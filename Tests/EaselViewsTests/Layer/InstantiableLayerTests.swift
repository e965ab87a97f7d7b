import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct InstantiableLayerTests {
  private final class Gauge: ShapeLayer, InstantiableLayer {
    static func makeLayer() -> Layer { Gauge() }
    static func makeLayer(copying layer: Any) -> Layer? { Gauge(layer: layer) }
  }
  private final class GaugeView: View {
    override class var layerClass: AnyClass { Gauge.self }
  }
  private final class Mute: ShapeLayer {}
  private final class MuteView: View {
    override class var layerClass: AnyClass { Mute.self }
  }

  private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func aLayerThatSaysHowItIsMadeIsMadeAndCopied() {
    let view = GaugeView(frame: frame)
    #expect(view.layer is Gauge)
    let fade = BasicAnimation(keyPath: "lineWidth")
    fade.fromValue = 0
    fade.toValue = 10
    fade.duration = 1
    view.layer.add(fade, forKey: "fade")
    let canvas = RecordingCanvas()
    view.render(on: canvas, at: 0.5)
    #expect((view.layer.presentation() as? Gauge)?.lineWidth == 5)
    #expect(canvas.context.diagnostics.isEmpty)
  }

  @Test func anotherOneIsStoodInForWithAWarning() {
    let view = MuteView(frame: frame)
    #expect(type(of: view.layer) == ShapeLayer.self)
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    #expect(canvas.context.diagnostics.map(\.code) == [.drawingApproximated])
  }
}

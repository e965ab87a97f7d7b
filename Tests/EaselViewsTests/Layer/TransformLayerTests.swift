import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct TransformLayerTests {
  private static func square(_ color: Color, z: CGFloat = 0) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = color
    layer.zPosition = z
    return layer
  }

  private static func body(_ sublayers: Layer...) -> TransformLayer {
    let layer = TransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    for sublayer in sublayers { layer.addSublayer(sublayer) }
    return layer
  }

  private static func drawn(_ layer: Layer) -> [String] {
    let canvas = RecordingCanvas()
    layer.render(on: canvas)
    return EaselViewsTests.drawn(canvas.recording)
  }

  @Test func sublayersAreDrawnFromTheBackToTheFront() {
    let layer = Self.body(Self.square(.red, z: 5), Self.square(.blue), Self.square(.green))
    #expect(Self.drawn(layer) == ["fill blue", "fill green", "fill red"])
    layer.transform = Transform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    #expect(Self.drawn(layer) == ["fill red", "fill blue", "fill green"])
  }

  @Test func rotationsOfATransformLayerAndItsSublayersAddUpInDepth() {
    // Turned by a quarter each, the square faces the front again; pressed flat it would be gone.
    let square = Self.square(.red)
    square.transform = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    let layer = Self.body(square)
    layer.transform = square.transform
    #expect(Self.drawn(layer) == ["fill red"])
    let flat = Layer()
    flat.frame = layer.bounds
    flat.transform = layer.transform
    flat.addSublayer(square)
    #expect(Self.drawn(flat).isEmpty)
  }

  @Test func nestedTransformLayersShareOneOrderOfDepth() {
    let inner = Self.body(Self.square(.red, z: 10), Self.square(.green, z: -10))
    let outer = Self.body(inner, Self.square(.blue))
    #expect(Self.drawn(outer) == ["fill green", "fill blue", "fill red"])
  }

  @Test func theLayerItselfDrawsNothing() {
    let layer = Self.body(Self.square(.red))
    layer.backgroundColor = .blue
    layer.borderWidth = 2
    layer.masksToBounds = true
    #expect(Self.drawn(layer) == ["fill red"])
  }

  @Test func opacityCountsForEachSublayer() {
    let layer = Self.body(Self.square(.red), Self.square(.blue))
    layer.opacity = 0.5
    #expect(
      Self.drawn(layer) == ["group 0.5", "fill red", "end", "group 0.5", "fill blue", "end"])
    layer.isHidden = true
    #expect(Self.drawn(layer).isEmpty)
  }

  @Test func hiddenSublayersAreLeftOut() {
    let hidden = Self.square(.red)
    hidden.isHidden = true
    #expect(Self.drawn(Self.body(hidden, Self.square(.blue))) == ["fill blue"])
  }

  @Test func sublayersAnimateInDepth() {
    let square = Self.square(.red)
    let layer = Self.body(square, Self.square(.blue))
    let rise = BasicAnimation(keyPath: "zPosition")
    rise.fromValue = -10
    rise.toValue = 10
    rise.duration = 1
    square.add(rise, forKey: "rise")
    func drawn(at time: TimeInterval) -> [String] {
      var options = RenderOptions()
      options.time = time
      let canvas = RecordingCanvas(context: RenderContext(options))
      layer.render(on: canvas)
      return EaselViewsTests.drawn(canvas.recording)
    }
    #expect(drawn(at: 0.25) == ["fill red", "fill blue"])
    #expect(drawn(at: 0.75) == ["fill blue", "fill red"])
  }

  @Test func transformLayersNestedTooDeeplyAreNoted() {
    var layer = Self.body(Self.square(.red))
    for _ in 0..<2_000 {
      let outer = Self.body()
      outer.addSublayer(layer)
      layer = outer
    }
    let canvas = RecordingCanvas()
    layer.render(on: canvas)
    #expect(canvas.context.firstError?.code == .limitExceeded)
  }

  @Test func aPresentationIsATransformLayer() {
    #expect(Self.body().presentation() != nil)
    final class Body: View {
      override class var layerClass: AnyClass { TransformLayer.self }
    }
    #expect(Body(frame: .zero).layer is TransformLayer)
  }
}

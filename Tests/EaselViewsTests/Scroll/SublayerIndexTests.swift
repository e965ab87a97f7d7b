import EaselCanvas
import EaselViews
import Foundation
import Testing

/// On a page only the layers that draw there are looked at, wherever they have gone since the last one.
@Suite struct SublayerIndexTests {
  private static let page = CGRect(x: 100, y: 0, width: 50, height: 50)

  /// A layer on the first page, in another one that has shown the second.
  private func shown() -> (superlayer: Layer, layer: Layer) {
    let superlayer = Layer()
    superlayer.bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = .red
    superlayer.addSublayer(layer)
    // As many as are worth an index, on no page.
    for _ in 0..<20 {
      let other = Layer()
      other.frame = CGRect(x: -1_000, y: 0, width: 10, height: 10)
      other.backgroundColor = .green
      superlayer.addSublayer(other)
    }
    #expect(!isOnPage(superlayer))
    return (superlayer, layer)
  }

  private func isOnPage(_ layer: Layer, at time: TimeInterval? = nil) -> Bool {
    let canvas = RecordingCanvas()
    canvas.context.skipsWhatIsOutside = true
    canvas.context.time = time
    layer.position = CGPoint(x: 100, y: 25)
    canvas.clip(to: Self.page)
    layer.render(on: canvas)
    return canvas.recording.operations.contains {
      switch $0 {
      case .fill, .recording: true
      default: false
      }
    }
  }

  @Test(
    arguments: [
      { $0.position.x += 100 },
      { $0.bounds.size.width = 300 },
      { $0.anchorPoint.x = -2 },
      { $0.transform = Transform3D(translationX: 100, y: 0, z: 0) },
      {
        $0.shadowOffset = CGSize(width: 100, height: 0)
        $0.shadowOpacity = 1
      },
      {
        let layer = Layer()
        layer.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
        layer.backgroundColor = .blue
        $0.addSublayer(layer)
      },
      { $0.superlayer?.sublayerTransform = Transform3D(translationX: 100, y: 0, z: 0) },
      {
        let layer = Layer()
        layer.frame = CGRect(x: 120, y: 0, width: 10, height: 10)
        layer.backgroundColor = .blue
        $0.superlayer?.addSublayer(layer)
      },
    ] as [@Sendable (Layer) -> Void])
  func whatComesToAPageIsDrawn(_ change: @Sendable (Layer) -> Void) {
    let (superlayer, layer) = shown()
    change(layer)
    #expect(isOnPage(superlayer))
  }

  /// A layer that clips nothing, though it says so, with one on the page.
  private static func turned() -> Layer {
    let layer = TransformLayer()
    layer.masksToBounds = true
    let inner = Layer()
    inner.frame = CGRect(x: 110, y: 0, width: 10, height: 10)
    inner.backgroundColor = .blue
    layer.addSublayer(inner)
    return layer
  }

  private final class Painter: LayerDelegate {
    func display(_ layer: Layer) { layer.bounds.size.width = 300 }
  }

  @Test func aLayerThatNeedsDisplayIsOnThePage() {
    let (superlayer, layer) = shown()
    let painter = Painter()
    layer.delegate = painter
    layer.setNeedsDisplay()
    #expect(isOnPage(superlayer))
  }

  @Test func aLayerAnimatedOntoAPageIsDrawn() {
    let (superlayer, layer) = shown()
    let animation = BasicAnimation(keyPath: "position.x")
    animation.fromValue = 125
    animation.toValue = 125
    animation.duration = 10
    layer.add(animation, forKey: "move")
    #expect(isOnPage(superlayer, at: 1))
  }

  @Test func aLayerMovedOffAPageIsNotDrawn() {
    let (superlayer, layer) = shown()
    layer.position.x += 100
    #expect(isOnPage(superlayer))
    layer.position.x -= 100
    #expect(!isOnPage(superlayer))
    layer.position.x += 100
    layer.removeFromSuperlayer()
    #expect(!isOnPage(superlayer))
  }

  /// Layers whose numbers are none, or as good as that, are drawn, and noted.
  @Test(arguments: [.nan, .infinity, -.infinity, 1e13] as [CGFloat])
  func layersWithInvalidPositionsAreNotSkipped(_ x: CGFloat) {
    for isHorizontal in [true, false] {
      let (superlayer, layer) = shown()
      layer.position = CGPoint(x: isHorizontal ? x : -500, y: isHorizontal ? 25 : x)
      let canvas = RecordingCanvas(context: RenderContext(RenderOptions(policy: .lenient)))
      canvas.context.skipsWhatIsOutside = true
      canvas.clip(to: Self.page)
      superlayer.render(on: canvas)
      #expect(canvas.context.diagnostics.map(\.severity) == [.error])
    }
  }

  @Test func viewsOnAPageKeepTheirOrder() {
    let (superlayer, layer) = shown()
    let front = Layer()
    front.frame = Self.page
    front.backgroundColor = .blue
    front.zPosition = 1
    superlayer.insertSublayer(front, at: 0)
    layer.frame = Self.page
    let canvas = RecordingCanvas()
    canvas.context.skipsWhatIsOutside = true
    canvas.clip(to: Self.page)
    superlayer.render(on: canvas)
    let colors: [Color] = canvas.recording.operations.compactMap {
      guard case .fill(_, .color(let color), _, _) = $0 else { return nil }
      return color
    }
    #expect(colors == [.red, .blue])
  }
}

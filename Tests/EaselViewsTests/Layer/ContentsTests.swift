import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ContentsTests {
  private static func layer(_ width: Int = 30, _ scale: CGFloat = 1) throws -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.contents = try Image(
      rgba: [UInt8](repeating: 255, count: width * width * 4), width: width, height: width,
      scale: scale)
    return layer
  }

  private static func images(_ layer: Layer) -> [(source: CGRect?, rect: CGRect)] {
    let canvas = RecordingCanvas()
    layer.render(on: canvas)
    return canvas.recording.operations.compactMap {
      if case .image(_, let source, let rect, _, _) = $0 { (source, rect) } else { nil }
    }
  }

  @Test func onlyTheCentreOfTheContentsIsStretched() throws {
    let layer = try Self.layer()
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let images = Self.images(layer)
    #expect(images.count == 9)
    func rounded(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
        height: rect.height.rounded())
    }
    #expect(rounded(images[0].rect) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(rounded(images[4].rect) == CGRect(x: 10, y: 10, width: 80, height: 40))
    #expect(rounded(images[8].rect) == CGRect(x: 90, y: 50, width: 10, height: 10))
    #expect(rounded(images[4].source ?? .zero) == CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test func endsOfTheContentsShrinkInALayerNarrowerThanThey() throws {
    let layer = try Self.layer()
    layer.bounds.size = CGSize(width: 10, height: 60)
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    #expect(Self.images(layer).map(\.rect.width) == [5, 5])
  }

  @Test func contentsCenterHasNoEffectUnderAGravityThatDoesNotResize() throws {
    let layer = try Self.layer()
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    layer.contentsGravity = .center
    #expect(Self.images(layer).count == 1)
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func contentsCenterThatIsNotFiniteHasNoEffect(_ center: CGRect) throws {
    let layer = try Self.layer()
    layer.contentsCenter = center
    #expect(Self.images(layer).count == 1)
  }

  @Test func contentsRectSelectsTheSamePartOfAnImageOfScaleTwo() throws {
    let layer = try Self.layer(40, 2)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    layer.contentsGravity = .topLeft
    let image = try #require(Self.images(layer).first)
    #expect(image.source == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(image.rect.size == CGSize(width: 20, height: 40))
  }

  @Test func displayIsCalledOnlyAfterSetNeedsDisplay() throws {
    final class Painter: Layer {
      var count = 0
      override func display() { count += 1 }
      override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    }
    let layer = Painter()
    layer.render(on: RecordingCanvas())
    #expect(layer.count == 0)
    layer.setNeedsDisplay()
    layer.render(on: RecordingCanvas())
    layer.render(on: RecordingCanvas())
    #expect(layer.count == 1)
    layer.setValue(0.5, forKey: "progress")
    layer.displayIfNeeded()
    #expect(layer.count == 2)
    let animation = BasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    let group = AnimationGroup()
    group.animations = [animation]
    group.duration = 1
    layer.add(group, forKey: nil)
    for time in [0.25, 0.5, 2] {
      var options = RenderOptions()
      options.time = time
      layer.render(on: RecordingCanvas(context: RenderContext(options)))
    }
    // Twice during the animation, and once for the layer's own value after it.
    #expect(layer.count == 5)
  }

  @Test func aDelegateMayMakeTheContents() throws {
    final class Maker: LayerDelegate {
      let image: Image
      init(_ image: Image) { self.image = image }
      func display(_ layer: Layer) { layer.contents = image }
    }
    let layer = try Self.layer()
    let maker = Maker(try #require(layer.contents))
    layer.contents = nil
    layer.delegate = maker
    layer.setNeedsDisplay()
    var options = RenderOptions()
    options.time = 1
    let canvas = RecordingCanvas(context: RenderContext(options))
    layer.render(on: canvas)
    // At once, and not by the end of an animation.
    #expect(layer.contents != nil)
    #expect(
      canvas.recording.operations.contains {
        if case .image = $0 { true } else { false }
      })
  }
}

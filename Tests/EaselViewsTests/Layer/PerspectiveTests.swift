import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct PerspectiveTests {
  /// A layer of 200 × 100 about the origin, turned about the vertical and seen from 500 away.
  private static func turned(_ angle: CGFloat, _ layer: Layer = Layer()) -> Layer {
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500
    layer.transform = perspective.rotated(by: angle, x: 0, y: 1, z: 0)
    return layer
  }

  private static func recording(
    _ layer: Layer, scale: CGFloat = 1
  ) -> (Recording, RenderContext) {
    let canvas = RecordingCanvas(context: RenderContext(RenderOptions(), deviceScale: scale))
    layer.render(on: canvas)
    return (canvas.recording, canvas.context)
  }

  private static func fills(_ recording: Recording) -> [Path] {
    recording.operations.compactMap {
      if case .fill(let path, _, _, _) = $0 { path } else { nil }
    }
  }

  private static func points(_ path: Path) -> [CGPoint] {
    path.elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to): to
      default: nil
      }
    }
  }

  /// Where the transform of the layer takes a point of its own, by the definition.
  private static func place(_ point: CGPoint, _ layer: Layer) -> CGPoint {
    let (x, y) = (point.x - 100, point.y - 50)
    let t = layer.transform
    let w = t.m14 * x + t.m24 * y + t.m44
    return CGPoint(
      x: (t.m11 * x + t.m21 * y + t.m41) / w, y: (t.m12 * x + t.m22 * y + t.m42) / w)
  }

  private static func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat {
    hypot(p.x - q.x, p.y - q.y)
  }

  @Test func aRectangleBecomesATrapezium() throws {
    let layer = Self.turned(.pi / 4)
    layer.backgroundColor = .red
    let points = Self.points(try #require(Self.fills(Self.recording(layer).0).first))
    let corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 100), CGPoint(x: 0, y: 100),
    ].map { Self.place($0, layer) }
    #expect(points.count == 4)
    for corner in corners { #expect(points.contains { Self.distance($0, corner) < 1e-9 }) }
    // The one side is nearer and so longer than the other.
    let heights = [corners[3].y - corners[0].y, corners[2].y - corners[1].y]
    #expect(abs(heights[0] - heights[1]) > 20)
  }

  @Test func curvesStayWithinATenthOfAPixel() throws {
    for scale in [1, 4] as [CGFloat] {
      let shape = ShapeLayer()
      let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100))
      shape.path = circle
      let layer = Self.turned(1, shape)
      let polygon = Self.points(
        try #require(Self.fills(Self.recording(layer, scale: scale).0).first))
      // Each point of the true image lies near one of the lines.
      let fine = circle.flattened(tolerance: 0.001)
      for point in Self.points(fine).map({ Self.place($0, layer) }) {
        var nearest = CGFloat.infinity
        for (index, from) in polygon.enumerated() {
          let to = polygon[(index + 1) % polygon.count]
          let (dx, dy) = (to.x - from.x, to.y - from.y)
          let length = max(dx * dx + dy * dy, 1e-12)
          let share = min(max(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0), 1)
          let foot = CGPoint(x: from.x + dx * share, y: from.y + dy * share)
          nearest = min(nearest, Self.distance(point, foot))
        }
        #expect(nearest * scale <= 0.1)
      }
      #expect(polygon.count < 200)
    }
  }

  @Test func aStrokeIsWiderWhereItIsNearer() throws {
    let shape = ShapeLayer()
    shape.fillColor = nil
    shape.strokeColor = .black
    shape.lineWidth = 10
    shape.path = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 200, y: 50))
    }
    let layer = Self.turned(.pi / 4, shape)
    let path = try #require(Self.fills(Self.recording(layer).0).first)
    let points = Self.points(path)
    func width(at x: CGFloat) -> CGFloat {
      let ys = points.filter { abs($0.x - x) < 1e-6 }.map(\.y)
      return (ys.max() ?? 0) - (ys.min() ?? 0)
    }
    let left = Self.place(CGPoint(x: 0, y: 50), layer).x
    let right = Self.place(CGPoint(x: 200, y: 50), layer).x
    #expect(width(at: left) != width(at: right))
    #expect(abs(width(at: left) / width(at: right) - 1) > 0.2)
  }

  @Test func thePartOfALayerBehindTheEyeIsCutOff() throws {
    let layer = Self.turned(0)
    layer.bounds = CGRect(x: 0, y: 0, width: 4_000, height: 100)
    layer.transform = layer.transform.rotated(by: 1.2, x: 0, y: 1, z: 0)
    layer.backgroundColor = .red
    let (recording, context) = Self.recording(layer)
    let points = Self.points(try #require(Self.fills(recording).first))
    #expect(points.count == 4)
    #expect(points.allSatisfy { $0.x.isFinite && abs($0.x) < 100_000 })
    #expect(context.diagnostics.allSatisfy { $0.severity != .error })
  }

  @Test func aLayerBehindTheEyeIsNotDrawn() {
    let layer = Self.turned(0.1)
    layer.zPosition = 0
    layer.transform = Transform3D(translationX: 0, y: 0, z: 900).concatenating(layer.transform)
    layer.backgroundColor = .red
    let (recording, context) = Self.recording(layer)
    #expect(Self.fills(recording).isEmpty)
    #expect(context.diagnostics.isEmpty)
  }

  @Test func aLayerSeenFromTheEdgeIsNotDrawn() {
    let layer = Self.turned(.pi / 2)
    layer.backgroundColor = .red
    #expect(Self.fills(Self.recording(layer).0).isEmpty)
  }

  @Test func theBackOfALayerShowsOnlyIfItIsDoubleSided() {
    let layer = Self.turned(.pi * 0.75)
    layer.backgroundColor = .red
    #expect(Self.fills(Self.recording(layer).0).count == 1)
    layer.isDoubleSided = false
    #expect(Self.fills(Self.recording(layer).0).isEmpty)
  }

  @Test func sublayersAreDrawnInThePerspectiveOfTheirSuperlayer() throws {
    let layer = Self.turned(.pi / 4)
    let sublayer = Layer()
    sublayer.frame = CGRect(x: 100, y: 50, width: 100, height: 50)
    sublayer.backgroundColor = .blue
    layer.addSublayer(sublayer)
    let points = Self.points(try #require(Self.fills(Self.recording(layer).0).first))
    let corner = Self.place(CGPoint(x: 200, y: 100), layer)
    #expect(points.contains { Self.distance($0, corner) < 1e-9 })
  }

  @Test func perspectiveOfASuperlayerReachesItsSublayers() throws {
    let root = Layer()
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.sublayerTransform.m34 = -1 / 500
    let layer = Layer()
    layer.frame = root.bounds
    layer.transform = Transform3D(rotationAngle: .pi / 4, x: 0, y: 1, z: 0)
    layer.backgroundColor = .red
    root.addSublayer(layer)
    let points = Self.points(try #require(Self.fills(Self.recording(root).0).first))
    let expected = Self.place(.zero, Self.turned(.pi / 4))
    #expect(
      points.contains { Self.distance($0, CGPoint(x: expected.x + 100, y: expected.y + 50)) < 1e-9 }
    )
  }

  @Test func clipsAndMasksAreForeshortened() throws {
    let layer = Self.turned(.pi / 4)
    layer.backgroundColor = .red
    layer.masksToBounds = true
    let mask = Layer()
    mask.frame = layer.bounds
    mask.backgroundColor = .black
    layer.mask = mask
    let (recording, _) = Self.recording(layer)
    var masks: [Recording] = []
    var clips: [Path] = []
    for operation in recording.operations {
      if case .beginGroup(let effects) = operation, let mask = effects.mask {
        masks.append(mask.recording)
      }
      if case .clip(let path, _) = operation { clips.append(path) }
    }
    let drawnImage = try #require(Self.fills(recording).first)
    #expect(masks.flatMap(Self.fills) == [drawnImage])
    #expect(clips == [drawnImage])
  }

  @Test func textInPerspectiveIsDrawnAsPathsAndNoted() throws {
    let text = TextLayer()
    text.string = "Ag"
    text.foregroundColor = .red
    let (recording, context) = Self.recording(Self.turned(.pi / 4, text))
    #expect(try #require(Self.fills(recording).first).elements.count > 20)
    #expect(context.diagnostics.map(\.code) == [.drawingApproximated])
    #expect(context.diagnostics.map(\.severity) == [.note])
  }

  @Test func gradientsImagesAndShadowsInPerspectiveAreNotedAsApproximated() throws {
    let gradient = GradientLayer()
    gradient.colors = [.red, .blue]
    let (filled, noted) = Self.recording(Self.turned(.pi / 4, gradient))
    #expect(noted.diagnostics.map(\.code) == [.drawingApproximated])
    // The shape is exact although its paint is not.
    var shape: Path?
    var transform = CGAffineTransform.identity
    for operation in filled.operations {
      if case .concatenate(let matrix) = operation { transform = matrix.concatenating(transform) }
      if case .fill(let path, _, _, _) = operation { shape = path.applying(transform) }
    }
    let corner = Self.place(.zero, gradient)
    #expect(Self.points(try #require(shape)).contains { Self.distance($0, corner) < 1e-6 })

    let drawnImage = Layer()
    drawnImage.contents = try Image(rgba: [255, 0, 0, 255], width: 1, height: 1)
    drawnImage.shadowOpacity = 1
    let (drawn, context) = Self.recording(Self.turned(.pi / 4, drawnImage))
    #expect(context.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(
      drawn.operations.contains {
        if case .image = $0 { true } else { false }
      })
  }

  @Test func patternsStampsAndLinksAreDrawnInPerspective() throws {
    final class Painter: View {
      override func draw(_ rect: CGRect, on canvas: any Canvas) {
        let inner = RecordingCanvas()
        inner.translate(x: 10, y: 10)
        inner.stamp(
          Path(CGRect(x: 0, y: 0, width: 5, height: 5)), at: [.zero, CGPoint(x: 9, y: 0)],
          with: .color(.red), compositing: .normal)
        canvas.draw(inner.recording)
        canvas.withMarkedContent(.link(.url("https://example.com"), area: rect)) {}
        canvas.withMarkedContent(.artifact) {}
        canvas.draw(TextLayout("🙂"), at: .zero)
      }
    }
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.layer.transform = Self.turned(.pi / 4).transform
    let canvas = RecordingCanvas()
    view.layer.render(on: canvas)
    let recording = canvas.recording
    #expect(Self.fills(recording).count >= 2)
    var areas: [CGRect?] = []
    for operation in recording.operations {
      if case .beginMarkedContent(.link(_, let area)) = operation { areas.append(area) }
    }
    let area = try #require(areas.first ?? nil)
    #expect(area.width < 200)
  }

  @Test func aTransformWithNaNIsNoted() {
    let layer = Self.turned(.pi / 4)
    layer.transform.m14 = .nan
    let (_, context) = Self.recording(layer)
    #expect(context.firstError?.code == .invalidNumber)
  }
}

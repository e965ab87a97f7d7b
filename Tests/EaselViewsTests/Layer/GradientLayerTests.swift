import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct GradientLayerTests {
  private static func layer(_ colors: [Color]? = [.red, .blue]) -> GradientLayer {
    let layer = GradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = colors
    return layer
  }

  /// What the layer fills with, at the end or at a moment.
  private static func fill(
    _ layer: GradientLayer, at time: TimeInterval? = nil
  ) -> (path: Path, paint: Paint)? {
    var options = RenderOptions()
    options.time = time
    let canvas = RecordingCanvas(context: RenderContext(options))
    layer.render(on: canvas)
    return canvas.recording.operations.lazy.compactMap { operation in
      if case .fill(let path, let paint, _, _) = operation { (path, paint) } else { nil }
    }.first
  }

  private static func linear(
    _ layer: GradientLayer, at time: TimeInterval? = nil
  ) -> LinearGradient? {
    if case .linearGradient(let gradient)? = fill(layer, at: time)?.paint {
      gradient
    } else {
      nil
    }
  }

  @Test func aGradientRunsFromTopToBottomByDefault() throws {
    let gradient = try #require(Self.linear(Self.layer()))
    #expect(gradient.start == CGPoint(x: 20, y: 0))
    #expect(gradient.end == CGPoint(x: 20, y: 20))
    #expect(gradient.gradient == Gradient([.red, .blue]))
  }

  @Test func aGradientFillsTheBoundsWithTheirCorners() throws {
    let layer = Self.layer()
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    layer.cornerRadius = 4
    let path = try #require(Self.fill(layer)?.path)
    #expect(path == Path(roundedRect: layer.bounds, cornerRadius: 4))
  }

  @Test func pointsAreInUnitsOfTheBounds() throws {
    let layer = Self.layer()
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let gradient = try #require(Self.linear(layer))
    #expect(gradient.start == .zero)
    #expect(gradient.end == CGPoint(x: 40, y: 10))
  }

  @Test func coloursStandAtTheirLocations() throws {
    let layer = Self.layer([.red, .green, .blue])
    layer.locations = [0, 0.25, 1]
    let gradient = try #require(Self.linear(layer)?.gradient)
    #expect(gradient.stops.map(\.location) == [0, 0.25, 1])
  }

  @Test func decreasingLocationsAreRaisedToThePreviousOne() throws {
    let layer = Self.layer([.red, .green, .blue])
    layer.locations = [0.5, 0.25, 1]
    let gradient = try #require(Self.linear(layer)?.gradient)
    #expect(gradient.stops.map(\.location) == [0.5, 0.5, 1])
  }

  @Test func locationsBeyondTheEndsStretchTheLine() throws {
    let layer = Self.layer([.red, .green, .blue])
    layer.locations = [-1, 0, 1]
    let gradient = try #require(Self.linear(layer))
    #expect(gradient.start == CGPoint(x: 20, y: -20))
    #expect(gradient.end == CGPoint(x: 20, y: 20))
    #expect(gradient.gradient.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func aGradientWithoutExtentShowsTheLastColour() throws {
    let layer = Self.layer()
    layer.endPoint = layer.startPoint
    #expect(Self.fill(layer)?.paint == .color(.blue))
    layer.type = .radial
    #expect(Self.fill(layer)?.paint == .color(.blue))
  }

  @Test func aGradientWithoutColoursDrawsNothing() {
    #expect(Self.fill(Self.layer(nil)) == nil)
    #expect(Self.fill(Self.layer([])) == nil)
  }

  @Test func aRadialGradientIsAnEllipse() throws {
    let layer = Self.layer()
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let canvas = RecordingCanvas()
    layer.render(on: canvas)
    let operations = canvas.recording.operations
    #expect(
      operations.contains(
        .concatenate(CGAffineTransform(a: 20, b: 0, c: 0, d: 10, tx: 20, ty: 10))))
    let (path, paint) = try #require(Self.fill(layer))
    #expect(path.boundingBox == CGRect(x: -1, y: -1, width: 2, height: 2))
    #expect(
      paint == .radialGradient(RadialGradient(Gradient([.red, .blue]), center: .zero, radius: 1)))
  }

  @Test func aRadialGradientOmitsLocationsBelowZero() throws {
    let layer = Self.layer([.black, .white, .red])
    layer.type = .radial
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.locations = [-1, 1, 2]
    guard case .radialGradient(let radial)? = Self.fill(layer)?.paint else {
      Issue.record("no radial gradient")
      return
    }
    #expect(radial.endRadius == 2)
    #expect(radial.gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(radial.gradient.stops[0].color == Color(white: 0.5))
  }

  @Test func aConicGradientBeginsInTheDirectionOfItsEndPoint() throws {
    let layer = Self.layer([.black, .white, .red])
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.locations = [0, 0.5, 1.5]
    guard case .conicGradient(let conic)? = Self.fill(layer)?.paint else {
      Issue.record("no conic gradient")
      return
    }
    #expect(conic.center == CGPoint(x: 20, y: 10))
    #expect(abs(conic.angle + .pi / 2) < 1e-12)
    #expect(conic.gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(conic.gradient.stops[2].color == Color(red: 1, green: 0.5, blue: 0.5))
  }

  @Test func locationsAllBeyondAnEndShowOneColour() throws {
    let layer = Self.layer()
    layer.type = .conic
    layer.locations = [2, 3]
    guard case .conicGradient(let late)? = Self.fill(layer)?.paint else { return }
    #expect(late.gradient.stops == [.init(.red, at: 1)])
    layer.locations = [-2, -1]
    guard case .conicGradient(let early)? = Self.fill(layer)?.paint else { return }
    #expect(early.gradient.stops == [.init(.blue, at: 0)])
  }

  @Test func coloursLocationsAndPointsAnimate() throws {
    let layer = Self.layer([.black, .black])
    func animate(_ keyPath: String, _ from: Any, _ to: Any) {
      let animation = BasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: keyPath)
    }
    animate("colors", [Color.black, .black], [Color.white, .red])
    animate("locations", [0, 0], [0.5, 1])
    animate("startPoint", CGPoint.zero, CGPoint(x: 0, y: 0.5))
    animate("endPoint.x", 0, 1)
    let gradient = try #require(Self.linear(layer, at: 0.5))
    #expect(gradient.start == CGPoint(x: 0, y: 5))
    #expect(gradient.end == CGPoint(x: 20, y: 20))
    #expect(gradient.gradient.stops.map(\.location) == [0.25, 0.5])
    #expect(
      gradient.gradient.stops.map(\.color) == [
        Color(white: 0.5), Color(red: 0.5, green: 0, blue: 0),
      ])
  }

  @Test func aPresentationIsAGradientLayer() {
    let layer = Self.layer()
    layer.type = .conic
    layer.locations = [0, 0.5]
    let copy = layer.presentation()
    #expect(copy?.colors == [.red, .blue])
    #expect(copy?.type == .conic)
    #expect(copy?.value(forKey: "locations") as? [CGFloat] == [0, 0.5])
    copy?.setValue([CGFloat](), forKey: "locations")
    #expect(copy?.locations == nil)
  }

  @Test func aViewCanBeBackedByAGradientLayer() {
    final class Sky: View {
      override class var layerClass: AnyClass { GradientLayer.self }
    }
    #expect(Sky(frame: .zero).layer is GradientLayer)
  }

  @Test func locationsThatAreNaNAreNoted() {
    let layer = Self.layer()
    layer.locations = [0, .nan]
    let canvas = RecordingCanvas()
    layer.render(on: canvas)
    #expect(canvas.context.firstError?.code == .invalidNumber)
  }
}

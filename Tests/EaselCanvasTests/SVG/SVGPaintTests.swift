import Foundation
import Testing

@testable import EaselCanvas

/// Paints that SVG has no words of its own for.
@Suite struct SVGPaintTests {
  private func drawnImage(_ draw: (any Canvas) -> Void) throws -> Image {
    let document = try SVGDocument(
      size: CGSize(width: 100, height: 20), options: RenderOptions(policy: .lenient))
    draw(document.canvas)
    return try Image(
      data: try Tool.data(
        "rsvg-convert", ["-w", "100", "-h", "20", "-b", "white"],
        input: try document.finish().output))
  }

  @Test func gradientsWithoutExtensionEndAtTheirStops() throws {
    let gradient = Gradient(
      stops: [.init(.red, at: 0.4), .init(.blue, at: 0.6)], extend: .none)
    let image = try drawnImage {
      $0.fill(
        CGRect(x: 0, y: 0, width: 100, height: 20),
        with: .linearGradient(
          LinearGradient(gradient, from: .zero, to: CGPoint(x: 100, y: 0))))
    }
    let white: [UInt8] = [255, 255, 255]
    func rgb(_ x: Int) -> [UInt8] {
      image.pixel(x: x, y: 10).map { [$0.red, $0.green, $0.blue] } ?? []
    }
    #expect(rgb(35) == white && rgb(65) == white)
    #expect(rgb(41) != white && rgb(58) != white)
  }

  @Test func conicStrokesHaveTheOpacityOfTheirFirstColor() throws {
    let pale = Color(red: 1, green: 0, blue: 0, alpha: 0.2)
    let image = try drawnImage {
      $0.stroke(
        Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)]) },
        with: .conicGradient(ConicGradient(Gradient([pale, .blue]), center: .zero)),
        style: StrokeStyle(lineWidth: 10))
    }
    #expect(image.pixel(x: 50, y: 10)?.green == 204)
  }

  /// The user space of a `<use>` would be the dot's own.
  @Test func aGradientSpansAllStamps() throws {
    let image = try drawnImage {
      $0.stamp(
        Path(CGRect(x: 0, y: 0, width: 10, height: 20)), at: [.zero, CGPoint(x: 90, y: 0)],
        with: .linearGradient(
          LinearGradient(
            Gradient([Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)]),
            from: .zero, to: CGPoint(x: 100, y: 0))), compositing: .normal)
    }
    let (first, last) = (image.pixel(x: 5, y: 10), image.pixel(x: 95, y: 10))
    #expect((first?.red ?? 255) < 30 && (last?.red ?? 0) > 225)
  }

  @Test func aBlendModeThatSomeRenderersLackIsNoted() throws {
    let document = try SVGDocument(
      size: CGSize(width: 100, height: 20), options: RenderOptions(policy: .lenient))
    document.canvas.fill(
      Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), rule: .nonZero,
      compositing: Compositing(blendMode: .plusLighter))
    let noted = try document.finish().diagnostics
    #expect(noted.map(\.code) == [.drawingApproximated])
    #expect(noted.first?.value == "plusLighter")
  }
}

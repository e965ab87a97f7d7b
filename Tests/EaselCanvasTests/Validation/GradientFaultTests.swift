import Foundation
import Testing

@testable import EaselCanvas

/// Gradients whose places are numbers, but none that can be drawn.
@Suite struct GradientFaultTests {
  private static let gradient = Gradient([.red, .blue])

  private static func codes(_ paint: Paint) throws -> [EaselError.Code] {
    let surface = try BitmapSurface(
      size: CGSize(width: 100, height: 100), options: RenderOptions(policy: .lenient))
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 100, height: 100), with: paint)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.green))
    #expect(try #require(surface.image.pixel(x: 5, y: 5)) == (0, 255, 0, 255))
    return surface.context.diagnostics.map(\.code)
  }

  /// cairo goes through all pixels between there and the page.
  @Test(arguments: [CGPoint(x: -2.4e285, y: 0), CGPoint(x: 0, y: 2e6)])
  func aConicGradientWithADistantCenterIsRefused(_ center: CGPoint) throws {
    #expect(
      try Self.codes(.conicGradient(ConicGradient(Self.gradient, center: center)))
        == [.outOfRange])
  }

  @Test func linearAndRadialGradientsAreRefusedBeyondTheRangeOfShapes() throws {
    let far = CGPoint(x: 1e13, y: 0)
    let paints: [Paint] = [
      .linearGradient(LinearGradient(Self.gradient, from: .zero, to: far)),
      .radialGradient(RadialGradient(Self.gradient, center: far, radius: 1)),
      .radialGradient(RadialGradient(Self.gradient, center: .zero, radius: 1e13)),
    ]
    for paint in paints { #expect(try Self.codes(paint) == [.outOfRange]) }
    let near = Paint.linearGradient(
      LinearGradient(Self.gradient, from: .zero, to: CGPoint(x: 1e11, y: 0)))
    #expect(try Self.codes(near).isEmpty)
  }
}

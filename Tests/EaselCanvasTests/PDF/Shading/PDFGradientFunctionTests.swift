import Foundation
import Testing

@testable import EaselCanvas

/// Gradients as functions of PDF.
@Suite struct PDFGradientFunctionTests {
  private static let halves = Gradient([.black, .white], extend: .repeat)

  @Test(arguments: [Gradient.Extend.repeat, .reflect])
  func visiblePeriodsAreWritten(_ extend: Gradient.Extend) throws {
    let gradient = Gradient(stops: Self.halves.stops, extend: extend)
    let ramp = try #require(PDFGradientFunction(gradient, .light, needed: -2.5...3))
    #expect(ramp.range == -3...3)
    #expect(ramp.stops.count == 12)
  }

  @Test func tooManyPeriodsBecomeTheirMeanColor() throws {
    let ramp = try #require(PDFGradientFunction(Self.halves, .light, needed: -10_000...10_000))
    #expect(ramp.range == -10_000...10_000)
    #expect(ramp.stops.map(\.color.red) == [0.5, 0.5])
    #expect(ramp.alpha == 1)
  }

  @Test func gradientsOfManyStopsBecomeTheirMeanColorAtFewerPeriods() throws {
    let stops = (0..<1_000).map { Gradient.Stop(.black, at: CGFloat($0) / 999) }
    let gradient = Gradient(stops: stops, extend: .repeat)
    #expect(
      try #require(PDFGradientFunction(gradient, .light, needed: 0...50)).stops.count == 50_000)
    #expect(try #require(PDFGradientFunction(gradient, .light, needed: 0...500)).stops.count == 2)
  }

  @Test func theRangeIsLimitedToPossiblePositions() throws {
    let ramp = try #require(
      PDFGradientFunction(
        Self.halves, .light, needed: -10_000...10_000,
        possible: -1...CGFloat.infinity))
    #expect(ramp.range == -1...10_000)
  }

  /// PDFium takes 256 colours at even distances from the start, and goes on with the last.
  private static func colorOfLastSample(_ ramp: PDFGradientFunction) -> CGFloat {
    let length = ramp.range.upperBound - ramp.range.lowerBound
    let position = ramp.range.lowerBound + length * 255 / 256
    for (a, b) in zip(ramp.stops, ramp.stops.dropFirst()) where b.position > position {
      return a.color.mixed(with: b.color, (position - a.position) / (b.position - a.position)).green
    }
    return ramp.stops.last?.color.green ?? -1
  }

  @Test(arguments: [0.993, 0.999, 1] as [CGFloat])
  func aStopNearTheEndIsWithinTheSamplesOfPDFium(_ location: CGFloat) throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let green = Color(red: 0, green: 1, blue: 0)
    let gradient = Gradient(
      stops: [.init(red, at: 0), .init(red, at: location), .init(green, at: 1)])
    let ramp = try #require(PDFGradientFunction(gradient, .light, needed: 0...1))
    #expect(Self.colorOfLastSample(ramp) == 1)
  }

  /// An extension that no eye needs would be bytes for nothing.
  @Test func anEvenGradientIsNotExtended() throws {
    let ramp = try #require(
      PDFGradientFunction(Gradient([.black, .red, .white]), .light, needed: 0...1))
    #expect(ramp.range == 0...1)
    #expect(ramp.stops.count == 3)
  }

  @Test func aGradientWithoutExtensionEndsAtItsStops() throws {
    let gradient = Gradient(
      stops: [.init(.black, at: 0.25), .init(.white, at: 0.75)], extend: .none)
    let ramp = try #require(PDFGradientFunction(gradient, .light, needed: 0...1))
    #expect(ramp.range == 0.25...0.75)
    let point = Gradient(stops: [.init(.black, at: 0.5)], extend: .none)
    #expect(PDFGradientFunction(point, .light, needed: 0...1) == nil)
  }
}

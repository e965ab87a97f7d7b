import Foundation
import Testing

@testable import EaselCanvas

/// Gradients as functions of PDF.
@Suite struct PDFGradientFunctionTests {
  private static let halves = Gradient([.black, .white], extend: .repeat)

  @Test(arguments: [Gradient.Extend.repeat, .reflect])
  func periodsThatAreSeenAreWritten(_ extend: Gradient.Extend) throws {
    let gradient = Gradient(stops: Self.halves.stops, extend: extend)
    let ramp = try #require(PDFGradientFunction(gradient, .light, needed: -2.5...3))
    #expect(ramp.range == -3...3)
    #expect(ramp.stops.count == 12)
  }

  @Test func periodsThatNobodyCanTellApartAreOneColour() throws {
    let ramp = try #require(PDFGradientFunction(Self.halves, .light, needed: -10_000...10_000))
    #expect(ramp.range == -10_000...10_000)
    #expect(ramp.stops.map(\.color.red) == [0.5, 0.5])
    #expect(ramp.alpha == 1)
  }

  @Test func periodsOfManyColoursAreFewer() throws {
    let stops = (0..<1_000).map { Gradient.Stop(.black, at: CGFloat($0) / 999) }
    let gradient = Gradient(stops: stops, extend: .repeat)
    #expect(
      try #require(PDFGradientFunction(gradient, .light, needed: 0...50)).stops.count == 50_000)
    #expect(try #require(PDFGradientFunction(gradient, .light, needed: 0...500)).stops.count == 2)
  }

  @Test func placesThatAreNotArePassedOver() throws {
    let ramp = try #require(
      PDFGradientFunction(
        Self.halves, .light, needed: -10_000...10_000,
        possible: -1...CGFloat.infinity))
    #expect(ramp.range == -1...10_000)
  }
}

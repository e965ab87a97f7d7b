import Foundation
import Testing

@testable import EaselCharts

@Suite struct BreakSymbolTests {
  @Test func strokesAreParallelWithTheGapBetweenThem() {
    let symbol = BreakSymbol(
      along: .vertical, center: CGPoint(x: 40, y: 90), width: 20, gap: 3)
    #expect(symbol.rise == 4)
    #expect(symbol.bounds == CGRect(x: 30, y: 86.5, width: 20, height: 7))
    #expect(symbol.strokes.boundingBox == symbol.bounds)
    #expect(symbol.opening.boundingBox == symbol.bounds)
  }

  @Test func aSymbolOfAHorizontalAxisIsTransposed() {
    let symbol = BreakSymbol(
      along: .horizontal, center: CGPoint(x: 90, y: 40), width: 20, gap: 3)
    #expect(symbol.bounds == CGRect(x: 86.5, y: 30, width: 7, height: 20))
    #expect(symbol.strokes.boundingBox == symbol.bounds)
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity])
  func aSizeThatCannotBeDrawnIsZero(_ size: CGFloat) {
    let symbol = BreakSymbol(along: .vertical, center: .zero, width: size, gap: size)
    #expect(symbol.bounds == .zero)
  }
}

import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SymbolTests {
  static let names = [
    "circle", "square", "triangle", "diamond", "pentagon", "plus", "cross", "asterisk",
  ]

  /// The corners of a path as lines.
  static func corners(_ path: Path) -> [CGPoint] {
    path.flattened(tolerance: 0.001).elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  static func area(_ corners: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      sum += a.x * b.y - b.x * a.y
    }
    return abs(sum) / 2
  }

  /// The convex hull, by Andrew's monotone chain.
  static func hull(_ points: [CGPoint]) -> [CGPoint] {
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for c in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          if (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0 { break }
          chain.removeLast()
        }
        chain.append(c)
      }
      return chain.dropLast()
    }
    let sorted = points.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
    return half(sorted) + half(sorted.reversed())
  }

  @Test func eightSymbolsFollowOneOrder() {
    #expect(
      BasicChartSymbolShape.automatic == [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
      ])
  }

  @Test(arguments: zip(names, BasicChartSymbolShape.automatic))
  func allSymbolsLookEquallyLarge(_ name: String, _ symbol: BasicChartSymbolShape) {
    let corners = Self.corners(symbol.path(center: .zero, area: 64))
    let perceived = (Self.area(corners) * Self.area(Self.hull(corners))).squareRoot()
    #expect(abs(perceived - 64) < 0.05)
  }

  @Test(arguments: BasicChartSymbolShape.automatic.prefix(5))
  func filledSymbolsHaveTheArea(_ symbol: BasicChartSymbolShape) {
    let area = Self.area(Self.corners(symbol.path(center: .zero, area: 100)))
    #expect(abs(area - 100) < 0.05)
  }

  @Test(arguments: BasicChartSymbolShape.automatic)
  func theCentroidLiesOnThePoint(_ symbol: BasicChartSymbolShape) {
    let center = CGPoint(x: 30, y: -20)
    let corners = Self.corners(symbol.path(center: center, area: 50))
    var (x, y, sum): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (p, q) = (
        CGPoint(x: a.x - 30, y: a.y + 20), CGPoint(x: b.x - 30, y: b.y + 20)
      )
      let part = p.x * q.y - q.x * p.y
      (x, y, sum) = (x + (p.x + q.x) * part, y + (p.y + q.y) * part, sum + part)
    }
    #expect(abs(x / sum) < 1e-6 && abs(y / sum) < 1e-6)
  }

  @Test(arguments: BasicChartSymbolShape.automatic)
  func aPathLiesInItsRectangle(_ symbol: BasicChartSymbolShape) {
    let rect = CGRect(x: 5, y: 7, width: 40, height: 20)
    let box = symbol.path(in: rect).boundingBox
    #expect(box.minX > 5 - 1e-9 && box.maxX < 45 + 1e-9)
    #expect(box.minY > 7 - 1e-9 && box.maxY < 27 + 1e-9)
    #expect(abs(box.height - 20) < 1e-9 && abs(box.midX - 25) < 1e-9)
  }

  @Test(arguments: BasicChartSymbolShape.automatic, [0.5, 1, 1.5])
  func aBorderLiesInsideAndTouchesTheOutline(_ symbol: BasicChartSymbolShape, _ width: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (whole, border) = (
      symbol.path(in: rect), symbol.strokeBorder(lineWidth: width).path(in: rect)
    )
    let (outer, inner) = (whole.boundingBox, border.boundingBox)
    #expect(abs(outer.minX - inner.minX) < 0.05 && abs(outer.maxX - inner.maxX) < 0.05)
    #expect(abs(outer.minY - inner.minY) < 0.05 && abs(outer.maxY - inner.maxY) < 0.05)
    #expect(!border.contains(CGPoint(x: 10, y: outer.midY + 0.01)))
  }

  @Test(arguments: BasicChartSymbolShape.automatic)
  func aBorderTooWideForAHoleIsTheFullShape(_ symbol: BasicChartSymbolShape) {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(symbol.strokeBorder(lineWidth: 30).path(in: rect) == symbol.path(in: rect))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func invalidBorderWidthsDrawNothing(_ width: CGFloat) {
    let symbol = BasicChartSymbolShape.square.strokeBorder(lineWidth: width)
    #expect(symbol.path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test(arguments: [0, -4, CGFloat.nan, .infinity])
  func invalidAreasDrawNothing(_ area: CGFloat) {
    #expect(BasicChartSymbolShape.circle.path(center: .zero, area: area).isEmpty)
  }

  /// A symbol of a user, with a unit rectangle that may be wrong.
  private struct Card: ChartSymbolShape {
    var perceptualUnitRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func aCustomShapeIsScaledByItsUnitRectangle() {
    // A circle of this area is 10 wide.
    let box = Card().path(center: CGPoint(x: 100, y: 50), area: 25 * .pi).boundingBox
    #expect(abs(box.minX - 97.5) < 1e-9 && abs(box.width - 5) < 1e-9)
    #expect(abs(box.minY - 45) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test(arguments: [
    CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: 1e300, height: 1),
  ])
  func invalidUnitRectanglesAreReplacedByTheUnitSquare(_ rect: CGRect) {
    let box = Card(perceptualUnitRect: rect).path(center: .zero, area: 25 * .pi).boundingBox
    #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test func theBorderOfACustomShapeIsInsideOfIt() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let border = Card().strokeBorder(style: StrokeStyle(lineWidth: 2)).path(in: rect)
    #expect(abs(border.boundingBox.width - 10) < 1e-9)
    #expect(!border.contains(CGPoint(x: 5, y: 10)))
    #expect(border.contains(CGPoint(x: 1, y: 10)))
  }

  @Test func aTypeErasedSymbolHasTheSamePath() {
    let erased = AnyChartSymbolShape(AnyChartSymbolShape(.triangle))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(erased.path(in: rect) == BasicChartSymbolShape.triangle.path(in: rect))
    #expect(erased.perceptualUnitRect == BasicChartSymbolShape.triangle.perceptualUnitRect)
    #expect(
      erased.strokeBorder(lineWidth: 1).path(in: rect)
        == BasicChartSymbolShape.triangle.strokeBorder(lineWidth: 1).path(in: rect))
  }

  @Test(arguments: SymbolOutline.allCases.filter { !$0.isStroked && !$0.rawValue.hasSuffix("2") })
  func d3sFilledSymbolsHaveTheArea(_ symbol: SymbolOutline) {
    #expect(abs(Self.area(Self.corners(symbol.path(area: 80))) - 80) < 0.05)
  }

  @Test func aCircleIsASymbolOnlyWhereOneIsAskedFor() {
    func shape<S: Shape>(_ shape: S) -> String { "\(S.self)" }
    func symbol<S: ChartSymbolShape>(_ symbol: S) -> String { "\(S.self)" }
    #expect(shape(.circle) == "Circle")
    #expect(symbol(.circle) == "BasicChartSymbolShape")
  }
}

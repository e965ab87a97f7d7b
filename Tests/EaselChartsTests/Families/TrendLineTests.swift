import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselStatistics
import Foundation
import Testing

@Suite struct TrendLineTests {
  private static let xs = (0..<12).map(Double.init)
  private static let ys = [3, 4, 4.5, 7, 6, 9, 11, 10, 14, 13, 17, 16.0]

  private static func layout(_ method: TrendMethod, confidence: Double? = nil) -> ChartLayout {
    FamilySupport.layout {
      ForEach(0..<12) { PointMark(x: .value("X", xs[$0]), y: .value("Y", ys[$0])) }
      TrendLine(
        x: .value("X", xs), y: .value("Y", ys), method: method, confidence: confidence)
    }
  }

  /// The positions of two values on the y axis, from the points of the first two pairs.
  private static func place(_ value: Double, _ layout: ChartLayout) -> CGFloat {
    guard case .symbols(_, let points)? = layout.figures.first(where: { $0.kind == .point })?.shape
    else { return .nan }
    return FamilySupport.place(value, through: (ys[0], points[0].y), (ys[11], points[11].y))
  }

  @Test func lineEndsAtTheFittedValuesOfTheLeastAndTheGreatestX() throws {
    for method in [TrendMethod.linear, .exponential] {
      let layout = Self.layout(method)
      let fit = try #require(
        Statistics.regression(
          x: Self.xs, y: Self.ys, model: method == .linear ? .linear : .exponential))
      let line = try #require(layout.bounds(.line).first)
      let (low, high) = (try #require(fit.value(at: 0)), try #require(fit.value(at: 11)))
      #expect(line.maxY.isNear(Self.place(low, layout), 0.05))
      #expect(line.minY.isNear(Self.place(high, layout), 0.05))
    }
  }

  @Test func bandIsTheConfidenceIntervalAndLiesUnderTheLine() throws {
    let layout = Self.layout(.linear, confidence: 0.95)
    let kinds = layout.figures.map(\.kind)
    let area = try #require(kinds.firstIndex(of: .area))
    let line = try #require(kinds.firstIndex(of: .line))
    #expect(area < line)
    let fit = try #require(Statistics.regression(x: Self.xs, y: Self.ys))
    let (low, high) = (
      try #require(fit.confidenceInterval(at: 0)), try #require(fit.confidenceInterval(at: 11))
    )
    let bounds = layout.figures[area].bounds
    #expect(bounds.maxY.isNear(Self.place(low.lowerBound, layout), 0.05))
    #expect(bounds.minY.isNear(Self.place(high.upperBound, layout), 0.05))
    #expect(bounds.holds(layout.figures[line].bounds))
  }

  @Test func eachSeriesHasALineOfItsOwn() {
    let pairs = zip(Self.xs, Self.ys).map { $0 }
    let layout = FamilySupport.layout {
      TrendLine(pairs, by: { .value("G", $0.0 < 6 ? "a" : "b") }) {
        (x: .value("X", $0.0), y: .value("Y", $0.1))
      }
      TrendLine(x: .value("X", Self.xs), y: .value("Y", Self.ys), method: .loess)
      MovingAverage(x: .value("X", Self.xs), y: .value("Y", Self.ys), window: 3)
    }
    let lines = layout.figures.filter { $0.kind == .line }
    #expect(lines.count == 4)
    #expect(lines.prefix(2).map(\.series) == ["a", "b"])
  }

  @Test func movingAverageBeginsWhereItsWindowIsFull() throws {
    let layout = FamilySupport.layout {
      ForEach(0..<12) { PointMark(x: .value("X", Self.xs[$0]), y: .value("Y", Self.ys[$0])) }
      MovingAverage(x: .value("X", Self.xs), y: .value("Y", Self.ys), window: 4)
    }
    guard case .symbols(_, let points)? = layout.figures.first(where: { $0.kind == .point })?.shape
    else { return }
    let line = try #require(layout.bounds(.line).first)
    #expect(line.minX.isNear(points[3].x) && line.maxX.isNear(points[11].x))
  }

  @Test func mismatchedCountsAndMissingValuesAreNoted() {
    let layout = FamilySupport.layout {
      TrendLine(x: .value("X", [1, 2, 3, 4.0]), y: .value("Y", [1, 2, .nan]))
    }
    #expect(layout.notes("TrendLine").count == 2)
    #expect(layout.bounds(.line).count == 1)
  }

  @Test func tooFewValuesMakeNoLineAndAreNoted() {
    let none: [Double] = []
    for method in [
      TrendMethod.linear, .polynomial(degree: 40), .loess(span: .nan), .movingAverage(window: 0),
    ] {
      let layout = FamilySupport.layout {
        PointMark(x: .value("X", 1), y: .value("Y", 1))
        TrendLine(x: .value("X", none), y: .value("Y", none), method: method)
      }
      #expect(layout.notes("TrendLine").count == 1)
      #expect(layout.bounds(.line).isEmpty)
    }
  }

  @Test func aLevelNotBetween0And1LeavesTheBandOutAndIsNoted() {
    for level in [Double.nan, 0, 1, -3] {
      let layout = Self.layout(.linear, confidence: level)
      #expect(layout.notes("TrendLine").count == 1)
      #expect(layout.bounds(.area).isEmpty)
    }
  }
}

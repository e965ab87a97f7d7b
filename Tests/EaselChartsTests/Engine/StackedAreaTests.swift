import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The layers of stacks and the areas beside them.
@Suite struct StackedAreaTests {
  private struct Row {
    var x: Double
    var y: Double
    var series: String

    init(_ x: Double, _ series: String, _ y: Double) {
      (self.x, self.y, self.series) = (x, y, series)
    }
  }

  private let size = CGSize(width: 400, height: 300)

  private func areas(_ rows: [Row], _ stacking: MarkStackingMethod = .standard) -> some Block {
    Chart(Array(rows.enumerated()), id: \.offset) { item in
      AreaMark(
        x: .value("X", item.element.x), y: .value("Y", item.element.y), stacking: stacking
      )
      .foregroundStyle(by: .value("Series", item.element.series))
    }
  }

  private func area(_ figure: ChartFigure?) -> CGRect { figure?.bounds ?? .null }

  @Test func layersKeepTheirOrderAtEachPosition() {
    let layout = areas([Row(1, "A", 1), Row(1, "B", 2), Row(2, "B", 2), Row(2, "A", 1)])
      .layout(in: size)
    let layers = layout.figures.filter { $0.kind == .area }
    let (a, b) = (area(layers.first { $0.series == "A" }), area(layers.first { $0.series == "B" }))
    #expect(abs(b.maxY - a.minY) < 0.01 && abs(b.height - 2 * a.height) < 0.01)
  }

  @Test func barsKeepTheirOrderAtEachPosition() {
    let rows = [Row(1, "A", 1), Row(1, "B", 2), Row(2, "B", 2), Row(2, "A", 1)]
    let chart = Chart(Array(rows.enumerated()), id: \.offset) { item in
      BarMark(x: .value("X", "\(item.element.x)"), y: .value("Y", item.element.y))
        .foregroundStyle(by: .value("Series", item.element.series))
    }
    let bottoms = chart.layout(in: size).figures.filter { $0.kind == .bar && $0.series == "A" }
      .map(\.bounds.maxY)
    #expect(bottoms.count == 2 && bottoms.first == bottoms.last)
  }

  @Test func layersAreInterpolatedAtPositionsOfOtherLayers() {
    let layout = areas([
      Row(1, "B", 2), Row(3, "B", 4), Row(1, "A", 1), Row(2, "A", 6), Row(3, "A", 1),
    ]).layout(in: size)
    let layers = layout.figures.filter { $0.kind == .area }
    guard case .path(let lower)? = layers.first(where: { $0.series == "B" })?.shape,
      let upper = layers.first(where: { $0.series == "A" })
    else {
      Issue.record("a layer is missing")
      return
    }
    // At 2 the lower layer is worth 3, so that the upper one reaches from 3 to 9.
    let unit = (layout.plot.maxY - area(upper).minY) / 9
    #expect(abs(area(upper).maxY - (layout.plot.maxY - 2 * unit)) < 0.5)
    let middle = layout.plot.maxY - 3 * unit
    #expect(lower.contains(CGPoint(x: upper.bounds.midX, y: middle + 1)))
    #expect(!lower.contains(CGPoint(x: upper.bounds.midX, y: middle - 1)))
  }

  @Test func missingValuesOfAreasAreFilledBySetting() {
    let rows = [Row(0, "A", 4), Row(1, "A", 4), Row(2, "A", .nan), Row(3, "A", 4), Row(4, "A", 4)]
    for stacking in [MarkStackingMethod.standard, .unstacked] {
      for (missing, isFull) in [
        (MissingValues.gap, false), (.zero, false), (.connect, true), (.interpolate, true),
      ] {
        let layout = areas(rows, stacking).chartMissingValues(missing).layout(in: size)
        let figure = layout.figures.first { $0.kind == .area }
        guard case .path(let path)? = figure?.shape else {
          Issue.record("no area")
          return
        }
        let box = area(figure)
        #expect(path.contains(CGPoint(x: box.midX, y: box.midY)) == isFull)
        let isPartial = path.contains(CGPoint(x: box.midX - box.width / 8, y: box.maxY - 5))
        #expect(isPartial == (missing != .gap), "\(missing) \(stacking)")
      }
    }
  }

  @Test func areasThatAreNotStackedAreTranslucent() {
    let rows = [Row(1, "A", 1), Row(2, "A", 3), Row(1, "B", 2), Row(2, "B", 2)]
    let over = areas(rows, .unstacked).layout(in: size).figures
    #expect(over.filter { $0.kind == .area }.allSatisfy { $0.opacity < 0.5 })
    #expect(over.filter { $0.kind == .line }.count == 2)
    let stacked = areas(rows).layout(in: size).figures
    #expect(stacked.allSatisfy { $0.kind == .area && $0.opacity == 1 })
  }
}

import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Categories are in an order that suits all lines and areas, if there is one.
@Suite struct CategoryOrderTests {
  @Test func `a name between two others of another series`() {
    let order = CategoryOrder(marks: [0, 1, 0, 2, 1], series: [[0, 1], [0, 2, 1]])
    #expect(order.codes == [0, 2, 1])
  }

  @Test func `orders that contradict each other keep that of appearance`() {
    #expect(CategoryOrder(marks: [0, 1, 2, 0], series: [[0, 1], [1, 2, 0]]).codes == [0, 1, 2])
  }

  @Test func `names that no series orders keep that of appearance`() {
    #expect(CategoryOrder(marks: [2, 0, 1], series: []).codes == [2, 0, 1])
  }

  private func months(_ rows: [(String, String)], stacking: MarkStackingMethod = .standard)
    -> ChartLayout
  {
    Chart(rows.indices, id: \.self) { index in
      AreaMark(
        x: .value("Month", rows[index].1), y: .value("Value", 2), stacking: stacking
      )
      .foregroundStyle(by: .value("Series", rows[index].0))
    }
    .layout(in: CGSize(width: 300, height: 200))
  }

  private func names(_ layout: ChartLayout) -> [String] {
    layout.panels[0].axes.first { $0.edge == .bottom }?.labels.map(\.text.string) ?? []
  }

  /// The x coordinates of an area's edges, which rise once and fall once.
  private func turns(_ figure: ChartFigure) -> Int {
    guard case .path(let path) = figure.shape else { return 0 }
    var positions: [CGFloat] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        positions.append(point.x)
      case .closeSubpath: break
      }
    }
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.01 }
    return zip(steps, steps.dropFirst()).count { ($0 < 0) != ($1 < 0) }
  }

  @Test func `stacked areas whose series have different months`() {
    let layout = months([
      ("A", "Jan"), ("A", "Mar"), ("B", "Jan"), ("B", "Feb"), ("B", "Mar"),
    ])
    #expect(names(layout) == ["Jan", "Feb", "Mar"])
    let areas = layout.panels[0].figures.filter { $0.kind == .area }
    #expect(areas.count == 2)
    #expect(areas.allSatisfy { turns($0) <= 1 })
  }

  @Test func `an explicit domain has the order that it gives`() {
    let rows = [("A", "Jan"), ("A", "Feb"), ("A", "Mar"), ("B", "Jan"), ("B", "Feb"), ("B", "Mar")]
    let layout = Chart(rows.indices, id: \.self) { index in
      AreaMark(x: .value("Month", rows[index].1), y: .value("Value", Double(index)))
        .foregroundStyle(by: .value("Series", rows[index].0))
    }
    .chartXScale(domain: ["Mar", "Jan", "Feb"])
    .layout(in: CGSize(width: 300, height: 200))
    #expect(names(layout) == ["Mar", "Jan", "Feb"])
    #expect(layout.panels[0].figures.allSatisfy { turns($0) <= 1 })
    #expect(layout.diagnostics.contains { $0.message.contains("not in the order of its axis") })
  }

  @Test func `an area over days in disorder is drawn in their order`() {
    let layout = Chart([3.0, 1, 2], id: \.self) { day in
      AreaMark(x: .value("Day", day), y: .value("Value", day + 1))
    }
    .layout(in: CGSize(width: 300, height: 200))
    #expect(layout.panels[0].figures.filter { $0.kind == .area }.allSatisfy { turns($0) <= 1 })
    #expect(layout.diagnostics.contains { $0.severity == .note && $0.operation == "AreaMark" })
  }

  @Test func `a gap is a gap in the layers above it`() {
    let layout = Chart(0..<15, id: \.self) { index in
      AreaMark(
        x: .value("Day", Double(index % 5)),
        y: .value("Value", index == 7 ? Double.nan : Double(index + 1))
      )
      .foregroundStyle(by: .value("Series", ["A", "B", "C"][index / 5]))
    }
    .layout(in: CGSize(width: 300, height: 200))
    let areas = layout.panels[0].figures.filter { $0.kind == .area }
    func parts(_ figure: ChartFigure) -> Int {
      guard case .path(let path) = figure.shape else { return 0 }
      var count = 0
      path.forEach { if case .move = $0 { count += 1 } }
      return count
    }
    #expect(areas.map { "\($0.series) \(parts($0))" }.sorted() == ["A 1", "B 2", "C 2"])
    #expect(layout.notes.map(\.text.string) == ["2 values not shown"])
    #expect(layout.diagnostics.contains { $0.message.contains("a layer below has no value there") })
  }

  @Test func `what lies above a gap is not interpolated`() {
    let values: [[Double]] = [[3, 3, 3, 3, 3], [.nan, .nan, 2, 2, 2], [5, .nan, 1, 1, 1]]
    let layout = Chart(0..<15, id: \.self) { index in
      AreaMark(
        x: .value("Day", Double(index % 5)), y: .value("Value", values[index / 5][index % 5])
      )
      .foregroundStyle(by: .value("Series", ["A", "B", "C"][index / 5]))
    }
    .chartMissingValues(.interpolate)
    .layout(in: CGSize(width: 300, height: 200))
    let starts = layout.panels[0].figures.filter { $0.kind == .area }.map { figure in
      guard case .path(let path) = figure.shape else { return CGFloat.nan }
      return path.boundingBox.minX
    }
    #expect(starts.count == 3)
    #expect(starts[0] < starts[1])
    #expect(starts[1] == starts[2])
  }
}

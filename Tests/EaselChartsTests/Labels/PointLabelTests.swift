import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Names of points.
@Suite struct PointLabelTests {
  private struct Town {
    var name: String
    var x: Double
    var y: Double
    var size = 0.0
  }

  private func towns(_ count: Int, _ seed: UInt64) -> [Town] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      Town(
        name: LabelRow.name(.random(in: 3...12, using: &random), using: &random) + "\(index)",
        x: .random(in: 0...100, using: &random), y: .random(in: 0...80, using: &random),
        size: pow(.random(in: 0...1, using: &random), 3) * 1000)
    }
  }

  private func bubbles(_ towns: [Town]) -> some Block {
    Chart(towns, id: \.name) { town in
      PointMark(x: .value("Rent", town.x), y: .value("Income", town.y))
        .symbolSize(by: .value("People", town.size))
        .pointLabel(town.name)
    }
  }

  private func names(_ layout: ChartLayout) -> [ChartLabel] { layout.panels.flatMap(\.labels) }

  private func note(_ layout: ChartLayout) -> Diagnostic? {
    layout.diagnostics.first { $0.operation == "pointLabel" }
  }

  /// The names that cover another text, a symbol or a line.
  private func covering(_ layout: ChartLayout) -> [String] {
    let labels = names(layout)
    var result: [String] = []
    for (index, label) in labels.enumerated() {
      let box = label.bounds.insetBy(dx: 0.3, dy: 0.3)
      let others =
        labels.dropFirst(index + 1).map(\.bounds)
        + layout.axes.flatMap { $0.allLabels.map(\.bounds) }
      if others.contains(where: { $0.intersects(box) }) { result.append(label.text.string) }
      for figure in layout.figures {
        guard case .symbols(let path, let points) = figure.shape else { continue }
        let radius = path.boundingBox.width / 2
        for (point, mark) in zip(points, figure.markNumbers) where mark != label.mark {
          let distance = hypot(
            max(box.minX - point.x, 0, point.x - box.maxX),
            max(box.minY - point.y, 0, point.y - box.maxY))
          if distance < radius - 1 { result.append(label.text.string) }
        }
      }
    }
    return result
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func namesOfScatteredPointsCoverNothing(_ seed: UInt64) {
    let towns = towns(10 + Int(seed), seed)
    let layout = Chart(towns, id: \.name) { town in
      PointMark(x: .value("Rent", town.x), y: .value("Income", town.y)).pointLabel(town.name)
    }.layout()
    #expect(covering(layout).isEmpty)
    let hidden = Int(note(layout)?.value ?? "0") ?? 0
    #expect(names(layout).count + hidden == towns.count)
    #expect(names(layout).count > towns.count / 2)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func theTwelveLargestOf200BubblesHaveTheirNames(_ seed: UInt64) throws {
    let towns = towns(200, seed)
    let layout = bubbles(towns).layout(in: CGSize(width: 480, height: 300))
    let largest = towns.sorted { $0.size > $1.size }.prefix(12).map(\.name)
    let shown = Set(names(layout).map(\.text.string))
    #expect(largest.filter { !shown.contains($0) } == [])
    #expect(covering(layout).isEmpty)
  }

  @Test func namesWithoutSpaceAreCountedInTheDrawingAndInOneDiagnostic() throws {
    let layout = bubbles(towns(200, 3)).layout(in: CGSize(width: 480, height: 300))
    let notes = layout.diagnostics.filter { $0.operation == "pointLabel" }
    #expect(notes.count == 1)
    let count = try #require(notes.first?.value)
    #expect(Int(count) == 200 - names(layout).count)
    #expect(layout.notes.contains { $0.text.string.contains(count) })
  }

  @Test func aHigherPriorityComesFirst() throws {
    let layout = Chart(0..<40, id: \.self) { index in
      PointMark(x: .value("X", 5 + Double(index) * 0.001), y: .value("Y", 5))
        .pointLabel("Point \(index)", priority: index == 39 ? 1 : 0)
    }.layout(120, 80)
    #expect(names(layout).first?.text.string == "Point 39")
    #expect(names(layout).count < 40)
  }

  @Test func aNameWithoutSpaceBesideItsPointHasALine() throws {
    let layout = Chart(0..<25, id: \.self) { index in
      PointMark(x: .value("X", 5 + Double(index % 5)), y: .value("Y", 5 + Double(index / 5)))
        .pointLabel(index == 12 ? "The point in the middle" : "", priority: 1)
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      PointMark(x: .value("X", 40), y: .value("Y", 40))
    }.layout()
    let leader = try #require(layout.panels.first?.leaders.first)
    let label = try #require(names(layout).first)
    #expect(label.bounds.insetBy(dx: -3, dy: -3).contains(leader.end))
    #expect(covering(layout).isEmpty)
  }

  @Test func aNameIsInsideALargeSymbol() throws {
    let layout = Chart {
      PointMark(x: .value("X", 5), y: .value("Y", 5)).symbolSize(6_000).pointLabel("Rome")
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      PointMark(x: .value("X", 10), y: .value("Y", 10))
    }.layout()
    let label = try #require(names(layout).first)
    #expect(layout.figures.contains { $0.bounds.encloses(label.bounds) })
  }

  @Test func pointsOfLinesHaveNames() {
    let layout = Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("X", index), y: .value("Y", index * index)).pointLabel("N\(index)")
    }.layout()
    #expect(Set(names(layout).map(\.text.string)) == ["N0", "N1", "N2", "N3"])
  }

  @Test func namesOfBarsAreReported() throws {
    let layout = Chart {
      BarMark(x: .value("A", "x"), y: .value("V", 5)).pointLabel("Bar")
    }.layout()
    let found = try #require(note(layout))
    #expect(found.code == .invalidData && found.message.contains("“Bar”"))
  }

  @Test func aTextKeepsItsFont() throws {
    func label(_ content: some ChartContent) throws -> TextLayout {
      try #require(
        Chart { content }.layout().panels.first?.labels.first?.text)
    }
    let point = PointMark(x: .value("X", 5), y: .value("Y", 5))
    let plain = try label(point.pointLabel("Rome"))
    let bold = try label(point.pointLabel(Text("Rome").bold()))
    #expect(plain.string == bold.string && plain != bold)
  }

  @Test func theDataTableAndTheAlternativeTextHaveTheNames() {
    let chart = Chart(0..<3, id: \.self) { index in
      PointMark(x: .value("Town", "T\(index)"), y: .value("Income", 10 + index))
        .pointLabel("Name \(index)")
    }
    let table = chart.dataTable()
    #expect(table.columns == ["Town", "Income", "label"])
    #expect(table.rows.map { $0[2] } == (0..<3).map { .category("Name \($0)") })
    #expect(chart.layout().alternativeText.contains("Name 2"))
  }

  @Test func namesDoNotDependOnEarlierLayouts() {
    let towns = towns(60, 11)
    let size = CGSize(width: 300, height: 200)
    let first = bubbles(towns).layout(in: size)
    _ = bubbles(towns).layout(in: CGSize(width: 500, height: 200))
    let second = bubbles(towns).layout(in: size)
    #expect(names(first) == names(second))
  }

  @Test func valuesThatAreNotFiniteHaveNoNames() {
    let layout = Chart(0..<3, id: \.self) { index in
      PointMark(
        x: .value("X", index == 1 ? .nan : Double(index)),
        y: .value("Y", index == 2 ? .infinity : 1)
      )
      .pointLabel("N\(index)", priority: index == 0 ? .nan : .infinity)
    }.layout()
    #expect(names(layout).map(\.text.string) == ["N0"])
  }
}

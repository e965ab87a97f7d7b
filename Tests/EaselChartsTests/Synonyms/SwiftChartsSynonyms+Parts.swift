import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension SwiftChartsSynonyms {
  private struct Binding<Value>: ChartBinding {
    var wrappedValue: Value
  }

  private static func line(_ count: Int = 11) -> some Block {
    Chart(0..<count, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0 * $0)) }
  }

  /// A facet is a panel for each value, and a row and a column make a grid.
  @Sendable static func panels(_ measured: inout Measured) throws {
    let facets = Chart(0..<6, id: \.self) {
      BarMark(x: .value("X", "x\($0 % 2)"), y: .value("Y", $0 + 1))
    }
    .chartFacet(by: { .value("F", "f\($0 / 2)") })
    let layout = LaidOutChart(facets).layout
    measured.equal(layout.panels.map { $0.title?.text.string }, ["f0", "f1", "f2"], "panels")
    measured.equal(layout.panels.map(\.figures.count), [2, 2, 2], "bars of the panels")
    let grid = LaidOutChart(
      Chart(0..<6, id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", $0))
          .facet(row: .value("R", "r\($0 / 3)"), column: .value("C", "c\($0 % 3)"))
      }, width: 600, height: 400
    ).layout
    measured.equal(grid.panels.count, 6, "panels of the grid")
    measured.equal(Set(grid.panels.map { $0.plot.minY.rounded() }).count, 2, "rows")
    measured.equal(Set(grid.panels.map { $0.plot.minX.rounded() }).count, 3, "columns")
  }

  /// Marks with an axis of their own are on its scale, which a modifier sets.
  @Sendable static func axes(_ measured: inout Measured) throws {
    let chart = LaidOutChart(
      Chart(0..<3, id: \.self) {
        BarMark(x: .value("N", "n\($0)"), y: .value("Rain", 50 * ($0 + 1)))
        LineMark(x: .value("N", "n\($0)"), y: .value("Warmth", 10 * $0)).yAxis("warmth")
      }
      .chartYScale(domain: 0...40, for: "warmth"))
    let plot = chart.layout.plot
    let points = chart.points(.line)
    measured.equal(points.count, 3, "points of the line")
    for (index, point) in points.enumerated() {
      measured.near(
        point.y, plot.maxY - plot.height * CGFloat(index) / 4, by: 0.1, "value \(index) of 40")
    }
    let axis = chart.layout.axes.first { $0.id == "warmth" }
    measured.equal(axis?.ticks.last?.text, "40", "the second axis ends at 40")
    measured.near(
      chart.rects(.bar).map(\.minY).min() ?? .nan, chart.y(150), by: 0.05, "bars are on the first")
  }

  /// NaN and `nil` interrupt a line; a modifier connects its parts.
  @Sendable static func missingValues(_ measured: inout Measured) throws {
    let values: [Double?] = [3, 4, .nan, 6, nil, 7, 8]
    let chart = Chart(values.indices, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Y", values[$0]))
    }
    func moves(_ chart: some Block) -> Int {
      LaidOutChart(chart).layout.figures.filter { $0.kind == .line }.reduce(0) { count, figure in
        guard case .path(let path) = figure.shape else { return count }
        return count
          + path.elements.count { if case .move = $0 { true } else { false } }
      }
    }
    measured.equal(moves(chart), 3, "parts of a line with two gaps")
    measured.equal(moves(chart.chartMissingValues(.connect)), 1, "parts of a connected line")
    let zero = LaidOutChart(chart.chartMissingValues(.zero))
    measured.near(
      zero.points(.line).map(\.y).max() ?? .nan, zero.y(0), by: 0.05, "missing values are zero")
  }

  /// The visible part of the axis is what is drawn.
  @Sendable static func visiblePart(_ measured: inout Measured) throws {
    let chart = LaidOutChart(
      line().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
        .chartScrollPosition(initialX: 3))
    let plot = chart.layout.plot
    measured.near(chart.x(3), plot.minX, by: 0.05, "the scroll position begins the plot")
    measured.near(chart.x(7), plot.maxX, by: 0.05, "the length ends the plot")
    measured.holds(chart.layout.panels.first?.isClipped ?? false, "the rest is cut")
    let bound = LaidOutChart(
      line().chartXVisibleDomain(length: 2).chartScrollPosition(x: Binding(wrappedValue: 5)))
    measured.near(bound.x(5), bound.layout.plot.minX, by: 0.05, "a bound position")
    measured.near(bound.x(7), bound.layout.plot.maxX, by: 0.05, "a length from it")
  }

  /// Interactions leave the bytes as they are, and note a diagnostic.
  @Sendable static func interactions(_ measured: inout Measured) throws {
    let plain = try line().rendered(as: .svg)
    measured.equal(plain.diagnostics.count, 0, "diagnostics without interactions")
    let selected = line().chartXSelection(value: Binding(wrappedValue: 3))
    let gesture = line().chartGesture { _ in 3 }
    let scrolled = line().chartScrollableAxes(.horizontal)
    let options = RenderOptions(policy: .lenient)
    for (name, result) in [
      ("chartXSelection", try selected.rendered(as: .svg, options: options)),
      ("chartGesture", try gesture.rendered(as: .svg, options: options)),
      ("chartScrollableAxes", try scrolled.rendered(as: .svg, options: options)),
    ] {
      measured.holds(result.output == plain.output, "\(name) has no effect")
      let notes = result.diagnostics.map(\.message)
      measured.holds(notes.contains { $0.contains(name) }, "\(name) is noted: \(notes)")
    }
  }

  /// Bars have links in a preset, and columns in an overlay.
  @Sendable static func links(_ measured: inout Measured) throws {
    var preset = BarChart(categories: ["a", "b"], values: [1, 2])
    preset.links = [1: .url("https://example.org/b")]
    let bars = try String(decoding: preset.data(as: .svg), as: UTF8.self)
    measured.equal(bars.ranges(of: "https://example.org/b\"").count, 1, "link of a bar")
    let chart = MatplotlibSynonyms.bars(3).chartOverlay { proxy in
      GeometryReader { geometry in
        let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
        Drawing { canvas, _ in
          for name in ["Name 0", "Name 2"] {
            guard let range = proxy.positionRange(forX: name) else { continue }
            let column = CGRect(
              x: plot.minX + range.lowerBound, y: plot.minY,
              width: range.upperBound - range.lowerBound, height: plot.height)
            canvas.withMarkedContent(.link(.url("https://example.org/"), area: column)) {}
          }
        }
      }
    }
    let layout = chart.layout(in: CGSize(width: 480, height: 300))
    let pdf = try uncompressedPDF(try chart.data(as: .pdf))
    let rects = pdf.matches(of: /\/Rect \[\s*([\d.]+)\s+[\d.]+\s+([\d.]+)\s+[\d.]+\s*\]/).map {
      (Double($0.1) ?? .nan, Double($0.2) ?? .nan)
    }
    measured.equal(rects.count, 2, "links of columns")
    for (rect, bar) in zip(rects, [layout.bars[0], layout.bars[2]]) {
      measured.near(
        (rect.0 + rect.1) / 2, bar.bounds.midX, by: 1, "the link is at its bar")
      measured.holds(rect.1 - rect.0 >= bar.bounds.width - 1, "the link is as wide as its bar")
    }
    let svg = String(decoding: try chart.data(as: .svg), as: UTF8.self)
    measured.holds(!svg.contains("<script"), "there is no script")
  }

  /// The compiler refuses `Chart3D`, with a reason.
  @Sendable static func chart3D(_ measured: inout Measured) throws {
    let file = Fixtures.package.appending(path: "Sources/EaselCharts/View/Chart3D.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let attribute = source.firstMatch(of: /@available\(\s*\*, unavailable,\s*message:\s*"([^"]+)"/)
    measured.holds((attribute?.1.count ?? 0) > 10, "it is unavailable with a message")
    let declaration = source.range(of: "public struct Chart3D")
    measured.holds(
      declaration.map { source[..<$0.lowerBound].contains("unavailable") } ?? false,
      "the attribute is before the type")
  }
}

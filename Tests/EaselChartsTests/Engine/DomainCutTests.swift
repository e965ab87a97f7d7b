import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// An explicit domain that cuts marks says so, in the drawing and in diagnostics.
@Suite struct DomainCutTests {
  private func layout<Content: ChartContent>(
    _ domain: ClosedRange<Double>, @ChartContentBuilder _ content: () -> Content
  ) -> ChartLayout {
    Chart(content: content).chartYScale(domain: domain).layout(in: CGSize(width: 300, height: 200))
  }

  private func codes(_ layout: ChartLayout) -> [EaselError.Code] { layout.diagnostics.map(\.code) }

  private func bars(_ values: [Double]) -> some ChartContent {
    ForEach(values.indices, id: \.self) { index in
      BarMark(x: .value("Name", "n\(index)"), y: .value("Value", values[index]))
    }
  }

  @Test func `bars beyond a domain without zero`() {
    let layout = layout(2...10) { bars([1, 20, 5]) }
    #expect(codes(layout).contains(.truncatedAxis))
    #expect(codes(layout).contains(.outsidePlot))
    #expect(layout.notes.map(\.text.string) == ["2 values beyond the axis"])
  }

  @Test func `a domain that contains all values cuts nothing`() {
    let layout = layout(0...20) { bars([1, 20, 5]) }
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.notes.isEmpty)
  }

  @Test func `a line that leaves the plot`() {
    let layout = layout(0...10) {
      ForEach([3.0, 12, 5], id: \.self) { value in
        LineMark(x: .value("x", value), y: .value("y", value))
      }
    }
    #expect(codes(layout).contains(.outsidePlot))
    #expect(layout.notes.map(\.text.string) == ["1 value beyond the axis"])
  }

  @Test func `the ends of stacks count, and not their parts`() {
    let layout = layout(0...10) {
      BarMark(x: .value("Name", "a"), y: .value("Value", 6))
      BarMark(x: .value("Name", "a"), y: .value("Value", 6))
    }
    #expect(layout.notes.map(\.text.string) == ["1 value beyond the axis"])
  }

  @Test func `points and rules beyond the domain`() {
    let layout = layout(0...10) {
      PointMark(x: .value("x", 1), y: .value("y", 12))
      PointMark(x: .value("x", 2), y: .value("y", 2))
      RuleMark(y: .value("y", 15))
    }
    #expect(layout.notes.map(\.text.string) == ["2 values beyond the axis"])
  }
}

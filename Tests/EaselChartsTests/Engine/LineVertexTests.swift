import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The curves of lines and the symbols at their vertices.
@Suite struct LineVertexTests {
  private let size = CGSize(width: 400, height: 300)

  @Test func symbolsOfALineFollowTheirOwnValues() {
    let chart = Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("X", index), y: .value("Y", index == 1 ? .nan : Double(index)))
        .symbol(by: .value("Kind", index == 2 ? "odd" : "even"))
        .foregroundStyle(.black)
    }
    let symbols = chart.layout(in: size).figures.filter { $0.kind == .point }
    #expect(symbols.map(\.marks) == [[0, 3], [2]])
  }

  @Test func linesAlongYHaveTheirStepsAlongY() {
    let chart = Chart(0..<3, id: \.self) { index in
      LineMark(x: .value("X", Double(index * index)), y: .value("Day", "D\(index)"))
        .interpolationMethod(.stepEnd)
    }
    guard
      case .path(let path)? = chart.layout(in: size).figures.first(where: { $0.kind == .line })?
        .shape
    else {
      Issue.record("no line")
      return
    }
    // The value changes before the line goes on to the next day.
    let points = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(points.count > 2 && points[0].y == points[1].y && points[0].x != points[1].x)
  }
}

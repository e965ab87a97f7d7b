import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// The positions of a figure's marks, with and without a list of them.
@Suite struct MarkNumbersTests {
  @Test func markNumbersAreTheAppendedNumbers() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<300 {
      var (numbers, list) = (MarkNumbers(), [Int]())
      var next = Int.random(in: 0...5, using: &generator)
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        numbers.append(next)
        list.append(next)
        // Mostly the following one.
        next = Int.random(in: 0...9, using: &generator) < 9 ? next + 1 : next - 3
      }
      #expect(Array(numbers) == list)
      #expect(numbers.array == list)
      #expect(Array(MarkNumbers(list)) == list)
      #expect(numbers.first == list.first && numbers.last == list.last)
      for range in [0..<1, 0..<100, 2..<7, 3..<3] {
        #expect(numbers.lie(in: range) == list.allSatisfy(range.contains))
      }
      var twice = numbers
      twice.append(contentsOf: numbers)
      #expect(twice.array == list + list)
    }
  }

  @Test func markNumbersEqualTheRowNumbers() {
    var rows = RowNumbers(4..<9)
    #expect(MarkNumbers(rows).array == [4, 5, 6, 7, 8])
    rows.append(2)
    #expect(MarkNumbers(rows).array == [4, 5, 6, 7, 8, 2])
    #expect(MarkNumbers(RowNumbers(repeating: 3, count: 3)).array == [3, 3, 3])
    #expect(MarkNumbers(RowNumbers(repeating: 3, count: 1)).array == [3])
    #expect(MarkNumbers(RowNumbers()).array == [])
  }

  @Test func aWholeLineHasTheNumbersOfAllItsPoints() throws {
    let rows = (0..<200).map { CGPoint(x: Double($0), y: sin(Double($0))) }
    let layout = Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y))
    }.layout(in: CGSize(width: 400, height: 300))
    let line = try #require(layout.figures.first { $0.kind == .line })
    #expect(line.marks == Array(1...200))
  }

  @Test func aLineJoinedOverAGapHasTheNumbersOfItsPoints() throws {
    let rows = (0..<200).map { CGPoint(x: Double($0), y: $0 == 70 ? .nan : 1) }
    let layout = Chart { LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
      .chartMissingValues(.connect).layout(in: CGSize(width: 400, height: 300))
    let line = try #require(layout.figures.first { $0.kind == .line })
    #expect(line.marks == Array(0..<70) + Array(71..<200))
  }

  @Test func markNumbersCanBeSetOnAFigure() {
    var figure = ChartFigure(kind: .bar, shape: .path(Path()), marks: [4])
    #expect(figure.marks == [4])
    figure.marks = [1, 5, 2]
    #expect(figure.marks == [1, 5, 2])
    #expect(figure.lies(in: 1..<6) && !figure.lies(in: 1..<5))
    figure.marks = []
    #expect(!figure.lies(in: 0..<100))
  }
}

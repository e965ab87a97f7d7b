import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ManyColumnNamesTests {
  private static let syllables = ["Ber", "lin", "Ham", "burg", "Mün", "chen", "Köln", "Es", "sen"]

  /// Different names of two to four syllables.
  private static func names(_ count: Int, syllables range: Range<Int> = 2..<4) -> [String] {
    (0..<count).map { index in
      range.map { syllables[(index * 5 + $0 * (index + 3)) % syllables.count] }.joined()
        + String(index)
    }
  }

  private func axis(_ names: [String], width: CGFloat = 480, height: CGFloat = 300) throws
    -> AxisLayout
  {
    let layout = Chart(names, id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("Count", $0.count))
    }.layout(width, height)
    return try #require(layout.axes.first { $0.edge == .bottom })
  }

  @Test func `forty names of columns are turned, and none is left out`() throws {
    let axis = try axis(Self.names(40))
    #expect(axis.labels.count == 40 && axis.hiddenLabelCount == 0)
    #expect(axis.labels.allSatisfy { $0.rotation == -.pi / 2 })
  }

  @Test func `twenty names of columns are diagonal`() throws {
    let axis = try axis(Self.names(20))
    #expect(axis.labels.count == 20)
    #expect(axis.labels.allSatisfy { $0.rotation == -.pi / 4 })
  }

  @Test func `forty long names of columns are cut with an ellipsis`() throws {
    let axis = try axis(Self.names(40, syllables: 2..<12))
    #expect(axis.labels.count == 40 && axis.labels.allSatisfy { $0.text.isTruncated })
    #expect(axis.plot.height >= 100)
  }

  @Test func `names of columns that are too close are thinned, with the first and the last`() throws
  {
    let names = Self.names(120)
    let axis = try axis(names)
    #expect(axis.labels.count < 60 && axis.labels.count >= 12)
    #expect(axis.labels.first?.text.string == names.first)
    #expect(axis.labels.last?.text.string == names.last)
  }

  @Test(arguments: [13, 17, 25, 33, 40, 55, 90])
  func `names of columns do not overlap and leave the plot its space`(_ count: Int) throws {
    for width in stride(from: 200.0, through: 960, by: 95) {
      let axis = try axis(Self.names(count), width: width)
      #expect(axis.plot.width >= width * 0.6 && axis.plot.height >= 100)
      for (one, other) in zip(axis.labels, axis.labels.dropFirst()) where one.rotation == -.pi / 2 {
        #expect(one.bounds.maxX <= other.bounds.minX + 0.01)
      }
    }
  }

  @Test func `titles do not give way to a single name of many columns`() throws {
    let names = Self.names(34, syllables: 6..<12)
    let layout = Chart(names, id: \.self) {
      RectangleMark(x: .value("Name", $0), y: .value("Row", "only"))
        .foregroundStyle(by: .value("Count", $0.count))
    }.chartXAxisLabel("Names").layout(in: CGSize(width: 204, height: 459))
    let axis = try #require(layout.axes.first { $0.edge == .bottom })
    #expect(axis.labels.count > 1 || axis.title != nil)
    #expect(layout.diagnostics.contains { $0.code == .insufficientSpace })
  }
}

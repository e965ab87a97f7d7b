import EaselCanvas
import EaselCharts
import Foundation
import Testing

@Suite struct LegendTests {
  private static let entries = ["Fossil fuels", "Nuclear", "Renewables"].map {
    Legend.Entry($0, paint: .color(.red))
  }

  @Test func aWideLegendIsOneRow() {
    let legend = Legend(Self.entries, width: 400, fontSize: 10)
    #expect(legend.items.map(\.index) == [0, 1, 2])
    #expect(Set(legend.items.map(\.swatch.minY)).count == 1)
    #expect(legend.size.width <= 400)
  }

  @Test func aNarrowLegendBreaksIntoRows() {
    let legend = Legend(Self.entries, width: 90, fontSize: 10)
    #expect(Set(legend.items.map(\.swatch.minY)).count == 3)
    #expect(legend.items.allSatisfy { $0.swatch.minX == 0 })
  }

  @Test func entriesBeyondTheHeightAreListedAsOmitted() {
    let legend = Legend(Self.entries, width: 90, height: 14, fontSize: 10)
    #expect(legend.items.map(\.index) == [0])
    #expect(legend.omitted == [1, 2])
  }

  @Test func entriesWithoutWidthAreListedAsOmitted() {
    let legend = Legend(Self.entries, width: 12, fontSize: 10)
    #expect(legend.items.isEmpty)
    #expect(legend.omitted == [0, 1, 2])
  }

  @Test func rowsStandBelowOneAnother() {
    let legend = Legend(rows: Self.entries, width: 400, height: 400, fontSize: 10)
    let tops = legend.items.map(\.swatch.minY)
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    #expect(legend.items.allSatisfy { $0.swatch.minX == 0 })
  }

  @Test func rowsBeyondTheHeightAreListedAsOmitted() {
    let legend = Legend(rows: Self.entries, width: 400, height: 30, fontSize: 10)
    #expect(legend.items.count + legend.omitted.count == 3)
    #expect(!legend.omitted.isEmpty)
    #expect(legend.size.height <= 30)
  }

  @Test func longTitlesBreakIntoLines() {
    let long = Legend.Entry("An unusually long name of a series", paint: .color(.red))
    let legend = Legend([long], width: 80, fontSize: 10)
    #expect(legend.size.width <= 80.5)
    #expect(legend.items.first?.label.text.isTruncated == false)
    #expect((legend.items.first?.label.text.lines.count ?? 0) > 1)
  }
}

/// Legends of several rows.
@Suite struct LegendColumnTests {
  private static let segments = (1...12).map {
    Legend.Entry("Segment \($0) \(15 - $0)%", paint: .color(.red))
  }

  @Test func rowsStandInColumns() {
    let legend = Legend(Self.segments, width: 180, fontSize: 10)
    let rows = Set(legend.items.map(\.swatch.minY)).count
    #expect(rows > 1)
    // Each entry stands below that of the row before.
    #expect(Set(legend.items.map(\.swatch.minX)).count == 12 / rows)
    #expect(legend.size.width <= 180)
  }

  @Test func rowsShareTheEntriesEvenly() {
    // Four columns of these fit, but five entries then leave one alone.
    let entries = ["aaaa", "bbbb", "cccc", "dddd", "eeee"].map {
      Legend.Entry($0, paint: .color(.red))
    }
    let whole = Legend(Array(entries.prefix(4)), width: 1_000, fontSize: 10).size.width
    let legend = Legend(entries, width: whole + 1, fontSize: 10)
    let tops = legend.items.map(\.swatch.minY)
    #expect(tops.count { $0 == tops[0] } == 3)
  }

  @Test func namesAreNeverCut() throws {
    let share = Legend.Entry("Everything else that has no name of its own 25%", paint: .color(.red))
    let legend = Legend([share], width: 120, fontSize: 10)
    let text = try #require(legend.items.first).label.text
    #expect(!text.isTruncated && text.size.width <= 120)
  }

  @Test func columnsAreAsWideAsTheirWidestEntry() {
    let entries = ["a", "An unusually long name", "b", "c"].map {
      Legend.Entry($0, paint: .color(.red))
    }
    let legend = Legend(entries, width: 180, fontSize: 10)
    #expect(legend.items[0].label.frame.maxX < legend.items[1].swatch.minX)
    #expect(legend.items[2].swatch.minX == 0)
    #expect(legend.items[3].swatch.minX == legend.items[1].swatch.minX)
  }
}

import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct DatesOfPanelsTests {
  private struct Row {
    var part: String
    var month: Date
    var sales: Double
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func month(_ index: Int) -> Date {
    calendar.date(from: DateComponents(year: 2023, month: 1 + index, day: 1)) ?? .distantPast
  }

  private static func rows(_ parts: Int, _ months: Int) -> [Row] {
    (0..<parts * months).map { index in
      Row(
        part: "Part \(index / months)", month: month(index % months),
        sales: Double(index * 7 % 30 + 5))
    }
  }

  private static func layout(
    _ parts: Int, months: Int, columns: Int, width: CGFloat = 480, height: CGFloat = 320
  ) -> ChartLayout {
    ExamSupport.layout(
      Chart(rows(parts, months)) {
        BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Sales", $0.sales))
          .facet(by: .value("Part", $0.part))
      }
      .chartFacetColumns(columns), size: CGSize(width: width, height: height))
  }

  private static func years(_ layout: ChartLayout) -> [[String]] {
    layout.panels.map { $0.axes.flatMap(\.contextLabels).map(\.text.string) }
  }

  @Test func `the year stands below each panel that has none below it`() {
    #expect(
      Self.years(Self.layout(5, months: 12, columns: 3)) == [[], [], ["2023"], ["2023"], ["2023"]])
    #expect(
      Self.years(Self.layout(4, months: 18, columns: 2))
        == [[], [], ["2023", "2024"], ["2023", "2024"]])
  }

  @Test(arguments: [1, 2, 3, 4, 6])
  func `the year lies below its own panel, and nothing overlaps`(_ columns: Int) {
    let layout = Self.layout(7, months: 12, columns: columns, height: 480)
    for panel in layout.panels {
      for label in panel.axes.flatMap(\.contextLabels) {
        #expect(label.bounds.minX >= panel.plot.minX - 4)
        #expect(label.bounds.maxX <= panel.plot.maxX + 4)
      }
    }
    #expect(layout.labels.overlaps == [])
    #expect(layout.labels.outside(of: layout.size) == [])
  }

  @Test func `the name of a month stands below its own bar`() throws {
    var random = SeededGenerator(seed: 26)
    for _ in 0..<60 {
      let months = Int.random(in: 3...24, using: &random)
      let columns = Int.random(in: 1...4, using: &random)
      let parts = Int.random(in: columns...columns * 2, using: &random)
      let width = CGFloat.random(in: 320...700, using: &random)
      let layout = Self.layout(parts, months: months, columns: columns, width: width)
      for panel in layout.panels {
        let x = try #require(panel.scales.x)
        for axis in panel.axes where axis.edge == .bottom {
          for (tick, label) in zip(axis.ticks, axis.labelsByTick) {
            guard case .date(let date) = tick.datum, let label,
              let end = Self.calendar.date(byAdding: .month, value: 1, to: date)
            else { continue }
            let names = CGFloat(
              x.position.position(of: end.timeIntervalSinceReferenceDate))
            // Years and quarters name more than their first bar.
            #expect(label.frame.midX >= tick.position - 0.02)
            #expect(
              label.frame.midX <= names + 0.02,
              "\(label.text.string) of \(months) months in \(columns) columns of \(width)")
          }
        }
      }
    }
  }

  @Test func `both levels of dates have one size`() throws {
    for months in 3...20 {
      for columns in 1...4 {
        let layout = Self.layout(4, months: months, columns: columns, height: 640)
        for axis in layout.panels.flatMap(\.axes) {
          guard let label = axis.labels.first, let year = axis.contextLabels.first else { continue }
          #expect(isNear(label.frame.height, year.frame.height))
        }
      }
    }
  }

  @Test func `names of months are shortened before they are made smaller`() throws {
    let layout = Self.layout(5, months: 12, columns: 3)
    let axis = try #require(layout.panels[4].axes.first { $0.edge == .bottom })
    #expect(axis.labels.map(\.text.string) == ["Jan", "Apr", "Jul", "Oct"])
    #expect(axis.labelSize == 9.5)
  }

  @Test func `labels above an empty cell take its space`() {
    let full = Self.layout(6, months: 12, columns: 3)
    let part = Self.layout(5, months: 12, columns: 3)
    #expect(isNear(full.panels[0].plot.height, part.panels[0].plot.height))
  }

  @Test func `labels above an empty cell stay clear of the axis of the last panel`() {
    for parts in [3, 5, 7] {
      let chart = Chart(Self.rows(parts, 12)) {
        BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Sales", $0.sales))
          .facet(by: .value("Part", $0.part))
      }
      .chartTheme(.apple).chartFacetColumns(parts / 2 + 1)
      #expect(ExamSupport.layout(chart).labels.overlaps == [])
    }
  }

  @Test func `steps of months name no month beyond the last bar`() throws {
    let chart = Chart(Self.rows(1, 12)) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Sales", $0.sales))
    }
    .chartXAxis { AxisMarks(values: .stride(by: .month, count: 2)) }
    let layout = ExamSupport.layout(chart)
    #expect(
      layout.texts(.bottom) == ["January", "March", "May", "July", "September", "November"])
    let axis = try #require(layout.axes.first { $0.edge == .bottom })
    #expect(axis.contextLabels.map(\.text.string) == ["2023"])
  }

  @Test func `panels are named by dates and numbers as axes write them`() {
    func names<Value: Plottable>(_ values: [Value], locale: String = "en_US") -> [String] {
      let chart = Chart(values.indices, id: \.self) { index in
        BarMark(x: .value("Name", "a"), y: .value("Sales", index + 1))
          .facet(by: .value("Part", values[index]))
      }
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      environment.timeZone = .gmt
      return chart.layout(in: CGSize(width: 600, height: 300), environment: environment).panels
        .map { $0.title?.text.string ?? "" }
    }
    #expect(names([Self.month(0), Self.month(1)]) == ["Jan 2023", "Feb 2023"])
    #expect(names([Self.month(0), Self.month(12)]) == ["2023", "2024"])
    #expect(names([2022, 2023]) == ["2022", "2023"])
    #expect(names([0.5, 1]) == ["0.5", "1"])
    #expect(names([1500.5, 2000.5], locale: "de_DE") == ["1.500,5", "2.000,5"])
    #expect(names([1500.5, 2000.5], locale: "en_US_POSIX") == ["1,500.5", "2,000.5"])
  }
}

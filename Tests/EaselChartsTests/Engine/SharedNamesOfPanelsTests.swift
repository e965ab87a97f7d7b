import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SharedNamesOfPanelsTests {
  private struct Row: Identifiable {
    let id: Int
    var part: String
    var date: Date
    var load: Double
  }

  private static let rows = ["North", "South", "West", "East"].enumerated().flatMap { part, name in
    (0..<90).map { day in
      Row(
        id: part * 100 + day, part: name,
        date: Date(timeIntervalSinceReferenceDate: Double(day) * 86_400),
        load: Double((day * 7 + part * 13) % 50))
    }
  }

  private static func layout(_ width: CGFloat = 520) -> ChartLayout {
    ExamSupport.layout(
      Chart {
        ForEach(rows) {
          LineMark(x: .value("Day", $0.date), y: .value("MW", $0.load))
            .facet(by: .value("Part", $0.part))
        }
      }
      .chartFacetColumns(2), size: CGSize(width: width, height: 320))
  }

  @Test func `the unit stands once, above the names of panels`() throws {
    let layout = Self.layout()
    let titles = layout.panels.flatMap(\.axes).compactMap(\.title)
    #expect(titles.map(\.text.string) == ["MW"])
    let name = try #require(layout.panels[0].title)
    #expect(titles[0].bounds.maxY <= name.bounds.minY + 0.5)
    #expect(layout.labels.overlaps == [])
  }

  @Test func `the year of dates stands below each panel of the last row`() {
    let layout = Self.layout()
    let years = layout.panels.map { $0.axes.flatMap(\.contextLabels).count }
    #expect(years.map { $0 > 0 } == [false, false, true, true])
  }

  @Test func `a rule does not change the title of the axis`() {
    let chart = Chart {
      RuleMark(y: .value("Limit", 30))
      ForEach(Self.rows) { LineMark(x: .value("Day", $0.date), y: .value("MW", $0.load)) }
    }
    let titles = ExamSupport.layout(chart).axes.compactMap { $0.title?.text.string }
    #expect(titles == ["MW"])
  }

  @Test func `values are grouped as the labels of their axis, in every locale`() {
    let chart = Chart([12.0, 4500, 9200], id: \.self) {
      BarMark(x: .value("Name", "\($0)"), y: .value("Users", $0))
    }
    for locale in ["en_US_POSIX", "en_US", "de_DE"] {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      let layout = chart.layout(in: CGSize(width: 480, height: 300), environment: environment)
      let value = layout.panels[0].labels.map(\.text.string).first { $0.hasPrefix("4") }
      #expect(value == (locale == "de_DE" ? "4.500" : "4,500"))
    }
  }

  @Test func `panels have one size`() {
    let plots = Self.layout().panels.map(\.plot)
    #expect(plots.allSatisfy { isNear($0.width, plots[0].width) })
    #expect(plots.allSatisfy { isNear($0.height, plots[0].height) })
  }
}

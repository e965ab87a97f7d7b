import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SubjectsOfDiagnosticsTests {
  private static let size = CGSize(width: 480, height: 300)

  private struct Row {
    var part: String
    var date: Date
    var load: Double
  }

  private static func chart(_ rows: [Row]) -> Chart<some ChartContent> {
    Chart(rows) {
      PointMark(x: .value("Day", $0.date), y: .value("Load", $0.load))
        .facet(by: .value("Part", $0.part))
    }
  }

  @BlockBuilder private static func bars(_ title: String?) -> some Block {
    let chart = Chart([1, .infinity], id: \.self) {
      BarMark(x: .value("Name", "\($0)"), y: .value("Load", $0))
    }
    if let title { chart.chartTitle(title) } else { chart }
  }

  @Test func `a chart is named by its title`() throws {
    let note = try #require(Self.bars("Load in winter").layout(in: Self.size).diagnostics.first)
    #expect(note.subject == "chart “Load in winter”")
    #expect(note.description.contains("(BarMark, chart “Load in winter”)"))
  }

  @Test func `a chart without a title has no subject`() throws {
    let note = try #require(Self.bars(nil).layout(in: Self.size).diagnostics.first)
    #expect(note.subject == nil)
    #expect(note.description.hasSuffix("(BarMark)"))
  }

  @Test func `equal charts on a page have notes of their own`() throws {
    let page = VStack {
      ForEach(0..<10) { Self.bars("Chart \($0)").frame(height: 60) }
    }
    let notes = try page.rendered(as: .png, width: 480, height: 800).diagnostics
    for index in 0..<10 {
      #expect(notes.contains { $0.subject == "chart “Chart \(index)”" && $0.code == .invalidData })
    }
  }

  @Test func `a panel is named by its value`() throws {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    var rows = ["North", "South"].map { Row(part: $0, date: day, load: 1) }
    rows.append(Row(part: "South", date: day + 86_400, load: .infinity))
    let layout = Self.chart(rows).chartTitle("Load").layout(in: Self.size)
    let note = try #require(layout.diagnostics.first { $0.code == .invalidData })
    #expect(note.subject == "chart “Load”, panel “South”")
  }

  @Test func `a note on values of several panels names the panel of each`() throws {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let rows = ["North", "South"].flatMap { part in
      [1, Double.infinity].map { Row(part: part, date: day, load: $0) }
    }
    let layout = Self.chart(rows).layout(in: Self.size)
    let note = try #require(layout.diagnostics.first { $0.code == .invalidData })
    #expect(note.subject == nil)
    #expect(note.value?.contains("Part: North") == true)
    #expect(note.value?.contains("Part: South") == true)
  }

  @Test func `equal notes of several panels are combined into one`() {
    func note(_ panel: String?, _ message: String) -> Diagnostic {
      Diagnostic(.warning, .labelAdjusted, message, subject: panel)
    }
    let notes = [
      note("A", "hidden"), note(nil, "all"), note("B", "hidden"), note("B", "cut"),
      note("A", "hidden"), note("C", "hidden"), note("D", "hidden"),
    ]
    #expect(
      notes.naming(chart: "").map(\.subject) == [
        "panels “A”, “B”, “C” and 1 more", nil, "panel “B”",
      ])
    #expect(notes.naming(chart: "T").map(\.subject)[1] == "chart “T”")
  }

  @Test func `panels without space for their names are an error`() throws {
    let rows = ["A", "B", "C"].map {
      Row(part: $0, date: Date(timeIntervalSinceReferenceDate: 0), load: 1)
    }
    let layout = Self.chart(rows).chartFacetColumns(1)
      .layout(in: CGSize(width: 400, height: 60))
    let found = layout.diagnostics.filter { $0.code == .insufficientSpace }
    #expect(found.map(\.severity) == [.error])
  }

  // MARK: Dates

  private static func note(_ date: Date, zone: String, locale: String = "en_US") -> String? {
    let rows = [
      Row(part: "a", date: Date(timeIntervalSinceReferenceDate: 0), load: 1),
      Row(part: "a", date: date, load: .infinity),
    ]
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = TimeZone(identifier: zone) ?? .gmt
    let chart = Chart(rows) { PointMark(x: .value("Day", $0.date), y: .value("Load", $0.load)) }
    return chart.layout(in: size, environment: environment).diagnostics
      .first { $0.code == .invalidData }?.value
  }

  @Test func `dates are said in the time zone of the chart`() throws {
    let parts = DateComponents(
      timeZone: TimeZone(identifier: "Europe/Berlin"), year: 2024, month: 1, day: 5)
    let day = try #require(Calendar(identifier: .gregorian).date(from: parts))
    #expect(Self.note(day, zone: "Europe/Berlin")?.contains("Day: Jan 5, 2024,") == true)
    #expect(
      Self.note(day, zone: "Europe/Berlin", locale: "de_DE")?.contains("Day: 5. Jan. 2024,")
        == true)
    let inGreenwich = try #require(Self.note(day, zone: "GMT"))
    #expect(inGreenwich.contains("Jan 4, 2024"))
    #expect(inGreenwich.contains("11:00"))
    #expect(inGreenwich.contains("GMT"))
  }

  @Test func `an hour that the clock repeats is said with its zone`() throws {
    // Clocks in Berlin went back from three to two on 27 October 2024, at one in Greenwich.
    let first = Date(timeIntervalSince1970: 1_729_989_000)
    let texts = [first, first + 3600].map { Self.note($0, zone: "Europe/Berlin") ?? "" }
    #expect(texts.allSatisfy { $0.contains("2:30") })
    #expect(texts[0] != texts[1])
  }

  @Test func `minutes and seconds of dates have two digits`() {
    let date = Date(timeIntervalSince1970: 1_704_416_461)
    for locale in ["en_US", "en_US_POSIX", "de_DE"] {
      #expect(Self.note(date, zone: "GMT", locale: locale)?.contains("1:01:01") == true)
    }
  }

  @Test func `dates beyond all calendars are written in seconds`() {
    let texts = [Double.infinity, 1e20].map {
      ChartDatum.date(Date(timeIntervalSinceReferenceDate: $0)).described
    }
    #expect(texts == ["not a date", "1e+20 s after 2001"])
  }
}

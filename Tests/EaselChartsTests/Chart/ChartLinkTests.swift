import EaselBlocks
import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

@Suite struct ChartLinkTests {
  private static func url(_ name: String) -> LinkTarget { .url("https://example.com/" + name) }

  private func bars() -> BarChartView {
    let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.categories = ["Q1", "Q2", "Q3"]
    view.values = [3, 7.5, 5]
    return view
  }

  private func pie() -> PieChartView {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.segments = [
      PieSegment("Wind", value: 37), PieSegment("Coal", value: 50), PieSegment("Sun", value: 13),
    ]
    return view
  }

  @Test("a linked bar is a link area with its rectangle, category and value")
  func bar() throws {
    let view = bars()
    view.links = [1: Self.url("q2")]
    let area = try #require(try view.linkAreas().first)
    #expect(try view.linkAreas().count == 1)
    #expect(area.target == Self.url("q2"))
    #expect(area.label == "Q2")
    #expect(area.value == "7.5")
    let rect = view.chart.layout(in: view.bounds.size).bars[1].bounds
    let box = area.rectangles.reduce(CGRect.null) { $0.union($1) }
    #expect(abs(box.minX - rect.minX) < 0.01 && abs(box.height - rect.height) < 0.01)
  }

  @Test("a chart is one figure of a PDF, with an alternative text from its data")
  func alternativeText() throws {
    let view = bars()
    view.links = [1: Self.url("q2")]
    let pdf = try uncompressedPDF(try view.data(as: .pdf))
    #expect(pdf.contains("/Alt (Bar chart: Q1 3, Q2 7.5, Q3 5)"))
    #expect(pdf.components(separatedBy: "/Alt").count == 2)
  }

  @Test("the link of a series takes precedence over the link of its category")
  func series() throws {
    let view = bars()
    view.series = [BarSeries("A", values: [1, 2, 3]), BarSeries("B", values: [3, 2, 1])]
    view.links = [0: Self.url("category")]
    view.series[1].links = [0: Self.url("b")]
    let areas = try view.linkAreas()
    #expect(areas.map(\.target) == [Self.url("b"), Self.url("category")])
    #expect(areas.map(\.label) == ["Q1, B", "Q1, A"])
  }

  @Test("linked slices are areas that do not overlap, in every format")
  func slices() throws {
    let view = pie()
    for index in 0..<3 { view.segments[index].link = Self.url("\(index)") }
    let areas = try view.linkAreas()
    #expect(Set(areas.map(\.target)) == Set((0..<3).map { Self.url("\($0)") }))
    #expect(Set(areas.compactMap(\.label)) == ["Wind", "Coal", "Sun"])
    for (index, area) in areas.enumerated() {
      for other in areas.dropFirst(index + 1) {
        for (a, b) in area.rectangles.flatMap({ a in other.rectangles.map { (a, $0) } }) {
          let common = a.intersection(b)
          #expect(common.isNull || common.width * common.height < 1e-6)
        }
      }
    }
    let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
    #expect(
      svg.contains(
        "<a href=\"https://example.com/0\"><g role=\"figure\"><title>Wind</title><desc>37%</desc>"))
    let map = try view.imageMapHTML(name: "mix")
    #expect(map.contains("alt=\"Coal: 50%\""))
    let pdf = try uncompressedPDF(try view.data(as: .pdf))
    #expect(pdf.contains("(https://example.com/2)"))
  }

  @Test("a link on the chart keeps the links of its bars")
  func both() throws {
    let view = bars()
    view.backgroundColor = .white
    view.link = Self.url("chart")
    view.links = [0: Self.url("q1")]
    let targets = try view.linkAreas().map(\.target)
    #expect(Set(targets) == [Self.url("chart"), Self.url("q1")])
  }

  @Test("the accessibility label of a chart is its kind, and the value lists its data")
  func words() {
    #expect(bars().accessibilityLabel == "Bar chart")
    #expect(bars().accessibilityValue == "Q1 3, Q2 7.5, Q3 5")
    #expect(pie().accessibilityLabel == "Pie chart")
    #expect(pie().accessibilityValue == "Wind 37%, Coal 50%, Sun 13%")
    let view = pie()
    view.centerText = "60 GWh"
    #expect(view.accessibilityLabel == "Pie chart: 60 GWh")
    view.accessibilityLabel = "Our energy"
    view.accessibilityValue = "half of it is coal"
    #expect(view.accessibilityLabel == "Our energy")
    #expect(view.accessibilityValue == "half of it is coal")
    let progress = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    progress.set(value: 72, maxValue: 100, animated: false)
    #expect(progress.accessibilityLabel == "Progress")
    #expect(progress.accessibilityValue == "72%")
  }

  @Test("the accessibility value lists each series in turn, with 12 values at most")
  func longWords() {
    let view = bars()
    view.series = [BarSeries("A", values: [1, 2, 3]), BarSeries("B", values: [3])]
    #expect(view.accessibilityValue == "A: Q1 1, Q2 2, Q3 3; B: Q1 3")
    view.categories = []
    view.values = (1...20).map(Double.init)
    #expect(view.accessibilityValue == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more")
    view.values = []
    #expect(view.accessibilityValue == nil)
  }

  @Test("stacked and paged bars and rings have accessibility texts, and icons have links")
  func others() throws {
    let stacked = StackedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 250))
    stacked.categories = ["1", "2"]
    stacked.series = [.init("Ann", color: .systemRed), .init("Bob", color: .systemBlue)]
    stacked.values = [[1, 2], [3, 0.5]]
    #expect(stacked.accessibilityLabel == "Stacked bar chart")
    #expect(stacked.accessibilityValue == "Ann: 1 1, 2 3; Bob: 1 2, 2 0.5")
    let pages = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 250))
    pages.items = [.init("A", value: 2), .init("B", value: 3.5)]
    #expect(pages.accessibilityLabel == "Bar chart")
    #expect(pages.accessibilityValue == "A 2, B 3.5")
    let ring = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var food = CategoryChartView.Category("Food", amount: 30)
    food.link = Self.url("food")
    ring.categories = [food, .init("Travel", amount: 10)]
    #expect(ring.accessibilityLabel == "Ring of categories: 40")
    #expect(ring.accessibilityValue == "Food 30, Travel 10")
    #expect(try ring.linkAreas().map(\.label) == ["Food"])
  }

  @Test("values that are no numbers, or negative, are drawn as 0 with a warning")
  func unusableValues() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let stacked = StackedBarChartView(frame: frame)
    stacked.categories = ["1"]
    stacked.series = [.init("Ann", color: .systemRed), .init("Bob", color: .systemBlue)]
    stacked.values = [[1, .nan]]
    let ring = CategoryChartView(frame: frame)
    ring.categories = [.init("a", amount: 1), .init("b", amount: -1)]
    let pages = PagedBarChartView(frame: frame)
    pages.items = [.init("a", value: .infinity), .init("b", value: 1)]
    for view in [stacked, ring, pages] {
      let canvas = RecordingCanvas()
      view.render(on: canvas)
      #expect(canvas.context.diagnostics.map(\.code) == [.invalidData], "\(type(of: view))")
    }
  }

  @Test("a value that is no number is noted on its page only")
  func unusableValuesOfPages() throws {
    let pages = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    pages.items = (0..<15).map { .init("n\($0)", value: $0 == 7 ? .nan : 1) }
    let notes = try pages.rendered(as: .pdf, options: RenderOptions(policy: .lenient)).diagnostics
    #expect(notes.map(\.code) == [.invalidData])
    #expect(notes.map(\.page) == [2])
  }
}

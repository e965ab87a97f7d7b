import Easel

/// Eight data sets for each chart: what charts must look right with.
enum Data {
  /// Makes a chart in a frame.
  typealias Make = (CGRect) -> View

  /// The charts by their views.
  static var kinds: [(kind: String, charts: [(name: String, make: Make)])] {
    [
      (
        "BarChartView",
        bars.map { data in (data.name, { BarChartView(frame: $0, chart: data.chart) }) }
      ),
      (
        "PieChartView",
        pies.map { data in (data.name, { PieChartView(frame: $0, chart: data.chart) }) }
      ),
      ("StackedBarChartView", stacks), ("CategoryChartView", rings), ("PagedBarChartView", pages),
    ]
  }

  private static let bars: [(name: String, chart: BarChart)] = {
    var greatest = BarChart(
      categories: ["太郎", "次郎", "三郎", "四郎", "五郎"], values: [7, 1, 2, 6, 3])
    greatest.maximumPaint = .color(.systemOrange)
    var stacked = BarChart(
      categories: (2001...2017).map(String.init),
      series: [
        BarSeries("Fossil fuels", values: (0..<17).map { 36_000 - Double($0) * 400 }),
        BarSeries("Nuclear", values: (0..<17).map { 4_000 + Double($0 % 3) * 300 }),
        BarSeries("Renewables", values: (0..<17).map { 1_400 + Double($0) * 1_200 }),
      ])
    stacked.arrangement = .stacked
    var horizontal = BarChart(
      categories: ["A rather long product name", "Short", "Another quite long one", "Misc"],
      values: [1_240, 860, 412.5, 99])
    horizontal.orientation = .horizontal
    horizontal.referenceLines = [ReferenceLine(700, label: "Target")]
    return [
      ("greatest", greatest),
      (
        "months",
        BarChart(
          categories: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
          ], values: [58, 140, 96, 20, 77, 110, 43, 9, 61, 130, 88, 70])
      ),
      (
        "negative",
        BarChart(
          categories: ["2019", "2020", "2021", "2022", "2023"],
          values: [4.2, -3.1, 5.8, -0.4, 2.2])
      ),
      (
        "grouped",
        BarChart(
          categories: ["North", "South", "East", "West"],
          series: [
            BarSeries("Budget", values: [120, 90, 140, 60]),
            BarSeries("Actual", values: [132, 84, 151, 72]),
          ])
      ),
      ("stacked", stacked), ("horizontal", horizontal), ("no data", BarChart()),
      ("single", BarChart(categories: ["Only"], values: [42])),
    ]
  }()

  private static let pies: [(name: String, chart: PieChart)] = {
    var mix = PieChart(["Fossil fuels": 29_329, "Nuclear": 5_214, "Renewables": 21_933])
    mix.centerText = "56 TWh"
    mix.centerCaption = "generated in 2017"
    var round = PieChart(["One": 3, "Two": 2, "Three": 1])
    round.hasRoundedEnds = true
    round.holeRatio = 0.75
    var pie = PieChart(["Red": 30, "Blue": 50, "Long name here": 20])
    pie.holeRatio = 0
    pie.labels = .inside
    var outside = PieChart(["Rent": 900, "Food": 420, "Travel": 180, "Books": 60, "Other": 140])
    outside.labels = .outside
    return [
      ("mix", mix), ("rounded", round), ("pie", pie), ("outside", outside),
      (
        "many",
        PieChart(segments: (1...12).map { PieSegment("Segment \($0)", value: Double(14 - $0)) })
      ),
      ("tiny slices", PieChart(["Huge": 1_000, "a": 3, "b": 2, "c": 4, "d": 1, "e": 2])),
      ("single", PieChart(["All": 5])),
      ("Japanese", PieChart(["火力発電": 52, "原子力": 9, "再生可能エネルギー": 39])),
    ]
  }()
}

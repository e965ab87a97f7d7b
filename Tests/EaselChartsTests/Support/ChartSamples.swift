import EaselCanvas
import EaselCharts
import Foundation

/// Data sets and sizes that charts must look right with.
enum ChartSamples {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let bars: [String: BarChart] = {
    var posts = BarChart(
      categories: ["太郎", "次郎", "三郎", "四郎", "五郎"], values: [7, 1, 2, 6, 3])
    posts.maximumPaint = .color(.systemOrange)
    var stacked = BarChart(
      categories: (2001...2017).map(String.init),
      series: [
        BarSeries("Fossil", values: (0..<17).map { 36_000 - Double($0) * 400 }),
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
      "posts": posts,
      "months": BarChart(
        categories: months, values: [58, 140, 96, 20, 77, 110, 43, 9, 61, 130, 88, 70]),
      "negative": BarChart(
        categories: ["2019", "2020", "2021", "2022", "2023"], values: [4.2, -3.1, 5.8, -0.4, 2.2]),
      "grouped": BarChart(
        categories: ["North", "South", "East", "West"],
        series: [
          BarSeries("Budget", values: [120, 90, 140, 60]),
          BarSeries("Actual", values: [132, 84, 151, 72]),
        ]),
      "stacked": stacked, "horizontal": horizontal, "empty": BarChart(),
      "single": BarChart(categories: ["Only"], values: [42]),
    ]
  }()

  static let pies: [String: PieChart] = {
    var mix = PieChart(["Fossil fuels": 29_329, "Nuclear": 5_214, "Renewables": 21_933])
    mix.centerText = "56 TWh"
    mix.centerCaption = "generated in 2017"
    var round = PieChart(["One": 3, "Two": 2, "Three": 1])
    round.hasRoundedEnds = true
    round.holeRatio = 0.75
    var inside = PieChart(["Red": 30, "Blue": 50, "Long Name Here": 20])
    inside.holeRatio = 0
    inside.labels = .inside
    return [
      "mix": mix, "round": round, "inside": inside, "empty": PieChart(),
      "many": PieChart(
        segments: (1...12).map { PieSegment("Segment \($0)", value: Double(14 - $0)) }),
      "tiny": PieChart(["Huge": 1_000, "a": 3, "b": 2, "c": 4, "d": 1, "e": 2]),
      "one": PieChart(["All": 5]),
      "japanese": PieChart(["火力発電": 52, "原子力": 9, "再生可能エネルギー": 39]),
    ]
  }()

  static let sizes = [
    CGSize(width: 80, height: 60), CGSize(width: 150, height: 150), CGSize(width: 300, height: 200),
    CGSize(width: 200, height: 320), CGSize(width: 800, height: 560), PageSize.a0,
  ]

  /// Every data set in every size.
  static func all(_ names: [String]) -> [(String, Int)] {
    names.sorted().flatMap { name in sizes.indices.map { (name, $0) } }
  }
}

extension [ChartLabel] {
  /// Pairs of labels that lie over one another by more than a point.
  var overlaps: [String] {
    var found: [String] = []
    for (index, one) in enumerated() {
      for other in self[(index + 1)...] where one.rotation == 0 && other.rotation == 0 {
        // Ascent and descent of letters without accents leave room that overlaps harmlessly.
        let a = one.frame.insetBy(dx: 0.5, dy: one.frame.height * 0.15)
        let b = other.frame.insetBy(dx: 0.5, dy: other.frame.height * 0.15)
        if a.intersects(b) { found.append("\(one.text.string) / \(other.text.string)") }
      }
    }
    return found
  }

  /// Labels that reach out of a chart.
  func outside(of size: CGSize) -> [String] {
    filter {
      let box = $0.bounds
      return box.minX < -1 || box.minY < -1 || box.maxX > size.width + 1
        || box.maxY > size.height + 1
    }.map(\.text.string)
  }
}

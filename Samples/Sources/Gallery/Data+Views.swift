import Easel

/// Eight data sets for each chart that is a view throughout.
extension Data {
  static var stacks: [(name: String, make: Make)] {
    let dice = (2...12).map(String.init)
    let throwsOfTwo: [Double] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    let years = (2001...2017).map(String.init)
    return [
      (
        "two players",
        stack(
          dice, [("Ann", .systemRed), ("Bob", .systemBlue)],
          throwsOfTwo.enumerated().map { index, count in [count, Double(index * 5 % 4)] })
      ),
      (
        "with white",
        stack(
          dice, [("Ann", .systemOrange), ("Bob", .white), ("Eve", .systemTeal)],
          throwsOfTwo.map { [$0, $0 / 2, 2] })
      ),
      ("one series", stack(dice, [("All", .systemIndigo)], throwsOfTwo.map { [$0 * 40] })),
      (
        "electricity",
        stack(
          years,
          [("Fossil", .systemGray), ("Nuclear", .systemPurple), ("Renewable", .systemGreen)],
          (0..<17).map { (year: Int) -> [Double] in
            let years = Double(year)
            return [36_000 - years * 400, 4_000 + Double(year % 3) * 300, 1_400 + years * 1_200]
          })
      ),
      (
        "names",
        stack(
          ["太郎", "次郎", "三郎", "四郎", "五郎"], [("国語", .systemPink), ("数学", .systemCyan)],
          [[70, 80], [55, 40], [90, 95], [30, 60], [75, 20]])
      ),
      ("fractions", stack(["a", "b", "c"], [("x", .systemMint)], [[0.021], [0.034], [0.008]])),
      ("no data", stack(dice, [], [])),
      ("single", stack(["Only"], [("All", .systemBlue)], [[42]])),
    ]
  }

  static var rings: [(name: String, make: Make)] {
    [
      (
        "spending",
        ring([
          ("Food", 5_000, "🍙"), ("Travel", 4_000, "🚆"), ("Books", 3_000, "📚"), ("Fun", 2_000, "🎸"),
          ("Clothes", 1_000, "👕"),
        ])
      ),
      ("letters", ring([("Rent", 900, nil), ("Food", 420, nil), ("Travel", 180, nil)])),
      ("Japanese", ring([("食費", 52_000, nil), ("交通費", 9_000, nil), ("住居費", 89_000, nil)])),
      (
        "many",
        ring((1...12).map { number in ("Item \(number)", Double(14 - number), String(number)) })
      ),
      ("tiny parts", ring([("Huge", 1_000, nil), ("a", 3, nil), ("b", 2, nil), ("c", 4, nil)])),
      ("caption", ring([("Done", 3, "✓"), ("Left", 1, "…")], caption: "of four tasks")),
      ("no data", ring([])),
      ("single", ring([("All", 5, nil)])),
    ]
  }

  static var pages: [(name: String, make: Make)] {
    [
      ("five", paged([("太郎", 7), ("次郎", 1), ("三郎", 2), ("四郎", 6), ("五郎", 3)])),
      ("two equal", paged([("Ann", 7), ("Bob", 7), ("Eve", 2)])),
      ("thousands", paged([("North", 12_400), ("South", 8_600), ("East", 4_125), ("West", 990)])),
      ("fractions", paged([("Jan", 0.25), ("Feb", 0.125), ("Mar", 0.5), ("Apr", 0.375)])),
      (
        "long names",
        paged([("A rather long name", 4), ("Short", 6), ("Another quite long one", 2)])
      ),
      ("zeros", paged([("a", 0), ("b", 3), ("c", 0), ("d", 1)])),
      ("no data", paged([])),
      ("single", paged([("Only", 42)])),
    ]
  }

  private static func stack(
    _ categories: [String], _ series: [(String, Color)], _ values: [[Double]]
  ) -> Make {
    { frame in
      let view = StackedBarChartView(frame: frame)
      view.categories = categories
      view.series = series.map { .init($0.0, color: $0.1) }
      view.values = values
      return view
    }
  }

  private static func ring(
    _ parts: [(String, Double, String?)], caption: String? = nil
  ) -> Make {
    { frame in
      let view = CategoryChartView(frame: frame)
      view.categories = parts.map { .init($0.0, amount: $0.1, symbol: $0.2) }
      view.caption = caption
      return view
    }
  }

  private static func paged(_ items: [(String, Double)]) -> Make {
    { frame in
      let view = PagedBarChartView(frame: frame)
      view.items = items.map { .init($0.0, value: $0.1) }
      return view
    }
  }
}

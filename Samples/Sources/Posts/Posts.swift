import ArgumentParser
import Easel
import EaselAnimation

@main
struct Posts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Posts",
    abstract: "Draw the charts of the five posts that Easel began with: images and animations.")

  @Option(name: .shortAndLong, help: "The folder to write into; it is made if it is not there.")
  var output = "Output/Posts"

  func run() throws {
    let folder = URL(fileURLWithPath: output)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, view) in Self.views() {
        for format in ["pdf", "png", "svg"] {
          let options = RenderOptions(
            info: DocumentInfo(title: name.capitalized, language: "en"), conformance: [.ua1, .a2a])
          try view().write(
            to: folder.appendingPathComponent("\(name).\(format)"), scale: 2, options: options)
        }
      }
      for (name, view) in Self.animations() {
        let options = AnimationExportOptions(
          frameRate: 60, backgroundColor: .systemBackground)
        let drawing = try AnimatedDrawing(view: view)
        for format in ["webp", "svg"] {
          let file = "\(name)-animation.\(format)"
          report(file)
          try drawing.write(to: folder.appendingPathComponent(file), options: options)
        }
      }
      print(output)
    } catch let error as EaselError {
      throw Self.failure(error.message)
    } catch let error as CocoaError {
      throw Self.failure("\(output): \(error.localizedDescription)")
    }
  }

  private func report(_ name: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    FileHandle.standardError.write(Data("Posts: \(name)\n".utf8))
  }

  /// Every image by its file's name; each call makes a fresh view.
  private static func views() -> [(String, () -> View)] {
    let views: [(String, () -> View)] = [
      ("donut", { donut() }), ("stacked", { stacked() }), ("bars", { bars() }),
      ("categories", { categories() }), ("pages", { pages() }),
    ]
    return views.map { name, make in
      (
        name,
        {
          let view = make()
          view.backgroundColor = .systemBackground
          return view
        }
      )
    }
  }

  /// Every animation by its file's name.
  private static func animations() -> [(String, () -> View)] {
    [
      (
        "donut",
        {
          let view = donut(value: 0)
          view.set(value: 72, maxValue: 100, animated: true)
          return view
        }
      ),
      (
        "stacked",
        {
          let view = stacked()
          view.grow()
          return view
        }
      ),
      (
        "bars",
        {
          let view = bars()
          view.grow()
          return view
        }
      ),
      (
        "pages",
        {
          let view = pages()
          view.grow()
          return view
        }
      ),
      (
        "categories",
        {
          let view = categories()
          view.animate()
          return view
        }
      ),
    ]
  }

  private static func failure(_ message: String) -> ExitCode {
    FileHandle.standardError.write(Data("Posts: \(message)\n".utf8))
    return .failure
  }

  /// Post 0: a value's share of a greatest one, as a ring from 12 o'clock.
  static func donut(value: CGFloat = 72) -> PieChartView {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
    view.set(value: value, maxValue: 100, animated: false)
    return view
  }

  /// Post 1: a bar for each of 2 … 12, its layers stacked from the bottom.
  static func stacked() -> StackedBarChartView {
    let view = StackedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 250))
    view.categories = (2...12).map(String.init)
    view.series = [
      .init("red", color: .systemRed), .init("blue", color: .systemBlue),
      .init("white", color: .white),
    ]
    let red: [Double] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    let blue: [Double] = [1, 3, 2, 3, 2, 3, 2, 2, 3, 1, 1]
    let white: [Double] = [0, 1, 1, 0, 2, 1, 1, 2, 0, 1, 0]
    view.values = red.indices.map { [red[$0], blue[$0], white[$0]] }
    view.unit = 1
    return view
  }

  /// Post 3: what was spent, by category.
  static func categories() -> CategoryChartView {
    let view = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.categories = [
      .init("食費", amount: 5_000, symbol: "食"), .init("交通", amount: 4_000, symbol: "交"),
      .init("趣味", amount: 3_000, symbol: "趣"), .init("日用品", amount: 2_000, symbol: "日"),
    ]
    view.totalText = "¥14,000"
    view.caption = "今月の支出"
    return view
  }

  /// Post 2: five bars by their formula w = 2W / (3n + 1), framed.
  static func bars() -> BarChartView {
    let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    view.categories = ["太郎", "次郎", "三郎", "四郎", "五郎"]
    view.chart.series = [BarSeries(values: [7, 1, 2, 6, 3], color: .systemBlue)]
    view.maximumPaint = .color(.systemOrange)
    view.domain = 0...7
    view.fontSize = 16
    view.cornerRadii = CornerRadii(all: 0)
    view.layer.borderWidth = 1
    return view
  }

  /// Post 4: thirteen bars in pages of five; the last row is narrower by its share of bars.
  static func pages() -> PagedBarChartView {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    let values: [(String, Double)] = [
      ("太郎", 7), ("次郎", 1), ("三郎", 2), ("四郎", 6), ("五郎", 3), ("六郎", 9), ("七郎", 2),
      ("八郎", 3), ("九郎", 1), ("十郎", 5), ("十一郎", 1), ("十二郎", 1), ("十三郎", 6),
    ]
    view.items = values.map { .init($0.0, value: $0.1) }
    return view
  }
}

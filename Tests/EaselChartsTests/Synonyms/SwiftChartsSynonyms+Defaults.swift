import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension SwiftChartsSynonyms {
  /// A block of one's own with a style and a font by the names that the row gives.
  private struct Card: Block {
    let tint: Tint
    let font: TypeStyle

    var body: some Block {
      VStack {
        Text("Load").font(font)
        Chart(0..<3, id: \.self) {
          BarMark(x: .value("N", "n\($0)"), y: .value("V", $0 + 1)).foregroundStyle(tint)
        }
      }
    }
  }

  /// `Block`, `Tint` and `TypeStyle` take the positions of `View`, `Color` and `Font`.
  @Sendable static func blockNames(_ measured: inout Measured) throws {
    var fills: [Paint?] = []
    for tint in [Tint.red, .green] {
      let layouts = ExamSupport.layouts(of: Card(tint: tint, font: .title))
      fills.append(layouts.first?.bars.first?.fill)
    }
    let colors = fills.map { fill -> Color.Components? in
      if case .color(let color)? = fill { color.components(for: .light) } else { nil }
    }
    guard let red = colors[0], let green = colors[1] else {
      return measured.holds(false, "bars have the color of a tint")
    }
    measured.holds(red.red > red.green && red.red > red.blue, "red bars")
    measured.holds(green.green > green.red && green.green > green.blue, "green bars")
    let heights = [TypeStyle.title, .caption].map { font in
      ExamSupport.layouts(of: Card(tint: .red, font: font)).first?.size.height ?? .nan
    }
    measured.holds(heights[0] < heights[1] - 4, "a larger font leaves less to the chart")
  }

  /// A chart is written as a file, bytes and pixels.
  @Sendable static func writtenCharts(_ measured: inout Measured) throws {
    let chart = MatplotlibSynonyms.bars()
    let size = CGSize(width: 300, height: 200)
    try WrittenFile.inFolder { folder in
      for name in ["a.pdf", "a.png", "a.svg"] {
        let url = folder.appending(path: name)
        try chart.write(to: url, size: size)
        let format = RenderFormat(fileExtension: url.pathExtension) ?? .pdf
        let bytes = try chart.data(as: format, size: size)
        measured.holds(try Data(contentsOf: url) == bytes, "\(name) has the bytes of data(as:)")
      }
    }
    let image = try chart.image(size: size)
    measured.equal([image.size.width, image.size.height], [300, 200], "points of the image")
    let png = try chart.data(as: .png, size: size)
    measured.equal(WrittenFile.pixels(ofPNG: png), [600, 400], "pixels of the image")
  }

  /// Neither an `id:` nor `Identifiable` is needed, and equal elements are all drawn.
  @Sendable static func elementsWithoutIdentity(_ measured: inout Measured) throws {
    struct Row {
      var name: String
      var value: Int
    }
    let rows = [Row(name: "a", value: 2), Row(name: "a", value: 2), Row(name: "b", value: 3)]
    let chart = LaidOutChart(
      Chart(rows) { BarMark(x: .value("N", $0.name), y: .value("V", $0.value)) })
    measured.equal(chart.rects(.bar).count, 3, "bars")
    measured.near(
      chart.rects(.bar).map(\.minY).min() ?? .nan, chart.y(4), by: 0.05, "2 and 2 are stacked")
    let each = LaidOutChart(
      Chart {
        ForEach(rows, id: \.name) {
          PointMark(x: .value("N", $0.name), y: .value("V", $0.value))
        }
      })
    measured.equal(each.points(.point).count, 3, "points of equal identities")
  }

  /// `.apple` has the axis of values and the grid of Swift Charts, `.standard` its own.
  @Sendable static func themesOfAxes(_ measured: inout Measured) throws {
    func axes(_ theme: ChartTheme) -> (names: AxisLayout?, values: AxisLayout?) {
      let axes = LaidOutChart(MatplotlibSynonyms.bars().chartTheme(theme)).layout.axes
      return (axes.first { $0.edge == .bottom }, axes.first { $0.edge != .bottom })
    }
    let (apple, standard) = (axes(.apple), axes(.standard))
    measured.equal(apple.values?.edge, .trailing, "edge of .apple")
    measured.equal(standard.values?.edge, .leading, "edge of .standard")
    let dashes = apple.names?.gridLines.map(\.style.dash) ?? []
    measured.equal(dashes.count, 5, "lines between the names of .apple, and at the ends")
    measured.holds(dashes.allSatisfy { !$0.isEmpty }, "they are dashed")
    let solid = [apple.values, standard.values].flatMap { $0?.gridLines.map(\.style.dash) ?? [[1]] }
    measured.holds(solid.allSatisfy(\.isEmpty), "the lines at values are not")
    measured.equal(standard.names?.gridLines.count, 0, "lines at the names of .standard")
    let fill = LaidOutChart(MatplotlibSynonyms.bars().chartTheme(.apple)).layout.bars.first?.fill
    guard case .color(let color)? = fill else { return measured.holds(false, "bars have a color") }
    measured.equal(
      color.components(for: .light), Color.systemBlue.components(for: .light), "color of .apple")
  }

  /// Title and subtitle are above the plot, and the source is below it.
  @Sendable static func titles(_ measured: inout Measured) throws {
    let chart = MatplotlibSynonyms.bars().chartTitle("Growth", subtitle: "by year", source: "Own")
    let layout = LaidOutChart(chart).layout
    let frames = Dictionary(layout.titles.map { ($0.text.string, $0.frame) }) { first, _ in first }
    measured.equal(Set(frames.keys), ["Growth", "by year", "Own"], "titles")
    let (title, subtitle) = (frames["Growth"] ?? .null, frames["by year"] ?? .null)
    measured.holds(title.maxY <= subtitle.minY + 1, "the title is above the subtitle")
    measured.holds(subtitle.maxY <= layout.plot.minY, "the subtitle is above the plot")
    measured.holds((frames["Own"] ?? .null).minY >= layout.plot.maxY, "the source is below it")
    measured.equal(LaidOutChart(MatplotlibSynonyms.bars()).layout.titles.count, 0, "without titles")
  }

  /// A few bars have their values at their ends; a modifier shows, hides and formats them.
  @Sendable static func valuesOnBars(_ measured: inout Measured) throws {
    func values(_ chart: some Block) -> [String] {
      LaidOutChart(chart).layout.panels.flatMap(\.labels).map(\.text.string)
    }
    let few = MatplotlibSynonyms.bars()
    measured.equal(values(few), ["1", "2", "3", "4"], "values of a few bars")
    measured.equal(values(few.chartValueLabels(.hidden)), [], "hidden values")
    measured.equal(
      values(few.chartValueLabels(format: .number.precision(.fractionLength(1)))),
      ["1.0", "2.0", "3.0", "4.0"], "values in a format")
    let many = Chart(0..<20, id: \.self) {
      BarMark(x: .value("N", "n\($0)"), y: .value("V", $0 + 1))
    }
    measured.equal(values(many), [], "values of many bars")
    measured.equal(values(many.chartValueLabels(.visible)).count, 20, "values of many if asked for")
    let layout = LaidOutChart(few).layout
    for (label, bar) in zip(layout.panels.flatMap(\.labels), layout.bars) {
      measured.near(label.frame.midX, bar.bounds.midX, by: 0.5, "the value is over its bar")
      measured.near(label.frame.maxY, bar.bounds.minY, by: 6, "the value is at the end of its bar")
    }
  }

  /// Names are at lines if there is space; a modifier makes a legend of them.
  @Sendable static func namesAndLegends(_ measured: inout Measured) throws {
    let lines = Chart(0..<8, id: \.self) { index in
      LineMark(x: .value("X", index / 2), y: .value("Y", index / 2 * (index % 2 + 1)))
        .foregroundStyle(by: .value("S", index % 2 == 0 ? "Paper" : "Ink"))
    }
    let direct = LaidOutChart(lines)
    measured.equal(direct.layout.legends.count, 0, "no legend")
    let names = direct.layout.panels.flatMap(\.labels)
    measured.equal(Set(names.map(\.text.string)), ["Paper", "Ink"], "names at lines")
    for label in names {
      let end = direct.y(label.text.string == "Paper" ? 3 : 6)
      measured.near(label.frame.midY, end, by: 8, "\(label.text.string) at the end of its line")
    }
    let legend = LaidOutChart(lines.chartSeriesLabels(.legend)).layout
    let keys = legend.legends.first?.keys.map(\.label.text.string)
    measured.equal(keys?.sorted(), ["Ink", "Paper"], "keys of the legend")
    measured.equal(legend.panels.flatMap(\.labels).count, 0, "no names beside it")
  }

  /// Bars and areas begin at zero; lines and points if it takes at most two thirds.
  @Sendable static func zeroInDomains(_ measured: inout Measured) throws {
    func hasZero(_ chart: some Block) -> Bool {
      let laidOut = LaidOutChart(chart)
      return laidOut.layout.plot.insetBy(dx: -1, dy: -1).minY <= laidOut.y(0)
        && laidOut.y(0) <= laidOut.layout.plot.maxY + 1
    }
    func line(_ low: Double) -> some Block {
      Chart(0..<3, id: \.self) {
        LineMark(x: .value("X", $0), y: .value("Y", low + Double($0) * 10))
      }
    }
    measured.holds(
      hasZero(Chart(0..<3) { BarMark(x: .value("X", "\($0)"), y: .value("Y", 900 + $0)) }),
      "bars have zero")
    measured.holds(
      hasZero(Chart(0..<3) { AreaMark(x: .value("X", $0), y: .value("Y", 900 + $0)) }),
      "areas have zero")
    // 0 to 35 + 20: zero takes 35 of 55, and 45 of 65 is more than two thirds.
    measured.holds(hasZero(line(35)), "a line has zero that takes less than two thirds")
    measured.holds(!hasZero(line(45)), "a line has no zero that takes more")
    measured.holds(
      hasZero(line(900).chartYScale(domain: .automatic(includesZero: true))), "zero is added")
  }
}

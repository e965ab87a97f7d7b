import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension MatplotlibSynonyms {
  /// `chartTheme` and `theme` hold for the chart or the page that has them, and for no other one.
  @Sendable static func themes(_ measured: inout Measured) throws {
    func fill(_ chart: some Block) -> Paint? { LaidOutChart(chart).layout.bars.first?.fill }
    func height(_ chart: some Block) -> CGFloat {
      LaidOutChart(chart).layout.axes.first?.labels.first?.frame.height ?? .nan
    }
    var brand = ChartTheme.standard
    brand.palette = [Color(red: 1, green: 0, blue: 0.5)]
    let before = try bars().data(as: .svg)
    measured.equal(
      fill(bars().chartTheme(brand)), .color(Color(red: 1, green: 0, blue: 0.5)), "brand color")
    measured.holds(fill(bars()) != fill(bars().chartTheme(brand)), "a chart without it differs")
    let serif = Theme.plain.fontFamily("Noto Serif")
    measured.holds(height(bars().theme(serif)) > height(bars()) + 1, "labels have the theme's font")
    measured.near(
      height(VStack { bars() }.theme(serif)), height(bars().theme(serif)), "the theme of a page")
    let page = VStack {
      bars()
      bars(3)
    }
    .chartTheme(brand).frame(width: 400, height: 500)
    let layouts = ExamSupport.layouts(of: page)
    measured.equal(layouts.count, 2, "charts of a page")
    for layout in layouts {
      measured.equal(
        layout.bars.first?.fill, .color(Color(red: 1, green: 0, blue: 0.5)), "color in the page")
    }
    measured.holds(try bars().data(as: .svg) == before, "a later chart is as one before")
  }

  /// Numbers and times are those of `en_US_POSIX` and UTC unless the rendering sets others.
  @Sendable static func settingsOfTheRendering(_ measured: inout Measured) throws {
    try settingsOfTheEnvironment(&measured)
    let options = RenderOptions(localeIdentifier: "en_US_POSIX")
    measured.holds(
      try times.data(as: .svg) == times.data(as: .svg, options: options),
      "en_US_POSIX of the options")
    let german = RenderOptions(localeIdentifier: "de_DE")
    let posix = times.environment(\.locale, Locale(identifier: "en_US_POSIX"))
    // A part in another language than its document says so.
    let part = #"<g role="group" lang="en-US">"#
    let inGerman = String(decoding: try posix.data(as: .svg, options: german), as: UTF8.self)
    measured.holds(
      try String(decoding: times.data(as: .svg), as: UTF8.self)
        == inGerman.replacing(part, with: "").replacing("</g>\n</svg>", with: "</svg>"),
      "en_US_POSIX of the environment in a German rendering")
  }

  /// Twelve hours of numbers.
  private static var times: some Block {
    Chart(0..<13, id: \.self) {
      LineMark(
        x: .value("T", Date(timeIntervalSince1970: 1_735_689_600) + 3_600 * Double($0)),
        y: .value("V", $0 * 500))
    }
  }

  /// The environment sets a locale and a time zone; without them they are `en_US_POSIX` and UTC.
  @Sendable static func settingsOfTheEnvironment(_ measured: inout Measured) throws {
    let newYear = Date(timeIntervalSince1970: 1_735_689_600)
    let plain = LaidOutChart(times)
    measured.holds(plain.texts(.bottom).contains { $0.contains("12") }, "noon of UTC is labeled")
    let midnight = plain.layout.axes.filter { $0.edge == .bottom }.flatMap(\.ticks).first?.datum
    measured.equal(midnight, .date(newYear), "the first tick is midnight of UTC")
    let inTokyo = LaidOutChart(times) { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt }
    measured.holds(plain.texts(.bottom) != inTokyo.texts(.bottom), "Tokyo has other hours")
    measured.equal(
      plain.texts(.leading).filter { $0.hasPrefix("4") }, ["4,000"], "digits are grouped")
    let german = LaidOutChart(times) { $0.locale = Locale(identifier: "de_DE") }
    measured.equal(
      german.texts(.leading).filter { $0.hasPrefix("4") }, ["4.000"], "numbers in de_DE")
    let posix = times.environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US_POSIX"))
    let first = try times.data(as: .svg)
    measured.holds(try first == posix.data(as: .svg), "the defaults are UTC and en_US_POSIX")
  }
}

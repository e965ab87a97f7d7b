import EaselBlocks
import Foundation

@testable import EaselCharts

/// Charts of marks made for tests of axes.
enum AxisProbe {
  static func layout(
    _ list: MarkList, _ configuration: ChartConfiguration = ChartConfiguration(),
    width: CGFloat = 480, height: CGFloat = 300, theme: ChartTheme = .standard,
    locale: String? = nil
  ) -> ChartLayout {
    var environment = EnvironmentValues()
    environment.chartTheme = theme
    if let locale { environment.locale = Locale(identifier: locale) }
    let chart = ScaledChart(
      list, configuration, environment: environment,
      blocks: ChartBlocks(environment: environment))
    return chart.layout(in: CGSize(width: width, height: height))
  }

  /// Bars of names; across the page for rows.
  static func bars(_ names: [String], _ values: [Double]? = nil, areRows: Bool = false) -> MarkList
  {
    let rows = names.enumerated().map { (name: $1, value: values?[$0] ?? Double($0 % 7 + 1)) }
    return areRows
      ? Chart(rows) { BarMark(x: .value("Value", $0.value), y: .value("Name", $0.name)) }.markList
      : Chart(rows) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) }.markList
  }

  /// A line of numbers from 0 on.
  static func line(_ values: [Double]) -> MarkList {
    let rows = values.enumerated().map { (x: $0, y: $1) }
    return Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }.markList
  }

  /// A line over dates, a number of seconds after each other.
  static func line(from start: Date, count: Int, every step: Double) -> MarkList {
    let rows = (0..<count).map { (date: start + Double($0) * step, y: Double($0 % 5 + 1)) }
    return Chart(rows) { LineMark(x: .value("Day", $0.date), y: .value("Y", $0.y)) }.markList
  }

  /// A configuration of the marks of one axis.
  static func configuration(
    x: AxisMarkSet? = nil, y: AxisMarkSet? = nil
  ) -> ChartConfiguration {
    var result = ChartConfiguration()
    if let x {
      var list = AxisMarkList()
      list.sets = [x]
      result.x.marks = list
    }
    if let y {
      var list = AxisMarkList()
      list.sets = [y]
      result.y.marks = list
    }
    return result
  }

  static func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
  }
}

extension ChartLayout {
  func axis(_ edge: Edge) -> AxisLayout? { axes.first { $0.edge == edge } }
}

extension AxisLayout {
  var texts: [String] { labels.map(\.text.string) }
}

extension ChartLabel {
  /// The corners of the turned box.
  var corners: [CGPoint] {
    let (c, s) = (cos(rotation), sin(rotation))
    return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { signs in
      let (x, y) = (CGFloat(signs.0) * frame.width / 2, CGFloat(signs.1) * frame.height / 2)
      return CGPoint(x: frame.midX + x * c - y * s, y: frame.midY + x * s + y * c)
    }
  }

  /// Whether two turned boxes share more than a hair, by the separating axes of both.
  func overlaps(_ other: ChartLabel) -> Bool {
    for angle in [rotation, rotation + .pi / 2, other.rotation, other.rotation + .pi / 2] {
      let (c, s) = (cos(angle), sin(angle))
      let own = corners.map { $0.x * c + $0.y * s }
      let others = other.corners.map { $0.x * c + $0.y * s }
      guard let ownLow = own.min(), let ownHigh = own.max(), let otherLow = others.min(),
        let otherHigh = others.max()
      else { return false }
      if ownHigh <= otherLow + 0.05 || otherHigh <= ownLow + 0.05 { return false }
    }
    return true
  }
}

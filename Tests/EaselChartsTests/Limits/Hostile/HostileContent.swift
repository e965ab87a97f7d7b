import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// Marks and families of hostile values.
extension HostileValues {
  mutating func content(depth: Int = 0) -> AnyChartContent {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return each(rows())
    case 4: return numbers(rows())
    case 5: return plot(rows())
    case 6, 7: return family(rows())
    case 8: return single()
    default:
      guard depth < 3 else { return each(rows()) }
      let (first, second) = (content(depth: depth + 1), content(depth: depth + 1))
      return AnyChartContent(
        Plot {
          first
          changed(second)
        })
    }
  }

  /// A mark for each row, on categories or dates.
  private mutating func each(_ rows: [HostileRow]) -> AnyChartContent {
    let (width, inner) = (dimension(), dimension())
    let unit = component()
    let stacking = pick([
      MarkStackingMethod.standard, .normalized, .center, .unstacked,
    ])
    let kind = Int.random(in: 0..<16, using: &random)
    let angle = number()
    let marks = ForEach(rows) { (row: HostileRow) -> AnyChartContent in
      let x = PlottableValue.value("Name", row.name)
      let y = PlottableValue.value("Value", row.number)
      let day = PlottableValue.value("Day", row.date)
      switch kind {
      case 0:
        return AnyChartContent(BarMark(x: x, y: y, width: width, stacking: stacking))
      case 1:
        return AnyChartContent(
          BarMark(x: day, y: y, stacking: stacking))
      case 2: return AnyChartContent(LineMark(x: day, y: y))
      case 3:
        return AnyChartContent(
          LineMark(
            x: .value("Day", row.date, unit: unit), y: y, series: .value("Series", row.other)))
      case 4:
        return AnyChartContent(
          AreaMark(x: .value("Day", row.date), y: y, stacking: stacking))
      case 5:
        return AnyChartContent(
          AreaMark(x: x, yStart: y, yEnd: .value("End", row.second)))
      case 6: return AnyChartContent(PointMark(x: x, y: .value("Other", row.other)))
      case 7:
        return AnyChartContent(RectangleMark(x: x, y: y, width: width, height: inner))
      case 8:
        return AnyChartContent(
          RectangleMark(
            xStart: day, xEnd: .value("Day", row.end), yStart: y, yEnd: .value("V", row.second)))
      case 9: return AnyChartContent(RuleMark(x: day))
      case 10:
        return AnyChartContent(
          SectorMark(
            angle: y, innerRadius: inner, outerRadius: width, angularInset: CGFloat(row.second)))
      case 11: return AnyChartContent(BarMark(x: y, y: x))
      case 12:
        return AnyChartContent(
          BarMark(x: .value("Day", row.date, unit: unit), y: y, stacking: stacking))
      case 13:
        return AnyChartContent(
          TextMark(
            row.other, x: day, y: y, angle: .degrees(angle), alignment: .topTrailing,
            size: CGFloat(row.second)))
      case 14:
        return AnyChartContent(
          TextMark(text: .value("Text", row.number), x: x, y: y)
            .symbolSize(by: .value("Size", row.missing)))
      default:
        return AnyChartContent(
          PointMark(x: y, y: .value("Value", row.missing)))
      }
    }
    return changed(AnyChartContent(marks))
  }

  /// A mark for each row, on numbers along both axes.
  private mutating func numbers(_ rows: [HostileRow]) -> AnyChartContent {
    let method = pick([
      InterpolationMethod.linear, .monotone, .catmullRom, .stepCenter, .cardinal(tension: number()),
      .catmullRom(alpha: number()),
    ])
    let kind = Int.random(in: 0..<5, using: &random)
    let marks = ForEach(rows) { (row: HostileRow) -> AnyChartContent in
      let (x, y) = (
        PlottableValue.value("X", row.number), PlottableValue.value("Y", row.second)
      )
      switch kind {
      case 0: return AnyChartContent(LineMark(x: x, y: y).interpolationMethod(method))
      case 1: return AnyChartContent(AreaMark(x: x, y: y).interpolationMethod(method))
      case 2:
        return AnyChartContent(
          PointMark(x: x, y: y).symbolSize(by: .value("Size", row.missing))
            .foregroundStyle(by: .value("Colour", row.number)))
      case 3: return AnyChartContent(BarMark(x: x, y: y))
      default:
        return AnyChartContent(
          BarMark(xStart: x, xEnd: .value("X", row.second), y: .value("Name", row.name)))
      }
    }
    return changed(AnyChartContent(marks))
  }

  /// Marks of key paths, to stored and to computed properties, and functions.
  private mutating func plot(_ rows: [HostileRow]) -> AnyChartContent {
    let factor = number()
    let (low, high) = (number(), number())
    let domain = low <= high ? low...high : 0...1
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return AnyChartContent(LinePlot(rows, x: .value("X", \.computed), y: .value("Y", \.number)))
    case 1:
      return AnyChartContent(PointPlot(rows, x: .value("X", \.label), y: .value("Y", \.computed)))
    case 2:
      return AnyChartContent(
        BarPlot(rows, x: .value("X", \.name), y: .value("Y", \.computed))
          .foregroundStyle(by: .value("S", \.other)))
    case 3:
      return AnyChartContent(
        AreaPlot(rows, x: .value("X", \.date), y: .value("Y", \.number)))
    case 4:
      return AnyChartContent(
        LinePlot(x: "x", y: "y", domain: domain) { factor / sin($0 * factor) })
    case 5: return AnyChartContent(LinePlot(x: "x", y: "y") { $0 > 0 ? .nan : log($0) * factor })
    case 6:
      return AnyChartContent(
        LinePlot(x: "x", y: "y", t: "t", domain: domain) { (x: factor / $0, y: tan($0)) })
    default:
      return AnyChartContent(
        AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: domain) {
          (yStart: $0 * factor, yEnd: -factor)
        })
    }
  }

  private mutating func single() -> AnyChartContent {
    let (a, b, c) = (number(), number(), number())
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return AnyChartContent(RuleMark(y: .value("Y", a)))
    case 1: return AnyChartContent(RuleMark(xStart: .value("X", a), xEnd: .value("X", b), y: nil))
    case 2: return AnyChartContent(GaugeMark(.value("Share", a), in: 0...1))
    case 3:
      return AnyChartContent(
        ErrorBarMark(x: .value("X", "a"), yStart: .value("Y", a), yEnd: .value("Y", b)))
    case 4:
      return AnyChartContent(
        BulletMark(
          y: .value("Y", name()), value: .value("V", a), target: .value("V", b), bands: [c, a]))
    default:
      return AnyChartContent(
        CandlestickMark(
          x: .value("Day", date()), open: .value("P", a), high: .value("P", b),
          low: .value("P", c), close: .value("P", a)))
    }
  }

  private mutating func family(_ rows: [HostileRow]) -> AnyChartContent {
    let sample = PlottableSample.value("Value", rows.map(\.number))
    let half = PlottableSample.value("Half", rows.prefix(rows.count / 2).map(\.second))
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      return AnyChartContent(Histogram(x: sample, bins: .count(pick([-1, 0, 1, 7, 1 << 40]))))
    case 1: return AnyChartContent(BoxMark(x: .value("X", name()), y: sample, whiskers: number()))
    case 2: return AnyChartContent(TrendLine(x: sample, y: half, confidence: number()))
    case 3:
      return AnyChartContent(
        TrendLine(
          x: sample, y: half, method: .movingAverage(window: pick([-1, 0, 1, 3, 1 << 40]))))
    case 4: return AnyChartContent(Sparkline(rows.map(\.number), label: name()))
    case 5:
      return AnyChartContent(
        CalendarHeatMap(
          rows, date: { .value("Day", $0.date) }, value: { .value("N", $0.number) }))
    case 6:
      return AnyChartContent(
        DivergingBars(
          rows, x: { .value("N", $0.number) }, y: { .value("Item", $0.name) },
          answer: { .value("Answer", $0.other) }))
    case 7:
      return AnyChartContent(
        SlopeChart(rows, name: \.name) {
          (x: .value("Year", $0.other), y: .value("Share", $0.number))
        })
    case 8:
      return AnyChartContent(
        Waterfall(rows, x: { .value("Step", $0.name) }, y: { .value("N", $0.number) }))
    case 9:
      return AnyChartContent(
        PopulationPyramid(
          rows, x: { .value("N", $0.number) }, y: { .value("Age", $0.name) },
          side: { .value("Sex", $0.other) }))
    case 10:
      return AnyChartContent(
        Gantt(
          rows, y: { .value("Task", $0.name) }, start: { .value("Time", $0.date) },
          end: { .value("Time", $0.end) }, after: { [$0.other, $0.name] }))
    default: return AnyChartContent(TrendLine(x: sample, y: sample, method: .loess(span: number())))
    }
  }
}

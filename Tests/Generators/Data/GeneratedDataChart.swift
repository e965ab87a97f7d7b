import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// A chart of one kind of mark, with the data from which it is made.
package struct GeneratedDataChart {
  package var data: PlottedData
  package var chart: any Block
  package var size: CGSize

  /// - Parameter isPlanted: Whether one value of the chart is not that of the data.
  package init(isPlanted: Bool, _ random: inout SeededGenerator) {
    repeat { data = PlottedData(&random) } while isPlanted && !data.showsEachValue
    size = CGSize(width: random.number(320...640), height: random.number(220...400))
    var drawn = data
    if isPlanted, let row = drawn.rows.firstIndex(where: { $0.value ?? 0 != 0 }) {
      drawn.rows[row].value? *= 0.8
    }
    chart = drawn.chart.chartMissingValues(data.missing.values)
    if data.mark != .row {
      if let domain = data.domain { chart = chart.chartYScale(domain: domain[0]...domain[1]) }
      if data.scale != .linear { chart = chart.chartYScale(type: data.scale.type) }
    } else {
      if let domain = data.domain { chart = chart.chartXScale(domain: domain[0]...domain[1]) }
      if data.scale != .linear { chart = chart.chartXScale(type: data.scale.type) }
    }
  }

  /// The chart in a line, for the list of faults.
  package var source: String {
    let series = data.hasSeries ? ", \(data.stacking) series" : ""
    let domain = data.domain.map { ", domain \($0[0])...\($0[1])" } ?? ""
    return "\(data.mark) by \(data.keys)\(series), \(data.curve), \(data.scale)\(domain), "
      + "missing: \(data.missing)\(data.isShuffled ? ", shuffled" : ""), \(data.rows.count) rows"
  }
}

extension PlottedData.Missing {
  fileprivate var values: MissingValues {
    switch self {
    case .gap: .gap
    case .connect: .connect
    case .zero: .zero
    case .interpolate: .interpolate
    }
  }
}

extension PlottedData.Scale {
  fileprivate var type: ScaleType {
    switch self {
    case .linear: .linear
    case .log: .log
    case .squareRoot: .squareRoot
    case .symmetricLog: .symmetricLog
    }
  }
}

extension PlottedData.Curve {
  fileprivate var method: InterpolationMethod {
    switch self {
    case .linear: .linear
    case .monotone: .monotone
    case .catmullRom: .catmullRom
    case .cardinal: .cardinal
    case .stepStart: .stepStart
    case .stepCenter: .stepCenter
    case .stepEnd: .stepEnd
    }
  }
}

extension PlottedData.Stacking {
  fileprivate var method: MarkStackingMethod {
    switch self {
    case .standard, .grouped: .standard
    case .normalized: .normalized
    case .center: .center
    case .unstacked: .unstacked
    }
  }
}

extension PlottedData {
  fileprivate var chart: some Block {
    Chart(rows.indices, id: \.self) { index in
      let row = rows[index]
      if mark == .cell {
        content(row).foregroundStyle(by: .value("Value", row.plotted))
      } else if !hasSeries {
        content(row)
      } else if stacking == .grouped {
        content(row).foregroundStyle(by: .value("Series", row.series))
          .position(by: .value("Series", row.series))
      } else {
        content(row).foregroundStyle(by: .value("Series", row.series))
      }
    }
  }

  private func key(of row: Row) -> ChartDatum {
    switch keys {
    case .name: .category(row.name)
    case .number: .number(row.number)
    case .date: .date(Date(timeIntervalSinceReferenceDate: row.number))
    }
  }

  private func content(_ row: Row) -> AnyChartContent {
    let x = PlottableValue.value("Key", key(of: row))
    let y = PlottableValue.value("Value", row.plotted)
    let low = PlottableValue.value("Value", row.value == nil ? .nan : row.low)
    switch mark {
    case .bar: return AnyChartContent(BarMark(x: x, y: y, stacking: stacking.method))
    case .row: return AnyChartContent(BarMark(x: y, y: x, stacking: stacking.method))
    case .rangeBar: return AnyChartContent(BarMark(x: x, yStart: low, yEnd: y))
    case .line: return AnyChartContent(LineMark(x: x, y: y).interpolationMethod(curve.method))
    case .area:
      return AnyChartContent(
        AreaMark(x: x, y: y, stacking: stacking.method).interpolationMethod(curve.method))
    case .band:
      return AnyChartContent(
        AreaMark(x: x, yStart: low, yEnd: y).interpolationMethod(curve.method))
    case .point: return AnyChartContent(PointMark(x: x, y: y))
    case .rule: return AnyChartContent(RuleMark(x: x, yStart: low, yEnd: y))
    case .cell:
      return AnyChartContent(RectangleMark(x: x, y: .value("Series", row.series)))
    case .sector:
      return AnyChartContent(
        SectorMark(angle: y, innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Name", row.name)))
    }
  }
}

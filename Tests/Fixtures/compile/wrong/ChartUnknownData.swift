// Data that do not exist are reported at their name.
import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

struct Reading {
  let day: Date
  let mean: Double
  let low: Double
  let high: Double
  let city: String
}

struct Report: Block {
  let readings: [Reading]
  var body: some Block {
    Chart {
      ForEach(reading, id: \.day) { reading in  // error: cannot find 'reading' in scope
        AreaMark(
          x: .value("Day", reading.day, unit: .day), yStart: .value("°C", reading.low),
          yEnd: .value("°C", reading.high)
        )
        .opacity(0.2)
        LineMark(
          x: .value("Day", reading.day, unit: .day),
          y: .value("°C", reading.mean)
        )
        .foregroundStyle(by: .value("City", reading.city))
        .interpolationMethod(.monotone)
        PointMark(
          x: .value("Day", reading.day, unit: .day),
          y: .value("°C", reading.mean)
        )
        .symbol(by: .value("City", reading.city))
        .symbolSize(20)
        BarMark(x: .value("Day", reading.day, unit: .day), y: .value("°C", reading.low))
          .cornerRadius(2)
          .annotation(position: .top) { Text(reading.low, format: .number).font(.caption) }
        RuleMark(y: .value("Limit", 30.0))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
          .foregroundStyle(.red)
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        AxisGridLine()
        AxisTick(length: 4)
        AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 5)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
        AxisValueLabel()
      }
    }
    .chartYScale(domain: 0...40)
    .chartForegroundStyleScale(["Oslo": Tint.blue, "Rome": Tint.orange])
    .chartLegend(position: .bottom, alignment: .leading)
    .padding()
  }
}

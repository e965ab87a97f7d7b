// Conditions, declarations and lists of marks and of axes' parts, and functions that return them.
import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

struct Lists: Block {
  let rows: [(hour: Int, speed: Double)]
  var limit: Double?
  var isDaily = false

  var body: some Block {
    Chart {
      area(series: "Speed", value: 1).foregroundStyle(.blue.opacity(0.3))
      if let limit {
        let twice = limit * 2
        RuleMark(y: .value("Limit", twice)).foregroundStyle(isDaily ? .gray.opacity(0.5) : .blue)
      }
      ForEach(rows, id: \.hour) {
        PointMark(x: .value("Hour", $0.hour), y: .value("Speed", $0.speed))
      }
      .symbolSize(CGSize(width: 4, height: 4))
      .foregroundStyle(.red)
      RectangleMark(xStart: .value("Hour", 1), xEnd: .value("Hour", 3))
        .mask { area(series: "Mask", value: 2) }
    }
    .chartXAxis {
      if isDaily {
        AxisMarks(preset: .aligned, values: [0, 6, 12]) { value in
          switch value.index {
          case 0: AxisValueLabel("Night", anchor: .topLeading)
          case 1: AxisValueLabel(centered: false) { Text("Day").bold() }
          default: AxisValueLabel()
          }
        }
      } else {
        AxisMarks(format: .number, position: .top, values: .stride(by: 3))
      }
    }
    .chartYAxis { axis }
    .chartYAxis(isDaily ? .hidden : .automatic)
    .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
  }

  @ChartContentBuilder
  func area(series: String, value: Double) -> some ChartContent {
    ForEach(rows, id: \.hour) { row in
      AreaMark(
        x: .value("Hour", row.hour), yStart: .value("Low", 0), yEnd: .value("High", row.speed),
        series: .value(series, value))
    }
  }

  var axis: some AxisContent {
    AxisMarks(position: .trailing) { value in
      AxisGridLine(stroke: .init(lineWidth: 0.5, dash: [2, 3])).foregroundStyle(.gray)
      if let speed = value.as(Double.self), speed > 0 {
        AxisValueLabel("\(speed.formatted()) m/s").font(.footnote).foregroundStyle(Tint.primary)
      }
    }
  }
}

import Easel

extension Marks {
  static var points: [Example] {
    var examples: [Example] = []
    examples.append(
      Example("Scatter") {
        Chart(animals) {
          PointMark(x: .value("Bill in mm", $0.bill), y: .value("Mass in g", $0.mass))
            .foregroundStyle(by: .value("Species", $0.species))
            .symbol(by: .value("Species", $0.species))
        }
      })
    examples.append(
      Example("Bubble") {
        let cities = [
          ("Basel", 7.9, 11.4, 0.18), ("Lyon", 10.8, 13.2, 0.52), ("Porto", 11.2, 15.6, 0.23),
          ("Rome", 7.2, 16.1, 2.75), ("Vienna", 6.4, 11.9, 2.0), ("Oslo", 7.6, 6.9, 0.71),
        ]
        return Chart(cities, id: \.0) {
          PointMark(x: .value("Rain in 100 mm", $0.1), y: .value("Warmth in °C", $0.2))
            .symbolSize(by: .value("Millions of people", $0.3))
        }
      })
    examples.append(
      Example("Regression with band") {
        Chart {
          ForEach(animals.filter { $0.species == "Gentoo" }, id: \.bill) {
            PointMark(x: .value("Bill in mm", $0.bill), y: .value("Mass in g", $0.mass))
          }
          TrendLine(animals.filter { $0.species == "Gentoo" }, confidence: 0.95) {
            (.value("Bill in mm", $0.bill), .value("Mass in g", $0.mass))
          }
        }
      })
    examples.append(
      Example("Histogram") {
        Chart {
          Histogram(x: .value("Mass in g", animals.map(\.mass)))
        }
      })
    examples.append(
      Example("Box plot") {
        Chart {
          ForEach(["Adelie", "Chinstrap", "Gentoo"], id: \.self) { species in
            BoxMark(
              x: .value("Species", species),
              y: .value("Mass in g", animals.filter { $0.species == species }.map(\.mass)))
          }
        }
      })
    return examples
  }

  static var shares: [Example] {
    var examples: [Example] = []
    examples.append(
      Example("Donut") {
        Chart(sales.filter { $0.quarter == "Q4" }, id: \.product) {
          SectorMark(angle: .value("Tonnes", $0.amount), innerRadius: .ratio(0.6))
            .foregroundStyle(by: .value("Product", $0.product))
        }
      })
    examples.append(
      Example("Pie") {
        Chart(sales.filter { $0.quarter == "Q4" }, id: \.product) {
          SectorMark(angle: .value("Tonnes", $0.amount))
            .foregroundStyle(by: .value("Product", $0.product))
        }
      })
    examples.append(
      Example("Half gauge") {
        Chart { GaugeMark(.value("Load", 72), in: 0...100) }
          .chartAngleRange(.degrees(-90) ... .degrees(90))
          .chartLegend(.hidden)
      })
    examples.append(
      Example("Heat map") {
        let hours = (0..<7).flatMap { day in
          (0..<24).map { hour in
            let rush = exp(-pow(Double(hour) - 8.5, 2) / 6) + exp(-pow(Double(hour) - 17, 2) / 9)
            return (day: day, hour: hour, cars: 300 * (day < 5 ? rush : 0.4 * rush) + 20)
          }
        }
        let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return Chart(hours) {
          RectangleMark(x: .value("Hour", String($0.hour)), y: .value("Day", names[$0.day]))
            .foregroundStyle(by: .value("Cars", $0.cars))
        }
      })
    examples.append(
      Example("Calendar") {
        Chart {
          CalendarHeatMap(
            load, date: { .value("Day", $0.day) }, value: { .value("Load in MW", $0.value) })
        }
      })
    return examples
  }
}

import Easel

extension Marks {
  static var lines: [Example] {
    var examples: [Example] = []
    examples.append(
      Example("Line") {
        Chart(stations) {
          LineMark(x: .value("Week", $0.day), y: .value("Level in cm", $0.value))
            .foregroundStyle(by: .value("Station", $0.station))
        }
      })
    examples.append(
      Example("Step") {
        let rates = [
          (2015, 0.05), (2016, 0.0), (2022, 2.5), (2023, 4.5), (2024, 3.15), (2025, 2.15),
          (2026, 2.15),
        ]
        return Chart(rates, id: \.0) {
          LineMark(x: .value("Year", $0.0), y: .value("Rate in %", $0.1))
            .interpolationMethod(.stepStart)
        }
      })
    examples.append(
      Example("Spline") {
        Chart(months, id: \.name) {
          LineMark(x: .value("Month", $0.name), y: .value("High in °C", $0.high))
            .interpolationMethod(.monotone)
            .symbol(.circle)
        }
      })
    examples.append(
      Example("Area") {
        Chart(load) {
          AreaMark(x: .value("Day", $0.day), y: .value("Load in MW", $0.value))
        }
      })
    examples.append(
      Example("Stacked area") {
        Chart(stations) {
          AreaMark(x: .value("Week", $0.day), y: .value("Flow in m³", $0.value))
            .foregroundStyle(by: .value("Station", $0.station))
        }
      })
    examples.append(
      Example("Reference lines and bands") {
        Chart {
          RectangleMark(yStart: .value("Load in MW", 45), yEnd: .value("Load in MW", 55))
            .foregroundStyle(.gray.opacity(0.15))
          ForEach(load, id: \.day) {
            LineMark(x: .value("Day", $0.day), y: .value("Load in MW", $0.value))
          }
          RuleMark(y: .value("Load in MW", 70))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .foregroundStyle(.red)
            .annotation(position: .top, alignment: .trailing) {
              Text("Capacity").foregroundStyle(.red)
            }
        }
      })
    examples.append(
      Example("Moving average") {
        Chart {
          ForEach(load, id: \.day) {
            LineMark(x: .value("Day", $0.day), y: .value("Load in MW", $0.value))
              .foregroundStyle(.gray.opacity(0.5))
          }
          MovingAverage(
            x: .value("Day", load.map(\.day)), y: .value("Load in MW", load.map(\.value)),
            window: 14)
        }
      })
    examples.append(
      Example("Slope") {
        let shares = [
          ("Norway", 61.0, 77.0), ("Austria", 31, 37), ("Portugal", 24, 34), ("Spain", 14, 21),
          ("Germany", 11, 19),
        ].flatMap { [(name: $0, year: "2010", share: $1), (name: $0, year: "2020", share: $2)] }
        return Chart {
          SlopeChart(shares, name: \.name, highlighting: ["Portugal"]) {
            (.value("Year", $0.year), .value("Share in %", $0.share))
          }
        }
        .chartYAxis(.hidden)
      })
    examples.append(
      Example("Sparkline") {
        let values = load.map(\.value)
        return VStack(alignment: .leading, spacing: 20) {
          Text("The load of \(sparkline: values) falls.").font(.title3)
          Chart { Sparkline(values) }.sparkline().frame(width: 160, height: 32)
        }
      })
    return examples
  }
}

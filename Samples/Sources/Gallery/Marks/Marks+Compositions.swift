import Easel

extension Marks {
  static var plans: [Example] {
    var examples: [Example] = []
    examples.append(
      Example("Candlestick") {
        Chart(prices) {
          CandlestickMark(
            x: .value("Day", $0.day), open: .value("Price in €", $0.open),
            high: .value("Price in €", $0.high), low: .value("Price in €", $0.low),
            close: .value("Price in €", $0.close))
        }
      })
    examples.append(
      Example("Gantt") {
        Chart {
          Gantt(
            works, y: { .value("Work", $0.name) }, start: { .value("From", $0.start) },
            end: { .value("To", $0.end) }, after: \.after, today: day(50))
        }
      })
    examples.append(
      Example("Population pyramid") {
        let ages = ["0–9", "10–19", "20–29", "30–39", "40–49", "50–59", "60–69", "70–79", "80+"]
        let women = [3.6, 3.7, 4.4, 5.2, 5.1, 6.1, 5.9, 4.0, 3.7]
        let men = [3.9, 4.0, 4.8, 5.5, 5.2, 6.2, 5.6, 3.5, 2.3]
        let people = ages.indices.flatMap {
          [
            (age: ages[$0], sex: "Women", count: women[$0]),
            (age: ages[$0], sex: "Men", count: men[$0]),
          ]
        }
        return Chart {
          PopulationPyramid(
            people, x: { .value("Millions", $0.count) }, y: { .value("Age", $0.age) },
            side: { .value("Sex", $0.sex) })
        }
      })
    return examples
  }

  static var compositions: [Example] {
    var examples: [Example] = []
    examples.append(
      Example("Facets") {
        Chart(stations) {
          LineMark(x: .value("Week", $0.day), y: .value("Level in cm", $0.value))
        }
        .chartFacet(by: { .value("Station", $0.station) }, columns: 3)
      })
    examples.append(
      Example("Two axes") {
        Chart {
          ForEach(months, id: \.name) {
            BarMark(x: .value("Month", $0.name), y: .value("Rain in mm", $0.rain))
              .foregroundStyle(.blue.opacity(0.5))
          }
          ForEach(months, id: \.name) {
            LineMark(x: .value("Month", $0.name), y: .value("High in °C", $0.high))
              .foregroundStyle(.orange)
              .yAxis("warmth")
          }
        }
        .chartYAxisLabel("Rain in mm")
        .chartYScale(domain: 0...30, for: "warmth")
        .chartYAxisLabel("High in °C", for: "warmth")
      })
    examples.append(
      Example("Aligned plots") {
        VStack(spacing: 8) {
          Chart(prices) {
            LineMark(x: .value("Day", $0.day), y: .value("Price in €", $0.close))
          }
          .chartAlignment("stock")
          Chart(prices) {
            BarMark(
              x: .value("Day", $0.day), y: .value("Shares", 4_000 + 2_000 * ($0.high - $0.low)))
          }
          .chartAlignment("stock")
        }
      })
    return examples
  }
}

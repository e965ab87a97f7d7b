import EaselBlocks
import EaselCanvas
import EaselCharts

extension Color {
  // An orange with a contrast of 3.4 to the paper, as marks of accessible documents have.
  static let accent = Color(hex: "#d96b00") ?? .orange
  static let water = Color(hex: "#4a86c5") ?? .blue
  static let plain = Color(hex: "#7a93ad") ?? .gray

  /// The color of a source of electricity.
  static func source(_ index: Int) -> Color {
    let colors = ["#5b6b7c", "#8e6bb8", "#2f9e6e"].compactMap { Color(hex: $0) }
    return index < colors.count ? colors[index] : ChartPalette.color(index)
  }
}

/// The shares of the sources in the last year, around its total.
struct MixChart: Block {
  let electricity: Electricity
  let strings: Strings

  var body: some Block {
    if let year = electricity.years.last {
      Chart(electricity.sources.indices, id: \.self) { source in
        SectorMark(angle: .value("TWh", year.values[source] / 1000), innerRadius: .ratio(0.64))
          .foregroundStyle(
            by: .value(strings.sources, strings.source(electricity.sources[source])))
      }
      .chartForegroundStyleScale(range: electricity.sources.indices.map(Color.source))
      .chartTitle(strings.mix(year.year), source: strings.creditPower)
      .chartBackground { proxy in
        if let plot = proxy.plotFrame {
          GeometryReader { geometry in
            VStack(spacing: 0) {
              Text(strings.terawattHours(year.total)).font(.title)
              Text("TWh").foregroundStyle(.secondary)
            }
            .position(x: geometry[plot].midX, y: geometry[plot].midY)
          }
        }
      }
    }
  }
}

/// The totals of all years, the greatest one highlighted.
struct GenerationChart: Block {
  let years: [Electricity.Year]
  let strings: Strings

  var body: some Block {
    let peak = years.map(\.total).max()
    Chart(years, id: \.year) { year in
      BarMark(x: .value(strings.year, year.name), y: .value("TWh", year.total / 1000))
        .foregroundStyle(year.total == peak ? Color.accent : .plain)
    }
    .chartTitle(strings.perYear, source: strings.creditPower)
    // As in the text above: 57.5, not 58.
    .chartValueLabels(format: .number.precision(.fractionLength(1)))
  }
}

/// The sources of all years on each other.
struct SourcesChart: Block {
  let electricity: Electricity
  let strings: Strings

  var body: some Block {
    Chart(electricity.sources.indices, id: \.self) { source in
      ForEach(electricity.years, id: \.year) { year in
        BarMark(x: .value(strings.year, year.name), y: .value("TWh", year.values[source] / 1000))
      }
      .foregroundStyle(by: .value(strings.sources, strings.source(electricity.sources[source])))
    }
    .chartForegroundStyleScale(range: electricity.sources.indices.map(Color.source))
    .chartTitle(strings.bySource, source: strings.creditPower)
  }
}

/// Rain and temperatures by month, and the kinds of weather.
struct WeatherCharts: Block {
  let weather: Weather
  let strings: Strings

  var body: some Block {
    let months = strings.months()
    VStack(spacing: 20) {
      Chart(months.indices, id: \.self) { month in
        BarMark(
          x: .value(strings.month, months[month]), y: .value("mm", weather.precipitation[month])
        )
        .foregroundStyle(Color.water)
      }
      .chartTitle(strings.rain)
      .chartAlignment("months")
      Chart(months.indices, id: \.self) { month in
        BarMark(
          x: .value(strings.month, months[month]),
          yStart: .value(strings.low, weather.lows[month]),
          yEnd: .value(strings.high, weather.highs[month])
        )
        .foregroundStyle(Color.accent)
      }
      .chartTitle(strings.temperatures)
      .chartAlignment("months")
      Chart(weather.kinds, id: \.name) { kind in
        BarMark(
          x: .value(strings.days, kind.days), y: .value(strings.weather, strings.kind(kind.name))
        )
        .foregroundStyle(Color.plain)
      }
      .chartTitle(strings.kinds, source: strings.creditWeather)
    }
  }
}

import Easel

extension Report {
  func drawGeneration(on canvas: any Canvas) {
    let totals = electricity.totals
    guard let first = totals.first, let last = totals.last, let peak = totals.max(),
      let best = totals.firstIndex(of: peak)
    else { return }
    let growth = NumberFormat(
      precision: .decimals(0), sign: .always, suffix: "%"
    ).string(from: first == 0 ? 0 : (last / first - 1) * 100)
    drawFindings(
      strings.yearFindings(
        firstYear, lastYear, growth, electricity.years[best], terawattHours(peak)), on: canvas)
    var chart = BarChart(
      categories: electricity.years.map(String.init), values: totals.map { $0 / 1000 },
      color: Color(hex: "#7a93ad"))
    chart.maximumPaint = .color(PageStyle.accent)
    chart.valueFormat = .decimals(0)
    chart.fontSize = 9.5
    chart.padding = 0
    place(
      strings.perYear, credit: strings.creditPower,
      in: CGRect(x: PageStyle.margin, y: PageStyle.body, width: PageStyle.width, height: 500),
      on: canvas
    ) { chart.layout(in: $0).draw(on: canvas) }
  }

  func drawSources(on canvas: any Canvas) {
    guard let last = electricity.years.indices.last else { return }
    let risen = electricity.sources.indices.max {
      electricity.share($0, last) - electricity.share($0, 0)
        < electricity.share($1, last) - electricity.share($1, 0)
    }
    if let risen {
      drawFindings(
        strings.sourceFindings(
          strings.source(electricity.sources[risen]), percent(electricity.share(risen, 0)),
          percent(electricity.share(risen, last))), on: canvas)
    }
    var chart = BarChart(
      categories: electricity.years.map(String.init),
      series: electricity.sources.indices.map { source in
        BarSeries(
          strings.source(electricity.sources[source]),
          values: electricity.values[source].map { $0 / 1000 }, paint: paint(of: source))
      })
    chart.arrangement = .stacked
    chart.fontSize = 9.5
    chart.padding = 0
    place(
      strings.bySource, credit: strings.creditPower,
      in: CGRect(x: PageStyle.margin, y: PageStyle.body, width: PageStyle.width, height: 500),
      on: canvas
    ) { chart.layout(in: $0).draw(on: canvas) }
  }

  func drawWeather(on canvas: any Canvas) {
    let months = strings.months()
    if let most = weather.precipitation.indices.max(by: {
      weather.precipitation[$0] < weather.precipitation[$1]
    }),
      let least = weather.precipitation.indices.min(by: {
        weather.precipitation[$0] < weather.precipitation[$1]
      })
    {
      drawFindings(
        strings.weatherFindings(weather.days, months[most], months[least]), on: canvas)
    }
    var rain = BarChart(
      categories: months, values: weather.precipitation, color: Color(hex: "#4a86c5"))
    rain.valueFormat = .decimals(0)
    rain.fontSize = 9
    rain.padding = 0
    let (left, width) = (PageStyle.margin, PageStyle.width)
    place(
      strings.rain, in: CGRect(x: left, y: PageStyle.body, width: width, height: 200), on: canvas
    ) { rain.layout(in: $0).draw(on: canvas) }
    var temperatures = BarChart(
      categories: months,
      series: [
        BarSeries(strings.high, values: weather.highs, paint: .color(PageStyle.accent)),
        BarSeries(
          strings.low, values: weather.lows, paint: .color(Color(hex: "#4a86c5") ?? .blue)),
      ])
    temperatures.fontSize = 9
    temperatures.padding = 0
    place(
      strings.temperatures, in: CGRect(x: left, y: 372, width: width, height: 190), on: canvas
    ) { temperatures.layout(in: $0).draw(on: canvas) }
    var kinds = PieChart(
      segments: weather.kinds.map { PieSegment(strings.kind($0.name), value: Double($0.days)) })
    kinds.fontSize = 9
    kinds.labels = .legend
    place(
      strings.kinds, credit: strings.creditWeather,
      in: CGRect(x: left, y: 584, width: width, height: 190), on: canvas
    ) { kinds.layout(in: $0).draw(on: canvas) }
  }
}

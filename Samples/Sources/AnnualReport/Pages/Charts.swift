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
    let chart = Chart(electricity.years.indices, id: \.self) { year in
      BarMark(
        x: .value(strings.year, String(electricity.years[year])),
        y: .value("TWh", totals[year] / 1000)
      )
      .foregroundStyle(year == best ? PageStyle.accent : Color(hex: "#7a93ad") ?? .gray)
    }
    .chartTitle(strings.perYear, source: strings.creditPower)
    // As in the text above: 57.5, not 58.
    .chartValueLabels(format: .number.precision(.fractionLength(1)))
    draw(chart, height: 500, on: canvas)
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
    let chart = Chart(electricity.sources.indices, id: \.self) { source in
      ForEach(electricity.years.indices, id: \.self) { year in
        BarMark(
          x: .value(strings.year, String(electricity.years[year])),
          y: .value("TWh", electricity.values[source][year] / 1000))
      }
      .foregroundStyle(by: .value(strings.sources, strings.source(electricity.sources[source])))
    }
    .chartForegroundStyleScale(range: electricity.sources.indices.map(color(of:)))
    .chartTitle(strings.bySource, source: strings.creditPower)
    draw(chart, height: 500, on: canvas)
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
    let charts = VStack(spacing: 20) {
      Chart(months.indices, id: \.self) { month in
        BarMark(
          x: .value(strings.month, months[month]), y: .value("mm", weather.precipitation[month])
        )
        .foregroundStyle(PageStyle.water)
      }
      .chartTitle(strings.rain)
      .chartAlignment("months")
      Chart(months.indices, id: \.self) { month in
        BarMark(
          x: .value(strings.month, months[month]), yStart: .value(strings.low, weather.lows[month]),
          yEnd: .value(strings.high, weather.highs[month])
        )
        .foregroundStyle(PageStyle.accent)
      }
      .chartTitle(strings.temperatures)
      .chartAlignment("months")
      Chart(weather.kinds, id: \.name) { kind in
        BarMark(
          x: .value(strings.days, kind.days), y: .value(strings.weather, strings.kind(kind.name))
        )
        .foregroundStyle(Color(hex: "#7a93ad") ?? .gray)
      }
      .chartTitle(strings.kinds, source: strings.creditWeather)
    }
    draw(charts, height: PageStyle.bottom - PageStyle.body, on: canvas)
  }
}

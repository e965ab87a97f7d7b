import ArgumentParser
import EaselCharts

/// The languages that the report can be written in.
enum Language: String, ExpressibleByArgument, CaseIterable {
  case en
  case ja
}

/// Every word of the report, in one place.
struct Strings {
  let language: Language

  private func pick(_ english: String, _ japanese: String) -> String {
    language == .ja ? japanese : english
  }

  var title: String { pick("Electricity and Weather", "電力と天気") }
  func subtitle(_ years: [Electricity.Year]) -> String {
    let (first, last) = (years.first?.name ?? "", years.last?.name ?? "")
    return pick("Annual report \(first)–\(last)", "年次報告 \(first)〜\(last)年")
  }
  var author: String { pick("Easel sample report", "Easel サンプル") }
  func page(_ number: Int, of count: Int) -> String {
    pick("Page \(number) of \(count)", "\(number) / \(count) ページ")
  }
  var generation: String { pick("Generation by year", "年別の発電量") }
  var sources: String { pick("Generation by source", "電源別の発電量") }
  var weather: String { pick("The weather by month", "月別の天気") }
  var figures: String { pick("Table of figures", "数値表") }
  func mix(_ year: Int) -> String { pick("Iowa’s mix in \(year)", "アイオワ州の電源構成（\(year)年）") }
  var total: String { pick("Total", "合計") }
  var year: String { pick("Year", "年") }
  var month: String { pick("Month", "月") }
  var days: String { pick("Days", "日数") }
  var share: String { pick("Renewable share", "再生可能比率") }
  var perYear: String { pick("Net generation in Iowa, TWh", "アイオワ州の純発電量（TWh）") }
  var bySource: String {
    pick("Net generation in Iowa by source, TWh", "アイオワ州の電源別純発電量（TWh）")
  }
  var rain: String { pick("Precipitation in Seattle, mm a month", "シアトルの降水量（mm／月）") }
  var temperatures: String {
    pick("Mean daily high and low, °C", "日最高・最低気温の平均（℃）")
  }
  var high: String { pick("High", "最高") }
  var low: String { pick("Low", "最低") }
  var kinds: String { pick("Days by kind of weather", "天気別の日数") }
  var thousands: String { pick("Thousand MWh (GWh)", "千MWh（GWh）") }
  var creditPower: String {
    pick("Data: U.S. Energy Information Administration", "出典：米国エネルギー情報局（EIA）")
  }
  var creditWeather: String { pick("Data: NOAA", "出典：米国海洋大気庁（NOAA）") }

  func months() -> [String] {
    language == .ja
      ? (1...12).map { "\($0)月" }
      : ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  }

  func source(_ name: String) -> String {
    guard language == .ja else { return name }
    return ["Fossil Fuels": "化石燃料", "Nuclear Energy": "原子力", "Renewables": "再生可能エネルギー"][name]
      ?? name
  }

  func kind(_ name: String) -> String {
    guard language == .ja else { return name.prefix(1).uppercased() + name.dropFirst() }
    return ["rain": "雨", "sun": "晴れ", "fog": "霧", "drizzle": "霧雨", "snow": "雪"][name] ?? name
  }

  /// Thousand MWh as TWh with a decimal.
  func terawattHours(_ value: Double) -> String {
    NumberFormat.decimals(1).string(from: value / 1000)
  }

  func yearFindings(_ years: [Electricity.Year]) -> String {
    guard let first = years.first, let last = years.last,
      let best = years.max(by: { $0.total < $1.total })
    else { return "" }
    let growth = NumberFormat(precision: .decimals(0), sign: .always, suffix: "%")
      .string(from: first.total == 0 ? 0 : (last.total / first.total - 1) * 100)
    let peak = terawattHours(best.total)
    return pick(
      "Between \(first.name) and \(last.name) net generation changed by \(growth). The greatest "
        + "year was \(best.name), with \(peak) TWh.",
      "\(first.name)年から\(last.name)年の間に、純発電量は\(growth)変化した。最大は\(best.name)年の"
        + "\(peak) TWhである。")
  }

  func sourceFindings(_ electricity: Electricity) -> String {
    guard let first = electricity.years.first, let last = electricity.years.last,
      let risen = electricity.sources.indices.max(by: {
        last.share($0) - first.share($0) < last.share($1) - first.share($1)
      })
    else { return "" }
    let name = source(electricity.sources[risen])
    let shares = [first, last].map { NumberFormat.percent(0).string(from: $0.share(risen)) }
    return pick(
      "\(name) grew most: their share rose from \(shares[0]) to \(shares[1]) of all electricity.",
      "最も伸びたのは\(name)で、全発電量に占める割合は\(shares[0])から\(shares[1])へ上昇した。")
  }

  func weatherFindings(_ weather: Weather) -> String {
    let rain = weather.precipitation
    guard let wet = rain.indices.max(by: { rain[$0] < rain[$1] }),
      let dry = rain.indices.min(by: { rain[$0] < rain[$1] })
    else { return "" }
    let days = NumberFormat.decimals(0).string(from: Double(weather.days))
    return pick(
      "The means of \(days) days: \(months()[wet]) is the wettest month, \(months()[dry]) the driest.",
      "\(days)日間の平均では、最も雨が多いのは\(months()[wet])、最も少ないのは\(months()[dry])である。")
  }
}

import ArgumentParser
import Easel

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
  func subtitle(_ first: Int, _ last: Int) -> String {
    pick("Annual report \(first)–\(last)", "年次報告 \(first)〜\(last)年")
  }
  var author: String { pick("Easel sample report", "Easel サンプル") }
  var contents: String { pick("Contents", "目次") }
  var generation: String { pick("Generation by year", "年別の発電量") }
  var sources: String { pick("Generation by source", "電源別の発電量") }
  var weather: String { pick("The weather by month", "月別の天気") }
  var figures: String { pick("Table of figures", "数値表") }
  func mix(_ year: Int) -> String { pick("Iowa’s mix in \(year)", "アイオワ州の電源構成（\(year)年）") }
  var unit: String { pick("GWh", "GWh") }
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

  func yearFindings(_ first: Int, _ last: Int, _ growth: String, _ best: Int, _ peak: String)
    -> String
  {
    pick(
      "Between \(first) and \(last) net generation changed by \(growth). The greatest year was "
        + "\(best), with \(peak) TWh.",
      "\(first)年から\(last)年の間に、純発電量は\(growth)変化した。最大は\(best)年の\(peak) TWhである。")
  }

  func sourceFindings(_ source: String, _ first: String, _ last: String) -> String {
    pick(
      "\(source) grew most: their share rose from \(first) to \(last) of all electricity.",
      "最も伸びたのは\(source)で、全発電量に占める割合は\(first)から\(last)へ上昇した。")
  }

  func weatherFindings(_ count: Int, _ wet: String, _ dry: String) -> String {
    let days = NumberFormat.decimals(0).string(from: Double(count))
    return pick(
      "The means of \(days) days: \(wet) is the wettest month, \(dry) the driest.",
      "\(days)日間の平均では、最も雨が多いのは\(wet)、最も少ないのは\(dry)である。")
  }
}

import Easel

typealias Power = (year: Int, source: String, twh: Double)
typealias Day = (date: Date, month: Int, rain: Double, high: Double, low: Double, kind: String)

/// The fields of a file's lines, without its head.
func lines(_ name: String) throws -> [[String]] {
  let file = URL(filePath: #filePath).appending(path: "../../../Data/\(name)").standardized
  let text = try String(contentsOf: file, encoding: .utf8)
  return text.split(whereSeparator: \.isNewline).dropFirst().map { $0.components(separatedBy: ",") }
}

let power = try lines("iowa-electricity.csv").map { line -> Power in
  (Int(line[0].prefix(4)) ?? 0, line[1], (Double(line[2]) ?? .nan) / 1000)
}
let days = try lines("seattle-weather.csv").map { line -> Day in
  let date = try Date(line[0].replacing("/", with: "-") + "T00:00:00Z", strategy: .iso8601)
  let values = line[1...3].map { Double($0) ?? .nan }
  let month = Int(line[0].split(separator: "/")[1]) ?? 0
  return (date, month, values[0], values[1], values[2], line[5])
}
let names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".components(separatedBy: " ")
let months = (1...12).map { number in
  let days = days.filter { $0.month == number }
  let rain = days.reduce(0) { $0 + $1.rain } / 4
  return (name: names[number - 1], rain: rain, highs: days.map(\.high))
}
let kinds = Dictionary(grouping: days, by: \.kind).map { (name: $0, days: $1.count) }
let page = VStack(spacing: 28) {
  HStack(spacing: 32) {
    Chart(power, id: \.year) {
      LineMark(x: .value("Year", $0.year), y: .value("TWh", $0.twh))
        .foregroundStyle(by: .value("Source", $0.source))
    }.chartTitle("Renewables near fossil fuels", subtitle: "Iowa’s electricity, TWh", source: "EIA")
    Chart(power.filter { $0.year == 2017 }, id: \.source) {
      SectorMark(angle: .value("TWh", $0.twh), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Source", $0.source))
    }.chartTitle("Half is still fossil", subtitle: "Electricity in Iowa, 2017", source: "EIA")
  }
  HStack(spacing: 32) {
    Chart(months, id: \.name) { BarMark(x: .value("Month", $0.name), y: .value("mm", $0.rain)) }
      .chartTitle("November is wettest", subtitle: "Rain in Seattle, mm a month", source: "NOAA")
    Chart(months, id: \.name) { BoxMark(x: .value("Month", $0.name), y: .value("°C", $0.highs)) }
      .chartTitle("July and August are warmest", subtitle: "Daily highs, °C", source: "NOAA")
  }
  HStack(spacing: 32) {
    Chart(kinds.sorted { ($1.days, $0.name) < ($0.days, $1.name) }, id: \.name) {
      BarMark(x: .value("Days", $0.days), y: .value("Kind", $0.name.capitalized))
    }.chartTitle("Half of the days are sunny", subtitle: "Days, 2012–2015", source: "NOAA")
    Chart { Histogram(x: .value("°C", days.map { $0.high - $0.low })) }
      .chartTitle("Nights are 8 °C colder", subtitle: "Days by their range of °C", source: "NOAA")
  }
}
.frame(width: 700, height: 840)
var options = RenderOptions(info: DocumentInfo(title: "Power and weather", language: "en"))
options.conformance = [.ua1, .a3a]
for (name, appearance) in [("dashboard.pdf", Appearance.light), ("dashboard-dark.png", .dark)] {
  options.appearance = appearance
  try page.padding(32).background(.background).write(to: URL(filePath: name), options: options)
}

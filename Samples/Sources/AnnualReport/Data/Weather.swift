/// The weather of each day, as means by month over all years.
struct Weather {
  /// Millimetres in a month, January first.
  let precipitation: [Double]
  /// Mean daily highs and lows, °C.
  let highs: [Double]
  let lows: [Double]
  /// Days of each kind of weather, the most frequent first.
  let kinds: [(name: String, days: Int)]
  let days: Int

  init(path: String) throws {
    let table = try CSVFile(
      path: path, columns: ["date", "precipitation", "temp_max", "temp_min", "weather"])
    var rain = [Double](repeating: 0, count: 12)
    var high = rain
    var low = rain
    var count = [Int](repeating: 0, count: 12)
    var months: Set<[Int]> = []
    var kinds: [String: Int] = [:]
    for line in table.lines {
      let date = try line.date("date", parts: 2)
      let month = date[1] - 1
      rain[month] += try line.number("precipitation")
      high[month] += try line.number("temp_max")
      low[month] += try line.number("temp_min")
      count[month] += 1
      months.insert(date)
      kinds[line.text("weather"), default: 0] += 1
    }
    func spans(_ month: Int) -> Double {
      Double(max(months.filter { $0[1] == month + 1 }.count, 1))
    }
    precipitation = rain.indices.map { rain[$0] / spans($0) }
    highs = high.indices.map { high[$0] / Double(max(count[$0], 1)) }
    lows = low.indices.map { low[$0] / Double(max(count[$0], 1)) }
    // Names break ties, so that the same data always give the same report.
    self.kinds = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    days = table.lines.count
  }
}

/// Net generation of electricity by year and source, in thousand MWh (GWh).
struct Electricity {
  let years: [Int]
  let sources: [String]
  /// By source, then by year.
  let values: [[Double]]

  init(path: String) throws {
    let table = try Table(path: path, columns: ["year", "source", "net_generation"])
    var figures: [String: [Int: Double]] = [:]
    var sources: [String] = []
    for line in table.lines {
      let year = try line.date("year", parts: 1)[0]
      let source = line.text("source")
      if !sources.contains(source) { sources.append(source) }
      figures[source, default: [:]][year] = try line.number("net_generation")
    }
    let years = Set(figures.values.flatMap(\.keys)).sorted()
    self.years = years
    self.sources = sources
    values = sources.map { source in years.map { figures[source]?[$0] ?? 0 } }
  }

  /// All sources together, by year.
  var totals: [Double] { years.indices.map { year in values.reduce(0) { $0 + $1[year] } } }

  /// A source's share of a year's total.
  func share(_ source: Int, _ year: Int) -> Double {
    totals[year] == 0 ? 0 : values[source][year] / totals[year]
  }
}

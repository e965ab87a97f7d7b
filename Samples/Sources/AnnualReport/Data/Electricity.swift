/// Net generation of electricity by year and source, in thousand MWh (GWh).
struct Electricity {
  struct Year {
    let year: Int
    /// By source.
    let values: [Double]

    var name: String { String(year) }
    var total: Double { values.reduce(0, +) }
    /// The last source's share of the total.
    var lastShare: Double { share(values.count - 1) }

    /// A source's share of the total.
    func share(_ source: Int) -> Double { total == 0 ? 0 : values[source] / total }
  }

  let years: [Year]
  let sources: [String]

  init(path: String) throws {
    let table = try CSVFile(path: path, columns: ["year", "source", "net_generation"])
    var figures: [Int: [String: Double]] = [:]
    var sources: [String] = []
    for line in table.lines {
      let year = try line.date("year", parts: 1)[0]
      let source = line.text("source")
      if !sources.contains(source) { sources.append(source) }
      figures[year, default: [:]][source] = try line.number("net_generation")
    }
    self.sources = sources
    years = figures.sorted { $0.key < $1.key }.map { year, values in
      Year(year: year, values: sources.map { values[$0] ?? 0 })
    }
  }
}

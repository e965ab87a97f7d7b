import Easel

/// The data of the examples.
extension Marks {
  struct Sale {
    var quarter, product: String
    var amount: Double
  }
  struct Month {
    var name: String
    var rain, high, low: Double
  }
  struct Reading {
    var day: Date
    var value: Double
    var station = ""
  }
  struct Animal {
    var species: String
    var bill, mass: Double
  }
  struct Price {
    var day: Date
    var open, high, low, close: Double
  }
  struct Work {
    var name: String
    var start, end: Date
    var after: [String] = []
  }

  static let sales = [
    ("Q1", [41.0, 18, 9]), ("Q2", [46, 25, 12]), ("Q3", [39, 31, 11]), ("Q4", [52, 38, 15]),
  ].flatMap { quarter, amounts in
    zip(["Paper", "Ink", "Glue"], amounts).map { Sale(quarter: quarter, product: $0, amount: $1) }
  }
  static let months = zip(
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    [
      (142.0, 8.0, 2.0), (106, 10, 3), (121, 12, 4), (87, 15, 6), (53, 19, 10), (37, 21, 12),
      (14, 25, 14), (26, 26, 15), (48, 22, 12), (101, 16, 8), (165, 11, 5), (148, 8, 3),
    ]
  ).map { Month(name: $0, rain: $1.0, high: $1.1, low: $1.2) }

  /// The beginning of a day of 2025 in UTC, counted from 0.
  static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_735_689_600 + 86_400 * Double(number))
  }
  /// A number from -1 to 1 that looks like chance and is the same each time.
  static func noise(_ seed: Int) -> Double {
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15
    state = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    state = (state ^ (state >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double(state >> 11) / Double(1 << 52) - 1
  }

  static let load = (0..<120).map {
    Reading(day: day($0), value: 52 + 9 * cos(Double($0) / 19) + 3 * noise($0))
  }
  static let stations = ["North", "South", "West"].enumerated().flatMap { index, station in
    (0..<24).map { week -> Reading in
      let wave = 8 * sin(Double(week + 4 * index) / 5) + 1.5 * noise(week + index)
      return Reading(day: day(week * 7), value: 20 + 6 * Double(index) + wave, station: station)
    }
  }
  static let animals = [
    ("Adelie", 38.8, 3_700.0), ("Chinstrap", 48.8, 3_730), ("Gentoo", 47.5, 5_080),
  ]
  .enumerated().flatMap { index, kind in
    (0..<40).map { number -> Animal in
      let first = noise(number * 7 + index), second = noise(number * 13 + index + 500)
      let mass = kind.2 + 420 * first + 480 * second
      return Animal(species: kind.0, bill: kind.1 + 5 * first, mass: mass)
    }
  }
  static let prices: [Price] = {
    var close = 41.0
    return (0..<30).map { number in
      let open = close
      close += 1.4 * noise(number + 90)
      let wick = 0.7 * abs(noise(number + 300))
      return Price(
        day: day(number), open: open, high: max(open, close) + wick,
        low: min(open, close) - wick, close: close)
    }
  }()
  static let works = [
    Work(name: "Survey", start: day(0), end: day(14)),
    Work(name: "Design", start: day(14), end: day(42), after: ["Survey"]),
    Work(name: "Permits", start: day(28), end: day(56), after: ["Survey"]),
    Work(name: "Approved", start: day(56), end: day(56), after: ["Design", "Permits"]),
    Work(name: "Building", start: day(56), end: day(112), after: ["Approved"]),
  ]
}

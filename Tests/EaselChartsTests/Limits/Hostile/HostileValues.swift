import EaselBlocks
import EaselCharts
import EaselGenerators
import Foundation

/// Values that programs should not hand over, and a few that they should.
struct HostileValues {
  var random: SeededGenerator

  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1.7e308, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, 1e-300, 0, -0.0, 1, -1,
    2, 3.5, 1e15, 0x1p53, 0x1p63, -1e19, 2024,
  ]
  static let seconds: [Double] = [
    0, 86_400, -86_400, 1e9, -6.3e10, -6.4e10, 2.5e11, 1e15, -1e15, 1e300, .nan, .infinity,
    63_113_904_000, -63_114_076_800,
  ]
  static let names = [
    "a", "b", "c", "", "a", "\u{0}\u{7}", "\u{202E}\u{2066}שלום", "👨‍👩‍👧‍👦🇯🇵", "\n\n",
    String(repeating: "W", count: 3_000), String(repeating: "long ", count: 400), "nan", "e\u{301}",
  ]
  static let locales = ["en_US", "xx_YY", "", "ar_EG", "de", "🤷", "hi_IN", "zz@calendar=islamic"]
  static let zones = ["GMT", "Pacific/Apia", "Antarctica/Troll", "America/Sao_Paulo"]
  static let calendars: [Calendar.Identifier] = [
    .gregorian, .buddhist, .hebrew, .islamic, .japanese, .chinese, .persian,
  ]
  static let lengths: [CGFloat] = [
    0, 1, 3, 40, 300, 480, 300, 480, 1_600, -5, 1e-300, .nan, .infinity, 1e9,
  ]
  static let types: [ScaleType] = [
    .linear, .log, .squareRoot, .symmetricLog, .category, .date, .power(exponent: 0),
    .power(exponent: .nan), .power(exponent: 1e308), .power(exponent: -1),
    .symmetricLog(slopeAtZero: 0), .symmetricLog(slopeAtZero: .infinity),
  ]

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func number() -> Double {
    chance(2) ? Double(Int.random(in: -9...99, using: &random)) : pick(Self.numbers)
  }

  mutating func date() -> Date {
    chance(2)
      ? Date(timeIntervalSince1970: Double(Int.random(in: 0...900, using: &random)) * 86_400)
      : Date(timeIntervalSinceReferenceDate: pick(Self.seconds))
  }

  mutating func name() -> String { chance(3) ? pick(Self.names) : pick(["a", "b", "c", "d"]) }

  mutating func length() -> CGFloat { pick(Self.lengths) }

  mutating func type() -> ScaleType? { chance(2) ? nil : pick(Self.types) }

  mutating func component() -> Calendar.Component {
    pick([
      .year, .quarter, .month, .weekOfYear, .weekday, .day, .hour, .minute, .second, .nanosecond,
      .era, .timeZone, .calendar, .yearForWeekOfYear,
    ])
  }

  mutating func style() -> any ShapeStyle {
    pick([
      Tint.red, Tint(white: .nan, opacity: 1), .tint, TintGradient(colors: []),
    ])
  }

  mutating func dimension() -> MarkDimension {
    let length = length()
    return pick([
      .automatic, .ratio(number()), .inset(length), .fixed(length), .ratio(0.5),
    ])
  }

  /// Rows of a table, from none to a few hundred, with equal identities among them.
  mutating func rows() -> [HostileRow] {
    let count = pick([0, 1, 1, 2, 3, 5, 8, 20, 300])
    return (0..<count).map { index in
      HostileRow(
        id: chance(4) ? 0 : index, name: name(), other: name(), number: number(),
        second: number(), date: date(), end: date(), missing: chance(3) ? nil : number())
    }
  }
}

/// A row whose properties are stored, computed, missing or equal to those of others.
struct HostileRow: Identifiable {
  var id: Int
  var name: String
  var other: String
  var number: Double
  var second: Double
  var date: Date
  var end: Date
  var missing: Double?

  /// A property that no memory holds.
  var computed: Double { number / second }
  /// A name that no memory holds.
  var label: String { name + other }
}

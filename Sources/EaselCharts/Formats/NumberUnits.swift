/// A system of units, such as k and M, which abbreviate numbers by powers of ten.
public struct NumberUnits: Hashable, Sendable {
  /// A power of ten with its symbol, such as 10³ with k.
  public struct Unit: Hashable, Sendable {
    /// The exponent of the power of ten, such as 3 for thousands; clamped to −400...400.
    ///
    /// Numbers extend from 10⁻³²⁴ to 10³⁰⁸.
    public var exponent: Int {
      didSet { exponent = Self.reached(exponent) }
    }
    /// The text after the number, such as k for thousands.
    public var symbol: String

    /// Creates a unit from the exponent of a power of ten and the text after the number.
    public init(exponent: Int, symbol: String) {
      self.exponent = Self.reached(exponent)
      self.symbol = symbol
    }

    /// Returns the power, clamped to the range that can be written digit by digit.
    private static func reached(_ exponent: Int) -> Int {
      min(max(exponent, -400), 400)
    }

    /// The unit of the number itself, which has no symbol.
    public static let one = Unit(exponent: 0, symbol: "")
  }

  /// The units in ascending order of their exponents.
  public let units: [Unit]

  /// Creates a system of units; ``Unit/one`` is added, and replaces units with the exponent 0.
  public init(_ units: [Unit]) {
    let others = units.filter { $0.exponent != 0 }
    self.units = (others + [.one]).sorted { $0.exponent < $1.exponent }
  }

  /// The SI prefixes for large numbers: k, M, G, T, P, E, Z, Y.
  public static let metric = NumberUnits(
    zip(1..., ["k", "M", "G", "T", "P", "E", "Z", "Y"])
      .map { Unit(exponent: 3 * $0, symbol: $1) })

  /// The SI prefixes for large and small numbers, from y (10⁻²⁴) through µ and m to Y (10²⁴).
  public static let metricWithFractions = NumberUnits(
    metric.units
      + zip(1..., ["m", "µ", "n", "p", "f", "a", "z", "y"])
      .map { Unit(exponent: -3 * $0, symbol: $1) })

  /// The abbreviations of English business reports: K, M, B, T.
  public static let business = NumberUnits(
    zip(1..., ["K", "M", "B", "T"]).map { Unit(exponent: 3 * $0, symbol: $1) })

  /// The Japanese units, which are powers of ten thousand: 万, 億, 兆, 京.
  public static let japanese = NumberUnits(
    zip(1..., ["万", "億", "兆", "京"]).map { Unit(exponent: 4 * $0, symbol: $1) })

  /// Returns the largest unit that is at most 10^`exponent`, otherwise the smallest unit.
  public func unit(forExponent exponent: Int) -> Unit {
    units.last { $0.exponent <= exponent } ?? units.first ?? .one
  }
}

/// Names for powers of ten, by which large numbers are abbreviated.
public struct NumberUnits: Hashable, Sendable {
  /// A power of ten with its sign.
  public struct Unit: Hashable, Sendable {
    /// The power: 3 for thousands.
    ///
    /// Numbers reach from 10⁻³²⁴ to 10³⁰⁸; a power beyond −400 … 400 is taken as the nearest of these.
    public var exponent: Int {
      didSet { exponent = Self.reached(exponent) }
    }
    /// What is written behind the number.
    public var symbol: String

    /// Creates a unit.
    public init(exponent: Int, symbol: String) {
      self.exponent = Self.reached(exponent)
      self.symbol = symbol
    }

    /// Returns the nearest power that can be written out digit by digit.
    private static func reached(_ exponent: Int) -> Int {
      min(max(exponent, -400), 400)
    }

    /// The number itself, without a symbol.
    public static let one = Unit(exponent: 0, symbol: "")
  }

  /// The units, ascending.
  public let units: [Unit]

  /// Creates a system of units; the number itself is always one of them.
  public init(_ units: [Unit]) {
    let others = units.filter { $0.exponent != 0 }
    self.units = (others + [.one]).sorted { $0.exponent < $1.exponent }
  }

  /// The SI prefixes for large numbers: k, M, G, T, P, E, Z, Y.
  public static let metric = NumberUnits(
    zip(1..., ["k", "M", "G", "T", "P", "E", "Z", "Y"])
      .map { Unit(exponent: 3 * $0, symbol: $1) })

  /// The SI prefixes for large and small numbers: from y (10⁻²⁴) by µ and m to Y (10²⁴).
  public static let metricWithFractions = NumberUnits(
    metric.units
      + zip(1..., ["m", "µ", "n", "p", "f", "a", "z", "y"])
      .map { Unit(exponent: -3 * $0, symbol: $1) })

  /// The letters of English business figures: K, M, B, T.
  public static let business = NumberUnits(
    zip(1..., ["K", "M", "B", "T"]).map { Unit(exponent: 3 * $0, symbol: $1) })

  /// The Japanese units of ten thousand: 万, 億, 兆, 京.
  public static let japanese = NumberUnits(
    zip(1..., ["万", "億", "兆", "京"]).map { Unit(exponent: 4 * $0, symbol: $1) })

  /// Returns the greatest unit that is not above 10^`exponent`, else the least.
  public func unit(forExponent exponent: Int) -> Unit {
    units.last { $0.exponent <= exponent } ?? units.first ?? .one
  }
}

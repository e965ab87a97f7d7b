import Foundation

/// A position scale of a chart: the map to points, and the properties of the data that its axis
/// uses.
package struct ResolvedScale: Sendable {
  /// The kind of the values.
  var kind: DatumKind
  /// The map to points from numbers, seconds since the reference date, or indices of categories.
  package var position: PositionScale
  /// The names of the categories in the order of the domain.
  package var names: [String] = []
  /// The numbers and dates among the categories, by their names.
  var namedData: [String: ChartDatum] = [:]
  /// The label of the values.
  package var label = ""
  /// The ticks with which the domain was inferred; `nil` if the axis chooses the ticks.
  var ticks: [Double]?
  /// Whether the values are fractions of a sum, which are written in percent.
  var isShare = false
  /// Whether the values are years, which are written without grouping separators.
  var isYears = false
  /// The calendar unit of the data, such as the month of bars.
  var unit: DateUnit?
  /// The least distance between two bars or cells without a unit; `nil` for fewer than two distinct
  /// values.
  var minimumDistance: Double?
  /// Whether marks begin at zero.
  var hasBase = false
  /// Whether bars or cells have bands at, or between, the numbers of the axis.
  var isBanded = false
  /// Whether the domain was set explicitly, so that marks beyond it are clipped.
  var isExplicit = false
  /// Whether the domain does not contain zero.
  var leavesOutZero = false
  /// Whether labels show absolute values, because both sides of zero count upwards.
  var showsMagnitudes = false
  /// The hint of a chart family about the values.
  var hint: AxisHint?

  init(kind: DatumKind, position: PositionScale) {
    self.kind = kind
    self.position = position
  }

  /// Whether zero and negative numbers have no position.
  var isLogarithmic: Bool { position.isLogarithmic }

  /// The lower end of the domain.
  var lower: Double { position.lower }
  /// The upper end of the domain.
  var upper: Double { position.upper }

  /// The datum for a value of the scale.
  func datum(of value: Double) -> ChartDatum {
    guard !value.isNaN else { return .missing }
    switch kind {
    case .number: return .number(value)
    case .date: return .date(Date(timeIntervalSinceReferenceDate: value))
    case .category:
      let index = value.rounded()
      guard index >= 0, index < Double(names.count) else { return .missing }
      return .category(names[Int(index)])
    }
  }

  /// The value of the scale for a datum: a number, seconds, or the index of a category.
  func value(of datum: ChartDatum) -> Double? {
    switch (kind, datum) {
    case (.number, .number(let number)): number
    case (.date, .date(let date)): date.timeIntervalSinceReferenceDate
    case (.category, .category(let name)): names.firstIndex(of: name).map(Double.init)
    default: nil
    }
  }
}

extension ResolvedScale {
  /// Returns whether the axis shows a number.
  func shows(_ number: Double) -> Bool {
    let slack = (upper - lower) * 1e-9
    return number >= lower - slack && number <= upper + slack && !isCut(number)
  }

  /// Returns whether a value is between the ranges of a broken axis, or on a day that is left out.
  func isCut(_ value: Double) -> Bool {
    guard let pieces = position.pieces else { return false }
    return pieces.isBroken ? pieces.leavesOut(value) : pieces.next(after: value) != nil
  }

  /// Returns the numbers of a list that the axis shows, of at most its first values.
  func listedNumbers(_ data: [ChartDatum], limit: Int) -> [Double] {
    data.prefix(limit).compactMap { datum in
      guard case .number(let number) = datum, shows(number) else { return nil }
      return number
    }
  }
}

import Foundation

/// A position scale of a chart: the map to points, and what its axis needs to know of the data.
package struct ResolvedScale: Sendable {
  /// The kind of the values.
  package var kind: DatumKind
  /// From numbers, seconds since the reference date, or indices of categories to points.
  package var position: PositionScale
  /// The names of the categories in the order of the domain.
  package var names: [String] = []
  /// What the values are called.
  package var label = ""
  /// The ticks that the domain was inferred with; nil where the axis chooses.
  package var ticks: [Double]?
  /// Whether the values are shares of a sum, which are written in percent.
  package var isShare = false
  /// Whether the values are years, which are never grouped.
  package var isYears = false
  /// The calendar unit of the data, such as the month of bars.
  package var unit: DateUnit?
  /// The least distance of two bars or cells without a unit; nil where fewer than two differ.
  package var leastDistance: Double?
  /// Whether marks stand on zero.
  package var hasBase = false
  /// Whether bars or cells stand across the axis at its numbers, or between them.
  package var isBanded = false
  /// Whether the domain was given, so that marks beyond it are clipped.
  package var isExplicit = false
  /// Whether the data's zero was left out of the domain.
  package var leavesOutZero = false
  /// Whether labels show amounts without their sign, since both sides of zero count up.
  package var showsMagnitudes = false
  /// What families say of the values.
  package var hint: AxisHint?
  /// The numbers that value labels show, which decide the format.
  package var isLogarithmic = false

  package init(kind: DatumKind, position: PositionScale) {
    self.kind = kind
    self.position = position
  }

  /// The least value of the domain.
  package var lower: Double { position.lower }
  /// The greatest value of the domain.
  package var upper: Double { position.upper }

  /// The datum that a value of the scale stands for.
  package func datum(of value: Double) -> ChartDatum {
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
  package func value(of datum: ChartDatum) -> Double? {
    switch (kind, datum) {
    case (.number, .number(let number)): number
    case (.date, .date(let date)): date.timeIntervalSinceReferenceDate
    case (.category, .category(let name)): names.firstIndex(of: name).map(Double.init)
    default: nil
    }
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension ScaleResolver {
  // MARK: Domains that a scale cannot have

  /// Returns the ends of a given domain of numbers, changed where the scale cannot have them, and
  /// notes the change.
  ///
  /// A single value is widened: for bars and areas to zero, otherwise to both sides. A logarithmic
  /// domain keeps its part on one side of zero.
  mutating func usableEnds(_ lower: Double, _ upper: Double, _ transform: ScaleTransform)
    -> (lower: Double, upper: Double)
  {
    var ends = (lower: lower, upper: upper)
    if lower == upper, !(transform.isLogarithmic && lower == 0) {
      ends = widened(lower, transform)
      noteSingleValue(.number(lower), .number(ends.lower), .number(ends.upper))
    } else if transform.isLogarithmic, lower <= 0, upper >= 0 {
      ends = transform.form.definedEnds(lower, upper)
      diagnostics.append(
        Diagnostic(
          .warning, .invalidData,
          "a logarithmic \(axisName) has no position for zero; it shows "
            + "\(described(ends.lower)) to \(described(ends.upper)) in place of the domain "
            + "\(described(lower)) to \(described(upper)); give a domain on one side of zero",
          operation: operation, value: "\(described(lower))...\(described(upper))"))
    }
    return ends
  }

  private func widened(_ value: Double, _ transform: ScaleTransform)
    -> (lower: Double, upper: Double)
  {
    if let base = transform.form.logarithmBase {
      let domain = NumberDomain.logarithmic(
        value, value, base: base, style: .fitted, minimumPositive: nil)
      return (domain.lower, domain.upper)
    }
    return NumberDomain.widened(value, includesZero: data.needs.hasBase)
  }

  private func described(_ number: Double) -> String {
    NumberFormat.automatic.string(from: number)
  }

  private func described(_ datum: ChartDatum) -> String {
    if case .number(let number) = datum { return described(number) }
    return datum.described(in: style.environment)
  }

  /// Notes a given domain of one value.
  mutating func noteSingleValue(_ value: ChartDatum, _ lower: ChartDatum, _ upper: ChartDatum) {
    let (first, last, text) = (described(lower), described(upper), described(value))
    diagnostics.append(
      Diagnostic(
        .warning, .invalidData,
        "the domain of the \(axisName) is the one value \(text), which has no extent; the axis shows "
          + "\(first) to \(last); give a domain with two ends",
        operation: operation, value: text))
  }

  // MARK: Dates

  /// Returns the start and the end of a day around a date: the business day if there are pieces.
  func dayEnds(around date: Double, _ pieces: ScalePieces?) -> (Double, Double) {
    guard let pieces, !pieces.isBroken else { return (date - 43_200, date + 43_200) }
    let index = pieces.index(of: pieces.next(after: date) ?? date)
    return (pieces.lowers[index], pieces.uppers[index])
  }

  /// Returns ends that are moved outwards by a distance, which is a number of days if there are
  /// pieces.
  func extended(_ lower: Double, _ upper: Double, by distance: Double, _ pieces: ScalePieces?)
    -> (Double, Double)
  {
    guard let pieces, !pieces.isBroken else { return (lower - distance, upper + distance) }
    return (
      pieces.value(at: pieces.coordinate(of: lower) - distance),
      pieces.value(at: pieces.coordinate(of: upper) + distance)
    )
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension ScaleResolver {
  /// The gap between two ranges of a broken axis in points, so that both ends can have labels.
  private var breakGap: Double { Double(style.textSize) * (axis == .vertical ? 1.9 : 2.6) }

  /// Returns the ranges of a broken axis and the ends of its domain.
  ///
  /// Ranges that cannot be drawn are noted, and the result is the whole domain without a break; it
  /// is empty if no range is usable.
  mutating func brokenDomain(
    _ given: [(lower: ChartDatum, upper: ChartDatum)], _ kind: DatumKind,
    _ transform: ScaleTransform
  ) -> (pieces: ScalePieces?, ends: (lower: Double, upper: Double)?) {
    let ranges = given.compactMap { range -> ClosedRange<Double>? in
      guard range.lower.kind == kind, range.upper.kind == kind else { return nil }
      let (lower, upper) = (range.lower.coordinate, range.upper.coordinate)
      return lower.isFinite && upper.isFinite && lower <= upper ? lower...upper : nil
    }
    let fault =
      ranges.count < given.count
      ? "has a range with values that it cannot show; give ranges of finite \(kind.plural)"
      : fault(of: ranges, transform)
    if let fault {
      noteBreak(
        fault, given.map { "\(text($0.lower))...\(text($0.upper))" }.joined(separator: ", "))
      guard var lower = ranges.map(\.lowerBound).min(),
        var upper = ranges.map(\.upperBound).max()
      else { return (nil, nil) }
      if data.needs.hasBase, !transform.isLogarithmic {
        (lower, upper) = (min(lower, 0), max(upper, 0))
      }
      return (nil, (lower, upper))
    }
    guard let first = ranges.first, let last = ranges.last else { return (nil, nil) }
    return (
      ScalePieces(broken: ranges, gap: breakGap, transform: transform),
      (first.lowerBound, last.upperBound)
    )
  }

  /// Returns what is wrong with ranges, and what to do; `nil` if an axis can have them.
  private func fault(of ranges: [ClosedRange<Double>], _ transform: ScaleTransform) -> String? {
    if data.days != nil { return "has business days; give it either these or a broken domain" }
    if configuration.visibleLength != nil {
      return "shows a part of its domain at a time; remove its visible length or the break"
    }
    guard ranges.count > 1 else {
      return "has \(ranges.isEmpty ? "no range" : "a single range"); give two or more ranges"
    }
    if ranges.contains(where: { $0.lowerBound == $0.upperBound }) {
      return "has an empty range; give each range two different ends"
    }
    if transform.isLogarithmic, ranges.contains(where: { $0.lowerBound <= 0 }) {
      return "is logarithmic and has a range that contains zero or negative numbers; "
        + "give positive ranges"
    }
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      if next.upperBound < range.lowerBound {
        return "has ranges that are not in ascending order; sort them"
      }
      if next.lowerBound <= range.upperBound {
        return "has ranges that overlap or meet; leave a cut between them, or combine them"
      }
    }
    if data.needs.hasBase, !transform.isLogarithmic, !ranges.contains(where: { $0.contains(0) }) {
      return "has no range that contains zero, at which bars and areas begin; "
        + "let a range contain zero"
    }
    return nil
  }

  private func text(_ datum: ChartDatum) -> String { datum.described(in: style.environment) }

  /// Notes that an axis is not broken.
  mutating func noteBreak(_ fault: String, _ value: String = "") {
    diagnostics.append(
      Diagnostic(
        .error, .unsupportedOption,
        "the broken \(axisName) \(fault); it is drawn without a break", operation: operation,
        value: value.isEmpty ? "broken" : value))
  }
}

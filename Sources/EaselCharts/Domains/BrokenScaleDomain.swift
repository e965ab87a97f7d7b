import Foundation

/// The ranges of a broken axis, which leaves out the values between them.
public struct BrokenScaleDomain: ScaleDomain {
  /// The ranges, of which the axis shows one after another.
  public let _specification: ScaleDomainSpecification
}

extension ScaleDomain where Self == BrokenScaleDomain {
  /// Returns the domain of a broken axis: ranges with a gap between them, in place of the values
  /// that no range contains.
  ///
  /// ```swift
  /// let chart = Chart([("A", 40), ("B", 75), ("C", 960)], id: \.0) {
  ///   BarMark(x: .value("Team", $0.0), y: .value("Points", $0.1))
  /// }
  /// .chartYScale(domain: .broken([0...100, 900...1000]))
  /// ```
  ///
  /// The length of a range on the axis follows its extent, but each range has at least 15 % of the
  /// axis. The axis and the bars that extend over a break have the symbol of a break, and the
  /// alternative text names the ranges. A value between two ranges is drawn at the break, and a
  /// warning counts these values.
  ///
  /// There must be two or more ranges of numbers or dates, in ascending order and apart from each
  /// other. If there are bars or areas from zero, a range must contain zero. Otherwise the chart
  /// has an error as a diagnostic, and the axis is drawn without a break.
  ///
  /// - Parameter ranges: The ranges in ascending order.
  public static func broken<Bound: Plottable & Comparable>(
    _ ranges: [ClosedRange<Bound>]
  ) -> BrokenScaleDomain {
    BrokenScaleDomain(
      _specification: ScaleDomainSpecification(
        .broken(ranges.map { ($0.lowerBound.datum, $0.upperBound.datum) })))
  }
}

/// The way in which bars and areas at the same position are stacked.
///
/// ```swift
/// let area = AreaMark(
///   x: .value("Year", 2025), y: .value("Sales", 12), stacking: .normalized)
/// ```
public struct MarkStackingMethod: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case standard, normalized, center, unstacked
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Stacks marks from zero in the order of their series, negative values in the opposite
  /// direction.
  ///
  /// The series are in the order of their first appearance. With more than 6 series, areas are in
  /// the order of their size, the largest at zero.
  public static let standard = MarkStackingMethod(.standard)

  /// Stacks shares of the sum, so that every stack has the length 1.
  ///
  /// A stack whose sum is 0 is left out and reported as a diagnostic.
  public static let normalized = MarkStackingMethod(.normalized)

  /// Stacks with the middle of every stack at zero, as in a stream graph.
  ///
  /// A negative value is left out and reported as a diagnostic.
  public static let center = MarkStackingMethod(.center)

  /// Draws every mark from zero without stacking, so that marks at the same position overlap.
  public static let unstacked = MarkStackingMethod(.unstacked)
}

/// How bars and areas at the same position are put on each other.
///
/// ```swift
/// AreaMark(
///   x: .value("Year", year), y: .value("Sales", sales), stacking: .normalized)
/// ```
public struct MarkStackingMethod: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case standard, normalized, center, unstacked
  }

  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// From zero upwards in order of appearance; negative values go down from zero.
  public static let standard = MarkStackingMethod(.standard)

  /// As shares of the sum, so that every stack has the length 1.
  public static let normalized = MarkStackingMethod(.normalized)

  /// With the middle of every stack at zero, as a stream graph.
  public static let center = MarkStackingMethod(.center)

  /// All from zero, over each other.
  public static let unstacked = MarkStackingMethod(.unstacked)
}

import Foundation

/// The width or height of a mark, or a radius of a sector, in points or as a fraction.
///
/// A number literal is a length in points. The step of a mark is the share of the axis that a
/// category has, or the least distance between two numbers or dates.
///
/// ```swift
/// let wide = BarMark(x: .value("Month", "May"), y: .value("Sales", 12), width: .ratio(0.5))
/// let thin = BarMark(x: .value("Month", "May"), y: .value("Sales", 12), width: 12)
/// let ring = SectorMark(angle: .value("Share", 40), innerRadius: .ratio(0.6))
/// ```
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package enum Form: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
    /// A fraction of the step, limited to a length in points.
    case capped(ratio: CGFloat, maximum: CGFloat)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// Creates a length in points from a floating-point literal.
  public init(floatLiteral value: Double) { form = .fixed(CGFloat(value)) }
  /// Creates a length in points from an integer literal.
  public init(integerLiteral value: Int) { form = .fixed(CGFloat(value)) }

  /// The default dimension: for bars a fraction of the value's share of the axis, for rectangles
  /// the whole share.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// Returns a length in points.
  ///
  /// A negative value counts as 0. A value that is not finite counts as ``automatic``.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// Returns a fraction, 0...1, of the value's share of the axis (the step), or of a sector's
  /// radius.
  ///
  /// The fraction is clamped to 0...1. A value that is not finite counts as ``automatic``.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// Returns the value's share of the axis (the step) minus an inset in points at each side, or a
  /// radius minus one inset.
  ///
  /// The result is at least 0. A value that is not finite counts as ``automatic``.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Returns the length within a step in points; `nil` for the default, or if the number is not
  /// finite.
  func length(in step: CGFloat, insetSides: CGFloat = 2) -> CGFloat? {
    switch form {
    case .automatic: nil
    case .fixed(let value): value.isFinite ? max(0, value) : nil
    case .ratio(let ratio): ratio.isFinite ? max(0, step * min(max(ratio, 0), 1)) : nil
    case .capped(let ratio, let maximum): max(0, min(step * ratio, maximum))
    case .inset(let inset): inset.isFinite ? max(0, step - inset * insetSides) : nil
    }
  }
}

import Foundation

/// The width or height of a mark, or a radius of a sector.
///
/// ```swift
/// BarMark(x: .value("Month", month), y: .value("Sales", sales), width: .ratio(0.5))
/// SectorMark(angle: .value("Share", share), innerRadius: .ratio(0.6))
/// BarMark(x: .value("Month", month), y: .value("Sales", sales), width: 12)   // points
/// ```
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package enum Form: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
    /// A share of the step that is at most a length in points.
    case capped(ratio: CGFloat, maximum: CGFloat)
  }

  package let form: Form

  package init(_ form: Form) { self.form = form }

  /// A length in points.
  public init(floatLiteral value: Double) { form = .fixed(CGFloat(value)) }
  /// A length in points.
  public init(integerLiteral value: Int) { form = .fixed(CGFloat(value)) }

  /// The chart's choice: a share of the step for bars, the whole step for rectangles.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// A share of the step, or of the radius, 0…1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// The step less a length at each side, or the radius less a length, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// The length within a step: nil is automatic, and a number that is not finite counts as it.
  package func length(in step: CGFloat, insetSides: CGFloat = 2) -> CGFloat? {
    switch form {
    case .automatic: nil
    case .fixed(let value): value.isFinite ? max(0, value) : nil
    case .ratio(let ratio): ratio.isFinite ? max(0, step * min(max(ratio, 0), 1)) : nil
    case .capped(let ratio, let maximum): max(0, min(step * ratio, maximum))
    case .inset(let inset): inset.isFinite ? max(0, step - inset * insetSides) : nil
    }
  }
}

import Foundation

/// The widths, heights or radii of a plot's marks: one for all, or one per element by key path.
///
/// A number literal is a length in points. The step of a mark is the share of the axis that a
/// category has, or the least distance between two numbers or dates.
///
/// ```swift
/// struct Sale { var month: String; var sales: Double; var width: CGFloat }
/// let sales = [Sale(month: "May", sales: 12, width: 20)]
/// let halves = BarPlot(
///   sales, x: .value("Month", \.month), y: .value("Sales", \.sales), width: .ratio(0.5))
/// let own = BarPlot(
///   sales, x: .value("Month", \.month), y: .value("Sales", \.sales), width: .fixed(\.width))
/// ```
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package enum Form {
    case constant(MarkDimension)
    case property((DataElement) -> MarkDimension)
  }

  let form: Form

  /// Creates a length in points, the same for all marks, from a floating-point literal.
  public init(floatLiteral value: Double) { form = .constant(MarkDimension(floatLiteral: value)) }
  /// Creates a length in points, the same for all marks, from an integer literal.
  public init(integerLiteral value: Int) { form = .constant(MarkDimension(integerLiteral: value)) }

  private init(_ dimension: MarkDimension) { form = .constant(dimension) }
  private init(_ property: @escaping (DataElement) -> MarkDimension) { form = .property(property) }

  /// The default: a fraction of the step between categories or values for bars, the whole step for
  /// rectangles.
  ///
  /// For sectors it is 0 as the inner radius, and the largest radius that fits as the outer one.
  public static var automatic: MarkDimensions { .init(.automatic) }
  /// Returns a length in points for all marks.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { .init(.fixed(value)) }
  /// Returns the length in points at a key path of each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .fixed($0[keyPath: keyPath]) }
  }
  /// Returns a fraction, clamped to 0...1, of the step between categories or values, or of a
  /// sector's maximum radius.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { .init(.ratio(value)) }
  /// Returns each element's own fraction, clamped to 0...1, of the step between categories or
  /// values, or of a sector's maximum radius.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .ratio($0[keyPath: keyPath]) }
  }
  /// Returns the step between categories or values minus an inset in points at each side, or a
  /// sector's maximum radius minus one inset.
  public static func inset(_ value: CGFloat) -> MarkDimensions { .init(.inset(value)) }
  /// Returns the step between categories or values minus each element's inset in points at both
  /// sides, or a sector's maximum radius minus one inset.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .inset($0[keyPath: keyPath]) }
  }
}

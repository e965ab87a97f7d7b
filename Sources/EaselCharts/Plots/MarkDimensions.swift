import Foundation

/// The widths, heights or radii of a plot's marks: one for all, or one per element by key path.
///
/// A number literal is a length in points.
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

  package let form: Form

  /// Creates a length in points from a floating-point literal.
  public init(floatLiteral value: Double) { form = .constant(MarkDimension(floatLiteral: value)) }
  /// Creates a length in points from an integer literal.
  public init(integerLiteral value: Int) { form = .constant(MarkDimension(integerLiteral: value)) }

  private init(_ dimension: MarkDimension) { form = .constant(dimension) }
  private init(_ property: @escaping (DataElement) -> MarkDimension) { form = .property(property) }

  /// The default dimension: a fraction of the step for bars, and the whole step for rectangles.
  public static var automatic: MarkDimensions { .init(.automatic) }
  /// Returns a length in points for all marks.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { .init(.fixed(value)) }
  /// Returns a length in points for each element, by key path.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .fixed($0[keyPath: keyPath]) }
  }
  /// Returns a fraction of the step, or of the available radius for a sector; it is clamped to
  /// 0...1.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { .init(.ratio(value)) }
  /// Returns a fraction of the step or radius for each element, by key path; it is clamped to
  /// 0...1.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .ratio($0[keyPath: keyPath]) }
  }
  /// Returns the step minus an inset at each side, or the radius minus one inset, in points.
  public static func inset(_ value: CGFloat) -> MarkDimensions { .init(.inset(value)) }
  /// Returns the step minus an inset at each side, or the radius minus one inset, in points, for
  /// each element, by key path to its inset.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .inset($0[keyPath: keyPath]) }
  }
}

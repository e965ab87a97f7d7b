import Foundation

/// The widths, heights or radii of a plot's marks: one for all, or by key path.
///
/// ```swift
/// BarPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.sales), width: .ratio(0.5))
/// BarPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.sales), width: .fixed(\.width))
/// ```
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package enum Form {
    case constant(MarkDimension)
    case property((DataElement) -> MarkDimension)
  }

  package let form: Form

  /// A length in points.
  public init(floatLiteral value: Double) { form = .constant(MarkDimension(floatLiteral: value)) }
  /// A length in points.
  public init(integerLiteral value: Int) { form = .constant(MarkDimension(integerLiteral: value)) }

  private init(_ dimension: MarkDimension) { form = .constant(dimension) }
  private init(_ property: @escaping (DataElement) -> MarkDimension) { form = .property(property) }

  /// The chart's choice: a share of the step for bars, the whole step for rectangles.
  public static var automatic: MarkDimensions { .init(.automatic) }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { .init(.fixed(value)) }
  /// A length in points for each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .fixed($0[keyPath: keyPath]) }
  }
  /// A share of the step, or of the radius, 0…1.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { .init(.ratio(value)) }
  /// A share of the step, or of the radius, 0…1, for each element.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .ratio($0[keyPath: keyPath]) }
  }
  /// The step less a length at each side, or the radius less a length, in points.
  public static func inset(_ value: CGFloat) -> MarkDimensions { .init(.inset(value)) }
  /// The step less a length at each side, or the radius less a length, for each element.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init { .inset($0[keyPath: keyPath]) }
  }
}

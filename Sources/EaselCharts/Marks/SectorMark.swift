import EaselBlocks
import Foundation

/// A sector of a pie or a donut: a share of the sum of all angles.
///
/// ```swift
/// Chart(sales, id: \.name) {
///   SectorMark(angle: .value("Sales", $0.sales), innerRadius: .ratio(0.6), angularInset: 1)
///     .foregroundStyle(by: .value("Name", $0.name))
/// }
/// ```
///
/// Sectors begin at 12 o'clock and follow each other clockwise in the order of the data. A negative
/// value has no share; it is left out and noted.
public struct SectorMark: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let mark: Mark

  /// A sector.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(angle: angle.field), nil) {
      $0.innerRadius = innerRadius
      $0.outerRadius = outerRadius
      $0.angularInset = angularInset
    }
  }

  /// Appends the mark.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.sector, to: &list, scope)
  }
}

extension SectorMark: PrimitiveChartContent {}

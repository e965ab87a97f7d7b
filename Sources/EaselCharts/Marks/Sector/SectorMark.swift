import EaselBlocks
import Foundation

/// A sector of a pie or a donut, whose angle is its share of the sum of all values.
///
/// ```swift
/// struct Sale { var name: String; var sales: Double }
/// let sales = [Sale(name: "Tea", sales: 12), Sale(name: "Coffee", sales: 30)]
/// let chart = Chart(sales, id: \.name) {
///   SectorMark(angle: .value("Sales", $0.sales), innerRadius: .ratio(0.6), angularInset: 1)
///     .foregroundStyle(by: .value("Name", $0.name))
/// }
/// ```
///
/// Sectors start at 12 o'clock and follow clockwise in the order of the data; in right-to-left
/// layout they follow counterclockwise. A negative value is left out and reported as a diagnostic.
public struct SectorMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a sector whose angle is the share of its value in the sum of all values.
  ///
  /// - Parameters:
  ///   - angle: The value, which determines the angle.
  ///   - innerRadius: The radius of the hole. The default is 0.
  ///   - outerRadius: The outer radius. The default is the largest one that fits.
  ///   - angularInset: The gap at each side of the sector, in points; `nil` for the theme's gap.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(angle: angle.field), nil) {
      $0.sectorShape.innerRadius = innerRadius
      $0.sectorShape.outerRadius = outerRadius
      $0.sectorShape.angularInset = angularInset
    }
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.sector, to: &list, scope)
  }
}

extension SectorMark: PrimitiveChartContent {}

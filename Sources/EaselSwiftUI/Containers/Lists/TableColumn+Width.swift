import EaselReports
import Foundation

extension TableColumn {
  /// Sets the ideal width of the column in points; without one the column is as wide as its cells ask for.
  ///
  /// The least and the largest width count when a person drags the edge of a column, which nobody does in
  /// a rendering.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { ideal.map { width($0) } ?? self }
}

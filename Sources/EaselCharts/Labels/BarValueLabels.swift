import EaselBlocks
import EaselCanvas
import Foundation

/// The values that bars show at their ends.
package struct BarValueLabels {
  /// The value of one bar.
  package struct Item {
    package var run: Int
    package var row: Int
    package var value: Double
    package var text: TextLayout
    /// The type size of the text.
    package var size: CGFloat
    package var direction: Axis
    /// Whether the bar is a segment on others, whose value stands inside.
    package var isInside: Bool
    /// The bar's end on its scale.
    package var end: Double
    package var axisID: ChartAxisID?
  }

  /// The values by the order in which their marks are declared.
  package var items: [Int: Item] = [:]
  /// Whether the chart chose to show them, so that it shows all or none.
  package var isAutomatic = true

  /// Between a bar's end and its value.
  package static let gap: CGFloat = 3
  /// How many bars show their values by themselves.
  package static let automaticCount = 12
  /// The same for bars that lie in rows of names, whose values take no more height than the names.
  package static let automaticRowCount = 40
}

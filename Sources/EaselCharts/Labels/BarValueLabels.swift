import EaselBlocks
import EaselCanvas
import Foundation

/// The values that bars show at their ends.
package struct BarValueLabels {
  /// The value of one bar.
  struct Item {
    var run: Int
    var row: Int
    var value: Double
    package var text: TextLayout
    /// The font size of the text.
    package var size: CGFloat
    var direction: Axis
    /// Whether the bar is stacked on others, so that its value is inside it.
    var isInside: Bool
    /// The bar's end on its scale.
    var end: Double
    var axisID: ChartAxisID?
  }

  /// The values, by the order of declaration of their marks.
  var items: [Int: Item] = [:]
  /// Whether the values are shown by default, in which case all or none of them are shown.
  var isAutomatic = true

  /// The distance between a bar's end and its value, in points.
  package static let gap: CGFloat = 3
  /// The maximum number of bars that show their values by default.
  static let automaticCount = 12
  /// The same maximum for horizontal bars in rows of names, whose values are no taller than the
  /// names.
  static let automaticRowCount = 40
}

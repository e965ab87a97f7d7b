import EaselCanvas
import Foundation

/// The style and the metrics of a line of text without attributes of its own.
package struct LineStyle {
  /// The style of its characters.
  package let style: TextStyle
  /// The height of the line.
  package let height: CGFloat
  /// The space above its characters.
  package let top: CGFloat
  /// The distance from the top of the line to its baseline.
  package let baseline: CGFloat
  /// Whether the style is complete.
  ///
  /// Characters painted with a gradient are drawn in another way.
  package let isPlain: Bool
}

extension EnvironmentValues {
  /// The style and the metrics of a line of text in the environment.
  package var lineStyle: LineStyle {
    let base = TextBase.of(self)
    return LineStyle(
      style: base.style, height: base.metrics.lineHeight, top: base.metrics.halfLeading,
      baseline: base.metrics.halfLeading + base.metrics.ascent, isPlain: base.isPlain)
  }
}

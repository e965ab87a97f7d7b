import EaselCanvas
import Foundation

/// How a line of text without looks of its own is set.
package struct LineStyle {
  /// The style of its letters.
  package let style: TextStyle
  /// The height that it takes.
  package let height: CGFloat
  /// What is left free above its letters.
  package let top: CGFloat
  /// The distance of its baseline from its top.
  package let baseline: CGFloat
  /// Whether the style says all: letters that a gradient paints are drawn in another way.
  package let isPlain: Bool
}

extension EnvironmentValues {
  /// How a line of text is set in the environment.
  package var lineStyle: LineStyle {
    let base = TextBase.of(self)
    return LineStyle(
      style: base.style, height: base.metrics.lineHeight, top: base.metrics.halfLeading,
      baseline: base.metrics.halfLeading + base.metrics.ascent, isPlain: base.isPlain)
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// Sets text of titles and legends, which begins at the leading side.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - size: The size of type in points; nil is that of chart text.
  ///   - weight: The weight of type.
  ///   - color: The colour; nil is ink.
  ///   - width: The width at which lines break; nil breaks none.
  package func leadingText(
    _ string: String, size: CGFloat? = nil, weight: Font.Weight = .regular, color: Color? = nil,
    width: CGFloat? = nil
  ) -> TextLayout {
    TextLayout(
      string,
      style: TextStyle(
        font: font(size: size ?? textSize, weight: weight), color: color ?? ink,
        alignment: isRightToLeft ? .right : .left),
      width: width
    ).lines(atMost: ChartStyle.lineHeight)
  }
}

extension CGRect {
  /// The rectangle on the other side of a frame's middle.
  package func mirrored(in frame: CGRect) -> CGRect {
    CGRect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// Text of titles and legends, aligned to the leading side.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - size: The font size in points; `nil` is the size of chart text.
  ///   - weight: The font weight.
  ///   - color: The color; `nil` is the ink.
  ///   - width: The width at which lines wrap; `nil` does not wrap.
  func leadingText(
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
  /// The rectangle mirrored horizontally in a frame.
  func mirrored(in frame: CGRect) -> CGRect {
    CGRect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
  }
}

import Foundation

extension Font {
  /// The height above the baseline of lines in this font, in points.
  public var ascender: CGFloat { line?.ascent ?? 0 }
  /// The depth below the baseline of lines in this font, in points, as a negative number as in
  /// UIKit.
  public var descender: CGFloat { -(line?.descent ?? 0) }
  /// The height of a line in this font, in points.
  public var lineHeight: CGFloat { line.map { $0.ascent + $0.descent } ?? 0 }
  /// The height of uppercase letters, in points.
  public var capHeight: CGFloat { inkHeight("H") }
  /// The height of lowercase letters without ascenders, in points.
  public var xHeight: CGFloat { inkHeight("x") }

  private var line: TextLayout.Line? {
    TextLayout("x", style: EaselCanvas.TextStyle(font: self)).lines.first
  }

  private func inkHeight(_ letter: String) -> CGFloat {
    TextLayout(letter, style: EaselCanvas.TextStyle(font: self)).outline.boundingBox.height
  }
}

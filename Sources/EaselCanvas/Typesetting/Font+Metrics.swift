import Foundation

extension Font {
  /// The height of a line in this font above its baseline, in points.
  public var ascender: CGFloat { line?.ascent ?? 0 }
  /// The height of a line in this font below its baseline, in points, as a negative number as in
  /// UIKit.
  public var descender: CGFloat { -(line?.descent ?? 0) }
  /// The height of a line in this font, in points: that above plus that below the baseline.
  public var lineHeight: CGFloat { line.map { $0.ascent + $0.descent } ?? 0 }
  /// The height of the uppercase letter H in this font, in points.
  public var capHeight: CGFloat { inkHeight("H") }
  /// The height of the lowercase letter x in this font, in points.
  public var xHeight: CGFloat { inkHeight("x") }

  private var line: TextLayout.Line? {
    TextLayout("x", style: EaselCanvas.TextStyle(font: self)).lines.first
  }

  private func inkHeight(_ letter: String) -> CGFloat {
    TextLayout(letter, style: EaselCanvas.TextStyle(font: self)).outline.boundingBox.height
  }
}

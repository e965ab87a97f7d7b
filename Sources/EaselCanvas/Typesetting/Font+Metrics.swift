import Foundation

extension Font {
  /// Height above the baseline that lines of this font take, in points.
  public var ascender: CGFloat { line?.ascent ?? 0 }
  /// Height below the baseline, in points, as a negative number, as UIKit has it.
  public var descender: CGFloat { -(line?.descent ?? 0) }
  /// Height of a line, in points.
  public var lineHeight: CGFloat { line.map { $0.ascent + $0.descent } ?? 0 }
  /// Height of capital letters, in points.
  public var capHeight: CGFloat { inkHeight("H") }
  /// Height of lower-case letters without ascenders, in points.
  public var xHeight: CGFloat { inkHeight("x") }

  private var line: TextLayout.Line? {
    TextLayout("x", style: EaselCanvas.TextStyle(font: self)).lines.first
  }

  private func inkHeight(_ letter: String) -> CGFloat {
    TextLayout(letter, style: EaselCanvas.TextStyle(font: self)).outline.boundingBox.height
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// Text in the font and color of the chart's labels.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - size: The font size in points; `nil` is that of the chart's text.
  ///   - weight: The font weight.
  ///   - color: The color of the text; `nil` is the ink.
  ///   - alignment: The alignment of the lines.
  ///   - width: The width at which the text wraps or is truncated; `nil` does neither.
  ///   - lines: The greatest number of lines; 0 is no limit.
  ///   - cut: The part that is left out of text that does not fit.
  package func labelText(
    _ string: String, size: CGFloat? = nil, weight: Font.Weight = .regular, color: Color? = nil,
    alignment: TextAlignment = .natural, width: CGFloat? = nil, lines: Int = 1,
    cut: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextLayout(
      string,
      style: TextStyle(
        font: font(size: size ?? textSize, weight: weight), color: color ?? ink,
        alignment: alignment,
        lineBreakMode: width == nil ? .byWordWrapping : cut, maximumLines: lines),
      width: width
    ).lines(atMost: ChartStyle.lineHeight)
  }

  /// Text whose lines have about the same length, without a single word on the last line.
  ///
  /// The width is the least that needs no more lines than the given width.
  func balancedText(
    _ string: String, size: CGFloat, color: Color, alignment: TextAlignment, width: CGFloat,
    lines: Int
  ) -> TextLayout {
    func text(_ width: CGFloat) -> TextLayout {
      labelText(
        string, size: size, color: color, alignment: alignment, width: width, lines: lines)
    }
    var found = text(width)
    let count = found.lines.count
    guard count > 1, !found.isTruncated else { return found }
    var (low, high) = (width / CGFloat(count) * 0.8, width)
    // The result of six bisections is within a hundredth of the width.
    for _ in 0..<6 {
      let middle = (low + high) / 2
      let narrower = text(middle)
      // A word that is wider than the lines would be broken.
      let isSound =
        narrower.lines.count == count && !narrower.isTruncated
        && (narrower.breaksWords == found.breaksWords)
      if isSound {
        (found, high) = (narrower, middle)
      } else {
        low = middle
      }
    }
    return found
  }

  /// The greatest font size, up to a wanted one, at which no text is wider than a width.
  package func size(
    fitting texts: [String], in width: CGFloat, wanted: CGFloat, weight: Font.Weight = .regular
  ) -> CGFloat {
    let widest =
      texts.map { labelText($0, size: wanted, weight: weight).size.width }.max() ?? 0
    guard widest > width, width > 0, widest.isFinite else { return wanted }
    // Slightly less, since widths are not exactly proportional to sizes.
    return wanted * width / widest * 0.98
  }

  /// A color for text in the color of a series, mixed with the ink until its contrast is 4.5:1.
  func textColor(_ paint: Paint?) -> Color {
    guard case .color(let color) = paint else { return ink }
    let solid = color.composited(over: paper)
    func isRead(_ color: Color) -> Bool { color.contrast(with: paper, for: appearance) >= 4.5 }
    if isRead(solid) { return solid }
    for step in 1...10 {
      let mixed = solid.mixed(with: ink, by: CGFloat(step) / 10)
      if isRead(mixed) { return mixed }
    }
    return ink
  }

  /// The color of text on a fill.
  package func ink(on paint: Paint?, opacity: Double = 1) -> Color {
    let color: Color
    switch paint {
    case .color(let solid): color = solid
    case .hatch(let hatch):
      guard let background = hatch.background else { return ink }
      color = background
    default: return ink
    }
    guard opacity < 1 else { return Ink.on(color, over: paper) }
    return Ink.on(paper.mixed(with: color.composited(over: paper), by: CGFloat(opacity)))
  }
}

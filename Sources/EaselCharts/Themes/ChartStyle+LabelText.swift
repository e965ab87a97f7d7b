import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// Text in the font and ink of the chart's labels.
  package func labelText(
    _ string: String, size: CGFloat? = nil, weight: Font.Weight = .regular, color: Color? = nil,
    alignment: TextAlignment = .natural, width: CGFloat? = nil, lines: Int = 1
  ) -> TextLayout {
    TextLayout(
      string,
      style: TextStyle(
        font: font(size: size ?? textSize, weight: weight), color: color ?? ink,
        alignment: alignment,
        lineBreakMode: width == nil ? .byWordWrapping : .byTruncatingTail, maximumLines: lines),
      width: width)
  }

  /// The greatest type size, at most one that is wanted, in which lines are no wider than a width.
  package func size(
    fitting texts: [String], in width: CGFloat, wanted: CGFloat, weight: Font.Weight = .regular
  ) -> CGFloat {
    let widest =
      texts.map { labelText($0, size: wanted, weight: weight).size.width }.max() ?? 0
    guard widest > width, width > 0, widest.isFinite else { return wanted }
    // A hair less, since widths are not quite proportional to sizes.
    return wanted * width / widest * 0.98
  }

  /// A series' colour as that of text: darkened, or lightened on dark paper, to 4.5 : 1.
  package func textColor(_ paint: Paint?) -> Color {
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

  /// The colour of text on a fill.
  package func ink(on paint: Paint?, opacity: Double = 1) -> Color {
    guard case .color(let color) = paint else { return ink }
    guard opacity < 1 else { return Ink.on(color, over: paper) }
    return Ink.on(paper.mixed(with: color.composited(over: paper), by: CGFloat(opacity)))
  }
}

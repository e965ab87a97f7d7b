import Easel

/// The grid, type and colours that every page shares.
enum PageStyle {
  static let size = PageSize.a4
  static let margin: CGFloat = 56
  /// Top of what a page holds below its heading.
  static let body: CGFloat = 150
  static let bottom: CGFloat = 770
  static let accent = Color.systemOrange
  static let water = Color(hex: "#4a86c5") ?? .blue
  static let ink = Color(hex: "#1c2733") ?? .black
  static let quiet = Color(hex: "#6b7785") ?? .gray
  static let rule = Color(hex: "#d9dee4") ?? .lightGray

  static var width: CGFloat { size.width - 2 * margin }

  static func text(
    _ string: String, _ size: CGFloat, _ weight: Font.Weight = .regular, color: Color = ink,
    width: CGFloat? = nil, alignment: TextAlignment = .natural
  ) -> TextLayout {
    TextLayout(
      string,
      style: TextStyle(
        font: Font(size: size, weight: weight, features: [.tabularFigures]), color: color,
        alignment: alignment, lineSpacing: size * 0.25), width: width)
  }

  /// Draws text whose first baseline stands at a height; `anchor` 0 is its left, 1 its right.
  static func draw(
    _ layout: TextLayout, on canvas: any Canvas, x: CGFloat, baseline: CGFloat, anchor: CGFloat = 0
  ) {
    canvas.draw(
      layout,
      at: CGPoint(x: x - layout.size.width * anchor, y: baseline - layout.firstBaseline))
  }

  static func line(
    on canvas: any Canvas, y: CGFloat, from x: CGFloat = margin, to end: CGFloat? = nil,
    color: Color = rule, width: CGFloat = 0.5
  ) {
    canvas.fill(
      CGRect(x: x, y: y - width / 2, width: (end ?? size.width - margin) - x, height: width),
      with: .color(color))
  }
}

import EaselCanvas
import Foundation

/// Draws strings by a point of their box.
struct Lettering {
  let style: TextStyle

  init(_ size: CGFloat, _ color: Color = .black) {
    style = TextStyle(font: .system(size: size), color: color)
  }

  /// Draws a string whose box has the point at a share of its width and height: (0, 0) is its top
  /// left, (0.5, 1) the middle of its lower side.
  func draw(
    _ text: String, on canvas: any Canvas, x: CGFloat, y: CGFloat, anchor: (x: CGFloat, y: CGFloat)
  ) {
    let layout = TextLayout(text, style: style)
    canvas.draw(
      layout,
      at: CGPoint(x: x - layout.size.width * anchor.x, y: y - layout.size.height * anchor.y))
  }
}

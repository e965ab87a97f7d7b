import EaselBlocks
import EaselCanvas
import Foundation

/// A paint as the style of a mark, with the colors of both appearances.
struct FixedPaint: PaintingStyle, Hashable {
  let paint: Paint

  init(_ paint: Paint) { self.paint = paint }

  func paint(_ rect: CGRect, _ context: StyleContext) -> Paint { paint }
}

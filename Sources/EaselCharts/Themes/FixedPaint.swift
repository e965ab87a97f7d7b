import EaselBlocks
import EaselCanvas
import Foundation

/// A paint as the style of a mark, with the colors of both appearances.
package struct FixedPaint: PaintingStyle, Hashable {
  let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }

  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint { paint }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// A circle block is a symbol as well, as in Swift Charts: `Circle().strokeBorder(lineWidth: 2)`.
extension Circle: ChartSymbolShape {
  /// The unit square, which a circle touches.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

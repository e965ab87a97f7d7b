import EaselBlocks
import EaselCanvas
import Foundation

/// The circle block is also a symbol, as in Swift Charts: `Circle().strokeBorder(lineWidth: 2)`.
extension Circle: ChartSymbolShape {
  /// The unit square, in which the circle is inscribed.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// A sector with its position in the plot, for its label and the proxy.
struct PlacedSector {
  var arc: ArcShape
  package var center: CGPoint
  package var mark: Int
  var value: Double
  var share: Double
  var name: String
  var look: any ShapeStyle
}

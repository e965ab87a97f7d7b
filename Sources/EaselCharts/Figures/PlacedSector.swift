import EaselBlocks
import EaselCanvas
import Foundation

/// A sector with its position in the plot, for its label and the proxy.
package struct PlacedSector {
  package var arc: ArcShape
  package var center: CGPoint
  package var mark: Int
  package var value: Double
  package var share: Double
  package var name: String
  package var look: any ShapeStyle
}

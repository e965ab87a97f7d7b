import EaselBlocks
import Foundation

/// What is drawn about marks once their outlines are known, and has no data of its own.
///
/// Marks are named by their order of declaration; one that is not drawn has no decoration.
package enum MarkDecoration {
  /// An arrow of horizontal and vertical parts from the end of a mark to the beginning of another.
  case arrow(from: Int, to: Int)
  /// A horizontal line from a bar to the next one, at the end that both share: the edge at the side of
  /// greater or of lesser values.
  case link(from: Int, to: Int, edge: Edge)
  /// One line along sides of rectangles, some distance outside of them.
  case sides([(mark: Int, sides: Edge.Set)], outset: CGFloat)
}

import EaselBlocks
import Foundation

/// A drawing around marks that has no data of its own, made when the outlines of the marks are
/// known.
///
/// Marks are identified by their order of declaration. A mark that is not drawn has no decoration.
enum MarkDecoration {
  /// An arrow of horizontal and vertical segments from the end of one mark to the start of another.
  case arrow(from: Int, to: Int)
  /// A horizontal line from a bar to the next one, at the end that both share.
  ///
  /// `edge` is the side of the larger or of the smaller values.
  case link(from: Int, to: Int, edge: Edge)
  /// A single line along sides of rectangles, at a distance outside of them.
  case sides([(mark: Int, sides: Edge.Set)], outset: CGFloat)
}

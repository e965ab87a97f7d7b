import Foundation

/// The children of a column, which may be made when they are reached.
package protocol ColumnChildren {
  /// The child at an index; nil behind the last one.
  func child(at index: Int) -> (any LayoutNode)?
  /// The space between a child and the one before it.
  func spacing(before index: Int) -> CGFloat
}

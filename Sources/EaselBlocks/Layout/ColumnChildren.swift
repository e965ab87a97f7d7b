import Foundation

/// The children of a column, which may be made when they are reached.
package protocol ColumnChildren {
  /// Returns the child at an index; `nil` after the last one.
  func child(at index: Int) -> (any LayoutNode)?
  /// Returns the space between a child and the one before it.
  func spacing(before index: Int) -> CGFloat
}

import EaselBlocks

extension Cursor {
  /// The index of the child in which the cursor is.
  var childIndex: Int {
    if case .child(let index, _) = self { index } else { 0 }
  }
}

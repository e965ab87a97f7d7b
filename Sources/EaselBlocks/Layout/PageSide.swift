/// The side of a page in an open book.
public enum PageSide: String, Hashable, Sendable, CaseIterable {
  /// A page on the left; in a book that is read from left to right it has an even number.
  case left
  /// A page on the right; in a book that is read from left to right it has an odd number.
  case right

  /// The other side.
  package var opposite: PageSide { self == .left ? .right : .left }
}

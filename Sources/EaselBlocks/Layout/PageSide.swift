/// The side of an open book on which a page is, left or right.
public enum PageSide: String, Hashable, Sendable, CaseIterable {
  /// The left page of an open book.
  ///
  /// In a book that is read from left to right it has an even number.
  case left
  /// The right page of an open book.
  ///
  /// In a book that is read from left to right it has an odd number.
  case right

  /// The other side.
  package var opposite: PageSide { self == .left ? .right : .left }
}

/// The side of an open book on which a page is, left or right.
public enum PageSide: String, Hashable, Sendable, CaseIterable {
  /// The left page of an open book.
  ///
  /// In left-to-right documents the 2nd, 4th and every further even page is a left page, whatever
  /// numbers the pages show. In right-to-left documents the odd pages are.
  case left
  /// The right page of an open book.
  ///
  /// In left-to-right documents the 1st, 3rd and every further odd page is a right page, whatever
  /// numbers the pages show. In right-to-left documents the even pages are.
  case right

  /// The other side.
  var opposite: PageSide { self == .left ? .right : .left }
}

/// The link between a footnote and its marks.
///
/// It also identifies the structure element of the footnote.
package final class NoteLink {
  /// The destination at the footnote.
  package let name: String
  /// The destination at its first mark.
  package let markName: String
  /// Whether the footnote is placed on a page; otherwise only the mark is drawn.
  package internal(set) var isPlaced = false
  /// Whether the first mark is drawn, which may be repeated, as in the head of a table.
  package internal(set) var isMarked = false
  /// Whether the structure element of the footnote is begun.
  var isBegun = false

  /// Creates the link of the footnote with a number.
  package init(number: Int) {
    name = "easel.note.\(number)"
    markName = "easel.note.\(number).mark"
  }
}

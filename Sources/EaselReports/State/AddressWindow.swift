import Foundation

/// The position of the address on a page that is folded into an envelope with a window, in points
/// from the upper left corner of the page.
struct AddressWindow: Hashable, Sendable {
  /// The rectangle of the address.
  var frame: CGRect
  /// The distance of the first line of the address from the upper edge of the rectangle, with the
  /// return line above it; `nil` if the lines are in the middle of the height.
  var firstLine: CGFloat?
  /// The upper left corner of facts beside the address.
  var facts: CGPoint
  /// The distances of the marks for folding from the upper edge.
  var foldMarks: [CGFloat] = []
  /// The distance of the mark for punching from the upper edge; `nil` for none.
  var punchMark: CGFloat?

  /// Makes a window from lengths in millimeters.
  init(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, firstLine: CGFloat? = nil,
    facts: CGPoint,
    foldMarks: [CGFloat] = [], punchMark: CGFloat? = nil
  ) {
    let unit: CGFloat = 72 / 25.4
    frame = CGRect(x: x * unit, y: y * unit, width: width * unit, height: height * unit)
    self.firstLine = firstLine.map { $0 * unit }
    self.facts = CGPoint(x: facts.x * unit, y: facts.y * unit)
    self.foldMarks = foldMarks.map { $0 * unit }
    self.punchMark = punchMark.map { $0 * unit }
  }
}

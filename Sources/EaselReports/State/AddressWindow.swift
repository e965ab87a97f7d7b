import Foundation

/// The position of the address on a page that is folded into an envelope with a window, in points
/// from the upper left corner of the page.
struct AddressWindow: Hashable, Sendable {
  /// The rectangle of the address, in the middle of whose height its lines are.
  var frame: CGRect
  /// The upper left corner of facts beside the address.
  var facts: CGPoint
  /// The distances of the marks for folding from the upper edge.
  var foldMarks: [CGFloat] = []
  /// The distance of the mark for punching from the upper edge; `nil` for none.
  var punchMark: CGFloat?

  /// Makes a window from lengths in millimeters.
  init(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, facts: CGPoint,
    foldMarks: [CGFloat] = [], punchMark: CGFloat? = nil
  ) {
    let unit: CGFloat = 72 / 25.4
    frame = CGRect(x: x * unit, y: y * unit, width: width * unit, height: height * unit)
    self.facts = CGPoint(x: facts.x * unit, y: facts.y * unit)
    self.foldMarks = foldMarks.map { $0 * unit }
    self.punchMark = punchMark.map { $0 * unit }
  }
}

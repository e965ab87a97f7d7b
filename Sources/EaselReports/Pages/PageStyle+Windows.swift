import EaselBlocks
import Foundation

extension PageStyle {
  private static func millimeters(_ length: CGFloat) -> CGFloat { length * 72 / 25.4 }

  /// A4 paper for envelopes with a window by DIN 5008:2020, form A, whose head is 27 mm high.
  ///
  /// ```swift
  /// let report = Report("Invoice 2041", language: "de", pages: .din5008A) {
  ///   AddressBlock("Ada Lovelace", "Musterweg 1", "10115 Berlin", returnLine: "Easel GmbH · Berlin")
  ///     .facts(KeyValues(["Invoice": "2041"]))
  ///   Text("Guten Tag, …")
  /// }
  /// ```
  ///
  /// An ``AddressBlock`` that is the first block of a page is in the window: the address field
  /// is 85 × 45 mm large, 20 mm from the left and 27 mm from the upper edge. The upper 17.7 mm are for
  /// the return line, which ends there, and the lower 27.3 mm for the lines of the address, which
  /// begin at 25 mm. ``AddressBlock/facts(_:position:)`` are beside it, at 125 and 32 mm. The page of
  /// the address has marks for folding at 87 and 192 mm and for punching at 148.5 mm. The margins are
  /// 25 mm at the left and 20 mm at the other edges.
  public static let din5008A = din5008(head: 27, facts: 32, foldMarks: [87, 192])

  /// A4 paper for envelopes with a window by DIN 5008:2020, form B, whose head is 45 mm high.
  ///
  /// It is ``din5008A`` with the address field at 45 mm, the facts at 50 mm, and the marks for
  /// folding at 105 and 210 mm.
  public static let din5008B = din5008(head: 45, facts: 50, foldMarks: [105, 210])

  private static func din5008(head: CGFloat, facts: CGFloat, foldMarks: [CGFloat]) -> PageStyle {
    var style = PageStyle.a4.margins(.all, millimeters(20)).margins(.leading, millimeters(25))
    style.window = AddressWindow(
      x: 25, y: head, width: 80, height: 45, firstLine: 17.7, facts: CGPoint(x: 125, y: facts),
      foldMarks: foldMarks, punchMark: 148.5)
    return style
  }

  /// US Letter paper for a #10 envelope with a window, folded into three panels.
  ///
  /// The envelope is 9.5 × 4.125 inches large, and its window 4.5 × 1.125 inches, 0.875 inches from
  /// the left and 0.5 inches from the lower edge. An ``AddressBlock`` that is the first block of a
  /// page is in what the window shows wherever the paper lies from left to right, and on the lower
  /// edge of the envelope, with the 1/8 inch that the USPS wants to be clear at each side: 3.25 × 0.875
  /// inches, which are four lines, 1 inch from the left and 2.17 inches from the upper edge.
  /// ``AddressBlock/facts(_:position:)`` are beside it, 5 inches from the left. The margins are 1 inch
  /// at the left and at the right, and 0.75 inches at the other edges. Source: USPS Publication 25,
  /// section 3-9.
  public static let usWindow: PageStyle = {
    var style = PageStyle.letter.margins(.horizontal, 72).margins(.vertical, 54)
    let inch = 25.4
    let clear = 0.125
    // A panel of the paper is 11/3 inches high and stands on the lower edge of the envelope.
    let top = 11.0 / 3 - 0.5 - 1.125
    // The paper has 1 inch of play from left to right.
    let width = 4.5 - (9.5 - 8.5)
    style.window = AddressWindow(
      x: (0.875 + clear) * inch, y: (top + clear) * inch, width: (width - 2 * clear) * inch,
      height: (1.125 - 2 * clear) * inch, facts: CGPoint(x: 5 * inch, y: (top + clear) * inch))
    return style
  }()

  /// A4 paper for the window envelopes DL and C5 that are common in the United Kingdom.
  ///
  /// Their window is 90 × 35 mm large and 20 mm from the left edge; it is 18 mm from the lower edge
  /// of a DL envelope, 220 × 110 mm, and 60 mm from that of a C5 envelope, 229 × 162 mm. An
  /// ``AddressBlock`` that is the first block of a page is in what both windows show wherever the
  /// paper lies from left to right: 71 × 27.5 mm, 20 mm from the left and 53.5 mm from the upper
  /// edge. ``AddressBlock/facts(_:position:)`` are beside it, 120 mm from the left. All margins are
  /// 20 mm.
  public static let ukWindow: PageStyle = {
    var style = PageStyle.a4.margins(.all, millimeters(20))
    // The upper edge of the paper is below that of the envelope: 110 - 99 mm folded into three,
    // 162 - 148.5 mm folded into two. The paper has 19 mm of play in a C5 envelope.
    style.window = AddressWindow(
      x: 20, y: 53.5, width: 71, height: 27.5, facts: CGPoint(x: 120, y: 53.5))
    return style
  }()
}

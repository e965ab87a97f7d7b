/// A replacement of a range of bytes of a source.
///
/// Rewriters are edits by position, not a `SyntaxRewriter`: what no edit touches keeps every byte, with
/// comments, white space and ends of lines, and the new text knows from which line it comes.
struct SourceEdit: Equatable {
  /// The bytes that are replaced; empty for an insertion.
  var range: Range<Int>
  /// The bytes that replace them; empty for a removal.
  var replacement: [UInt8]

  /// Creates an edit that replaces a range of bytes by a text.
  init(_ range: Range<Int>, _ replacement: String = "") {
    self.range = range
    self.replacement = Array(replacement.utf8)
  }
}

extension SourceEdit {
  /// Returns the outermost edits in the order of the source; an edit that overlaps an earlier one is
  /// left for the next round.
  static func outermost(of edits: [SourceEdit]) -> [SourceEdit] {
    // The sort keeps the order of equal positions, so that two insertions follow in the order of
    // their creation. Of two edits that begin at one position, an insertion is first, then the longer.
    let sorted = edits.enumerated().sorted { one, other in
      let (first, second) = (one.element.range, other.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      if first.count != second.count { return first.count > second.count }
      return one.offset < other.offset
    }
    var result: [SourceEdit] = []
    var end = 0
    for (_, edit) in sorted where edit.range.lowerBound >= end {
      result.append(edit)
      end = edit.range.upperBound
    }
    return result
  }
}

/// A text with the pieces of the original that are left in it.
struct EditedText {
  /// A run of bytes that was kept, or that was inserted.
  struct Piece: Equatable {
    /// The position of the piece in the current text.
    var start: Int
    /// The number of bytes.
    var count: Int
    /// The position in the original: of the first byte, or of an insertion.
    var origin: Int
    /// Whether the bytes are those of the original.
    var isKept: Bool
  }

  /// The bytes of the original text.
  let original: [UInt8]
  /// The current bytes.
  private(set) var bytes: [UInt8]
  /// The pieces of the current text, in order and without gaps.
  private(set) var pieces: [Piece]

  /// Creates a text without edits.
  init(_ bytes: [UInt8]) {
    original = bytes
    self.bytes = bytes
    pieces = bytes.isEmpty ? [] : [Piece(start: 0, count: bytes.count, origin: 0, isKept: true)]
  }

  /// Applies edits that are in order and do not overlap.
  mutating func apply(_ edits: [SourceEdit]) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var kept: [Piece] = []
    var position = 0
    var index = 0

    func keep(upTo end: Int) {
      while position < end, index < pieces.count {
        let piece = pieces[index]
        let stop = min(end, piece.start + piece.count)
        let origin = piece.isKept ? piece.origin + position - piece.start : piece.origin
        kept.append(
          Piece(start: text.count, count: stop - position, origin: origin, isKept: piece.isKept))
        text.append(contentsOf: bytes[position..<stop])
        position = stop
        if stop == piece.start + piece.count { index += 1 }
      }
    }

    for edit in edits {
      keep(upTo: edit.range.lowerBound)
      if !edit.replacement.isEmpty {
        let origin = originalOffset(of: edit.range.lowerBound)
        kept.append(
          Piece(start: text.count, count: edit.replacement.count, origin: origin, isKept: false))
        text.append(contentsOf: edit.replacement)
      }
      position = edit.range.upperBound
      while index < pieces.count, pieces[index].start + pieces[index].count <= position {
        index += 1
      }
    }
    keep(upTo: bytes.count)
    bytes = text
    pieces = kept
  }

  /// Returns the position in the original of a position in the current text; for inserted text the
  /// position at which it was inserted.
  func originalOffset(of offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start + pieces[middle].count > offset {
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard low < pieces.count else { return original.count }
    let piece = pieces[low]
    return piece.isKept ? piece.origin + offset - piece.start : piece.origin
  }
}

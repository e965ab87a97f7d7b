internal import CPango
import Foundation

/// Where lines may break, where pango would take too long to find it, or end the process.
extension Typesetter {
  /// What Unicode says of the places before each character of a text, and of that behind the last.
  ///
  /// Costs some tenths of a microsecond a character.
  struct Places {
    /// Where the characters begin, in bytes.
    private let starts: [Int]
    private let end: Int
    private var places: [PangoLogAttr]

    init(_ bytes: ArraySlice<UInt8>) {
      starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
      end = bytes.endIndex
      places = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count + 1)
      guard !starts.isEmpty else { return }
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          pango_get_log_attrs(
            $0.baseAddress, Int32($0.count), -1, nil, &places, Int32(places.count))
        }
      }
    }

    /// Those at which a line may break within what counts as one letter, such as before a mark that
    /// follows a space: the bytes of the characters on either side.
    ///
    /// pango 1.50 takes it that there are none, and ends the process where a word that is broken between
    /// letters does not fit there.
    var joints: [Range<Int>] {
      starts.indices.dropFirst().compactMap { index in
        guard places[index].is_line_break != 0, places[index].is_char_break == 0 else { return nil }
        return starts[index - 1]..<(index + 1 < starts.count ? starts[index + 1] : end)
      }
    }

    /// The bytes before which a line may break, but not within what counts as one letter.
    var lineBreaks: [Int] {
      starts.indices.filter { places[$0].is_line_break != 0 && places[$0].is_char_break != 0 }
        .map { starts[$0] }
    }

    /// Whether no line may break but between the letters of a word.
    ///
    /// pango then looks at the rest of the word anew for each line, unless it is told so.
    var areWithinWord: Bool {
      places.dropFirst().dropLast().allSatisfy { $0.is_line_break == 0 }
    }
  }

  // MARK: Texts in one line

  /// A text that pango has set in one line.
  struct MeasuredLine {
    /// Where the characters begin, in bytes.
    fileprivate var starts: [Int] = []
    fileprivate var end: Int
    /// How wide each character is.
    fileprivate var advances: [CGFloat] = []
    /// What Unicode says of the places before the characters.
    fileprivate var places: [PangoLogAttr] = []

    /// The first character that reaches beyond so many points.
    private func overflow(_ width: CGFloat) -> Int? {
      var reach: CGFloat = 0
      return advances.firstIndex {
        reach += $0
        return reach > width
      }
    }

    /// Characters of a second line that pango needs to end the first one.
    private static let lookahead = 16

    /// A byte by which the first line of so many points has ended, if it has.
    func bytePastLine(_ width: CGFloat) -> Int? {
      guard let overflow = overflow(width),
        let place = places.indices.dropFirst(overflow + 1).first(where: {
          $0 < starts.count && places[$0].is_char_break != 0
        })
      else { return nil }
      let far = place + Self.lookahead
      return far < starts.count ? starts[far] : end
    }

    /// Where the first line of so many points ends: at a place for lines, or else between letters.
    func lineEnd(_ width: CGFloat) -> Int? {
      guard let overflow = overflow(width) else { return nil }
      let fitting = places.indices.dropFirst().prefix(max(overflow, 1))
      let place =
        fitting.last { places[$0].is_line_break != 0 && places[$0].is_char_break != 0 }
        ?? fitting.last { places[$0].is_char_break != 0 }
        ?? places.indices.dropFirst().first { places[$0].is_char_break != 0 }
      return place.map { $0 < starts.count ? starts[$0] : end }
    }
  }

  /// Measures the text of a layout that breaks no lines.
  func measured(_ layout: OpaquePointer, _ bytes: ArraySlice<UInt8>) -> MeasuredLine {
    var text = MeasuredLine(end: bytes.endIndex)
    text.starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    text.advances = [CGFloat](repeating: 0, count: text.starts.count)
    var count: Int32 = 0
    if let places = pango_layout_get_log_attrs_readonly(layout, &count) {
      text.places = Array(UnsafeBufferPointer(start: places, count: Int(count)))
    }
    // Characters by the bytes at which they begin.
    var index = [Int: Int](minimumCapacity: text.starts.count)
    for (number, start) in text.starts.enumerated() { index[start - bytes.startIndex] = number }
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return text }
    var node = line.pointee.runs
    while let run = node {
      node = run.pointee.next
      guard let glyphs = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = glyphs.pointee.item?.pointee, let first = index[Int(item.offset)],
        first + Int(item.num_chars) <= text.advances.count
      else { continue }
      var widths = [Int32](repeating: 0, count: Int(item.num_chars))
      pango_glyph_item_get_logical_widths(glyphs, pango_layout_get_text(layout), &widths)
      for (number, width) in widths.enumerated() {
        text.advances[first + number] = CGFloat(width) / unit
      }
    }
    return text
  }

  // MARK: Emoji

  /// Emoji in a row from which on their lines are measured.
  private static let fewEmoji = 32

  /// Where emoji in a row end that begin at a byte, many more than a word has; nil for fewer.
  static func emojiEnd(from start: Int, to end: Int, _ bytes: [UInt8]) -> Int? {
    // The least is U+200D, E2 80 8D.
    guard start < end, bytes[start] >= 0xE2 else { return nil }
    var (place, count) = (start, 0)
    var decoder = UTF8()
    var source = bytes[start..<end].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&source), isEmoji(scalar) {
      place += UTF8.width(scalar)
      count += 1
    }
    return count >= fewEmoji ? place : nil
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x200D: false
    // Joiner and selectors.
    case 0x200D, 0xFE0E, 0xFE0F: true
    default: scalar.properties.isEmoji
    }
  }
}

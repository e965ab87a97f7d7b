internal import CPango
import Foundation

/// Line breaks in texts for which Pango would take too long, or end the process.
extension Typesetter {
  /// Unicode's properties of the positions before each character of a text and after the last.
  ///
  /// They cost some tenths of a microsecond per character.
  struct BreakPositions {
    /// The first bytes of the characters.
    private let starts: [Int]
    private let end: Int
    private var positions: [PangoLogAttr]

    init(_ bytes: ArraySlice<UInt8>) {
      starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
      end = bytes.endIndex
      positions = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count + 1)
      guard !starts.isEmpty else { return }
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          pango_get_log_attrs(
            $0.baseAddress, Int32($0.count), -1, nil, &positions, Int32(positions.count))
        }
      }
    }

    /// The bytes around line breaks within a grapheme cluster, such as before a mark after a space.
    ///
    /// Pango 1.50 assumes that there are none. It ends the process if a word that is broken between
    /// letters does not fit there.
    var joints: [Range<Int>] {
      starts.indices.dropFirst().compactMap { index in
        guard positions[index].is_line_break != 0, positions[index].is_char_break == 0 else {
          return nil
        }
        return starts[index - 1]..<(index + 1 < starts.count ? starts[index + 1] : end)
      }
    }

    /// The bytes before which a line may break, except within grapheme clusters.
    var lineBreaks: [Int] {
      starts.indices.filter { positions[$0].is_line_break != 0 && positions[$0].is_char_break != 0 }
        .map { starts[$0] }
    }

    /// Whether lines may only break between the letters of a word.
    ///
    /// Without this information Pango examines the rest of the word again for each line.
    var areWithinWord: Bool {
      positions.dropFirst().dropLast().allSatisfy { $0.is_line_break == 0 }
    }
  }

  // MARK: Texts in one line

  /// A text that Pango has set in one line.
  struct MeasuredLine {
    /// The first bytes of the characters.
    fileprivate var starts: [Int] = []
    fileprivate var end: Int
    /// The width of each character.
    fileprivate var advances: [CGFloat] = []
    /// Unicode's properties of the positions before the characters.
    fileprivate var positions: [PangoLogAttr] = []

    /// Returns the first character that extends beyond a width in points.
    private func overflow(_ width: CGFloat) -> Int? {
      var reach: CGFloat = 0
      return advances.firstIndex {
        reach += $0
        return reach > width
      }
    }

    /// The number of characters of a second line that Pango needs to end the first one.
    private static let lookahead = 16

    /// Returns a byte after the end of the first line of a width in points, if the line has ended.
    func bytePastLine(_ width: CGFloat) -> Int? {
      guard let overflow = overflow(width),
        let position = positions.indices.dropFirst(overflow + 1).first(where: {
          $0 < starts.count && positions[$0].is_char_break != 0
        })
      else { return nil }
      let far = position + Self.lookahead
      return far < starts.count ? starts[far] : end
    }

    /// Returns the end of the first line of a width in points: at a line break, otherwise between
    /// letters.
    func lineEnd(_ width: CGFloat) -> Int? {
      guard let overflow = overflow(width) else { return nil }
      let fitting = positions.indices.dropFirst().prefix(max(overflow, 1))
      let position =
        fitting.last { positions[$0].is_line_break != 0 && positions[$0].is_char_break != 0 }
        ?? fitting.last { positions[$0].is_char_break != 0 }
        ?? positions.indices.dropFirst().first { positions[$0].is_char_break != 0 }
      return position.map { $0 < starts.count ? starts[$0] : end }
    }
  }

  /// Returns the measures of the text of a layout without line breaks.
  func measured(_ layout: OpaquePointer, _ bytes: ArraySlice<UInt8>) -> MeasuredLine {
    var text = MeasuredLine(end: bytes.endIndex)
    text.starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    text.advances = [CGFloat](repeating: 0, count: text.starts.count)
    var count: Int32 = 0
    if let positions = pango_layout_get_log_attrs_readonly(layout, &count) {
      text.positions = Array(UnsafeBufferPointer(start: positions, count: Int(count)))
    }
    // Characters by their first bytes.
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

  /// The number of consecutive emoji from which on their lines are measured.
  private static let fewEmoji = 32

  /// Returns the end of consecutive emoji that begin at a byte, or `nil` for fewer than a minimum.
  static func emojiEnd(from start: Int, to end: Int, _ bytes: [UInt8]) -> Int? {
    // The least is U+200D, E2 80 8D.
    guard start < end, bytes[start] >= 0xE2 else { return nil }
    var (position, count) = (start, 0)
    var decoder = UTF8()
    var source = bytes[start..<end].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&source), isEmoji(scalar) {
      position += UTF8.width(scalar)
      count += 1
    }
    return count >= fewEmoji ? position : nil
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

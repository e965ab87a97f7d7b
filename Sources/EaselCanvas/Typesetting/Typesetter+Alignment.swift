internal import CPango
import Foundation

extension Typesetter {
  /// Space that a justified line adds after some of its characters.
  struct Justification {
    /// The first bytes of those characters in the text, in order.
    var bytes: Set<Int>
    var gap: CGFloat

    func gap(at byte: Int) -> CGFloat { bytes.contains(byte) ? gap : 0 }
  }

  /// Returns the space that a line needs to reach both sides.
  ///
  /// The space is added between words or, in a line of ideographs and kana, evenly between these.
  /// Letters of other scripts are never spaced, unlike in Pango's own justification of a line
  /// without spaces.
  func justification(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: Range<Int>,
    _ margin: (left: CGFloat, right: CGFloat), endsParagraph: Bool
  ) -> Justification? {
    guard style.alignment == .justified, !endsParagraph, let width, breaksLines else { return nil }
    let text = bytes.lowerBound..<trailingSpaces(bytes).lowerBound
    var advance: CGFloat = 0
    var item = line.pointee.runs
    let start = paragraphStart
    while let node = item {
      if let data = node.pointee.data {
        let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        if let offset = run.item?.pointee.offset, let string = run.glyphs?.pointee {
          for index in 0..<Int(string.num_glyphs)
          where start + Int(offset) + Int(string.log_clusters[index]) < text.upperBound {
            advance += CGFloat(string.glyphs[index].geometry.width) / unit
          }
          advance += CGFloat(run.start_x_offset + run.end_x_offset) / unit
        }
      }
      item = node.pointee.next
    }
    let space = width - margin.left - margin.right - advance
    guard space > 0 else { return nil }
    var extents = spaces(in: text)
    if extents.isEmpty { extents = ideographs(in: text) }
    guard !extents.isEmpty else { return nil }
    return Justification(bytes: extents, gap: space / CGFloat(extents.count))
  }

  private func scalars(in bytes: Range<Int>) -> Substring.UnicodeScalarView {
    let utf8 = source.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return source.text[start..<utf8.index(start, offsetBy: bytes.count)].unicodeScalars
  }

  /// Returns the spaces between words: breaking and non-breaking ones.
  private func spaces(in bytes: Range<Int>) -> Set<Int> {
    var extents: Set<Int> = []
    var byte = bytes.lowerBound
    for scalar in scalars(in: bytes) {
      if scalar == " " || scalar == "\u{A0}" { extents.insert(byte) }
      byte += UTF8.width(scalar)
    }
    return extents
  }

  /// Returns the ideographs and kana that are followed by another one.
  private func ideographs(in bytes: Range<Int>) -> Set<Int> {
    var extents: Set<Int> = []
    var byte = bytes.lowerBound
    var last: Int?
    for scalar in scalars(in: bytes) {
      let isIdeograph = Self.isIdeograph(scalar)
      if isIdeograph, let last { extents.insert(last) }
      last = isIdeograph ? byte : nil
      byte += UTF8.width(scalar)
    }
    return extents
  }

  /// CJK punctuation, kana, ideographs and their full-width forms (Unicode block names).
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Returns the spaces and tabs at the end of a line.
  func trailingSpaces(_ bytes: Range<Int>) -> Range<Int> {
    let utf8 = source.text.utf8
    var end = bytes.upperBound
    var index = utf8.index(utf8.startIndex, offsetBy: end)
    while end > bytes.lowerBound {
      let before = utf8.index(before: index)
      guard utf8[before] == 0x20 || utf8[before] == 0x09 else { break }
      index = before
      end -= 1
    }
    return end..<bytes.upperBound
  }

  /// Returns the sum of the advances of some characters of a line.
  func advance(of bytes: Range<Int>, in range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for run in runs[range] where run.textRange.overlaps(bytes) {
      for extent in run.extents where extent.bytes.overlaps(bytes) {
        sum += extent.right - extent.left
      }
    }
    return sum
  }

  /// Moves lines to their horizontal position in the width.
  mutating func alignLines() {
    let container =
      width ?? zip(lines, margins).map { $0.frame.maxX + $1.right }.max() ?? 0
    for index in lines.indices {
      let line = lines[index]
      let space = container - margins[index].right - line.frame.maxX
      let share: CGFloat
      switch style.alignment {
      case .left: share = 0
      case .right: share = 1
      case .center: share = 0.5
      case .natural, .justified: share = line.isRightToLeft ? 1 : 0
      }
      guard space * share != 0 else { continue }
      lines[index].frame.origin.x += space * share
      shift(line.runs, by: space * share, line: index)
    }
  }
}

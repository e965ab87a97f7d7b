import EaselBlocks
import EaselCanvas
import Foundation

/// The texts in cells: their widths, and what is set on one line.
extension TableNode {
  /// Returns the width of a text on one line.
  func width(of text: String) -> CGFloat {
    if text.isEmpty { return 0 }
    return setter.width(of: text) ?? TextLayout(text, style: setter.style).size.width
  }

  /// Sets a text on one line and extends the row's line for it; returns `nil` if the text needs
  /// several lines.
  func lineCell(
    _ text: String, _ space: CGFloat, _ textLine: inout RowLine
  ) -> TableCell? {
    // A text that the setter accepts has no line breaks.
    if let line = setter.set(text, in: lines) {
      return line.width <= space + 0.01 ? .line(line) : nil
    }
    guard !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    if text.isEmpty { return .text(text) }
    let layout = TextLayout(text, style: setter.style)
    guard layout.size.width <= space + 0.01 else { return nil }
    textLine.add(layout, line)
    return .text(text)
  }

  /// Whether a text is so much wider than a space that it need not be set on one line to know it.
  func isWider(_ text: String, than space: CGFloat) -> Bool {
    // Most texts are short: letters have about half the width of the font's size, and capitals more.
    CGFloat(text.utf8.count) * line.style.font.size * 0.6 > space
      && setter.lowWidthEstimate(of: text).map { $0 > space + 0.01 } ?? false
  }

  /// Sets a text that is a number in the largest of some smaller sizes in which it fits its column;
  /// returns `nil` for other texts, and for those that need a layout.
  func smallerCell(
    _ text: String, _ column: Int, _ available: CGFloat
  ) -> (cell: TableCell, text: BrokenText)? {
    guard line.isPlain, available > 0,
      leaves[column].isNumber
        || NumberWord.isNumber(text) && !text.contains(where: NumberWord.isBreakingSpace),
      let needed = setter.width(of: text), needed > available
    else { return nil }
    var size = min(Int((available / needed * Self.sizes).rounded(.down)), Int(Self.sizes) - 1)
    while size >= Self.minimumSize {
      guard let set = smallSetter(size).set(text, in: lines) else { return nil }
      if set.width <= available + 0.01 {
        let scale = CGFloat(size) / Self.sizes
        return (
          .line(set),
          BrokenText(
            column: column, word: text[...], needed: needed, available: available, scale: scale)
        )
      }
      size -= 1
    }
    return nil
  }

  /// The sizes of numbers are multiples of a twentieth, so that few fonts are prepared.
  private static let sizes: CGFloat = 20
  private static let minimumSize = 2

  private func smallSetter(_ size: Int) -> LineSetter {
    if let setter = smallSetters[size] { return setter }
    var style = line.style
    style.font = style.font.with(size: style.font.size * CGFloat(size) / Self.sizes)
    let setter = LineSetter(style, tabularFigures: true, limits: inputs.session.limits)
    smallSetters[size] = setter
    return setter
  }

  /// Returns the first word of a text that is wider than a column; `nil` if there is none.
  ///
  /// Words end at spaces, hyphens and slashes. Numbers are not broken but set smaller. A text that
  /// the line setter does not accept, such as one in Chinese, may be broken between any characters,
  /// and has no such words.
  func brokenText(
    _ text: String, _ node: any LayoutNode, _ column: Int, _ available: CGFloat
  ) -> BrokenText? {
    // A word within a line is not broken, which is known without its width. Where a line is wider
    // than the column, a word may leave it without being broken.
    let size = node.size(ProposedSize(width: available, height: nil))
    let starts =
      available > 0 && size.width <= available + 0.01
      ? node.lineStarts(of: text, width: available) : nil
    var next = 0
    for word in NumberWord.parts(of: text, ascii: Self.endsWord, Self.endsWord)
    where !NumberWord.isNumber(word) {
      if let starts {
        let first = text.utf8.distance(from: text.startIndex, to: word.startIndex)
        while next < starts.count, starts[next] <= first { next += 1 }
        guard next < starts.count, starts[next] < first + word.utf8.count else { continue }
      }
      guard let width = setter.width(of: String(word)), width > available + 0.01 else { continue }
      return BrokenText(column: column, word: word, needed: width, available: available)
    }
    return nil
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || NumberWord.isBreakingSpace(byte)
  }

  private static func endsWord(_ character: Character) -> Bool {
    switch character {
    case "-", "–", "—", "/", "\u{AD}", "\u{200B}", "\u{2010}": true
    default: NumberWord.isBreakingSpace(character)
    }
  }

  /// Returns the width of a number from its leading edge to its decimal separator.
  func widthBefore(_ text: String, _ separator: DecimalSeparator) -> CGFloat {
    let byte = separator.byte(in: text)
    if let width = setter.width(of: text), let left = setter.width(of: text, before: byte) {
      return isRightToLeft ? width - left : left
    }
    return TableColumns.widthBefore(
      byte, of: TextLayout(text, style: setter.style), isRightToLeft: isRightToLeft)
  }
}

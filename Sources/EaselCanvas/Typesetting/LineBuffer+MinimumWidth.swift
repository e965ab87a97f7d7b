import Foundation

extension LineBuffer {
  /// Returns the width of the widest part of a line that no line break divides.
  ///
  /// It is the minimum width of a column, and equals ``TextLayout/minimumWidth``. Words of letters
  /// and digits cost some nanoseconds per character, others as much as a layout.
  package func minimumWidth(of line: Line) -> CGFloat {
    guard holds(line) else { return 0 }
    let text = Int(line.firstByte)..<Int(line.firstByte + line.byteCount)
    guard bytes[text].breaksAtSpacesOnly else {
      return font(of: line).layout(self.text(of: line)).minimumWidth
    }
    var (minimum, word, byte) = (0, 0, text.lowerBound)
    for index in glyphs(of: line) {
      word = bytes[byte] == 0x20 ? 0 : word + Int(glyphs[index].units)
      byte += Int(glyphs[index].bytes)
      minimum = max(minimum, word)
    }
    return CGFloat(minimum) / Self.unitsPerPoint
  }
}

/// The lines of a text, by the positions at which they begin.
struct LineTable {
  /// The position of each line's first byte; at least one line.
  let starts: [Int]
  /// The number of bytes of the text.
  let end: Int

  /// Finds the lines of a text; a line ends after a line feed, or after a carriage return without one.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isEnd =
          bytes[index] == .lineFeed
          || bytes[index] == .carriageReturn
            && (index + 1 == bytes.count || bytes[index + 1] != .lineFeed)
        if isEnd, index + 1 < bytes.count { starts.append(index + 1) }
      }
    }
    self.starts = starts
    end = bytes.count
  }

  /// The number of lines.
  var count: Int { end == 0 ? 0 : starts.count }

  /// Returns the bytes of a line, with its end.
  func range(of line: Int) -> Range<Int> {
    starts[line]..<(line + 1 < starts.count ? starts[line + 1] : end)
  }

  /// Returns the index of the line with a position.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the line and column of a position, both from 1; a column counts bytes, as the compiler's.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    return (line + 1, offset - starts[line] + 1)
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// Whether the byte is a line feed or a carriage return.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}

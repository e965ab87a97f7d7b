/// Estimates the cost of a source for cmark-gfm, whose time and memory grow quadratically for some
/// sources (version 0.29.0.gfm.6, Debian 12).
struct MarkdownGuard {
  private(set) var byteCount = 0
  /// Whether there are too many declarations of HTML, each of which is searched to the end of its
  /// paragraph.
  private(set) var hasManyDeclarations = false
  /// Whether tables may have too many cells: rows are filled up to the number of columns of the
  /// header.
  private(set) var hasLargeTables = false

  private static let mostCells = 500_000
  private static let mostDeclarationBytes = 2_000_000_000

  init(_ source: String) {
    var source = source
    var declarations = 0
    var (lines, columns) = (1, 0)
    source.withUTF8 { bytes in
      byteCount = bytes.count
      // Whether the line may be the delimiter row of a table, and its columns so far.
      var (mayDelimit, pipes) = (true, 0)
      var (last, beforeLast) = (UInt8(0), UInt8(0))
      for byte in bytes {
        if beforeLast == UInt8(ascii: "<"), last == UInt8(ascii: "!"),
          (0x41...0x5A).contains(byte & 0xDF)
        {
          declarations += 1
        }
        (beforeLast, last) = (last, byte)
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          if mayDelimit { columns = max(columns, pipes) }
          lines += 1
          (mayDelimit, pipes) = (true, 0)
        case UInt8(ascii: "|"): pipes += 1
        // Characters of the delimiter row, and of quotations and lists before it.
        case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), 9, 11, 12,
          UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."),
          UInt8(ascii: ")"), 0x30...0x39:
          break
        default: mayDelimit = false
        }
      }
      if mayDelimit { columns = max(columns, pipes) }
    }
    hasManyDeclarations =
      declarations > 0 && byteCount > Self.mostDeclarationBytes / declarations
    hasLargeTables = columns > 0 && (columns + 1) * lines > Self.mostCells
  }
}

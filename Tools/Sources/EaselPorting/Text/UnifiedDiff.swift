/// The difference of two texts in the form that `patch -p0` and `git apply -p0` read.
struct UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3

  private let name: String
  private let prefix: [UInt8]
  private let text: EditedText
  private let old: LineTable
  private let new: LineTable

  /// Creates the difference of an edited text and its original.
  ///
  /// - Parameters:
  ///   - text: The text with its edits.
  ///   - name: The name of the file in the header.
  ///   - prefix: The bytes before both texts, such as a byte order mark.
  init(of text: EditedText, name: String, prefix: [UInt8] = []) {
    self.text = text
    self.name = name
    self.prefix = prefix
    old = LineTable(text.original)
    new = LineTable(text.bytes)
  }

  /// A run of lines that differ.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The bytes of the difference; empty if the texts are equal.
  var bytes: [UInt8] {
    let changes = changes
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(name)\n+++ \(name)\n".utf8)
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      write(changes[index...last], to: &result)
      index = last + 1
    }
    return result
  }

  /// The runs of lines that differ.
  ///
  /// Lines that lie within a kept piece are equal without comparison,
  /// so that the time grows with the size of the text alone.
  private var changes: [Change] {
    var result: [Change] = []
    var (oldEnd, newEnd) = (0, 0)
    var piece = 0

    func add(upTo oldLine: Int, _ newLine: Int) {
      var change = Change(old: oldEnd..<oldLine, new: newEnd..<newLine)
      while let first = change.old.first, let other = change.new.first, isEqual(first, other) {
        change.old.removeFirst()
        change.new.removeFirst()
      }
      while let last = change.old.last, let other = change.new.last, isEqual(last, other) {
        change.old.removeLast()
        change.new.removeLast()
      }
      if !change.old.isEmpty || !change.new.isEmpty { result.append(change) }
    }

    for line in 0..<new.count {
      let range = new.range(of: line)
      while piece < text.pieces.count,
        text.pieces[piece].start + text.pieces[piece].count <= range.lowerBound
      {
        piece += 1
      }
      guard piece < text.pieces.count else { break }
      let found = text.pieces[piece]
      guard found.isKept, range.upperBound <= found.start + found.count else { continue }
      let start = found.origin + range.lowerBound - found.start
      let oldLine = old.line(at: start)
      guard old.range(of: oldLine) == start..<(start + range.count) else { continue }
      add(upTo: oldLine, line)
      (oldEnd, newEnd) = (oldLine + 1, line + 1)
    }
    add(upTo: old.count, new.count)
    return result
  }

  private func isEqual(_ line: Int, _ other: Int) -> Bool {
    text.original[old.range(of: line)].elementsEqual(text.bytes[new.range(of: other)])
  }

  private func write(_ changes: ArraySlice<Change>, to result: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldLines = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newLines = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    result += Array("@@ -\(Self.hunk(oldLines)) +\(Self.hunk(newLines)) @@\n".utf8)
    var position = oldLines.lowerBound
    for change in changes {
      for line in position..<change.old.lowerBound { write(" ", text.original, old, line, &result) }
      for line in change.old { write("-", text.original, old, line, &result) }
      for line in change.new { write("+", text.bytes, new, line, &result) }
      position = change.old.upperBound
    }
    for line in position..<oldLines.upperBound { write(" ", text.original, old, line, &result) }
  }

  private func write(
    _ mark: String, _ bytes: [UInt8], _ lines: LineTable, _ line: Int, _ result: inout [UInt8]
  ) {
    let range = lines.range(of: line)
    result += Array(mark.utf8)
    if line == 0 { result += prefix }
    result += bytes[range]
    if bytes[range].last != .lineFeed {
      result += Array("\n\\ No newline at end of file\n".utf8)
    }
  }

  /// Returns the lines of a hunk as its header has them: the first one from 1, and their number.
  private static func hunk(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }
}

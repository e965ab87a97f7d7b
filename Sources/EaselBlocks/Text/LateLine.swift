import EaselCanvas
import Foundation

/// A line of text with elements whose text depends on the whole document.
final class LateLine {
  /// Consecutive characters that belong to the same structure elements.
  struct Segment {
    /// The bytes in the whole text.
    var bytes: Range<Int>
    var link: String?
    var language: String?
    var mark: (any NoteReference)?
    var image: Int?
  }

  private let string: String
  private let start: Int
  private let elements: [ResolvedText.Element]
  private let runs: TextRuns
  private let style: TextStyle
  /// The segments of the line, in the order of the text.
  let segments: [Segment]
  private var known: TextLine?

  /// - Parameters:
  ///   - layout: The layout of the line alone.
  ///   - bytes: The bytes of the line in the whole text.
  ///   - runs: The attributes of the whole text.
  init(_ layout: TextLayout, bytes: Range<Int>, _ runs: TextRuns) {
    let utf8 = layout.string.utf8
    let low = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let high = utf8.index(low, offsetBy: bytes.count)
    // A newline at the end would begin another line.
    var line = layout.string[low..<high]
    while let last = line.last, last.isNewline { line.removeLast() }
    string = String(line)
    start = bytes.lowerBound
    elements = runs.elements.filter { $0.bytes.overlaps(bytes) }
    self.runs = runs
    var style = runs.styles.first?.text ?? TextStyle()
    style.maximumLines = 1
    self.style = style
    segments = Self.segments(
      of: start..<(start + string.utf8.count), elements.filter { $0.element is any LateElement },
      runs)
  }

  private static func segments(
    of line: Range<Int>, _ late: [ResolvedText.Element], _ runs: TextRuns
  ) -> [Segment] {
    let usual = runs.language
    var segments: [Segment] = []
    for run in runs.runs where run.bytes.overlaps(line) {
      let style = runs.styles[run.style]
      let bytes = run.bytes.clamped(to: line)
      // The text of an element that began on an earlier line is on that line.
      if late.contains(where: {
        $0.bytes.lowerBound < line.lowerBound && $0.bytes.upperBound >= bytes.upperBound
      }) {
        continue
      }
      let language = style.text.language == usual ? nil : style.text.language
      let mark = runs.references.first { $0.bytes.contains(bytes.lowerBound) }?.mark
      if let last = segments.last, last.bytes.upperBound == bytes.lowerBound,
        last.link == style.link, last.language == language, style.image == nil,
        last.image == nil, last.mark == nil, mark == nil
      {
        segments[segments.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
      } else {
        segments.append(
          Segment(
            bytes: bytes, link: style.link, language: language, mark: mark, image: style.image))
      }
    }
    return segments
  }

  /// Whether the final text of every element is known.
  var isKnown: Bool {
    elements.allSatisfy { ($0.element as? any LateElement).map { $0.lateText != nil } ?? true }
  }

  /// The line with the known texts; an unknown element keeps its placeholder.
  var line: TextLine {
    if let known { return known }
    let line = setLine()
    if isKnown { known = line }
    return line
  }

  private func setLine() -> TextLine {
    var text = ""
    var spans: [(bytes: Range<Int>, style: Int)] = []
    // The first bytes of the parts in the line, by their bytes in the whole text.
    var positions: [Int: Int] = [:]
    let bytes = Array(string.utf8)
    let end = start + bytes.count
    func append(_ characters: String, _ style: Int) {
      let first = text.utf8.count
      text += characters
      guard text.utf8.count > first else { return }
      spans.append((first..<text.utf8.count, style))
    }
    for run in runs.runs {
      var position = max(run.bytes.lowerBound, start)
      let last = min(run.bytes.upperBound, end)
      guard position < last else { continue }
      for part in elements where part.bytes.overlaps(position..<last) {
        guard let late = part.element as? any LateElement else { continue }
        positions[position] = text.utf8.count
        append(characters(bytes, position..<max(position, part.bytes.lowerBound)), run.style)
        if part.bytes.lowerBound >= position {
          positions[part.bytes.lowerBound] = text.utf8.count
          append(late.lateText ?? characters(bytes, part.bytes.clamped(to: start..<end)), run.style)
        }
        position = min(part.bytes.upperBound, last)
      }
      positions[position] = positions[position] ?? text.utf8.count
      append(characters(bytes, position..<last), run.style)
    }
    positions[end] = text.utf8.count
    func moved(_ range: Range<Int>) -> Range<Int> {
      let low = positions[range.lowerBound] ?? text.utf8.count
      return low..<max(low, positions[range.upperBound] ?? text.utf8.count)
    }
    let layout = runs.layout(text, spans: spans, style, width: nil, scale: 1)
    let marks = runs.references.filter {
      start <= $0.bytes.lowerBound && $0.bytes.upperBound <= end
    }
    return TextLine(
      layout: layout, spans: spans, references: marks.map { (moved($0.bytes), $0.mark) },
      segments: segments.map { moved($0.bytes) })
  }

  private func characters(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let range = (range.lowerBound - start)..<(max(range.upperBound, range.lowerBound) - start)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// Lines of a text that are drawn together.
struct TextLine {
  var layout: TextLayout
  /// The bytes of the layout's text with their styles.
  var spans: [(bytes: Range<Int>, style: Int)]
  /// The marks of footnotes in the layout's text.
  var references: [(bytes: Range<Int>, mark: any NoteReference)]
  /// The bytes of the segments of a ``LateLine``.
  var segments: [Range<Int>] = []
}

extension TextRuns {
  /// Whether the text has elements whose text depends on the whole document.
  var hasLateElements: Bool { elements.contains { $0.element is any LateElement } }

  /// Whether the text has footnotes.
  var hasNotes: Bool { elements.contains { $0.element is any NotedElement } }

  /// Whether the text has marks of footnotes.
  var hasReferences: Bool { elements.contains { $0.element is any NoteReference } }

  /// The marks of footnotes.
  var references: [(bytes: Range<Int>, mark: any NoteReference)] {
    elements.compactMap { part in
      (part.element as? any NoteReference).map { (part.bytes, $0) }
    }
  }

  /// The late elements in a layout of one line; `nil` if there are none.
  func lateLine(of layout: TextLayout) -> LateLine? {
    guard !elements.isEmpty, layout.lines.count == 1 else { return nil }
    let utf8 = layout.string.utf8
    let line = layout.lines[0].range
    let low = utf8.distance(from: utf8.startIndex, to: line.lowerBound)
    let bytes = low..<(low + utf8.distance(from: line.lowerBound, to: line.upperBound))
    guard elements.contains(where: { $0.element is any LateElement && $0.bytes.overlaps(bytes) })
    else { return nil }
    return LateLine(layout, bytes: bytes, self)
  }
}

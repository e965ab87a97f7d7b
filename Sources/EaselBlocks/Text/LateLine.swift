import EaselCanvas
import Foundation

/// A line of text with elements whose text depends on the whole document.
struct LateLine {
  private let string: String
  private let start: Int
  private let elements: [(element: any LateElement, bytes: Range<Int>)]
  private let runs: TextRuns
  private let style: TextStyle

  /// - Parameters:
  ///   - layout: The layout of the line alone.
  ///   - bytes: The bytes of the line in the whole text.
  ///   - elements: The late elements in the line.
  ///   - runs: The attributes of the whole text.
  init(
    _ layout: TextLayout, bytes: Range<Int>,
    _ elements: [(element: any LateElement, bytes: Range<Int>)], _ runs: TextRuns
  ) {
    let utf8 = layout.string.utf8
    let low = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let high = utf8.index(low, offsetBy: bytes.count)
    // A newline at the end would begin another line.
    var line = layout.string[low..<high]
    while let last = line.last, last.isNewline { line.removeLast() }
    string = String(line)
    start = bytes.lowerBound
    self.elements = elements
    self.runs = runs
    var style = runs.styles.first?.text ?? TextStyle()
    style.maximumLines = 1
    self.style = style
  }

  /// Whether the final text of every element is known.
  var isKnown: Bool { elements.allSatisfy { $0.element.lateText != nil } }

  /// The layout of the line with the known texts; an unknown element keeps its placeholder.
  func layout() -> TextLayout {
    var text = ""
    var spans: [(bytes: Range<Int>, style: Int)] = []
    let bytes = Array(string.utf8)
    let end = start + bytes.count
    func append(_ words: String, _ style: Int) {
      let first = text.utf8.count
      text += words
      guard text.utf8.count > first else { return }
      spans.append((first..<text.utf8.count, style))
    }
    for run in runs.runs {
      var place = max(run.bytes.lowerBound, start)
      let last = min(run.bytes.upperBound, end)
      guard place < last else { continue }
      for part in elements where part.bytes.overlaps(place..<last) {
        append(words(bytes, place..<max(place, part.bytes.lowerBound)), run.style)
        if part.bytes.lowerBound >= place {
          let known = part.element.lateText ?? words(bytes, part.bytes.clamped(to: start..<end))
          append(known, run.style)
        }
        place = min(part.bytes.upperBound, last)
      }
      append(words(bytes, place..<last), run.style)
    }
    return runs.layout(text, spans: spans, style, width: nil, scale: 1)
  }

  private func words(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let range = (range.lowerBound - start)..<(max(range.upperBound, range.lowerBound) - start)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension TextRuns {
  /// Whether the text has elements whose text depends on the whole document.
  var hasLateElements: Bool { elements.contains { $0.element is any LateElement } }

  /// Whether the text has footnotes.
  var hasNotes: Bool { elements.contains { $0.element is any NotedElement } }

  /// The late elements in a layout of one line; `nil` if there are none.
  func lateLine(of layout: TextLayout) -> LateLine? {
    guard !elements.isEmpty, layout.lines.count == 1 else { return nil }
    let utf8 = layout.string.utf8
    let line = layout.lines[0].range
    let low = utf8.distance(from: utf8.startIndex, to: line.lowerBound)
    let bytes = low..<(low + utf8.distance(from: line.lowerBound, to: line.upperBound))
    let late = elements.compactMap { part in
      (part.element as? any LateElement).map { (element: $0, bytes: part.bytes) }
    }.filter { $0.bytes.overlaps(bytes) }
    return late.isEmpty ? nil : LateLine(layout, bytes: bytes, late, self)
  }
}

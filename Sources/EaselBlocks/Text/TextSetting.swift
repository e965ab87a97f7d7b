import EaselCanvas
import Foundation

/// A text set in lines of the theme's line heights.
///
/// A line has the height of its font's role, for example 15 points. Half of the height that the
/// font leaves free is above the characters and half below them, as in CSS. So n lines are n × 15
/// points high, and baselines are 15 points apart. A line with higher characters or images is as
/// high as these need.
struct TextSetting {
  /// The position and height of one line, and its baseline from its top.
  private struct Line {
    var top: CGFloat
    var height: CGFloat
    var baseline: CGFloat
  }

  let layout: TextLayout
  /// The left edge of the longest line, and its width.
  let left: CGFloat
  let width: CGFloat
  /// The number of lines.
  var count: Int { layout.lines.count }

  /// The factor of the sizes.
  let scale: CGFloat
  /// The number for which the text is set smaller; `nil` if there is none.
  var number: TextNode.Number?

  private let metrics: LineMetrics
  private let spacing: CGFloat
  /// The lines if their heights differ; `nil` if all have the height in the metrics.
  private var lines: [Line]?

  /// - Parameters:
  ///   - layout: The lines.
  ///   - metrics: The heights of a line in the text's own font.
  ///   - spacing: The space between lines, in points.
  ///   - runs: The runs with attributes of their own.
  ///   - scale: The factor of the sizes; those in `runs` are without it.
  init(
    _ layout: TextLayout, _ metrics: LineMetrics, spacing: CGFloat, _ runs: TextRuns?,
    scale: CGFloat
  ) {
    self.layout = layout
    self.metrics = metrics
    self.scale = scale
    // Lines stay one below another, however negative the spacing is.
    self.spacing = max(spacing, -metrics.lineHeight * 0.9)
    let lines = layout.lines
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    var isUniform = lines.count == 1 || metrics.lineHeight - metrics.natural + self.spacing >= 0
    for line in lines {
      left = min(left, line.frame.minX)
      right = max(right, line.frame.maxX)
      isUniform =
        isUniform && abs(line.ascent - metrics.ascent) < 0.01
        && abs(line.descent - metrics.descent) < 0.01
    }
    self.left = lines.isEmpty ? 0 : left
    width = lines.isEmpty ? 0 : max(right - left, 0)
    if let runs, isUniform { isUniform = runs.isUniform(metrics) }
    if !isUniform { self.lines = Self.lines(of: layout, metrics, self.spacing, runs, scale) }
  }

  /// The space in points between lines in the layout, with which it can be drawn as a whole.
  static func layoutSpacing(_ metrics: LineMetrics, spacing: CGFloat) -> CGFloat {
    let spacing = max(spacing, -metrics.lineHeight * 0.9)
    return max(metrics.lineHeight - metrics.natural + spacing, 0)
  }

  private static func lines(
    of layout: TextLayout, _ own: LineMetrics, _ spacing: CGFloat, _ runs: TextRuns?,
    _ scale: CGFloat
  ) -> [Line] {
    let start = layout.string.startIndex
    let utf8 = layout.string.utf8
    let heights = runs?.styles.map { $0.metrics.scaled(by: scale) } ?? [own]
    var run = 0
    var top: CGFloat = 0
    return layout.lines.map { line in
      let low = utf8.distance(from: start, to: line.range.lowerBound)
      let high = utf8.distance(from: start, to: line.range.upperBound)
      var (ascent, descent, most): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      var added = -CGFloat.infinity
      func add(_ metrics: LineMetrics) {
        ascent = max(ascent, metrics.ascent + metrics.halfLeading)
        descent = max(descent, metrics.descent + metrics.halfLeading)
        most = max(most, metrics.natural, metrics.lineHeight)
        added = max(added, metrics.spacing)
      }
      if let runs {
        while run + 1 < runs.runs.count, runs.runs[run].bytes.upperBound <= low { run += 1 }
        var next = run
        repeat {
          add(heights[runs.runs[next].style])
          next += 1
        } while next < runs.runs.count && runs.runs[next].bytes.lowerBound < high
      } else {
        add(own)
      }
      if line.ascent + line.descent > most + 0.01 {
        (ascent, descent) = (line.ascent, line.descent)
      }
      let result = Line(top: top, height: max(ascent + descent, 0), baseline: ascent)
      // The spacing has that of the text's own font, and a line may have another one.
      top += max(result.height + spacing + (added.isFinite ? added - own.spacing : 0), 0)
      return result
    }
  }

  // MARK: Heights

  /// The top of a line, from the top of the first one.
  private func top(_ line: Int) -> CGFloat {
    lines?[line].top ?? CGFloat(line) * (metrics.lineHeight + spacing)
  }

  private func height(_ line: Int) -> CGFloat { lines?[line].height ?? metrics.lineHeight }

  /// The height of a range of lines, from the top of the first to the bottom of the last one.
  func height(_ range: Range<Int>) -> CGFloat {
    guard let last = range.last, last < count else { return 0 }
    return top(last) + height(last) - top(range.lowerBound)
  }

  /// The height of a number of lines in the text's own font.
  func reservedHeight(_ count: Int) -> CGFloat {
    count > 0 ? CGFloat(count) * (metrics.lineHeight + spacing) - spacing : 0
  }

  /// The baseline of a line, from the top of the first one.
  func baseline(_ line: Int) -> CGFloat {
    lines.map { $0[line].top + $0[line].baseline }
      ?? top(line) + metrics.halfLeading + metrics.ascent
  }

  /// The number of whole lines from one on that fit into a height.
  func count(fitting height: CGFloat, from first: Int = 0) -> Int {
    guard first < count, height >= 0 else { return 0 }
    let space = height + FlowRegion.tolerance
    guard lines != nil else {
      let fitting = (space + spacing) / (metrics.lineHeight + spacing)
      return fitting >= CGFloat(count - first) ? count - first : max(Int(fitting), 0)
    }
    var (low, high) = (first, count)
    while low < high {
      let middle = (low + high) / 2
      if self.height(first..<(middle + 1)) <= space { low = middle + 1 } else { high = middle }
    }
    return low - first
  }

  /// Whether a word is hyphenated at the end of a line.
  func endsInHyphen(_ line: Int) -> Bool {
    guard layout.lines.indices.contains(line) else { return false }
    return layout.string[layout.lines[line].range].unicodeScalars.last == "\u{AD}"
  }

  // MARK: Drawing

  /// The layouts that draw a range of lines, with their positions.
  ///
  /// Positions are measured from the top of the first line and the left edge of the longest one.
  ///
  /// - Parameters:
  ///   - range: The lines.
  ///   - apart: Whether each line has a layout of its own.
  func pieces(_ range: Range<Int>, apart: Bool = false) -> TextPieces {
    guard lines != nil || apart else {
      let part = layout.slice(lines: range)
      return .one(part.saidTruncated, CGPoint(x: -left, y: metrics.halfLeading))
    }
    return .several(
      range.map { line in
        let part = layout.slice(lines: line..<(line + 1)).saidTruncated
        return (
          part,
          CGPoint(x: -left, y: baseline(line) - top(range.lowerBound) - part.firstBaseline)
        )
      })
  }
}

/// Layouts that are drawn together.
enum TextPieces {
  case one(TextLayout, CGPoint)
  case several([(layout: TextLayout, offset: CGPoint)])

  /// Whether there is more than one layout.
  var areSeveral: Bool {
    if case .several(let pieces) = self { pieces.count > 1 } else { false }
  }

  func forEach(_ body: (TextLayout, CGPoint) -> Void) {
    switch self {
    case .one(let layout, let offset): body(layout, offset)
    case .several(let pieces): for piece in pieces { body(piece.layout, piece.offset) }
    }
  }
}

import Foundation

/// Sets short texts of one style on one line each, without pango where that gives the same.
///
/// ```swift
/// let setter = LineSetter(TextStyle(font: .system(size: 8)), tabularFigures: true)
/// if let line = setter.set("1,284.00", in: buffer) {
///   canvas.draw(line, of: buffer, at: CGPoint(x: right - line.width, y: top))
/// } else {
///   canvas.draw(TextLayout("1,284.00", style: setter.style), at: …)
/// }
/// ```
///
/// A line's size and glyphs are those of the ``TextLayout`` of its text without a width. Texts that
/// pango has to set give nil: characters beyond Latin, Greek, Cyrillic and common signs, two scripts in
/// one text, letters that the font has not, and those that it changes by rules of its own.
///
/// It learns pairs of letters from layouts, which takes some milliseconds for those of a language; after
/// that a text takes some nanoseconds a character. So make one for all cells of a style, not one for each
/// cell. It belongs to the task that made it; what it learnt goes on to a later one of the same style.
package final class LineSetter {
  /// The style of the lines, with the feature for tabular figures where the font needs it.
  package var style: TextStyle { knowledge.style }
  /// Whether all digits have one width.
  package var hasTabularFigures: Bool { knowledge.hasTabularFigures }
  /// Height of a line above the baseline.
  package var ascent: CGFloat { knowledge.ascent }
  /// Height of a line below the baseline.
  package var descent: CGFloat { knowledge.descent }
  private let limits: Limits
  private let ownLimits: Limits?
  private let request: LineKnowledge.Request
  private var knowledge: LineKnowledge
  /// Texts that were asked of pango in vain.
  private var failures = 0
  /// For texts that are measured only.
  private lazy var scratch = LineBuffer()

  /// The longest text, in bytes; others are set as layouts.
  package static let longestText = 1_024
  /// Failures after which it asks no more: the texts are none that it can set.
  private static let mostFailures = 1_000

  /// Height of a line.
  package var lineHeight: CGFloat { ascent + descent }

  /// Makes a setter for a style; alignment, indents at the end and line breaks mean nothing to it.
  ///
  /// A style with letter spacing, decorations, a raised baseline, indents, tab stops or text from right
  /// to left is one whose texts it leaves to layouts.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - tabularFigures: Whether digits are to have one width, if the font has such.
  ///   - limits: The caps on texts; nil for those of the page or the view that is being drawn.
  package init(_ style: TextStyle, tabularFigures: Bool = false, limits: Limits? = nil) {
    self.limits = limits ?? TextEngine.current.limits
    ownLimits = limits
    request = LineKnowledge.Request(
      style: style, tabularFigures: tabularFigures, limits: self.limits.text,
      areOwnLimits: limits != nil)
    knowledge = LineKnowledge.take(request, limits)
  }

  deinit { knowledge.giveBack(request) }

  // MARK: Setting

  /// Sets a text; nil where that takes a layout.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - buffer: Where the line's glyphs go, behind those that are there.
  package func set(_ text: String, in buffer: LineBuffer) -> LineBuffer.Line? {
    let count = text.utf8.count
    guard count > 0, count <= Self.longestText else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { set($0, in: buffer) }
      ?? setBridged(text, in: buffer)
  }

  /// The width of a text on one line; nil where that takes a layout.
  package func width(of text: String) -> CGFloat? {
    scratch.removeAll()
    return set(text, in: scratch)?.width
  }

  /// The width of the part of a text before a byte, when it is set on one line; nil where that takes
  /// a layout.
  package func width(of text: String, before byte: Int) -> CGFloat? {
    scratch.removeAll()
    return set(text, in: scratch).map { scratch.width(of: $0, before: byte) }
  }

  /// Sets a text whose bytes lie apart.
  private func setBridged(_ text: String, in buffer: LineBuffer) -> LineBuffer.Line? {
    guard text.utf8.withContiguousStorageIfAvailable({ _ in true }) == nil else { return nil }
    var copy = text
    copy.makeContiguousUTF8()
    return copy.utf8.withContiguousStorageIfAvailable { set($0, in: buffer) } ?? nil
  }

  private func set(
    _ bytes: UnsafeBufferPointer<UInt8>, in buffer: LineBuffer
  ) -> LineBuffer.Line? {
    if knowledge.generation != FontLibrary.generation {
      knowledge = LineKnowledge.take(request, ownLimits)
    }
    guard let table = knowledge.table, bytes.count <= limits.maximumTextLength,
      let glyphs = buffer.room(bytes.count),
      let (count, flags) = table.tokenize(bytes, glyphs)
    else { return nil }
    let script = Int(flags & ~LineTable.isContext)
    guard script < table.pairs.count, script != 3 else { return nil }
    if flags & LineTable.isContext != 0 {
      switch table.areStretchesFit(glyphs, count, script: script) {
      case true?: break
      case false?: return nil
      case nil: guard learn(bytes, glyphs, count, script, table) else { return nil }
      }
    }
    var sum = table.advance(glyphs, count, script: script)
    if sum == nil, learn(bytes, glyphs, count, script, table) {
      sum = table.advance(glyphs, count, script: script)
    }
    guard let sum, sum.isFit,
      CGFloat(sum.units) <= limits.maximumTextAdvance * LineBuffer.unitsPerPoint
    else { return nil }
    return buffer.add(count, bytes, units: sum.units, sum.font)
  }

  // MARK: Learning

  /// Learns from the layout of a text; false where pango sets it in a way that pairs do not say.
  private func learn(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>,
    _ count: Int, _ script: Int, _ table: LineTable
  ) -> Bool {
    guard failures < Self.mostFailures else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let isFit =
      steps(of: text, tokens, count).map { table.learn($0, tokens, script: script) } ?? false
    if isFit {
      table.setStretches(tokens, count, script: script, areFit: true)
      return true
    }
    failures += 1
    if giveUp(tokens, count, script, table) { return false }
    table.setStretches(tokens, count, script: script, areFit: false)
    // A pair is given up where the text is no more than that.
    if count <= 2 { table.giveUp(tokens, count, script: script) }
    return false
  }

  /// Gives the characters up that pango does not set as one glyph; false where there are none.
  private func giveUp(
    _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int, _ script: Int,
    _ table: LineTable
  ) -> Bool {
    var found = false
    for index in 0..<count where !table.isMet(tokens[index].token, script: script) {
      let one = UnsafeMutableBufferPointer(rebasing: tokens[index...index])
      if steps(of: table.text(of: tokens[index].token), one, 1) == nil {
        table.giveUp(tokens[index].token)
        found = true
      }
    }
    return found
  }

  /// What pango makes of a text, if each token is a glyph that stands where the ones before moved it.
  private func steps(
    of text: String, _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int
  ) -> LineTable.Set? {
    let layout = LineKnowledge.layout(text, style, ownLimits)
    guard layout.diagnostics.isEmpty, !layout.isTruncated, layout.missing.isEmpty,
      layout.lines.count == 1, layout.runs.count == 1, let line = layout.lines.first,
      let run = layout.runs.first, !run.isRightToLeft, run.substitute == nil, !run.font.isColor,
      run.textRange == 0..<text.utf8.count, line.bytes == run.textRange, line.frame.minX == 0,
      run.clusters.count == count, run.glyphs.count == count
    else { return nil }
    var steps: [(glyph: UInt32, units: Int32)] = []
    var x: CGFloat = 0
    for (index, cluster) in run.clusters.enumerated() {
      guard cluster.glyphs == 1, cluster.bytes == Int(tokens[index].bytes),
        run.positions[index] == CGPoint(x: x, y: line.baseline), cluster.advance.magnitude < 1e6
      else { return nil }
      let units = Int32((cluster.advance * LineBuffer.unitsPerPoint).rounded())
      steps.append((run.glyphs[index], units))
      x += CGFloat(units) / LineBuffer.unitsPerPoint
    }
    guard line.frame.width == x, layout.size.width == x else { return nil }
    let font = LineFont(
      style: style, key: run.font, size: run.fontSize, ascent: line.ascent, descent: line.descent
    ) { [style, ownLimits] in LineKnowledge.layout($0, style, ownLimits) }
    return LineTable.Set(font: font, steps: steps)
  }
}

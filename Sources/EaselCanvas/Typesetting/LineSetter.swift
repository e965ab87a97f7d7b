import Foundation

/// A setter of short texts of one style on one line each, without Pango where the result is the
/// same.
///
/// ```swift
/// let setter = LineSetter(TextStyle(font: .system(size: 8)), tabularFigures: true)
/// if let line = setter.set("1,284.00", in: buffer) {
///   canvas.draw(line, of: buffer, at: CGPoint(x: right - line.width, y: top))
/// } else {
///   canvas.draw(TextLayout("1,284.00", style: setter.style), at: CGPoint(x: left, y: top))
/// }
/// ```
///
/// The size and glyphs of a line are those of the ``TextLayout`` of its text without a width. The
/// result is `nil` for texts that Pango has to set: characters other than Latin, Greek, Cyrillic
/// and common symbols, two scripts in one text, characters that the font does not have, and those
/// that it replaces by its own rules.
///
/// A setter learns pairs of letters from layouts, which takes some milliseconds for those of a
/// language. After that a text takes some nanoseconds per character. So create one for all cells of
/// a style, not one for each cell. It belongs to the task that created it. A later setter of the
/// same style takes over what it learned.
package final class LineSetter {
  /// The style of the lines, with the feature for tabular digits if the font needs it.
  package var style: TextStyle { knowledge.style }
  /// Whether all digits have the same width.
  package var hasTabularFigures: Bool { knowledge.hasTabularFigures }
  /// The height of a line above the baseline.
  package var ascent: CGFloat { knowledge.ascent }
  /// The height of a line below the baseline.
  package var descent: CGFloat { knowledge.descent }
  private let limits: Limits
  private let ownLimits: Limits?
  private let request: LineKnowledge.Request
  private var knowledge: LineKnowledge
  /// The number of texts that Pango set differently.
  private var failures = 0
  /// A buffer for texts that are only measured.
  private lazy var scratch = LineBuffer()

  /// The maximum length of a text, in bytes.
  ///
  /// Longer ones are set as layouts.
  package static let longestText = 1_024
  /// The number of failures after which it stops learning: the texts are not suitable.
  private static let mostFailures = 1_000

  /// The height of a line.
  package var lineHeight: CGFloat { ascent + descent }

  /// Creates a setter for a style, of which alignment, indents at the end and line breaks are
  /// ignored.
  ///
  /// It leaves texts to layouts if the style has letter spacing, decorations, a raised baseline,
  /// indents, tab stops or right-to-left direction.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - tabularFigures: Whether digits have the same width, if the font supports it.
  ///   - limits: The limits on texts, or `nil` for those of the page or the view that is being
  ///     drawn.
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

  /// Sets a text, or returns `nil` if it needs a layout.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - buffer: The buffer to which the line is added.
  package func set(_ text: String, in buffer: LineBuffer) -> LineBuffer.Line? {
    let count = text.utf8.count
    guard count > 0, count <= Self.longestText else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { set($0, in: buffer) }
      ?? setBridged(text, in: buffer)
  }

  /// Returns the width of a text on one line, or `nil` if it needs a layout.
  package func width(of text: String) -> CGFloat? {
    scratch.removeAll()
    return set(text, in: scratch)?.width
  }

  /// Returns the width of a text before a byte when it is on one line, or `nil` if it needs a
  /// layout.
  package func width(of text: String, before byte: Int) -> CGFloat? {
    scratch.removeAll()
    return set(text, in: scratch).map { scratch.width(of: $0, before: byte) }
  }

  /// The advances of the characters of ASCII by their codes, in points, as they are beside a space.
  ///
  /// They are measured once for a style.
  package var advances: [CGFloat] { currentKnowledge().advances(ownLimits) }

  /// Returns an estimate of the width of a text on one line, which is above it only where kerning
  /// narrows the text by more than 15 %; `nil` for a text that needs a layout, or has characters other
  /// than those of ASCII.
  ///
  /// It depends on the text and the style alone, not on what the setter has learned. A text that
  /// occurs once, such as the reference of a payment, is compared by it with a space that is much
  /// narrower, which takes a thousandth of a layout.
  package func lowWidthEstimate(of text: String) -> CGFloat? {
    guard currentKnowledge().table != nil, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return nil }
    let advances = advances
    return text.utf8.reduce(0) { $0 + advances[Int($1)] } * (1 - Self.kerning)
  }

  /// The part of the sum of its letters' advances that is taken off for kerning.
  ///
  /// Words are narrowed by less, and rows of initials with periods by more.
  private static let kerning: CGFloat = 0.15

  /// The knowledge of the style for the fonts as they are now.
  private func currentKnowledge() -> LineKnowledge {
    if knowledge.generation != FontLibrary.generation {
      knowledge = LineKnowledge.take(request, ownLimits)
    }
    return knowledge
  }

  /// Sets a text whose bytes are not contiguous.
  private func setBridged(_ text: String, in buffer: LineBuffer) -> LineBuffer.Line? {
    guard text.utf8.withContiguousStorageIfAvailable({ _ in true }) == nil else { return nil }
    var copy = text
    copy.makeContiguousUTF8()
    return copy.utf8.withContiguousStorageIfAvailable { set($0, in: buffer) } ?? nil
  }

  private func set(
    _ bytes: UnsafeBufferPointer<UInt8>, in buffer: LineBuffer
  ) -> LineBuffer.Line? {
    guard let table = currentKnowledge().table, bytes.count <= limits.maximumTextLength,
      let glyphs = buffer.space(bytes.count),
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
    if sum == nil, learnDigits(of: bytes, glyphs, count, script, table) {
      sum = table.advance(glyphs, count, script: script)
    }
    if sum == nil, learn(bytes, glyphs, count, script, table) {
      sum = table.advance(glyphs, count, script: script)
    }
    guard let sum, sum.isFit,
      CGFloat(sum.units) <= limits.maximumTextAdvance * LineBuffer.unitsPerPoint
    else { return nil }
    return buffer.add(count, bytes, units: sum.units, sum.font)
  }

  // MARK: Learning

  /// Learns from the layout of a text.
  ///
  /// Returns `false` if it cannot be expressed by pairs.
  private func learn(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>,
    _ count: Int, _ script: Int, _ table: LineTable
  ) -> Bool {
    guard failures < Self.mostFailures else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let layout = LineKnowledge.layout(text, style, ownLimits)
    let isFit =
      steps(of: layout, tokens, count).map { table.learn($0, tokens, script: script) } ?? false
    if isFit {
      table.setStretches(tokens, count, script: script, areFit: true)
      return true
    }
    failures += 1
    if giveUp(tokens, count, script, table) { return false }
    table.setStretches(tokens, count, script: script, areFit: false)
    // A pair is given up if the text consists only of it.
    if count <= 2 { table.giveUp(tokens, count, script: script) }
    return false
  }

  /// Learns all pairs of digits of a script before the first of its texts with digits.
  ///
  /// Returns whether it did. If Pango sets them differently, nothing is learned, and numbers are
  /// learned one by one.
  private func learnDigits(
    of bytes: UnsafeBufferPointer<UInt8>,
    _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int, _ script: Int,
    _ table: LineTable
  ) -> Bool {
    guard script <= Int(LineAlphabet.Script.latin), failures < Self.mostFailures,
      DigitPairs.occur(in: bytes)
    else { return false }
    var prefix = ""
    if script > 0 {
      // A letter gives a text its script; alone, it has no context.
      guard let letter = tokens.prefix(count).first(where: { table.isLetter($0.token, script) })
      else { return false }
      prefix = table.text(of: letter.token) + " "
    }
    guard table.beginDigits(script: script) else { return false }
    for text in [DigitPairs.text, DigitPairs.signed] {
      learnAhead(LineKnowledge.layout(prefix + text, style, ownLimits), script, table)
    }
    if script == 0 {
      for digit in knowledge.takeDigits() { learnAhead(digit, script, table) }
    }
    return true
  }

  /// Learns the pairs of a layout, if it has the script.
  private func learnAhead(_ layout: TextLayout, _ script: Int, _ table: LineTable) {
    var text = layout.string
    text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: LineBuffer.Glyph.self, capacity: bytes.count) { tokens in
        guard let (count, flags) = table.tokenize(bytes, tokens),
          Int(flags & ~LineTable.isContext) == script,
          !tokens[..<count].dropFirst().contains(where: { table.hasContext($0.token) }),
          let steps = steps(of: layout, tokens, count)
        else { return }
        _ = table.learn(steps, tokens, script: script)
      }
    }
  }

  /// Gives up the characters that Pango does not set as one glyph.
  ///
  /// Returns `false` if there are none.
  private func giveUp(
    _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int, _ script: Int,
    _ table: LineTable
  ) -> Bool {
    var found = false
    for index in 0..<count where !table.isKnown(tokens[index].token, script: script) {
      let one = UnsafeMutableBufferPointer(rebasing: tokens[index...index])
      let text = table.text(of: tokens[index].token)
      if steps(of: LineKnowledge.layout(text, style, ownLimits), one, 1) == nil {
        table.giveUp(tokens[index].token)
        found = true
      }
    }
    return found
  }

  /// Returns the glyphs of a layout, if each token is a glyph whose position follows from the
  /// advances.
  private func steps(
    of layout: TextLayout, _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int
  ) -> LineTable.Set? {
    guard layout.diagnostics.isEmpty, !layout.isTruncated, layout.missing.isEmpty,
      layout.lines.count == 1, layout.runs.count == 1, let line = layout.lines.first,
      let run = layout.runs.first, !run.isRightToLeft, run.substitute == nil, !run.font.isColor,
      run.textRange == 0..<layout.string.utf8.count, line.bytes == run.textRange,
      line.frame.minX == 0,
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

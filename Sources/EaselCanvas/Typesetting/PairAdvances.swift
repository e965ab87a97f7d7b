import Foundation

/// The glyphs of one font for ASCII and Latin letters with marks, and the advance from each to the
/// next.
///
/// The advances are learned from texts that Pango set. In the default Latin family the position of
/// a letter follows from the letter before it: the family has no contextual alternates except
/// ligatures, which count as one token. So text whose pairs are all known is set without Pango,
/// with the same result. This contributes most to performance: the numbers of tables and the
/// sentences of reports are new each time, but their pairs are not.
final class PairAdvances {
  /// A character or a ligature, as the number of a row in the table.
  typealias Token = UInt16

  /// A token in a text, and its advance to the next one, in Pango units.
  struct Step {
    var token: Token
    var bytes: Int
    var units: Int32
  }

  /// The printable ASCII characters, from space to tilde.
  ///
  /// Their tokens begin with 0.
  private static let characters: ClosedRange<UInt8> = 0x20...0x7E
  /// The first of two bytes of U+00C0...U+017F, letters of European languages.
  ///
  /// Their tokens follow.
  private static let leads: ClosedRange<UInt8> = 0xC3...0xC5
  /// The second bytes that each may have.
  private static let trails: ClosedRange<UInt8> = 0x80...0xBF
  /// The ligatures of the family, the longest first.
  ///
  /// Their tokens are the last.
  private static let joined = ["ffi", "ffl", "fi", "fl"].map { Array($0.utf8) }
  private static let firstJoined = characters.count + leads.count * trails.count
  private static let tokenCount = firstJoined + joined.count
  /// The token of a space.
  static let space: Token = 0
  private static let unknown = Int32.min
  /// The advance of pairs that Pango sets differently.
  private static let unfit = Int32.min + 1

  private var glyphs = [UInt32](repeating: 0, count: tokenCount)
  /// The start of each token's row in the advances, or -1 for a token that did not occur yet.
  private var rows = [Int32](repeating: -1, count: tokenCount)
  /// The advances in Pango units, by a token and the next one.
  ///
  /// The last column is the end of a text.
  private var advances: [Int32] = []
  /// The number of texts with digits that were not known; the second one makes all pairs of digits
  /// known.
  var unknownNumbers = 0
  /// The properties of all runs of the font, from the first that was learned.
  private(set) var sample: Sample?

  struct Sample {
    var font: FontKey
    var fontSize: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
  }

  @inline(__always)
  private func advance(_ token: Token, _ next: Token?) -> Int32 {
    let row = Int(rows[Int(token)])
    return row < 0 ? Self.unknown : advances[row + (next.map { Int($0) } ?? Self.tokenCount)]
  }

  private func setAdvance(_ token: Token, _ next: Token?, _ units: Int32) {
    if rows[Int(token)] < 0 {
      rows[Int(token)] = Int32(advances.count)
      advances += repeatElement(Self.unknown, count: Self.tokenCount + 1)
    }
    advances[Int(rows[Int(token)]) + (next.map { Int($0) } ?? Self.tokenCount)] = units
  }

  /// Returns the token at a byte of a text and its number of bytes, or `nil` for other characters.
  @inline(__always)
  private static func token(
    at index: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (token: Token, bytes: Int)? {
    let byte = bytes[index]
    guard characters.contains(byte) else {
      guard leads.contains(byte), index + 1 < bytes.count, trails.contains(bytes[index + 1]) else {
        return nil
      }
      let lead = Int(byte - leads.lowerBound) * trails.count
      let trail = Int(bytes[index + 1] - trails.lowerBound)
      return (Token(characters.count + lead + trail), 2)
    }
    if byte == UInt8(ascii: "f") {
      for (number, letters) in joined.enumerated()
      where bytes.count - index >= letters.count
        && letters.indices.allSatisfy({ letters[$0] == bytes[index + $0] })
      {
        return (Token(firstJoined + number), letters.count)
      }
    }
    return (Token(byte - characters.lowerBound), 1)
  }

  private static func text(of token: Token) -> [UInt8] {
    if Int(token) < characters.count { return [UInt8(token) + characters.lowerBound] }
    if Int(token) >= firstJoined { return joined[Int(token) - firstJoined] }
    let (lead, trail) = (Int(token) - characters.count).quotientAndRemainder(
      dividingBy: trails.count)
    return [leads.lowerBound + UInt8(lead), trails.lowerBound + UInt8(trail)]
  }

  // MARK: Learning

  /// Stores the pairs of a layout whose lines are one run each.
  func learn(_ layout: TextLayout) {
    guard layout.diagnostics.isEmpty, !layout.isTruncated, layout.missing.isEmpty,
      layout.runs.count == layout.lines.count
    else { return }
    var text = layout.string
    text.withUTF8 { bytes in
      for (number, line) in layout.lines.enumerated() where line.runs == number..<(number + 1) {
        // The line ends at the end of its paragraph, or at a space.
        let end = line.bytes.upperBound
        learn(
          line, layout.runs[number], bytes, isLast: end >= bytes.count || bytes[end] == 0x0A)
      }
    }
  }

  private func learn(
    _ line: TextLayout.Line, _ run: TextRun, _ text: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) {
    guard !run.isRightToLeft, run.substitute == nil, Self.isDefault(run.font),
      run.textRange == line.bytes, line.bytes.upperBound <= text.count
    else { return }
    let bytes = UnsafeBufferPointer(rebasing: text[line.bytes])
    var steps: [(token: Token, glyph: UInt32, units: Int32)] = []
    var (byte, x) = (0, line.frame.minX)
    var endsInSpace = false
    for cluster in run.clusters {
      let glyph = steps.count
      guard byte < bytes.count, let found = Self.token(at: byte, of: bytes) else { return }
      // The space at which a line breaks has no glyph and belongs to the letter before it.
      let isBreak =
        !isLast && cluster.bytes == found.bytes + 1 && byte + cluster.bytes == bytes.count
        && bytes[byte + found.bytes] == 0x20
      // A glyph with an offset in addition to its advance tells nothing about its pair.
      guard cluster.bytes == found.bytes || isBreak, cluster.glyphs == 1,
        run.glyphs.indices.contains(glyph),
        run.positions[glyph] == CGPoint(x: x, y: line.baseline)
      else { return }
      steps.append((found.token, run.glyphs[glyph], Int32((cluster.advance * unit).rounded())))
      x += cluster.advance
      byte += cluster.bytes
      endsInSpace = isBreak
    }
    sample = Sample(
      font: run.font, fontSize: run.fontSize, ascent: line.ascent, descent: line.descent)
    for (index, step) in steps.enumerated() {
      glyphs[Int(step.token)] = step.glyph
      let isEnd = index + 1 == steps.count
      // The last character of a line that was broken without a space has no pair.
      guard !isEnd || isLast || endsInSpace else { continue }
      let next = isEnd ? (endsInSpace ? Self.space : nil) : steps[index + 1].token
      setAdvance(step.token, next, step.units)
    }
  }

  private static func isDefault(_ key: FontKey) -> Bool {
    key.variations == nil && key.file.hasPrefix(FontFamilies.latinFiles)
  }

  /// An unknown pair: a token, the next one or `nil` at the end of a paragraph, and their text.
  typealias UnknownPair = (first: Token, second: Token?, text: String)

  /// Returns the unknown pairs of a text.
  ///
  /// It is `nil` if Pango sets one of them differently, or if there are too many.
  func unknownPairs(in bytes: UnsafeBufferPointer<UInt8>, most: Int) -> [UnknownPair]? {
    var found: [UnknownPair] = []
    if advance(Self.space, nil) == Self.unknown {
      found.append((Self.space, nil, " "))
    }
    for paragraph in bytes.paragraphs {
      let part = UnsafeBufferPointer(rebasing: bytes[paragraph])
      guard addUnknownPairs(in: part, most: most, to: &found) else { return nil }
    }
    return found
  }

  /// Adds the unknown pairs of a paragraph; returns `false` where ``unknownPairs(in:most:)`` is `nil`.
  private func addUnknownPairs(
    in bytes: UnsafeBufferPointer<UInt8>, most: Int, to found: inout [UnknownPair]
  ) -> Bool {
    var index = 0
    while index < bytes.count {
      guard let token = Self.token(at: index, of: bytes) else { return false }
      index += token.bytes
      let next = index < bytes.count ? Self.token(at: index, of: bytes)?.token : nil
      switch advance(token.token, next) {
      case Self.unfit: return false
      case Self.unknown:
        guard !found.contains(where: { $0.first == token.token && $0.second == next }) else {
          continue
        }
        guard found.count < most else { return false }
        let letters = Self.text(of: token.token) + (next.map(Self.text) ?? [])
        found.append((token.token, next, String(decoding: letters, as: UTF8.self)))
      default: break
      }
    }
    return true
  }

  /// Gives up a pair that could not be learned from Pango.
  func giveUp(_ first: Token, _ second: Token?) {
    if advance(first, second) == Self.unknown { setAdvance(first, second, Self.unfit) }
  }

  // MARK: Setting

  /// The advance of a space at the end of a text, or `nil` if it is unknown.
  var advanceOfLastSpace: Int? {
    let units = advance(Self.space, nil)
    return units > Self.unfit ? Int(units) : nil
  }

  /// Returns the tokens of a text, if all of its pairs are known.
  func steps(of bytes: UnsafeBufferPointer<UInt8>) -> [Step]? {
    var steps: [Step] = []
    steps.reserveCapacity(bytes.count)
    guard !bytes.isEmpty, var token = Self.token(at: 0, of: bytes) else { return nil }
    var index = token.bytes
    while true {
      let next = index < bytes.count ? Self.token(at: index, of: bytes) : nil
      guard next != nil || index == bytes.count else { return nil }
      let units = advance(token.token, next?.token)
      guard units > Self.unfit else { return nil }
      steps.append(Step(token: token.token, bytes: token.bytes, units: units))
      guard let next else { return steps }
      token = next
      index += next.bytes
    }
  }

  /// Returns the run of tokens that form a line.
  ///
  /// - Parameter endsInSpace: Whether the last token is the space at which the line breaks, which
  ///   has no glyph.
  func run(
    of steps: ArraySlice<Step>, bytes: Range<Int>, top: CGFloat, _ sample: Sample,
    endsInSpace: Bool
  ) -> TextRun {
    let baseline = top + sample.ascent
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    var clusters: [TextRun.Cluster] = []
    glyphs.reserveCapacity(steps.count)
    positions.reserveCapacity(steps.count)
    clusters.reserveCapacity(steps.count)
    var x: CGFloat = 0
    for step in endsInSpace ? steps.dropLast() : steps {
      let advance = CGFloat(step.units) / unit
      glyphs.append(self.glyphs[Int(step.token)])
      positions.append(CGPoint(x: x, y: baseline))
      clusters.append(TextRun.Cluster(bytes: step.bytes, glyphs: 1, advance: advance))
      x += advance
    }
    // As in Pango, the space belongs to the letter before it.
    if endsInSpace, !clusters.isEmpty { clusters[clusters.count - 1].bytes += 1 }
    return TextRun(
      font: sample.font, fontSize: sample.fontSize, style: 0, textRange: bytes,
      isRightToLeft: false, glyphs: glyphs, positions: positions, clusters: clusters,
      // Computed from the baseline, as in the typesetter: the last digit may differ from `top`.
      frame: CGRect(
        x: 0, y: baseline - sample.ascent, width: x, height: sample.ascent + sample.descent),
      baseline: baseline)
  }
}

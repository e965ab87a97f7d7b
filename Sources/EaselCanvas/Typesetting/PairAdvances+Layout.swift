import Foundation

extension PairAdvances {
  /// The maximum length of a line that is set from pairs.
  static let longestLine = 64

  /// The maximum number of bytes of several paragraphs without a width: those of an address.
  static let longestParagraphs = 1_024

  /// Returns a layout with one line for each paragraph, or as many as the width requires, if all of
  /// its pairs are known.
  func layout(_ request: TextRequest, most lines: Int) -> TextLayout? {
    guard let sample else { return nil }
    var text = request.text
    return text.withUTF8 { bytes -> TextLayout? in
      var setter = Setter(String(decoding: bytes, as: UTF8.self), request.style, sample)
      for paragraph in bytes.paragraphs {
        let part = UnsafeBufferPointer(rebasing: bytes[paragraph])
        guard let steps = steps(of: part), let breaks = breaks(of: steps, request),
          breaks.count <= lines - setter.lines.count
        else { return nil }
        if paragraph.lowerBound > 0 { setter.top += request.style.paragraphSpacing }
        setter.add(steps, breaks, at: paragraph.lowerBound, by: self)
      }
      return setter.layout
    }
  }

  /// Collects the lines of paragraphs.
  private struct Setter {
    private let string: String
    private let style: TextStyle
    private let sample: Sample
    private(set) var lines: [TextLayout.Line] = []
    private var runs: [TextRun] = []
    /// The bottom edge of the lines, in points.
    var top: CGFloat = 0
    private var width: CGFloat = 0

    init(_ string: String, _ style: TextStyle, _ sample: Sample) {
      (self.string, self.style, self.sample) = (string, style, sample)
    }

    /// Adds the lines of a paragraph.
    ///
    /// - Parameters:
    ///   - steps: The tokens of the paragraph.
    ///   - breaks: The token after which each line ends.
    ///   - first: The first byte of the paragraph.
    ///   - pairs: The pairs that the tokens are from.
    mutating func add(_ steps: [Step], _ breaks: [Int], at first: Int, by pairs: PairAdvances) {
      var (start, byte) = (0, first)
      for (number, end) in breaks.enumerated() {
        if !lines.isEmpty { top += style.lineSpacing }
        let count = steps[start..<end].reduce(0) { $0 + $1.bytes }
        let run = pairs.run(
          of: steps[start..<end], bytes: byte..<(byte + count), top: top, sample,
          endsInSpace: number < breaks.count - 1)
        let index = string.utf8.index(string.startIndex, offsetBy: byte)
        lines.append(
          TextLayout.Line(
            range: index..<string.utf8.index(index, offsetBy: count),
            frame: CGRect(x: 0, y: top, width: run.frame.width, height: run.frame.height),
            baseline: run.baseline, ascent: sample.ascent, descent: sample.descent,
            bytes: run.textRange, runs: runs.count..<(runs.count + 1), isRightToLeft: false))
        runs.append(run)
        width = max(width, run.frame.width)
        (start, byte) = (end, byte + count)
        top += sample.ascent + sample.descent
      }
    }

    var layout: TextLayout {
      TextLayout(
        string: string, size: CGSize(width: width, height: lines.last?.frame.maxY ?? 0),
        lines: lines, isTruncated: false, diagnostics: [], runs: runs,
        styles: [CharacterStyle(style)], missing: [])
    }
  }

  /// Returns the token after which each line ends, or `nil` if a word is longer than a line.
  ///
  /// Each line takes the words that fit. The space at its end needs no room. But Pango first
  /// measures that space with the letter after it, then again without that letter. It finds the
  /// line too long if the space has grown by that.
  private func breaks(of steps: [Step], _ request: TextRequest) -> [Int]? {
    guard let space = request.lineWidth, steps.contains(where: { $0.token == Self.space }) else {
      return request.lineWidth.map { steps.width <= $0 } ?? true ? [steps.count] : nil
    }
    guard let lastSpace = advanceOfLastSpace else { return nil }
    var breaks: [Int] = []
    // The beginning of the line, and its latest possible end so far, in tokens and in units.
    var start = (token: 0, position: 0)
    var latest: (token: Int, position: Int)?
    var position = 0
    /// Ends lines until the text up to a position fits.
    ///
    /// Returns `false` if a word is too long.
    func makeSpace(upTo position: Int) -> Bool {
      while position - start.position > space {
        guard let end = latest else { return false }
        breaks.append(end.token)
        (start, latest) = (end, nil)
      }
      return true
    }
    for (index, step) in steps.enumerated() {
      if step.token == Self.space {
        guard makeSpace(upTo: position) else { return nil }
        // If a line is too long by just that, Pango does not always end it.
        let growth = max(lastSpace - Int(step.units), 0)
        guard position - start.position + growth <= space else { return nil }
        latest = (index + 1, position + Int(step.units))
      }
      position += Int(step.units)
    }
    return makeSpace(upTo: position) ? breaks + [steps.count] : nil
  }
}

extension [PairAdvances.Step] {
  /// The sum of the advances.
  fileprivate var width: Int { reduce(0) { $0 + Int($1.units) } }
}

extension TextRequest {
  /// Whether the text is of a kind that ``PairAdvances`` may know.
  ///
  /// It has one plain style. It consists of short lines, or of paragraphs whose lines break only at
  /// spaces.
  var isMadeOfPairs: Bool {
    guard height == nil, style.kerning == 0, style.baselineOffset == 0, style.language == nil,
      style.font.features.allSatisfy({ $0 == .tabularFigures }),
      style.firstLineHeadIndent == 0, style.headIndent == 0, style.tailIndent == 0,
      style.direction != .rightToLeft, style.tabStops.isEmpty, style.unsoundLength == nil
    else { return false }
    // The alignment of one line without a width changes nothing, and it is never cut.
    let isAtLeft =
      (style.alignment == .natural || style.alignment == .left) && style.maximumLines == 0
    guard width != nil else { return text.hasShortLines(mayBeSeveral: isAtLeft) }
    return isAtLeft && style.lineBreakMode == .byWordWrapping && lineWidth != nil
      && text.breaksAtSpacesOnly
  }

  /// The width of a line in Pango units, or `nil` for any width or for one that is not a valid
  /// number.
  var lineWidth: Int? {
    guard let width, width.isFinite, width >= 0 else { return nil }
    return Int(min(width, 2_000_000) * unit)
  }
}

extension String {
  /// Whether each paragraph breaks at spaces only.
  fileprivate var breaksAtSpacesOnly: Bool {
    var text = self
    return text.withUTF8 { bytes in bytes.paragraphs.allSatisfy { bytes[$0].breaksAtSpacesOnly } }
  }

  /// Whether it is one short line, or, if there may be several, some.
  fileprivate func hasShortLines(mayBeSeveral: Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      let paragraphs = bytes.paragraphs
      return bytes.count <= PairAdvances.longestParagraphs
        && (paragraphs.count == 1 || mayBeSeveral)
        && paragraphs.allSatisfy { (1...PairAdvances.longestLine).contains($0.count) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes between line feeds, at least one range.
  ///
  /// Other separators of paragraphs are no tokens.
  var paragraphs: [Range<Int>] {
    guard let first = firstIndex(of: 0x0A) else { return [indices] }
    var found = [0..<first]
    while let last = found.last?.upperBound, last < count {
      found.append((last + 1)..<(self[(last + 1)...].firstIndex(of: 0x0A) ?? count))
    }
    return found
  }
}

extension Collection<UInt8> where Index == Int {
  /// Whether it is a paragraph of Latin words with single spaces between them, which breaks only
  /// there.
  ///
  /// The rules are those of Unicode Standard Annex 14. Punctuation is allowed only if its rules do
  /// not depend on its context.
  var breaksAtSpacesOnly: Bool {
    guard let first, first.canBeginWord, self[index(startIndex, offsetBy: count - 1)] != 0x20 else {
      return false
    }
    return zip(self, dropFirst()).allSatisfy { $0.holds($1) }
  }
}

extension UInt8 {
  /// ASCII, or either byte of U+00C0...U+017F, or a symbol that breaks as a letter does: class AL.
  private var isAlphanumeric: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xBF, 0xC3...0xC5: true
    case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "@"): true
    case UInt8(ascii: "<")...UInt8(ascii: ">"), UInt8(ascii: "^")...UInt8(ascii: "`"): true
    case UInt8(ascii: "~"): true
    default: false
    }
  }

  /// A plus sign: class PR.
  private var isPlus: Bool { self == 0x2B }

  /// Full stop, comma, colon, semicolon: class IS.
  private var isStop: Bool { self == 0x2E || self == 0x2C || self == 0x3A || self == 0x3B }

  fileprivate var canBeginWord: Bool {
    isAlphanumeric || isPlus || self == UInt8(ascii: "(")
  }

  /// Whether no line ends between this character of a word and the next one, or a line may end at a
  /// space.
  fileprivate func holds(_ next: UInt8) -> Bool {
    switch self {
    // The multiplication and division signs, which are among the letters.
    case 0xC3 where next == 0x97 || next == 0xB7: false
    case 0x20: next.canBeginWord
    case UInt8(ascii: "("): next.isAlphanumeric
    case UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      next == 0x20 || next.isStop
    case _ where isStop, _ where isPlus: next == 0x20 || next.isAlphanumeric
    case _ where isAlphanumeric:
      next == 0x20 || next.isAlphanumeric || next.isPlus || next.isStop
        || next == UInt8(ascii: ")") || next == UInt8(ascii: "%") || next == UInt8(ascii: "!")
        || next == UInt8(ascii: "?")
        || next == UInt8(ascii: "'")
    // An apostrophe within a word.
    case UInt8(ascii: "'"): next.isAlphanumeric
    default: false
    }
  }
}

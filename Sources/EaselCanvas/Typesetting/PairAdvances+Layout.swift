import Foundation

extension PairAdvances {
  /// The maximum length of a line that is set from pairs.
  static let longestLine = 64

  /// Returns a layout with one line, or as many as the width requires, if all of its pairs are
  /// known.
  func layout(_ request: TextRequest, most lines: Int) -> TextLayout? {
    guard let sample else { return nil }
    var text = request.text
    return text.withUTF8 { bytes -> TextLayout? in
      guard let steps = steps(of: bytes),
        let breaks = breaks(of: steps, request), breaks.count <= lines
      else { return nil }
      let string = String(decoding: bytes, as: UTF8.self)
      var layout: (lines: [TextLayout.Line], runs: [TextRun]) = ([], [])
      var (start, byte, top, width) = (0, 0, CGFloat(0), CGFloat(0))
      for (number, end) in breaks.enumerated() {
        let isLast = number == breaks.count - 1
        let count = steps[start..<end].reduce(0) { $0 + $1.bytes }
        let run = run(
          of: steps[start..<end], bytes: byte..<(byte + count), top: top, sample,
          endsInSpace: !isLast)
        layout.lines.append(
          TextLayout.Line(
            range: string.utf8.index(
              string.startIndex, offsetBy: byte)..<string.utf8.index(
                string.startIndex, offsetBy: byte + count),
            frame: CGRect(x: 0, y: top, width: run.frame.width, height: run.frame.height),
            baseline: run.baseline, ascent: sample.ascent, descent: sample.descent,
            bytes: run.textRange, runs: number..<(number + 1), isRightToLeft: false))
        layout.runs.append(run)
        width = max(width, run.frame.width)
        (start, byte) = (end, byte + count)
        top += sample.ascent + sample.descent
        if !isLast { top += request.style.lineSpacing }
      }
      return TextLayout(
        string: string, size: CGSize(width: width, height: layout.lines.last?.frame.maxY ?? 0),
        lines: layout.lines, isTruncated: false, diagnostics: [], runs: layout.runs,
        styles: [CharacterStyle(request.style)], missing: [])
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
  /// It has one plain style, and is a short line, or a paragraph whose lines break only at spaces.
  var isMadeOfPairs: Bool {
    guard height == nil, style.kerning == 0, style.baselineOffset == 0, style.language == nil,
      style.font.features.allSatisfy({ $0 == .tabularFigures }),
      style.firstLineHeadIndent == 0, style.headIndent == 0, style.tailIndent == 0,
      style.direction != .rightToLeft, style.tabStops.isEmpty, style.unsoundLength == nil
    else { return false }
    guard width != nil else {
      return (1...PairAdvances.longestLine).contains(text.utf8.count) && style.lineSpacing == 0
        && style.paragraphSpacing == 0
    }
    return style.alignment == .natural || style.alignment == .left
      ? style.lineBreakMode == .byWordWrapping && style.maximumLines == 0 && lineWidth != nil
        && text.breaksAtSpacesOnly
      : false
  }

  /// The width of a line in Pango units, or `nil` for any width or for one that is not a valid
  /// number.
  var lineWidth: Int? {
    guard let width, width.isFinite, width >= 0 else { return nil }
    return Int(min(width, 2_000_000) * unit)
  }
}

extension String {
  fileprivate var breaksAtSpacesOnly: Bool {
    var text = self
    return text.withUTF8 { $0.breaksAtSpacesOnly }
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

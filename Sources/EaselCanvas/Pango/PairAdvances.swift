import Foundation

/// The glyphs of one font for ASCII's characters, and how far each moves the next one, as pango said
/// when it set other texts.
///
/// In the default Latin family the place of a letter follows from the one before it: there are no
/// alternates by context in it, and where letters join, their pair is never learnt. So a short line
/// whose pairs are all known is put together without pango, to the same numbers. It is what
/// performance owes most to: the figures of tables come anew each time, their pairs do not.
final class PairAdvances {
  /// Printable characters: space to tilde.
  private static let characters: ClosedRange<UInt8> = 0x20...0x7E
  private static let unknown = Int32.min

  private var glyphs = [UInt32](repeating: 0, count: characters.count)
  /// In pango's units, by a character and the one after it; the last column is the end of a line.
  private var advances: [Int32]
  /// What every run of the font has alike, from the first that was learnt.
  private var sample: (font: FontKey, fontSize: CGFloat, ascent: CGFloat, descent: CGFloat)?

  init() {
    advances = Array(
      repeating: Self.unknown, count: Self.characters.count * (Self.characters.count + 1))
  }

  private static func place(_ byte: UInt8, _ next: UInt8?) -> Int {
    let column = next.map { Int($0 - characters.lowerBound) } ?? characters.count
    return Int(byte - characters.lowerBound) * (characters.count + 1) + column
  }

  /// Remembers the pairs of a layout that is one line of one run.
  func learn(_ layout: TextLayout) {
    guard layout.lines.count == 1, layout.runs.count == 1, layout.diagnostics.isEmpty,
      let line = layout.lines.first, let run = layout.runs.first, !run.isRightToLeft,
      run.substitute == nil, Self.isDefault(run.font)
    else { return }
    let bytes = Array(layout.string.utf8)
    guard run.glyphs.count == bytes.count, run.clusters.count == bytes.count,
      bytes.allSatisfy(Self.characters.contains)
    else { return }
    var x = line.frame.minX
    for index in bytes.indices {
      let cluster = run.clusters[index]
      // A glyph that is moved by more than an advance says nothing of its pair.
      guard cluster.bytes == 1, cluster.glyphs == 1,
        run.positions[index] == CGPoint(x: x, y: line.baseline)
      else { return }
      x += cluster.advance
    }
    sample = (run.font, run.fontSize, line.ascent, line.descent)
    for index in bytes.indices {
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      glyphs[Int(bytes[index] - Self.characters.lowerBound)] = run.glyphs[index]
      advances[Self.place(bytes[index], next)] = Int32(
        (run.clusters[index].advance * unit).rounded())
    }
  }

  private static func isDefault(_ key: FontKey) -> Bool {
    key.variations == nil && key.file.hasPrefix(FontFamilies.coreFiles[0].folder)
  }

  /// A line of text, if all of its pairs are known.
  func line(_ text: String, _ style: TextStyle) -> TextLayout? {
    guard let sample else { return nil }
    var text = text
    return text.withUTF8 { bytes -> TextLayout? in
      var run = TextRun(
        font: sample.font, fontSize: sample.fontSize, style: 0, textRange: 0..<bytes.count,
        isRightToLeft: false, glyphs: [], positions: [], clusters: [], frame: .zero,
        baseline: sample.ascent)
      run.glyphs.reserveCapacity(bytes.count)
      run.positions.reserveCapacity(bytes.count)
      run.clusters.reserveCapacity(bytes.count)
      var x: CGFloat = 0
      for (index, byte) in bytes.enumerated() {
        let next = index + 1 < bytes.count ? bytes[index + 1] : nil
        guard Self.characters.contains(byte), next.map(Self.characters.contains) ?? true else {
          return nil
        }
        let units = advances[Self.place(byte, next)]
        guard units != Self.unknown else { return nil }
        let advance = CGFloat(units) / unit
        run.glyphs.append(glyphs[Int(byte - Self.characters.lowerBound)])
        run.positions.append(CGPoint(x: x, y: sample.ascent))
        run.clusters.append(TextRun.Cluster(bytes: 1, glyphs: 1, advance: advance))
        x += advance
      }
      let height = sample.ascent + sample.descent
      run.frame = CGRect(x: 0, y: 0, width: x, height: height)
      let string = String(decoding: bytes, as: UTF8.self)
      let line = TextLayout.Line(
        range: string.startIndex..<string.endIndex, frame: run.frame, baseline: sample.ascent,
        ascent: sample.ascent, descent: sample.descent, bytes: 0..<bytes.count, runs: 0..<1,
        isRightToLeft: false)
      return TextLayout(
        string: string, size: run.frame.size, lines: [line], isTruncated: false, diagnostics: [],
        runs: [run], styles: [CharacterStyle(style)], missing: [])
    }
  }
}

extension TextRequest {
  /// Whether the text is a line that ``PairAdvances`` may know: short, in one plain style, without
  /// a width.
  var isShortLine: Bool {
    width == nil && height == nil && (1...PairAdvances.longestLine).contains(text.utf8.count)
      && style.kerning == 0 && style.baselineOffset == 0 && style.language == nil
      && style.font.features.isEmpty && style.firstLineHeadIndent == 0 && style.headIndent == 0
      && style.tailIndent == 0 && style.direction != .rightToLeft && style.tabStops.isEmpty
      && style.lineSpacing == 0 && style.paragraphSpacing == 0
  }
}

extension PairAdvances {
  /// The longest text that is put together.
  static let longestLine = 64
}

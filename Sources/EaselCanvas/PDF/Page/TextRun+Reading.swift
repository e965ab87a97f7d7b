import Foundation

extension TextRun {
  /// Glyphs with the text that a reader of the file extracts for each of them.
  struct Readable {
    var glyphs: [PDFTextWriter.Glyph]
    var clusters: [Cluster]

    /// Whether the clusters cover all of the text and all of the glyphs.
    func covers(_ text: ArraySlice<UInt8>) -> Bool {
      clusters.reduce(0) { $0 + $1.bytes } == text.count
        && clusters.reduce(0) { $0 + $1.glyphs } == glyphs.count
    }
  }

  /// Returns the glyphs of the run; in a right-to-left run each has at most one character.
  ///
  /// Readers reverse the glyphs of such a run, but poppler does not reverse the characters of one
  /// glyph: of the ligature لا it returns ال. So the ligature has its last character only. Each of
  /// the others has an empty glyph, within the width of the ligature and to the right of the
  /// characters that follow it. The text of vowel marks, and of characters whose marks are within
  /// the ligature, is on empty glyphs only. So is the text of the space at which a line breaks.
  ///
  /// - Parameters:
  ///   - text: The text of the run.
  ///   - carrier: Returns an empty glyph of zero width in the font of the run.
  func readable(_ text: ArraySlice<UInt8>, carrier: () -> UInt32?) -> Readable {
    let asSet = Readable(
      glyphs: zip(glyphs, positions).map { PDFTextWriter.Glyph(index: $0, position: $1) },
      clusters: clusters)
    guard isRightToLeft, substitute == nil else { return asSet }
    let compounds = compounds(in: text)
    guard !compounds.isEmpty, let carrier = carrier() else { return asSet }
    // From right to left, in the order of the text.
    var glyphs: [PDFTextWriter.Glyph] = []
    var clusters: [Cluster] = []
    var remaining = asSet.glyphs[...]
    var marks = 0
    for (cluster, position) in zip(self.clusters, extents) {
      let own = remaining.suffix(cluster.glyphs)
      remaining = remaining.dropLast(cluster.glyphs)
      /// Adds a character on an empty glyph.
      func carry(_ bytes: Int, at x: CGFloat, with bond: PDFTextWriter.Glyph.Bond = .previous) {
        glyphs.append(
          PDFTextWriter.Glyph(index: carrier, position: CGPoint(x: x, y: baseline), bond: bond))
        clusters.append(Cluster(bytes: bytes, glyphs: 1))
      }
      let compound = compounds[position.bytes.lowerBound - textRange.lowerBound]
      var onGlyph = cluster.bytes - (compound?.spaces ?? 0)
      switch compound?.kind {
      case .ligature(let letters):
        onGlyph = cluster.glyphs == 1 ? letters.last ?? 0 : 0
        let extents = rightToLeft(
          letters.count, in: position, behind: marks, sayingLast: onGlyph > 0)
        for (bytes, x) in zip(onGlyph > 0 ? letters.dropLast() : letters, extents) {
          carry(bytes, at: x, with: onGlyph > 0 ? .next : .previous)
        }
        marks = 0
      case .marks(let letters):
        onGlyph = 0
        for bytes in letters {
          marks += 1
          carry(bytes, at: position.left - CGFloat(marks) * fontSize * Self.markStep)
        }
      case nil: marks = 0
      }
      clusters.append(Cluster(bytes: onGlyph, glyphs: cluster.glyphs))
      glyphs += own.reversed()
      if let compound, compound.spaces > 0 {
        // The line ends here in every reader.
        carry(compound.spaces, at: position.left, with: .none)
      }
    }
    return Readable(glyphs: glyphs.reversed(), clusters: clusters)
  }

  /// Returns the positions of the characters of a ligature, whose glyph begins at its left.
  ///
  /// The first of two characters, if the glyph has the other one, is at the right end: poppler
  /// takes a character far inside of a wide ligature for another line. Otherwise they share the
  /// width.
  ///
  /// - Parameter marks: The number of marks of the previous character that reach into the ligature.
  private func rightToLeft(
    _ letters: Int, in position: Extent, behind marks: Int, sayingLast: Bool
  ) -> [CGFloat] {
    let width = position.right - position.left
    let wordStep = fontSize * Self.wordStep
    let end = CGFloat(max(marks, 1)) * fontSize * Self.markStep + (marks > 0 ? wordStep : 0)
    if letters == 2, sayingLast, width - end >= wordStep {
      return [position.right - end, position.left]
    }
    let step = min(max(width / CGFloat(letters), wordStep), width / CGFloat(max(letters - 1, 1)))
    return (0..<letters).map { position.left + step * CGFloat(letters - 1 - $0) }
  }

  /// The minimum distance to the glyph written before at which poppler sorts the two by position,
  /// in ems.
  ///
  /// (`minDupBreakOverlap` in its `TextOutputDev.cc` is 0.2.)
  private static let wordStep: CGFloat = 0.205

  /// The distance between a character and its marks, or between its end and a character in it, in
  /// ems.
  ///
  /// At the same position poppler takes one for the shadow of the other. The narrowest character is
  /// wider.
  private static let markStep: CGFloat = 0.02

  /// A cluster whose text a reader would extract in another order.
  private struct Compound {
    enum Kind {
      /// The number of bytes of each character.
      case ligature([Int])
      case marks([Int])
    }

    /// The kind; nil for a character with a space after it.
    var kind: Kind?
    /// The number of bytes of the spaces at its end.
    var spaces: Int
  }

  /// Returns the compounds by the byte of the run at which they start.
  private func compounds(in text: ArraySlice<UInt8>) -> [Int: Compound] {
    var found: [Int: Compound] = [:]
    var byte = text.startIndex
    for cluster in clusters {
      let bytes = byte..<min(byte + cluster.bytes, text.endIndex)
      byte = bytes.upperBound
      guard cluster.glyphs > 0, cluster.bytes > 1 else { continue }
      let all = Array(String(decoding: text[bytes], as: UTF8.self).unicodeScalars)
      let scalars = all.prefix { $0 != " " }
      let spaces = all.count - scalars.count
      guard !scalars.isEmpty, all.suffix(spaces).allSatisfy({ $0 == " " }) else { continue }
      let letters = scalars.map { UTF8.width($0) }
      if scalars.allSatisfy(Self.isMark) {
        found[bytes.lowerBound - text.startIndex] = Compound(kind: .marks(letters), spaces: spaces)
      } else if scalars.count > 1, scalars.allSatisfy({ Self.isLetter($0) || Self.isMark($0) }) {
        found[bytes.lowerBound - text.startIndex] = Compound(
          kind: .ligature(letters), spaces: spaces)
      } else if spaces > 0 {
        found[bytes.lowerBound - text.startIndex] = Compound(kind: nil, spaces: spaces)
      }
    }
    return found
  }

  /// Whether it is a vowel mark, which can be raised or lowered; readers take that for another
  /// line.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  /// Whether it is a letter of a script without case, or the non-joiner, which Persian has within
  /// words.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherLetter || scalar == "\u{200C}"
  }
}

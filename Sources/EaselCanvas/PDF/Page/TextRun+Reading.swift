import Foundation

extension TextRun {
  /// Glyphs with the text that a reader of the file finds for each of them.
  struct Readable {
    var glyphs: [PDFTextWriter.Glyph]
    var clusters: [Cluster]

    /// Whether the clusters are all of the text and all of the glyphs.
    func covers(_ text: ArraySlice<UInt8>) -> Bool {
      clusters.reduce(0) { $0 + $1.bytes } == text.count
        && clusters.reduce(0) { $0 + $1.glyphs } == glyphs.count
    }
  }

  /// The glyphs of the run; in one from right to left, none stands for several letters.
  ///
  /// Readers turn the glyphs of such a run around, but poppler leaves the letters of one glyph as
  /// they are: of the ligature لا it returns ال. So the ligature stands for its last letter only,
  /// and each of the others has a glyph that draws nothing, inside of the ligature's width and to
  /// the right of the letters that follow it. The text of vowel marks and of letters that have theirs
  /// within the ligature is all on glyphs that draw nothing, and so is that of the space at which a
  /// line breaks.
  ///
  /// - Parameters:
  ///   - text: The run's text.
  ///   - carrier: A glyph of the run's font that draws nothing and takes no room.
  func readable(_ text: ArraySlice<UInt8>, carrier: () -> UInt32?) -> Readable {
    let asSet = Readable(
      glyphs: zip(glyphs, positions).map { PDFTextWriter.Glyph(index: $0, place: $1) },
      clusters: clusters)
    guard isRightToLeft, substitute == nil else { return asSet }
    let compounds = compounds(in: text)
    guard !compounds.isEmpty, let carrier = carrier() else { return asSet }
    // From right to left, as the text goes.
    var glyphs: [PDFTextWriter.Glyph] = []
    var clusters: [Cluster] = []
    var remaining = asSet.glyphs[...]
    var marks = 0
    for (cluster, place) in zip(self.clusters, places) {
      let own = remaining.suffix(cluster.glyphs)
      remaining = remaining.dropLast(cluster.glyphs)
      /// A letter on a glyph that draws nothing.
      func carry(_ bytes: Int, at x: CGFloat, with bond: PDFTextWriter.Glyph.Bond = .previous) {
        glyphs.append(
          PDFTextWriter.Glyph(index: carrier, place: CGPoint(x: x, y: baseline), bond: bond))
        clusters.append(Cluster(bytes: bytes, glyphs: 1))
      }
      let compound = compounds[place.bytes.lowerBound - textRange.lowerBound]
      var onGlyph = cluster.bytes - (compound?.spaces ?? 0)
      switch compound?.kind {
      case .ligature(let letters):
        onGlyph = cluster.glyphs == 1 ? letters.last ?? 0 : 0
        let places = rightToLeft(
          letters.count, in: place, behind: marks, sayingLast: onGlyph > 0)
        for (bytes, x) in zip(onGlyph > 0 ? letters.dropLast() : letters, places) {
          carry(bytes, at: x, with: onGlyph > 0 ? .next : .previous)
        }
        marks = 0
      case .marks(let letters):
        onGlyph = 0
        for bytes in letters {
          marks += 1
          carry(bytes, at: place.left - CGFloat(marks) * fontSize * Self.markStep)
        }
      case nil: marks = 0
      }
      clusters.append(Cluster(bytes: onGlyph, glyphs: cluster.glyphs))
      glyphs += own.reversed()
      if let compound, compound.spaces > 0 {
        // The line ends here for every reader.
        carry(compound.spaces, at: place.left, with: .none)
      }
    }
    return Readable(glyphs: glyphs.reversed(), clusters: clusters)
  }

  /// Where the letters of a ligature stand, whose glyph begins at its left.
  ///
  /// The first of two, whose glyph says the other, stands at the right end: where it lies far inside
  /// of a wide ligature, poppler takes it for another line. Else they share the width.
  ///
  /// - Parameter marks: How many marks of the letter before reach into the ligature.
  private func rightToLeft(
    _ letters: Int, in place: Place, behind marks: Int, sayingLast: Bool
  ) -> [CGFloat] {
    let width = place.right - place.left
    let wordStep = fontSize * Self.wordStep
    let end = CGFloat(max(marks, 1)) * fontSize * Self.markStep + (marks > 0 ? wordStep : 0)
    if letters == 2, sayingLast, width - end >= wordStep {
      return [place.right - end, place.left]
    }
    let step = min(max(width / CGFloat(letters), wordStep), width / CGFloat(max(letters - 1, 1)))
    return (0..<letters).map { place.left + step * CGFloat(letters - 1 - $0) }
  }

  /// Ems by which a glyph has to stand before the one written before it for poppler to sort the two
  /// by their places (`minDupBreakOverlap` of its `TextOutputDev.cc` is 0.2).
  private static let wordStep: CGFloat = 0.205

  /// Ems between the letter and the marks that it carries, or its end and a letter in it.
  ///
  /// At the same place, poppler takes one for the other's shadow. The narrowest letter has some.
  private static let markStep: CGFloat = 0.02

  /// A cluster whose text a reader would return in another order.
  private struct Compound {
    enum Kind {
      /// The bytes of each letter.
      case ligature([Int])
      case marks([Int])
    }

    /// Nil for a letter with a space behind it.
    var kind: Kind?
    /// The bytes of the spaces at its end.
    var spaces: Int
  }

  /// The compounds by the byte of the run at which they start.
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

  /// Whether it is a vowel mark, which is raised or lowered in places: a reader takes that for
  /// another line.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  /// Letters of scripts without cases, and what keeps them from joining: Persian writes it within
  /// words.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherLetter || scalar == "\u{200C}"
  }
}

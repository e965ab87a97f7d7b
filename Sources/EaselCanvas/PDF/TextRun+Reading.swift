import Foundation

extension TextRun {
  /// Glyphs with the text that a reader of the file finds for each of them.
  struct Readable {
    var glyphs: [PDFPen.Glyph]
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
  /// within the ligature is all on glyphs that draw nothing.
  ///
  /// - Parameters:
  ///   - text: The run's text.
  ///   - carrier: A glyph of the run's font that draws nothing and takes no room.
  func readable(_ text: ArraySlice<UInt8>, carrier: () -> UInt32?) -> Readable {
    let asSet = Readable(
      glyphs: zip(glyphs, positions).map { PDFPen.Glyph(index: $0, place: $1) }, clusters: clusters)
    guard isRightToLeft, substitute == nil else { return asSet }
    let compounds = compounds(in: text)
    guard !compounds.isEmpty, let carrier = carrier() else { return asSet }
    // From right to left, as the text goes.
    var glyphs: [PDFPen.Glyph] = []
    var clusters: [Cluster] = []
    var remaining = asSet.glyphs[...]
    var marks = 0
    for (cluster, place) in zip(self.clusters, places) {
      let own = remaining.suffix(cluster.glyphs)
      remaining = remaining.dropLast(cluster.glyphs)
      /// A letter on a glyph that draws nothing.
      func carry(_ bytes: Int, at x: CGFloat) {
        glyphs.append(PDFPen.Glyph(index: carrier, place: CGPoint(x: x, y: baseline)))
        clusters.append(Cluster(bytes: bytes, glyphs: 1))
      }
      // poppler sorts by places, and takes letters at the same one for a shadow.
      switch compounds[place.bytes.lowerBound] {
      case .ligature(let letters):
        let last = letters.count - 1
        let share = cluster.advance / CGFloat(letters.count)
        let step = min(
          max(share, fontSize * Self.wordStep), cluster.advance / CGFloat(max(last, 1)))
        let onGlyph = cluster.glyphs == 1 ? letters[last] : 0
        for letter in 0..<(onGlyph > 0 ? last : letters.count) {
          carry(letters[letter], at: place.left + step * CGFloat(last - letter))
        }
        clusters.append(Cluster(bytes: onGlyph, glyphs: cluster.glyphs))
        marks = 0
      case .marks(let letters):
        for bytes in letters {
          marks += 1
          carry(bytes, at: place.left - CGFloat(marks) * fontSize * Self.markStep)
        }
        clusters.append(Cluster(bytes: 0, glyphs: cluster.glyphs))
      case nil:
        clusters.append(cluster)
        marks = 0
      }
      glyphs += own.reversed()
    }
    return Readable(glyphs: glyphs.reversed(), clusters: clusters)
  }

  /// Ems by which a glyph has to stand before the one written before it for poppler to sort the two
  /// by their places (`minDupBreakOverlap` of its `TextOutputDev.cc` is 0.2).
  private static let wordStep: CGFloat = 0.205

  /// Ems between the letter and the marks that it carries; the narrowest letter has some.
  private static let markStep: CGFloat = 0.02

  /// A cluster whose text a reader would return in another order, with the bytes of its letters.
  private enum Compound {
    case ligature([Int])
    case marks([Int])
  }

  /// The compounds by the byte at which they start.
  private func compounds(in text: ArraySlice<UInt8>) -> [Int: Compound] {
    var found: [Int: Compound] = [:]
    var byte = text.startIndex
    for cluster in clusters {
      let bytes = byte..<min(byte + cluster.bytes, text.endIndex)
      byte = bytes.upperBound
      guard cluster.glyphs > 0, cluster.bytes > 1 else { continue }
      let scalars = String(decoding: text[bytes], as: UTF8.self).unicodeScalars
      let letters = scalars.map { UTF8.width($0) }
      if scalars.allSatisfy(Self.isMark) {
        found[bytes.lowerBound] = .marks(letters)
      } else if scalars.count > 1, scalars.allSatisfy({ Self.isLetter($0) || Self.isMark($0) }) {
        found[bytes.lowerBound] = .ligature(letters)
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

internal import CCairo
import Foundation

extension TextRun {
  /// Glyphs with the text that a reader of the file finds for each of them.
  struct Readable {
    var glyphs: [cairo_glyph_t]
    var clusters: [Cluster]

    /// Whether the clusters are all of the text and all of the glyphs.
    func covers(_ text: [UInt8]) -> Bool {
      clusters.reduce(0) { $0 + $1.bytes } == text.count
        && clusters.reduce(0) { $0 + $1.glyphs } == glyphs.count
    }
  }

  /// The glyphs of the run; in one from right to left, none stands for several letters.
  ///
  /// Readers turn the glyphs of such a run around, but poppler leaves the letters of one glyph as
  /// they are: of the ligature لا it returns ال. So the ligature stands for its last letter only,
  /// and each of the others has a glyph that draws nothing, inside of the ligature's width and to
  /// the right of the letters that follow it.
  ///
  /// - Parameters:
  ///   - text: The run's text.
  ///   - carrier: A glyph of the run's font that draws nothing and takes no room.
  func readable(_ text: [UInt8], carrier: () -> UInt?) -> Readable {
    let asSet = Readable(glyphs: cairoGlyphs, clusters: clusters)
    guard isRightToLeft, substitute == nil else { return asSet }
    let ligatures = ligatures(in: text)
    guard !ligatures.isEmpty, let carrier = carrier() else { return asSet }
    // From right to left, as the text goes.
    var glyphs: [cairo_glyph_t] = []
    var clusters: [Cluster] = []
    var remaining = asSet.glyphs[...]
    for (index, cluster) in self.clusters.enumerated() {
      let own = remaining.suffix(cluster.glyphs)
      remaining = remaining.dropLast(cluster.glyphs)
      if let letters = ligatures[index], let ligature = own.first {
        for letter in 1..<letters.count {
          // poppler sorts by places, and takes letters at the same one for a shadow.
          let share = CGFloat(letters.count - letter) / CGFloat(letters.count)
          glyphs.append(
            cairo_glyph_t(
              index: carrier, x: ligature.x + cluster.advance * share, y: ligature.y))
          clusters.append(Cluster(bytes: letters[letter - 1], glyphs: 1))
        }
        clusters.append(Cluster(bytes: letters[letters.count - 1], glyphs: 1))
      } else {
        clusters.append(cluster)
      }
      glyphs += own.reversed()
    }
    return Readable(glyphs: glyphs.reversed(), clusters: clusters)
  }

  /// The clusters of one glyph and several letters, each with the bytes that its letters have.
  private func ligatures(in text: [UInt8]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    var byte = 0
    for (index, cluster) in clusters.enumerated() {
      let bytes = byte..<min(byte + cluster.bytes, text.count)
      byte = bytes.upperBound
      // The letters of these scripts have two bytes or more.
      guard cluster.glyphs == 1, cluster.bytes > 3 else { continue }
      let scalars = String(decoding: text[bytes], as: UTF8.self).unicodeScalars
      guard scalars.count > 1, scalars.allSatisfy(Self.isLetter) else { continue }
      found[index] = scalars.map { UTF8.width($0) }
    }
    return found
  }

  /// Letters of scripts without cases, and what keeps them from joining: Persian writes it within
  /// words.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherLetter || scalar == "\u{200C}"
  }
}

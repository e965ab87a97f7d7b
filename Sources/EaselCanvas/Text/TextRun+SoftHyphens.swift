import Foundation

extension TextRun {
  /// Returns the run with its text as it should be read, without soft hyphens.
  ///
  /// A soft hyphen that is drawn at the end of a line becomes a plain hyphen. Others only mark
  /// where a word may break. Searches do not find words with soft hyphens. From a hyphen at the end
  /// of a line, poppler restores the whole word. So does PDFium, which marks the position with
  /// U+FFFE.
  ///
  /// - Parameter text: The bytes of the run's text.
  func withoutSoftHyphens(_ text: ArraySlice<UInt8>) -> (run: TextRun, text: ArraySlice<UInt8>) {
    guard substitute == nil, text.hasSoftHyphens,
      clusters.reduce(0, { $0 + $1.bytes }) == text.count
    else { return (self, text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var read: [Cluster] = []
    var start = text.startIndex
    for cluster in clusters {
      let own = text[start..<(start + cluster.bytes)]
      start += cluster.bytes
      let before = bytes.count
      bytes.append(contentsOf: own.withoutSoftHyphens)
      if bytes.count == before, cluster.glyphs > 0 { bytes.append(UInt8(ascii: "-")) }
      var cluster = cluster
      cluster.bytes = bytes.count - before
      if cluster.bytes > 0 || cluster.glyphs > 0 { read.append(cluster) }
    }
    let end = textRange.lowerBound + bytes.count
    let run = TextRun(
      font: font, fontSize: fontSize, style: style, textRange: textRange.lowerBound..<end,
      isRightToLeft: isRightToLeft, glyphs: glyphs, positions: positions, clusters: read,
      frame: frame, baseline: baseline)
    return (run, bytes[...])
  }
}

extension Collection where Element == UInt8 {
  /// Whether the text, in UTF-8, has a soft hyphen: C2 AD.
  fileprivate var hasSoftHyphens: Bool {
    // Few texts have the second byte at all, and searching for it takes some nanoseconds.
    let mayHave = withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0xAD, bytes.count) != nil } ?? false
    }
    guard mayHave ?? contains(0xAD) else { return false }
    return zip(self, dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
  }

  fileprivate var withoutSoftHyphens: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for byte in self {
      if byte == 0xAD, bytes.last == 0xC2 { bytes.removeLast() } else { bytes.append(byte) }
    }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  /// The offsets after the soft hyphens of the text, in UTF-8.
  var softHyphenEnds: [Int] {
    indices.dropFirst().filter { self[$0] == 0xAD && self[$0 - 1] == 0xC2 }.map { $0 + 1 }
  }
}

extension String {
  /// The text without soft hyphens, U+00AD.
  package var withoutSoftHyphens: String {
    utf8.hasSoftHyphens ? String(decoding: utf8.withoutSoftHyphens, as: UTF8.self) : self
  }
}

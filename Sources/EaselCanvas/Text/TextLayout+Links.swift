extension TextLayout {
  /// The runs in the order of the text: a tagged file is read in the order of its content (ISO
  /// 32000-1, 14.8.2.3), while lines have their runs from left to right.
  var runsInReadingOrder: [TextRun] {
    isInReadingOrder ? runs : runs.sorted { $0.textRange.lowerBound < $1.textRange.lowerBound }
  }

  /// A stretch of the text that leads somewhere.
  struct Link {
    var url: String
    /// The bytes of the text.
    var bytes: Range<Int>
    /// What it says.
    var words: String
    /// In how many areas it shows.
    var areaCount: Int
  }

  /// The links that the lines show, in reading order.
  var links: [Link] {
    guard hasLinks else { return [] }
    var links: [Link] = []
    var open: String?
    for run in runsInReadingOrder {
      let url = styles[run.style].link
      defer { open = url }
      guard let url else { continue }
      // Stretches that lead to the same place are one link.
      if open == url, let last = links.indices.last {
        let (old, new) = (links[last].bytes, run.textRange)
        links[last].bytes =
          min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
      } else {
        links.append(Link(url: url, bytes: run.textRange, words: "", areaCount: 0))
      }
    }
    let utf8 = string.utf8
    for index in links.indices {
      let bytes = links[index].bytes.clamped(to: 0..<utf8.count)
      let low = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
      let high = utf8.index(low, offsetBy: bytes.count)
      links[index].words = Self.words(of: string[low..<high])
      links[index].areaCount = rects(for: low..<high).count
    }
    return links
  }

  /// The bytes after which no more is kept of what a link says: it is read aloud as a name.
  private static let longestWords = 1_000

  private static func words(of text: Substring) -> String {
    var words = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard words.utf8.count < longestWords else { break }
      if !words.isEmpty { words += " " }
      words += word
    }
    return words
  }
}

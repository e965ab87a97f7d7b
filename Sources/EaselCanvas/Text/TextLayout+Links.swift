extension TextLayout {
  /// The runs in text order.
  ///
  /// The lines have them from left to right.
  ///
  /// A tagged file is read in the order of its content (ISO 32000-1, 14.8.2.3).
  var runsInReadingOrder: [TextRun] {
    isInReadingOrder ? runs : runs.sorted { $0.textRange.lowerBound < $1.textRange.lowerBound }
  }

  /// A range of the text that is a link.
  struct Link {
    var url: String
    /// The range in bytes of the text.
    var bytes: Range<Int>
    /// The text of the link.
    var text: String
    /// The number of rectangles that the link covers.
    var areaCount: Int
  }

  /// The links in the lines, in reading order.
  var links: [Link] {
    guard hasLinks else { return [] }
    var links: [Link] = []
    var open: String?
    for run in runsInReadingOrder {
      let url = styles[run.style].link
      defer { open = url }
      guard let url else { continue }
      // Adjacent runs with the same URL are one link.
      if open == url, let last = links.indices.last {
        let (old, new) = (links[last].bytes, run.textRange)
        links[last].bytes =
          min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
      } else {
        links.append(Link(url: url, bytes: run.textRange, text: "", areaCount: 0))
      }
    }
    let utf8 = string.utf8
    for index in links.indices {
      let bytes = links[index].bytes.clamped(to: 0..<utf8.count)
      let low = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
      let high = utf8.index(low, offsetBy: bytes.count)
      links[index].text = Self.linkText(of: string[low..<high])
      links[index].areaCount = rects(for: low..<high).count
    }
    return links
  }

  /// The number of bytes after which the text of a link is cut.
  ///
  /// It is read aloud as a name.
  private static let longestWords = 1_000

  private static func linkText(of text: Substring) -> String {
    var linkText = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard linkText.utf8.count < longestWords else { break }
      if !linkText.isEmpty { linkText += " " }
      linkText += word
    }
    return linkText
  }
}

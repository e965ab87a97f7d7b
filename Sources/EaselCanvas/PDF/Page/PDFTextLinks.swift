/// Follows the links of a text while its runs are drawn.
struct PDFTextLinks {
  private let styles: [CharacterStyle]
  /// The languages of the styles that differ from the language around the text.
  private let languages: [String?]
  private let tagger: PDFTagger?
  /// The byte with which the first run begins.
  private let start: Int?
  private var count = 0
  /// The link target of the previous run.
  private var url: String?
  /// Whether the element of the link is open; the end of a paragraph ends it.
  private(set) var isOpen = false

  init(_ text: TextLayout, _ languages: PDFTextLanguages?, _ tagger: PDFTagger?) {
    styles = text.styles
    self.languages = languages?.languages ?? []
    self.tagger = tagger
    start = text.runsInReadingOrder.first?.textRange.lowerBound
  }

  /// Continues with a run; returns whether the owner of the following drawing changes.
  @discardableResult
  mutating func follow(_ run: TextRun?) -> Bool {
    guard let run else { return false }
    let next = styles[run.style].link
    guard next != url || (next != nil) != isOpen else { return false }
    if isOpen { tagger?.endTextLink() }
    isOpen = next != nil
    if let next {
      // Counted as in ``TextLayout/links``.
      if next != url { count += 1 }
      tagger?.beginTextLink(
        count - 1, next, isFirst: run.textRange.lowerBound == start,
        language: languages.isEmpty ? nil : languages[run.style])
    }
    url = next
    return true
  }

  /// Ends the open link; returns whether there was one.
  ///
  /// - Parameter isLast: Whether the text ends.
  @discardableResult
  mutating func end(isLast: Bool = false) -> Bool {
    defer { isOpen = false }
    if isOpen { tagger?.endTextLink(endOfText: isLast ? url : nil) }
    return isOpen
  }
}

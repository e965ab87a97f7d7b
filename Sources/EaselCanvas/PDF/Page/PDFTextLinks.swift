/// The links of a text while its runs are drawn.
struct PDFTextLinks {
  private let styles: [CharacterStyle]
  /// The languages of the styles that are not those of what lies around.
  private let languages: [String?]
  private let tagger: PDFTagger?
  private var count = 0
  /// Where the run before led.
  private var url: String?
  /// Whether the link's element is open: paragraphs end it.
  private(set) var isOpen = false

  init(_ text: TextLayout, _ languages: PDFTextLanguages?, _ tagger: PDFTagger?) {
    styles = text.styles
    self.languages = languages?.languages ?? []
    self.tagger = tagger
  }

  /// Goes on to a run; returns whether what follows belongs to something else.
  @discardableResult
  mutating func follow(_ run: TextRun?) -> Bool {
    guard let run else { return false }
    let next = styles[run.style].link
    guard next != url || (next != nil) != isOpen else { return false }
    if isOpen { tagger?.endTextLink() }
    isOpen = next != nil
    if next != nil {
      // As ``TextLayout/links`` counts them.
      if next != url { count += 1 }
      tagger?.beginTextLink(
        count - 1, language: languages.isEmpty ? nil : languages[run.style])
    }
    url = next
    return true
  }

  /// Ends the link that is open; returns whether there was one.
  @discardableResult
  mutating func end() -> Bool {
    defer { isOpen = false }
    if isOpen { tagger?.endTextLink() }
    return isOpen
  }
}

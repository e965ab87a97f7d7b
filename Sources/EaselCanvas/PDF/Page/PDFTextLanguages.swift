/// Follows the languages of a text that is drawn, each of which is a part of its paragraph (ISO
/// 14289-1, 7.2).
struct PDFTextLanguages {
  private let text: TextLayout
  private let usual: String?
  private let tagger: PDFTagger?
  /// The tags of the styles' languages; nil for none, and for the usual one.
  private let languages: [String?]
  private var open: String?

  /// - Parameter usual: The language around the text.
  init(_ text: TextLayout, _ usual: String?, _ tagger: PDFTagger?) {
    self.text = text
    self.usual = usual
    self.tagger = tagger
    languages = text.styles.map { style in
      let tag = style.language.flatMap(LanguageTag.sound)
      return tag == usual ? nil : tag
    }
  }

  /// Goes on to a run; true where its language is another than that of the run before.
  @discardableResult
  mutating func follow(_ run: TextRun, isInLink: Bool) -> Bool {
    let next = isInLink ? nil : languages[run.style]
    guard next != open else { return false }
    end()
    if let next { tagger?.beginTextSpan(language: next) }
    open = next
    return true
  }

  /// Ends the part that is open.
  mutating func end() {
    if open != nil { tagger?.endTextSpan() }
    open = nil
  }
}

extension TextLayout {
  /// Whether any style names a language.
  var hasLanguages: Bool { styles.contains { $0.language != nil } }

  /// The one language of all that is shown, if it is not that of the document.
  func singleLanguage(beside document: String?) -> String? {
    guard let first = styles.first?.language, styles.allSatisfy({ $0.language == first }),
      let tag = LanguageTag.sound(first), tag != document
    else { return nil }
    return tag
  }
}

/// Follows the languages of a text that is drawn.
///
/// Each part in another language is a span of its paragraph (ISO 14289-1, 7.2).
struct PDFTextLanguages {
  private let tagger: PDFTagger?
  /// The language tags of the styles; nil for none and for the language around the text.
  let languages: [String?]
  private var open: String?

  /// - Parameter usual: The language around the text.
  init(_ text: TextLayout, _ usual: String?, _ tagger: PDFTagger?) {
    self.tagger = tagger
    languages = text.styles.map { style in
      style.language.flatMap(LanguageTag.sound)
        .flatMap { LanguageTag.isSaid($0, by: usual) ? nil : $0 }
    }
  }

  /// Continues with a run; returns whether its language differs from that of the previous run.
  ///
  /// Links have a language of their own.
  @discardableResult
  mutating func follow(_ run: TextRun, isInLink: Bool) -> Bool {
    let next = isInLink ? nil : languages[run.style]
    guard next != open else { return false }
    end()
    if let next { tagger?.beginTextSpan(language: next) }
    open = next
    return true
  }

  /// Ends the open span.
  mutating func end() {
    if open != nil { tagger?.endTextSpan() }
    open = nil
  }
}

extension TextLayout {
  /// Whether it has parts that are elements: links, other languages, several paragraphs.
  var hasParts: Bool { hasLinks || hasLanguages || shownText.utf8.contains(0x0A) }

  /// Whether any style has a language.
  var hasLanguages: Bool { styles.contains { $0.language != nil } }

  /// Returns the single language of the text if it differs from the language around it.
  func singleLanguage(beside outer: String?) -> String? {
    guard let first = styles.first?.language, styles.allSatisfy({ $0.language == first }),
      let tag = LanguageTag.sound(first), !LanguageTag.isSaid(tag, by: outer)
    else { return nil }
    return tag
  }
}

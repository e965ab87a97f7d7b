/// Follows the languages of a text that is drawn, each of which is a part of its paragraph (ISO
/// 14289-1, 7.2).
struct PDFTextLanguages {
  private let tagger: PDFTagger?
  /// The tags of the styles' languages; nil for none, and for that of what lies around.
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

  /// Goes on to a run; true where its language is another than that of the run before.
  ///
  /// Links have their language themselves.
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
  /// Whether parts of it are elements of their own: links, other languages, several paragraphs.
  var hasParts: Bool { hasLinks || hasLanguages || shownText.utf8.contains(0x0A) }

  /// Whether any style names a language.
  var hasLanguages: Bool { styles.contains { $0.language != nil } }

  /// The one language of all that is shown, if that of what lies around does not say it.
  func singleLanguage(beside outer: String?) -> String? {
    guard let first = styles.first?.language, styles.allSatisfy({ $0.language == first }),
      let tag = LanguageTag.sound(first), !LanguageTag.isSaid(tag, by: outer)
    else { return nil }
    return tag
  }
}

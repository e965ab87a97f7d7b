import EaselCanvas
import Synchronization

/// The built-in texts that are in English, since the language of a document has none.
package final class EnglishTexts: Sendable {
  /// The names of the phrases by the code of the language that lacks them.
  private let uses = Mutex<[String: Set<String>]>([:])

  package init() {}

  /// Records the use of a phrase.
  func use(_ phrase: KeyPath<Phrases, Phrases.Wording>, for language: String) {
    guard let field = Phrases.fields.first(where: { $0.path == phrase }) else { return }
    uses.withLock { _ = $0[language, default: []].insert(field.name) }
  }

  private static let chartPrefix = "charts."

  /// The diagnostics of a document, one for each language.
  ///
  /// - Parameter operation: The type of the document, such as `Report`.
  package func diagnostics(_ operation: String) -> [Diagnostic] {
    uses.withLock { $0 }.sorted { $0.key < $1.key }.map { language, names in
      let fields = Phrases.fields.filter { names.contains($0.name) }
      let own = fields.filter { !$0.name.hasPrefix(Self.chartPrefix) }
      var texts = own.map { "“\(Phrases.english[keyPath: $0.path][.other])”" }
      var remedies = own.map { "phrases.\($0.name)" }
      let parts = fields.dropFirst(own.count)
      if !parts.isEmpty {
        // A chart without any phrase uses a dozen of them.
        texts.append("alternative texts of charts")
        remedies += parts.prefix(Self.maximumParts).map { "phrases.\($0.name)" }
        if parts.count > Self.maximumParts {
          remedies.append("\(parts.count - Self.maximumParts) others of phrases.charts")
        }
      }
      return Diagnostic(
        own.isEmpty ? .note : .warning, .invalidLocale,
        "the language “\(language)” has no built-in texts: \(texts.joined(separator: ", ")) "
          + "\(fields.count == 1 ? "is" : "are") in English; set "
          + "\(remedies.joined(separator: ", ")) of var phrases = Phrases(language: "
          + "\"\(language)\"), and give them by .environment(\\.phrases, phrases)",
        operation: operation, value: language)
    }
  }

  /// The number of phrases of charts that a diagnostic names.
  private static let maximumParts = 6

  /// Returns the diagnostics about a drawing whose texts a closure reads; in a report they are
  /// recorded for its own diagnostic instead.
  package static func diagnostics(
    _ operation: String, _ environment: EnvironmentValues, reading: (EnvironmentValues) -> Void
  ) -> [Diagnostic] {
    guard environment.mayLackPhrases else { return [] }
    guard environment.englishTexts == nil else {
      reading(environment)
      return []
    }
    var environment = environment
    let texts = EnglishTexts()
    environment.englishTexts = texts
    reading(environment)
    return texts.diagnostics(operation)
  }
}

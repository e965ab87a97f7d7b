import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization

/// The built-in texts of a report that are in English, since its language has none.
final class EnglishTexts: Sendable {
  /// A built-in text that was used.
  private enum Use: Hashable {
    case phrase(ReportStrings.Phrase)
    /// The kind of a code in its alternative text, such as `QR code`.
    case code(String)
  }

  /// The texts by the code of the language that lacks them.
  private let uses = Mutex<[String: Set<Use>]>([:])

  /// Records the use of a phrase.
  func use(_ phrase: ReportStrings.Phrase, for language: String) {
    uses.withLock { _ = $0[language, default: []].insert(.phrase(phrase)) }
  }

  /// Records the use of the name of a kind of codes.
  func use(code kind: String, for language: String) {
    uses.withLock { _ = $0[language, default: []].insert(.code(kind)) }
  }

  /// The diagnostics of the report, one for each language.
  var diagnostics: [Diagnostic] {
    uses.withLock { $0 }.sorted { $0.key < $1.key }.map { language, uses in
      let phrases = ReportStrings.Phrase.allCases.filter { uses.contains(.phrase($0)) }
      let codes = uses.compactMap { if case .code(let kind) = $0 { kind } else { nil } }.sorted()
      let texts = (phrases.map { ReportStrings.english[$0] } + codes).map { "“\($0)”" }
      var remedies: [String] = []
      if !phrases.isEmpty {
        let list = phrases.map { ".\($0.rawValue): \"…\"" }.joined(separator: ", ")
        remedies.append(".strings(ReportStrings([\(list)]), for: \"\(language)\")")
      }
      if !codes.isEmpty { remedies.append(".accessibilityLabel(\"…\") on the codes") }
      return Diagnostic(
        .warning, .invalidLocale,
        "the language “\(language)” has no built-in texts: \(texts.joined(separator: ", ")) "
          + "\(texts.count == 1 ? "is" : "are") in English; add "
          + remedies.joined(separator: ", and "),
        operation: "Report", value: language)
    }
  }
}

extension EnvironmentValues {
  private enum EnglishTextsKey: EnvironmentKey {
    static var defaultValue: EnglishTexts? { nil }
  }

  /// Records the built-in texts that are in English; `nil` outside of reports.
  var englishTexts: EnglishTexts? {
    get { self[EnglishTextsKey.self] }
    set { self[EnglishTextsKey.self] = newValue }
  }
}

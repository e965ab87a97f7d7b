import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization

/// The translation of literals with catalogs, the first of which is searched first.
final class CatalogLocalization: TextLocalization {
  let catalogs: [StringCatalog]
  private let matches = Mutex<[String: LanguageMatch]>([:])

  init(_ catalogs: [StringCatalog]) { self.catalogs = catalogs }

  func hasTranslations(in bundle: URL?) -> Bool { bundle != nil || !catalogs.isEmpty }

  func translation(
    of key: LiteralKey, in locale: Locale, note: (Diagnostic) -> Void
  ) -> [LiteralPiece]? {
    let name = key.table ?? StringCatalog.defaultTable
    let match = match(of: locale)
    var fallback: (translation: Translation, language: String)?
    func search(_ catalog: StringCatalog) -> (translation: Translation, language: String)? {
      guard let table = catalog.tables[name] else { return nil }
      if let language = table.language(for: match) {
        if let found = table.languages[language]?[key.key] { return (found, language) }
      } else if !table.languages.isEmpty, table.has(key.key) {
        note(Self.missing(match, in: name, table))
      }
      if fallback == nil, let language = table.fallbackLanguage,
        let found = table.languages[language]?[key.key]
      {
        fallback = (found, language)
      }
      return nil
    }
    if let folder = key.bundle {
      switch StringCatalog.catalog(ofBundle: folder) {
      case .success(let catalog):
        if let found = search(catalog) { return pieces(found, key, locale, note) }
      case .failure(let error):
        note(Diagnostic(.warning, error.code, error.message, operation: "Text(bundle:)"))
      }
    }
    for catalog in catalogs {
      if let found = search(catalog) { return pieces(found, key, locale, note) }
    }
    return fallback.map { pieces($0, key, locale, note) }
  }

  private func pieces(
    _ found: (translation: Translation, language: String), _ key: LiteralKey, _ locale: Locale,
    _ note: (Diagnostic) -> Void
  ) -> [LiteralPiece] {
    var format = TranslationFormat(
      translation: found.translation, language: found.language, arguments: key.arguments,
      locale: locale)
    let pieces = format.pieces()
    if format.isCut {
      let shown = String(key.key.prefix(80))
      note(
        Diagnostic(
          .warning, .limitExceeded,
          "the translation of “\(shown)” into “\(found.language)” has too many substitutions in each other, "
            + "and some are left out; let none contain itself",
          operation: "StringCatalog", value: shown))
    }
    return pieces
  }

  private func match(of locale: Locale) -> LanguageMatch {
    let identifier = locale.identifier
    return matches.withLock { matches in
      if let match = matches[identifier] { return match }
      // The locales of a server are few; more of them are those of an attack.
      if matches.count > 256 { matches = [:] }
      let match = LanguageMatch(locale)
      matches[identifier] = match
      return match
    }
  }

  private static func missing(
    _ match: LanguageMatch, in name: String, _ table: StringTable
  ) -> Diagnostic {
    let language = match.family.prefix { $0 != "-" }
    let shown = table.fallbackLanguage.map { "in “\($0)”" } ?? "as their keys"
    return Diagnostic(
      .note, .invalidLocale,
      "the string catalog \(name) has no translations into “\(language)”; its texts are shown \(shown)",
      operation: "StringCatalog", value: String(language))
  }
}

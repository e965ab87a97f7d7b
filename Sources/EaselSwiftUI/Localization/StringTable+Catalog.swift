import EaselBlocks
import Foundation

/// The JSON document of a string catalog, a file `.xcstrings`.
private struct CatalogDocument: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
    var width: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var stringUnit: Unit?
    var variations: Variations?
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}

extension StringTable {
  /// Reads a string catalog.
  init(catalog data: Data) throws {
    let document = try JSONDecoder().decode(CatalogDocument.self, from: data)
    self.init()
    sourceLanguage = LanguageMatch.canonical(document.sourceLanguage)
    var languages: [String: [String: Translation]] = [:]
    for (key, entry) in document.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = Translation(localization) else { continue }
        languages[language, default: [:]][key] = translation
      }
    }
    for (language, translations) in languages { add(translations, language: language) }
  }
}

extension Translation {
  fileprivate init?(_ localization: CatalogDocument.Localization) {
    guard let phrase = Phrase(localization.stringUnit, localization.variations) else { return nil }
    self.phrase = phrase
    for (name, substitution) in localization.substitutions ?? [:] {
      guard let phrase = Phrase(substitution.stringUnit, substitution.variations) else { continue }
      substitutions[name] = Substitution(argument: substitution.argNum, phrase: phrase)
    }
  }
}

extension Translation.Phrase {
  /// The kinds of device whose words are used, the best one first.
  private static let devices = ["iphone", "other", "ipad", "mac"]

  /// - Parameter depth: The number of variations around this one; files may nest them without end.
  fileprivate init?(
    _ unit: CatalogDocument.Unit?, _ variations: CatalogDocument.Variations?, depth: Int = 0
  ) {
    if let variations, depth < 8 {
      let devices = variations.device ?? [:]
      let widths = variations.width ?? [:]
      let chosen =
        Self.devices.lazy.compactMap { devices[$0] }.first ?? devices.min { $0.key < $1.key }?.value
        ?? widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
      if let chosen,
        let phrase = Self(chosen.stringUnit, chosen.variations, depth: depth + 1)
      {
        self = phrase
        return
      }
      var forms: [Phrases.PluralForm: String] = [:]
      for (name, form) in variations.plural ?? [:] {
        guard let kind = Phrases.PluralForm(rawValue: name),
          case .text(let text)? = Self(form.stringUnit, form.variations, depth: depth + 1)
        else { continue }
        forms[kind] = text
      }
      if !forms.isEmpty {
        self = .plural(forms)
        return
      }
    }
    // A string that nobody has translated yet is in the file with an empty value.
    guard let unit, !(unit.value.isEmpty && unit.state == "new") else { return nil }
    self = .text(unit.value)
  }
}

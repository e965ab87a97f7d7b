import Foundation

/// Finds the files of patterns for languages.
enum HyphenationFiles {
  /// Where Linux and Homebrew keep them.
  static let folders = ["/usr/share/hyphen", "/opt/homebrew/share/hyphen"]

  /// The names of files that fit a language, the best first.
  ///
  /// - Parameters:
  ///   - language: The language, with or without a script and a region.
  ///   - names: The names of all files.
  static func candidates(_ language: Locale.Language, in names: Set<String>) -> [String] {
    guard let code = language.languageCode?.identifier else { return [] }
    // Norwegian has two written forms, and a code for both.
    let codes = ["nb", "nn", "no"].contains(code) ? [code, "nb", "nn", "no"] : [code]
    let script = language.script?.identifier
    // The region that the language is used in most, whichever one is named.
    let name = [code, script].compactMap { $0 }.joined(separator: "-")
    let plain = Locale.Language(identifier: name)
    let usual = Locale.Language(identifier: plain.maximalIdentifier)
    var wanted: [String] = []
    for code in codes {
      for region in [language.region?.identifier, nil, usual.region?.identifier] {
        for script in [script, nil] {
          // A script that is named is no other one.
          if script == nil, let own = language.script, own != Self.usualScript(code) { continue }
          let parts = [code, script, region].compactMap { $0 }
          wanted.append("hyph_" + parts.joined(separator: "_") + ".dic")
        }
      }
      // Any other region of the language, rather than no patterns.
      if language.script == nil || language.script == Self.usualScript(code) {
        wanted += names.filter { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }.sorted()
      }
    }
    return wanted.filter(names.contains)
  }

  private static func usualScript(_ code: String) -> Locale.Script? {
    Locale.Language(identifier: Locale.Language(identifier: code).maximalIdentifier).script
  }

  /// The file for a language; nil where the machine has none.
  static func file(for language: Locale.Language) -> String? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if let name = candidates(language, in: Set(names)).first { return folder + "/" + name }
    }
    return nil
  }

  /// The package of Debian that has the patterns of a language; nil where none has.
  static func package(for language: Locale.Language) -> String? {
    guard let code = language.languageCode?.identifier else { return nil }
    switch code {
    case "en": return language.region == .unitedKingdom ? "hyphen-en-gb" : "hyphen-en-us"
    case "pt": return language.region == .portugal ? "hyphen-pt-pt" : "hyphen-pt-br"
    case "nb", "nn", "no": return "hyphen-no"
    case "et": return "myspell-et"
    default: return packaged.contains(code) ? "hyphen-\(code)" : nil
    }
  }

  /// The languages whose package has their code (Debian 12).
  private static let packaged: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "or", "pa", "pl", "ro", "ru",
    "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]
}

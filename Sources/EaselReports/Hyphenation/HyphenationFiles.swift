import Foundation

/// Finds the files of patterns for languages.
enum HyphenationFiles {
  /// The folders of the files on Linux and of Homebrew.
  static let folders = ["/usr/share/hyphen", "/opt/homebrew/share/hyphen"]

  /// Returns the names of files that fit a language, the best one first.
  ///
  /// - Parameters:
  ///   - language: The language, with or without a script and a region.
  ///   - names: The names of all files.
  static func candidates(_ language: Locale.Language, in names: Set<String>) -> [String] {
    guard let code = language.languageCode?.identifier else { return [] }
    // Norwegian has two written forms; files exist under either code or the common one.
    let codes = ["nb", "nn", "no"].contains(code) ? [code, "nb", "nn", "no"] : [code]
    let script = language.script?.identifier
    // The region in which the language is used most, whichever region is specified.
    let name = [code, script].compactMap { $0 }.joined(separator: "-")
    let plain = Locale.Language(identifier: name)
    let usual = Locale.Language(identifier: plain.maximalIdentifier)
    var wanted: [String] = []
    for code in codes {
      for region in [language.region?.identifier, nil, usual.region?.identifier] {
        for script in [script, nil] {
          // A language with a script of its own does not match files in the usual script.
          if script == nil, let own = language.script, own != Self.usualScript(code) { continue }
          let parts = [code, script, region].compactMap { $0 }
          wanted.append("hyph_" + parts.joined(separator: "_") + ".dic")
        }
      }
      // Patterns of another region are better than no patterns.
      if language.script == nil || language.script == Self.usualScript(code) {
        wanted += names.filter { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }.sorted()
      }
    }
    return wanted.filter(names.contains)
  }

  private static func usualScript(_ code: String) -> Locale.Script? {
    Locale.Language(identifier: Locale.Language(identifier: code).maximalIdentifier).script
  }

  /// Returns the file for a language; `nil` if the machine has none.
  static func file(for language: Locale.Language) -> String? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if let name = candidates(language, in: Set(names)).first { return folder + "/" + name }
    }
    return nil
  }

  /// Returns the Debian package with the patterns of a language; `nil` if there is none.
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

  /// The languages whose package is named by their code (Debian 12).
  private static let packaged: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "or", "pa", "pl", "ro", "ru",
    "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]
}

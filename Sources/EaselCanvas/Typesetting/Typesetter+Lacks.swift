internal import CPango
import Foundation

/// Characters that a named family does not have.
extension Typesetter {
  /// A script that a named family lacks, wholly or in part.
  struct Lack: Hashable {
    var family: String
    /// GLib's number of the script.
    var script: UInt8
  }

  /// Notes that a run is in another family than the named one, once for each script.
  ///
  /// A text without a family uses the default families, which complement each other without a note.
  /// Emoji are images, which no other family has.
  mutating func noteLack(
    in range: Range<Int>, drawnWith found: ResolvedFont, asked font: Font, script: UInt8
  ) {
    guard let family = font.family, family != found.family, !found.key.isColor,
      !notedLacks.contains(Lack(family: family, script: script))
    else { return }
    let name = FontFamilyName(family)
    // Another name of the same family, or a family that is noted as a whole.
    guard !found.names.contains(name), !found.names.contains(FontFamilyName(FontFamilies.emoji)),
      let configuration = fonts?.configuration, configuration.reason(against: family) == nil,
      let characters = configuration.characters(of: family)
    else { return }
    let bytes = source.text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    let text = String(decoding: bytes, as: UTF8.self)
    let lacked = text.unicodeScalars.first {
      FallbackPlan.needsGlyph($0) && !characters.contains($0)
    }
    guard let lacked else { return }
    notedLacks.insert(Lack(family: family, script: script))
    let shown = FontFamilyName.shown(family)
    let (code, scriptName) = Self.script(script)
    diagnostics.append(
      Diagnostic(
        .note, .fontSubstituted,
        "the family “\(shown)” does not have all \(scriptName), such as "
          + "\(MissingCharacters.names(of: [lacked])); \(found.family) is used for the others",
        operation: Diagnostic.familyOperation, value: "\(shown) \(code)"))
  }

  /// Returns the ISO 15924 code of a script, and the name of its characters in English.
  private static func script(_ script: UInt8) -> (code: String, scriptName: String) {
    let number = g_unicode_script_to_iso15924(GUnicodeScript(Int32(script)))
    let code = String(
      decoding: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }, as: UTF8.self)
    // Zyyy, Zinh and Zzzz are characters of several scripts, and of none.
    guard number != 0, !code.hasPrefix("Z") else {
      return ("Zyyy", "digits, punctuation and symbols")
    }
    let name = Locale(identifier: "en").localizedString(forScriptCode: code) ?? code
    return (code, "\(name) characters")
  }
}

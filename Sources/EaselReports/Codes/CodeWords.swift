import Foundation

/// The alternative texts of codes for screen readers.
enum CodeWords {
  private static let qrCode = [
    "de": "QR-Code", "fr": "Code QR", "es": "Código QR", "it": "Codice QR", "nl": "QR-code",
    "ja": "QRコード", "ar": "رمز QR",
  ]
  private static let barcode = [
    "de": "Strichcode", "fr": "Code-barres", "es": "Código de barras", "it": "Codice a barre",
    "nl": "Streepjescode", "ja": "バーコード", "ar": "رمز شريطي",
  ]

  /// Returns the kind of the code and its content, in the language of a locale.
  ///
  /// - Parameter uses: Records that a language has no name for the kind.
  static func label(
    _ kind: String, _ content: String, _ locale: Locale, _ uses: EnglishTexts?
  ) -> String {
    let words = kind == "QR code" ? qrCode : barcode
    let language = locale.language.languageCode?.identifier ?? "en"
    let name = words[language]
    if name == nil, language != "en" { uses?.use(code: kind, for: language) }
    return "\(name ?? kind): \(content)"
  }
}

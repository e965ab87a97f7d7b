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
  static func label(_ kind: String, _ content: String, _ locale: Locale) -> String {
    let words = kind == "QR code" ? qrCode : barcode
    let name = locale.language.languageCode.flatMap { words[$0.identifier] } ?? kind
    return "\(name): \(content)"
  }
}

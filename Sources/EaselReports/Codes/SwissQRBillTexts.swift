import Foundation

/// The texts of a Swiss QR bill in one language (guidelines, annex C); no others are permitted.
struct SwissQRBillTexts: Sendable {
  /// The code of the language.
  let language: String
  let receipt: String
  let paymentPart: String
  let account: String
  let reference: String
  let additionalInformation: String
  let payableBy: String
  let payableByBlank: String
  let currency: String
  let amount: String
  let acceptancePoint: String
  /// The message of a bill of 0.
  let notification: String

  static let german = SwissQRBillTexts(
    language: "de", receipt: "Empfangsschein", paymentPart: "Zahlteil",
    account: "Konto / Zahlbar an", reference: "Referenz",
    additionalInformation: "Zusätzliche Informationen", payableBy: "Zahlbar durch",
    payableByBlank: "Zahlbar durch (Name/Adresse)", currency: "Währung", amount: "Betrag",
    acceptancePoint: "Annahmestelle", notification: "NICHT ZUR ZAHLUNG VERWENDEN")
  static let french = SwissQRBillTexts(
    language: "fr", receipt: "Récépissé", paymentPart: "Section paiement",
    account: "Compte / Payable à", reference: "Référence",
    additionalInformation: "Informations supplémentaires", payableBy: "Payable par",
    payableByBlank: "Payable par (nom/adresse)", currency: "Monnaie", amount: "Montant",
    acceptancePoint: "Point de dépôt", notification: "NE PAS UTILISER POUR LE PAIEMENT")
  static let italian = SwissQRBillTexts(
    language: "it", receipt: "Ricevuta", paymentPart: "Sezione pagamento",
    account: "Conto / Pagabile a", reference: "Riferimento",
    additionalInformation: "Informazioni supplementari", payableBy: "Pagabile da",
    payableByBlank: "Pagabile da (nome/indirizzo)", currency: "Valuta", amount: "Importo",
    acceptancePoint: "Punto di accettazione", notification: "NON UTILIZZARE PER IL PAGAMENTO")
  static let english = SwissQRBillTexts(
    language: "en", receipt: "Receipt", paymentPart: "Payment part",
    account: "Account / Payable to", reference: "Reference",
    additionalInformation: "Additional information", payableBy: "Payable by",
    payableByBlank: "Payable by (name/address)", currency: "Currency", amount: "Amount",
    acceptancePoint: "Acceptance point", notification: "DO NOT USE FOR PAYMENT")

  static let all = [german, french, italian, english]

  /// Returns the texts in the language of a locale; in English if the slip does not exist in it.
  static func texts(in locale: Locale) -> SwissQRBillTexts {
    let language = locale.language.languageCode?.identifier.lowercased()
    return all.first { $0.language == language } ?? english
  }
}

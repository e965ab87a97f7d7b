import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Payment codes")
struct PaymentCodeTests {
  private let iban = "DE89 3704 0044 0532 0130 00"

  /// The field that a code is refused for; nil where it is made.
  private func refused(
    name: String = "Ada", iban: String = "DE89370400440532013000", bic: String? = nil,
    amount: Decimal? = 1, purpose: String? = nil, reference: String? = nil, text: String? = nil
  ) -> String? {
    do {
      _ = try QRCode.payment(
        name: name, iban: iban, bic: bic, amount: amount, purpose: purpose, reference: reference,
        text: text)
      return nil
    } catch {
      let error = error as? EaselError
      return error?.code == .invalidData ? error?.subject : "?"
    }
  }

  @Test("The lines follow the guideline, without empty lines at the end")
  func lines() throws {
    let full = try QRCode.payment(
      name: "Straßenbau Öztürk GmbH", iban: iban, bic: "COBADEFFXXX",
      amount: Decimal(string: "12.3"), purpose: "CHAR", text: "Rechnung 7")
    #expect(
      full.text.components(separatedBy: "\n") == [
        "BCD", "002", "1", "SCT", "COBADEFFXXX", "Straßenbau Öztürk GmbH",
        "DE89370400440532013000", "EUR12.30", "CHAR", "", "Rechnung 7",
      ])
    let short = try QRCode.payment(name: "Ada", iban: iban)
    #expect(short.text == "BCD\n002\n1\nSCT\n\nAda\nDE89370400440532013000")
    let reference = try QRCode.payment(name: "Ada", iban: iban, reference: "rf18 5390 0754 7034")
    #expect(reference.text.hasSuffix("\n\n\nRF18539007547034"))
    #expect(full.correction == .medium)
  }

  @Test(
    "Amounts are written in full, in any locale",
    arguments: [
      ("0.01", "EUR0.01"), ("1", "EUR1.00"), ("1234567.5", "EUR1234567.50"),
      ("999999999.99", "EUR999999999.99"), ("100", "EUR100.00"), ("0.1", "EUR0.10"),
    ])
  func amounts(_ amount: String, _ written: String) throws {
    let code = try QRCode.payment(name: "Ada", iban: iban, amount: Decimal(string: amount))
    #expect(code.text.hasSuffix("\n" + written))
  }

  @Test("IBANs of many countries pass, and one with a wrong digit is refused")
  func ibans() {
    for iban in [
      "DE89370400440532013000", "AT611904300234573201", "NL91ABNA0417164300",
      "FR1420041010050500013M02606", "GB29NWBK60161331926819", "BE68539007547034",
      "ES9121000418450200051332", "IT60X0542811101000000123456", "CH9300762011623852957",
      "PT50000201231234567890154", "NO9386011117947", "MT84MALT011000012345MTLCAST001S",
    ] {
      #expect(refused(iban: iban) == nil)
      #expect(refused(iban: iban.lowercased()) == nil)
      let last = iban.last == "0" ? "1" : "0"
      #expect(refused(iban: iban.dropLast() + last) == "iban")
    }
    for iban in ["", "DE", "DE8937040044053201300", "1234567890123456", "DE89-3704", "ÄÖ89 3704"] {
      #expect(refused(iban: iban) == "iban")
    }
  }

  @Test("Every invalid field is named in the error")
  func fields() {
    #expect(refused() == nil)
    #expect(refused(name: " ") == "name")
    #expect(refused(name: String(repeating: "ä", count: 70)) == nil)
    #expect(refused(name: String(repeating: "a", count: 71)) == "name")
    #expect(refused(name: "Ada\nEvil") == "name")
    #expect(refused(name: "Ada\u{2028}Evil") == "name")
    #expect(refused(bic: "COBADEFF") == nil)
    #expect(refused(bic: "COBADEF") == "bic")
    #expect(refused(bic: "COBA12FF") == "bic")
    #expect(refused(amount: nil) == nil)
    #expect(refused(amount: 0) == "amount")
    #expect(refused(amount: -1) == "amount")
    #expect(refused(amount: .nan) == "amount")
    #expect(refused(amount: Decimal(string: "0.005")) == "amount")
    #expect(refused(amount: 1_000_000_000) == "amount")
    #expect(refused(amount: .greatestFiniteMagnitude) == "amount")
    #expect(refused(purpose: "ABCDE") == "purpose")
    #expect(refused(reference: "RF18539007547034") == nil)
    #expect(refused(reference: "RF19539007547034") == "reference")
    #expect(refused(reference: String(repeating: "1", count: 36)) == "reference")
    #expect(refused(text: String(repeating: "a", count: 140)) == nil)
    #expect(refused(text: String(repeating: "a", count: 141)) == "text")
    #expect(refused(reference: "1", text: "a") == "text")
    // 331 bytes at most, of whatever letters.
    #expect(refused(text: String(repeating: "€", count: 140)) == "text")
  }

  #if QRCode
    @Test("A reader decodes the payment")
    func decodes() throws {
      let code = try QRCode.payment(
        name: "Straßenbau Öztürk GmbH", iban: iban, bic: "COBADEFFXXX", amount: 119,
        text: "Rechnung 2041 für Mörtel")
      #expect(try CodeReader.text("qrcode", in: code) == code.text)
      #expect(try CodeReader.text("qrcode", in: code.frame(width: 57), scale: 3) == code.text)
    }

    @Test("The longest payment is a code of version 13, as the guideline says")
    func longest() throws {
      let grid = try QREncoder.grid(
        of: String(repeating: "x", count: 331), .medium, isBytewise: true)
      #expect(grid.width == 17 + 4 * 13)
    }
  #endif
}

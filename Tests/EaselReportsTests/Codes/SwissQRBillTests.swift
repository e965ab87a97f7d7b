import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

/// Bills for the tests.
enum SampleBill {
  static let creditor = SwissQRBill.Address(
    name: "Robert Schneider AG", street: "Rue du Lac", buildingNumber: "1268", postalCode: "2501",
    town: "Biel", country: "CH")
  static let debtor = SwissQRBill.Address(
    name: "Pia-Maria Rutschmann-Schnyder", street: "Grosse Marktgasse", buildingNumber: "28",
    postalCode: "9400", town: "Rorschach", country: "CH")
  static let qrIBAN = "CH44 3199 9123 0008 8901 2"
  static let iban = "CH58 0079 1123 0008 8901 2"
  static let qrReference = "21 00000 00003 13947 14300 09017"

  static func full() throws -> SwissQRBill {
    try SwissQRBill(
      creditor: creditor, account: qrIBAN, amount: Decimal(string: "1949.75"), currency: .chf,
      debtor: debtor, reference: qrReference, message: "Auftrag vom 15.06.2020",
      billInformation: "//S1/10/10201409/11/170309",
      alternativeSchemes: [.init(name: "eBill", parameters: "eBill/B/41010560425610173")])
  }

  static func short() throws -> SwissQRBill {
    try SwissQRBill(creditor: creditor, account: iban, currency: .eur)
  }
}

@Suite("Fields of Swiss QR bills")
struct SwissQRBillTests {
  /// The fields that a bill is refused for; empty if it is made.
  private func refused(
    creditor: SwissQRBill.Address = SampleBill.creditor, account: String = SampleBill.iban,
    amount: Decimal? = 1, debtor: SwissQRBill.Address? = nil, reference: String? = nil,
    message: String? = nil, billInformation: String? = nil,
    schemes: [SwissQRBill.AlternativeScheme] = []
  ) -> String {
    do {
      _ = try SwissQRBill(
        creditor: creditor, account: account, amount: amount, currency: .chf, debtor: debtor,
        reference: reference, message: message, billInformation: billInformation,
        alternativeSchemes: schemes)
      return ""
    } catch {
      let error = error as? EaselError
      return error?.code == .invalidData ? error?.subject ?? "?" : "?"
    }
  }

  private func address(_ change: (inout SwissQRBill.Address) -> Void) -> SwissQRBill.Address {
    var address = SampleBill.creditor
    change(&address)
    return address
  }

  @Test("The lines of a full bill follow the guidelines")
  func fullLines() throws {
    #expect(
      try SampleBill.full().payload.components(separatedBy: "\n") == [
        "SPC", "0200", "1", "CH4431999123000889012",
        "S", "Robert Schneider AG", "Rue du Lac", "1268", "2501", "Biel", "CH",
        "", "", "", "", "", "", "", "1949.75", "CHF",
        "S", "Pia-Maria Rutschmann-Schnyder", "Grosse Marktgasse", "28", "9400", "Rorschach", "CH",
        "QRR", "210000000003139471430009017", "Auftrag vom 15.06.2020", "EPD",
        "//S1/10/10201409/11/170309", "eBill/B/41010560425610173",
      ])
  }

  @Test(
    "A code that is no country is refused", arguments: ["ZZ", "UK", "EU", "QO", "AN", "1A", "SU"])
  func noCountry(_ code: String) {
    var address = SampleBill.creditor
    address.country = code
    #expect(throws: EaselError.self) {
      try SwissQRBill(creditor: address, account: SampleBill.iban, currency: .chf)
    }
  }

  @Test("A literal of an amount is the amount that it says")
  func literal() throws {
    let bill = try SwissQRBill(
      creditor: SampleBill.creditor, account: SampleBill.iban, amount: 19.99, currency: .chf)
    #expect(bill.payload.contains("\n19.99\n"))
    _ = try QRCode.payment(name: "A", iban: "DE02120300000000202051", amount: 0.07)
  }

  @Test("The lines of a short bill end with the trailer")
  func shortLines() throws {
    let lines = try SampleBill.short().payload.components(separatedBy: "\n")
    #expect(lines.count == 31)
    #expect(lines[18...] == ["", "EUR", "", "", "", "", "", "", "", "NON", "", "", "EPD"])
    let scheme = try SwissQRBill(
      creditor: SampleBill.creditor, account: SampleBill.iban, currency: .chf,
      reference: "RF18 5390 0754 7034",
      alternativeSchemes: [
        .init(name: "UV", parameters: "UV;1"), .init(name: "XY", parameters: "XY;2"),
      ]
    ).payload.components(separatedBy: "\n")
    #expect(scheme[27...] == ["SCOR", "RF18539007547034", "", "EPD", "", "UV;1", "XY;2"])
  }

  @Test(
    "Amounts have two decimals and a point in any locale",
    arguments: [
      ("0.01", "0.01"), ("1", "1.00"), ("1234567.5", "1234567.50"), ("0.1", "0.10"),
      ("999999999.99", "999999999.99"),
    ])
  func amounts(_ amount: String, _ written: String) throws {
    let bill = try SwissQRBill(
      creditor: SampleBill.creditor, account: SampleBill.iban, amount: Decimal(string: amount),
      currency: .chf)
    #expect(bill.payload.components(separatedBy: "\n")[18] == written)
  }

  @Test("Amounts beyond the range or with parts of cents are refused")
  func invalidAmounts() {
    #expect(refused(amount: nil) == "")
    for amount in ["-0.01", "0.001", "1000000000", "999999999.991"] {
      #expect(refused(amount: Decimal(string: amount)) == "amount", "\(amount)")
    }
    #expect(refused(amount: .nan) == "amount")
    #expect(refused(amount: .greatestFiniteMagnitude) == "amount")
  }

  @Test("A bill of 0 is a notification and must say so")
  func notification() throws {
    #expect(refused(amount: 0) == "amount")
    #expect(refused(amount: 0, message: "Thank you") == "amount")
    #expect(refused(amount: 0, message: "NE PAS UTILISER POUR LE PAIEMENT") == "")
    let bill = try SwissQRBill(
      creditor: SampleBill.creditor, account: SampleBill.iban, amount: 0, currency: .chf,
      message: "DO NOT USE FOR PAYMENT")
    #expect(bill.payload.components(separatedBy: "\n")[18] == "0.00")
  }

  @Test("Only IBANs of Switzerland and Liechtenstein with right check digits pass")
  func accounts() {
    for iban in [
      "CH9300762011623852957", "LI21 0881 0000 2324 013A A", "ch58 0079 1123 0008 8901 2",
    ] {
      #expect(refused(account: iban) == "", "\(iban)")
    }
    for iban in [
      "", "CH", "DE89370400440532013000", "CH930076201162385295", "CH9300762011623852958",
      "CH93-0076-2011-6238-5295-7", "CHXX00762011623852957",
    ] {
      #expect(refused(account: iban) == "account", "\(iban)")
    }
  }

  @Test("A QR-IBAN requires a QR reference, and another IBAN forbids it")
  func references() {
    let qr = SampleBill.qrIBAN
    #expect(refused(account: qr, reference: SampleBill.qrReference) == "")
    #expect(refused(account: qr) == "reference")
    #expect(refused(account: qr, reference: "RF18539007547034") == "reference")
    #expect(refused(reference: SampleBill.qrReference) == "reference")
    #expect(refused(reference: "rf18 5390 0754 7034") == "")
    for reference in [
      "RF19539007547034", "RF18", "RFXX539007547034", "2041", "INVOICE 7",
      "RF18" + String(repeating: "1", count: 22),
    ] {
      #expect(refused(reference: reference).hasPrefix("reference"), "\(reference)")
    }
    #expect(refused(account: qr, reference: String(repeating: "0", count: 27)) == "reference")
    #expect(refused(account: qr, reference: "2100000000031394714300090") == "reference")
  }

  @Test("Institutions 30000 to 31999 are those of QR-IBANs")
  func institutions() {
    for (institution, isQR) in [
      ("29999", false), ("30000", true), ("31999", true), ("32000", false), ("00300", false),
    ] {
      #expect(SwissQRBillChecks.isQRIBAN("CH00\(institution)000000000000") == isQR)
    }
  }

  @Test("Each field of an address has its length, and those that are required are not blank")
  func addresses() {
    func text(_ count: Int) -> String { String(repeating: "é", count: count) }
    #expect(refused(creditor: address { $0.name = text(70) }) == "")
    #expect(refused(creditor: address { $0.name = text(71) }) == "creditor.name")
    #expect(refused(creditor: address { $0.name = " " }) == "creditor.name")
    #expect(refused(creditor: address { $0.street = nil }) == "")
    #expect(refused(creditor: address { $0.street = text(71) }) == "creditor.street")
    #expect(refused(creditor: address { $0.buildingNumber = text(16) }) == "")
    #expect(
      refused(creditor: address { $0.buildingNumber = text(17) }) == "creditor.buildingNumber")
    #expect(refused(creditor: address { $0.postalCode = text(17) }) == "creditor.postalCode")
    #expect(refused(creditor: address { $0.postalCode = "" }) == "creditor.postalCode")
    #expect(refused(creditor: address { $0.town = text(36) }) == "creditor.town")
    #expect(refused(debtor: address { $0.town = "" }) == "debtor.town")
    for country in ["", "C", "CHE", "12", "Ö1", "QQ"] {
      #expect(refused(debtor: address { $0.country = country }).hasPrefix("debtor.country"))
    }
    #expect(refused(debtor: address { $0.country = "de" }) == "")
  }

  @Test("Texts have the characters of version 2.3")
  func characters() {
    for text in ["Ștefan Țiriac", "€ 5 – no", "Łódź", "~^", "\u{A0}x"] {
      let isPermitted = !text.contains("–")
      #expect(refused(message: text) == (isPermitted ? "" : "message"), "\(text)")
    }
    for text in ["a\nb", "a\u{7}b", "Ада", "日本", "😀", "a\u{7F}"] {
      #expect(refused(message: text) == "message", "\(text)")
    }
  }

  @Test("Decomposed characters are composed")
  func decomposed() throws {
    let bill = try SwissQRBill(
      creditor: address { $0.town = "Zu\u{308}rich" }, account: SampleBill.iban, currency: .chf,
      message: String(repeating: "e\u{301}", count: 140))
    let lines = bill.payload.components(separatedBy: "\n")
    #expect(Array(lines[9].unicodeScalars) == Array("Zürich".unicodeScalars))
    #expect(lines[29].unicodeScalars.count == 140)
    let payment = try QRCode.payment(
      name: String(repeating: "e\u{301}", count: 70), iban: "DE89 3704 0044 0532 0130 00")
    #expect(payment.text.unicodeScalars.contains("\u{E9}"))
    // Without a composed form it is refused.
    #expect(refused(message: "x\u{301}") == "message")
  }

  @Test("An amount that is not a number is named so")
  func notANumber() throws {
    let error = try #require(throws: EaselError.self) {
      try SwissQRBill(
        creditor: SampleBill.creditor, account: SampleBill.iban, amount: .nan, currency: .chf)
    }
    #expect(error.message.contains("amount is not a number"))
    let other = try #require(throws: EaselError.self) {
      try QRCode.payment(name: "A", iban: "DE89 3704 0044 0532 0130 00", amount: .nan)
    }
    #expect(other.message.contains("is not a number"))
  }

  @Test("Bill information is broken before its parts")
  func brokenInformation() throws {
    let fields = try SwissQRBill(
      creditor: SampleBill.creditor, account: SampleBill.iban, currency: .chf, message: "M",
      billInformation: "//S1/10/10201409/11/170309/20/14000000"
    ).fields
    #expect(
      fields.shownInformation { $0.count <= 20 } == """
        M
        //S1/10/10201409/11
        /170309/20/14000000
        """)
    #expect(fields.shownInformation { _ in true }.split(separator: "\n").count == 2)
    let narrow = fields.shownInformation { _ in false }
    #expect(narrow.replacing("\n", with: "") == "M" + fields.billInformation)
    #expect(narrow.hasPrefix("M\n//S1\n/10\n"))
  }

  @Test("Message and bill information have 140 characters together")
  func information() {
    let x = { String(repeating: "x", count: $0) }
    #expect(refused(message: x(140)) == "")
    #expect(refused(message: x(141)) == "message")
    #expect(refused(message: x(100), billInformation: "//S1" + x(36)) == "")
    #expect(refused(message: x(100), billInformation: "//S1" + x(37)) == "billInformation")
    #expect(refused(billInformation: "S1/10/7") == "billInformation")
    let scheme = SwissQRBill.AlternativeScheme(name: "UV", parameters: x(100))
    #expect(refused(schemes: [scheme, scheme]) == "")
    #expect(refused(schemes: [scheme, scheme, scheme]) == "alternativeSchemes")
    #expect(
      refused(schemes: [.init(name: "UV", parameters: x(101))]) == "alternativeSchemes.parameters")
  }

  @Test("One error lists all faults with their fields")
  func allFaults() throws {
    let error = #expect(throws: EaselError.self) {
      try SwissQRBill(
        creditor: address { $0.town = "" }, account: "CH12", amount: -1, currency: .chf,
        reference: "RF00")
    }
    #expect(error?.subject == "account, creditor.town, amount, reference")
    #expect(error?.message.contains("4 faults") == true)
  }

  @Test("A code of more than 997 bytes is refused")
  func longPayload() {
    let text = { String(repeating: "€", count: $0) }
    let long = SwissQRBill.Address(
      name: text(70), street: text(70), postalCode: "1", town: text(35), country: "CH")
    #expect(refused(creditor: long, debtor: long, message: text(100)) == "payload")
  }

  // MARK: Properties

  @Test("Each single wrong character of a random IBAN and reference is refused")
  func wrongDigits() {
    var random = CodeGenerator(seed: 2_026)
    for _ in 0..<20 {
      let digits = (0..<26).map { _ in Int.random(in: 0...9, using: &random) }
      let reference = digits + [SwissQRBillChecks.checkDigit(of: digits)]
      let text = reference.map(String.init).joined()
      #expect(refused(account: SampleBill.qrIBAN, reference: text) == "", "\(text)")
      for index in reference.indices {
        var wrong = reference
        wrong[index] = (wrong[index] + Int.random(in: 1...9, using: &random)) % 10
        let text = wrong.map(String.init).joined()
        #expect(refused(account: SampleBill.qrIBAN, reference: text) == "reference", "\(text)")
      }
    }
  }

  @Test("Random IBANs and creditor references pass, and with one wrong character they do not")
  func wrongCharacters() {
    var random = CodeGenerator(seed: 97)
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    /// A code with the check digits that belong to it.
    func code(_ prefix: String, _ rest: String) -> String {
      let check = 98 - CheckDigits.rotatedRemainder97("\(prefix)00\(rest)")
      return "\(prefix)\(check < 10 ? "0" : "")\(check)\(rest)"
    }
    for _ in 0..<20 {
      let iban = code(
        Bool.random(using: &random) ? "CH" : "LI",
        random.text(of: Array("012"), count: 5...5) + random.text(of: alphabet, count: 12...12))
      let reference = code("RF", random.text(of: alphabet, count: 1...21))
      #expect(refused(account: iban, reference: reference) == "", "\(iban) \(reference)")
      for index in 2..<iban.count {
        #expect(refused(account: changed(iban, index, &random)) != "", "\(iban) \(index)")
      }
      for index in 2..<reference.count {
        #expect(refused(reference: changed(reference, index, &random)) != "", "\(reference)")
      }
    }
  }

  /// The text with another digit or letter at an index.
  private func changed(_ text: String, _ index: Int, _ random: inout CodeGenerator) -> String {
    var characters = Array(text)
    let others = Array(characters[index].isNumber ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      .filter { $0 != characters[index] }
    characters[index] = others.randomElement(using: &random) ?? "?"
    return String(characters)
  }
}

import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Every field of an electronic invoice is checked")
struct EInvoiceFieldTests {
  /// A draft in which no value is missing; it breaks some rules.
  private static let full: EInvoice.Draft = {
    let tax = EInvoice.Tax(.standard, rate: 19, reason: "R", reasonCode: "VATEX-EU-F")
    var item = EInvoice.AllowanceCharge(percent: 5, of: 20, reason: "R", code: "95", tax: tax)
    item.tax = tax
    let id = EInvoice.Identifier("4012345000009", scheme: "0088")
    var party = EInvoice.Party(
      "A",
      address: .init(
        "1", line2: "2", line3: "3", postcode: "4", city: "5", region: "6", country: "DE"),
      vatID: "DE123456788", electronicAddress: id,
      contact: .init(name: "N", phone: "030 1", email: "a@b.example"))
    (party.tradingName, party.taxNumber, party.legalForm) = ("T", "30", "GmbH")
    (party.ids, party.legalID) = ([id], id)
    var line = EInvoice.Line("Shelf", quantity: 2, price: 5, tax: tax)
    (line.id, line.note, line.objectID, line.description) = ("1", "N", id, "D")
    (line.priceQuantity, line.grossPrice, line.priceDiscount, line.net) = (1, 6, 1, 10)
    (line.allowances, line.charges) = ([item], [item])
    line.period = .init(from: .init(2026, 8, 1), to: .init(2026, 8, 2))
    (line.orderLine, line.accountingReference) = ("1", "4400")
    (line.sellerItemID, line.buyerItemID, line.standardItemID) = ("S", "B", id)
    line.classifications = [.init("1", list: "HS", version: "2")]
    (line.originCountry, line.attributes) = ("AT", [.init("Color", "red")])
    var draft = EInvoice.Draft(
      number: "R-17", issued: EInvoice.Day(2026, 9, 14), seller: party, buyer: party, lines: [line])
    (draft.due, draft.terms) = (.init(2026, 10, 14), "net")
    (draft.taxCurrency, draft.taxInTaxCurrency) = ("CHF", 1)
    (draft.taxPoint, draft.taxPointCode) = (.init(2026, 9, 1), "3")
    (draft.process, draft.buyerReference) = ("P", "B")
    draft.references.project = "1"
    draft.references.contract = "2"
    draft.references.order = "3"
    draft.references.salesOrder = "4"
    draft.references.receivingAdvice = "5"
    draft.references.despatchAdvice = "6"
    draft.references.tender = "7"
    draft.references.object = id
    draft.references.accounting = "8"
    draft.preceding = [.init("R-16", issued: .init(2026, 8, 1))]
    draft.notes = [.init("Thanks", subject: "AAI")]
    (draft.payee, draft.taxRepresentative) = (party, party)
    draft.delivery = .init(date: .init(2026, 9, 1), name: "D", address: party.address)
    draft.delivery?.locationID = id
    draft.period = line.period
    var payment = EInvoice.Payment.transfer(
      iban: "DE02120300000000202051", bic: "BYLADEM1001", accountName: "A", reference: "R")
    payment.text = "Transfer"
    payment.card = .init("1234", holder: "H")
    payment.debit = .init(mandate: "M", creditor: "C", account: "DE02120300000000202051")
    draft.payment = payment
    (draft.allowances, draft.charges) = ([item], [item])
    (draft.prepaid, draft.rounding) = (1, 0)
    draft.totals = try? InvoiceTotals(draft)
    draft.attachments = [
      .init(
        "A", description: "D", location: "https://easel.example",
        file: .init(Data([1]), name: "a.csv", type: "text/csv"))
    ]
    return draft
  }()

  /// The paths of the texts and numbers of a value, as its stored properties have them.
  private static func paths(
    _ value: Any, _ path: String = "", _ found: inout (texts: Set<String>, numbers: Set<String>)
  ) {
    switch value {
    case is String, is EInvoice.TaxCategory: found.texts.insert(path)
    case is Decimal: found.numbers.insert(path)
    case is EInvoice.Day, is Data, is EInvoice.Profile: break
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        guard let content = mirror.children.first else {
          Issue.record("\(path) is missing in the draft of this test")
          return
        }
        return paths(content.value, path, &found)
      }
      for (index, child) in mirror.children.enumerated() {
        let name = child.label ?? ""
        paths(
          child.value,
          mirror.displayStyle == .collection
            ? "\(path)[\(index)]" : path.isEmpty ? name : "\(path).\(name)", &found)
      }
    }
  }

  private static let known: (texts: Set<String>, numbers: Set<String>) = {
    var found: (texts: Set<String>, numbers: Set<String>) = ([], [])
    paths(full, "", &found)
    return found
  }()

  @Test("The visitor meets each stored text and number once")
  func visitor() {
    var (texts, numbers): ([String], [String]) = ([], [])
    var draft = Self.full
    draft.visit(
      FieldVisitor(text: { texts.append($1.path) }, number: { numbers.append($1.path) }))
    #expect(texts.sorted() == Self.known.texts.sorted())
    #expect(numbers.sorted() == Self.known.numbers.sorted())
    #expect(draft == Self.full)
  }

  @Test("A control character is refused in each text", arguments: known.texts.sorted())
  func controlCharacters(_ path: String) {
    for text in ["a\u{1}b", "\u{FFFE}"] {
      var draft = Self.full
      draft.visit(FieldVisitor(text: { if $1.path == path { $0 = text } }, number: { _, _ in }))
      let violation = draft.violations().first {
        $0.path == path && $0.names[.easel] == ["EASEL-TEXT"]
      }
      #expect(violation?.message.contains("control character") == true)
    }
  }

  @Test("Spaces alone are refused in each text", arguments: known.texts.sorted())
  func blank(_ path: String) {
    var draft = Self.full
    draft.visit(FieldVisitor(text: { if $1.path == path { $0 = " " } }, number: { _, _ in }))
    let isFound = draft.violations().contains {
      $0.path == path && $0.names[.easel] == ["EASEL-TEXT"]
    }
    #expect(isFound)
  }

  @Test(
    "What is no number, or too large, is refused in each amount", arguments: known.numbers.sorted())
  func numbers(_ path: String) {
    for number in [Decimal.nan, .greatestFiniteMagnitude, -Decimal.greatestFiniteMagnitude] {
      var draft = Self.full
      draft.visit(FieldVisitor(text: { _, _ in }, number: { if $1.path == path { $0 = number } }))
      let violations = draft.violations()
      #expect(violations.map(\.path) == [path])
      #expect(violations.map(\.rule) == ["EASEL-NUMBER"])
    }
  }

  @Test("A tiny number with many decimals ends with violations", arguments: known.numbers.sorted())
  func decimals(_ path: String) {
    var draft = Self.full
    let number = Decimal(sign: .plus, exponent: -100, significand: 1)
    draft.visit(FieldVisitor(text: { _, _ in }, number: { if $1.path == path { $0 = number } }))
    #expect(!draft.violations().isEmpty)
  }

  @Test("An empty text is as a missing one", arguments: known.texts.sorted())
  func empty(_ path: String) throws {
    var draft = Self.full
    draft.visit(FieldVisitor(text: { if $1.path == path { $0 = "" } }, number: { _, _ in }))
    let totals = try #require(draft.totals)
    for syntax in EInvoice.Syntax.allCases {
      let xml = String(decoding: draft.xml(syntax, totals: totals), as: UTF8.self)
      #expect(!xml.contains("/>") && !xml.contains("></") && !xml.contains("\"\""))
    }
  }
}

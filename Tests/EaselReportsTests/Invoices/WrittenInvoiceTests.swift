import EaselGenerators
import Foundation
import Testing

@testable import EaselReports

@Suite("Random electronic invoices, read back")
struct WrittenInvoiceTests {
  private func amount(_ value: Decimal?) -> WrittenInvoice.Amount? {
    value.flatMap { WrittenInvoice.Amount("\($0)") }
  }

  /// What differs between the values of a draft and those of its XML.
  private func differences(_ draft: EInvoice.Draft, _ written: WrittenInvoice) -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ one: Value, _ other: Value) {
      if one != other { found.append("\(name): \(one) is written as \(other)") }
    }
    compare("the currency", draft.currency, written.currency)
    compare("the lines", draft.lines.count, written.lines.count)
    for (line, other) in zip(draft.lines, written.lines) {
      compare("the name", line.name, other.name)
      compare("the unit", line.unit, other.unit)
      compare("the quantity", amount(line.quantity), other.quantity)
      compare("the price", amount(line.price), other.price)
      compare("the price quantity", amount(line.priceQuantity), other.priceQuantity)
      compare("the tax", key(line.tax), other.tax)
      let (less, more) = (line.allowances.map(\.amount), line.charges.map(\.amount))
      compare("the changes", (less + more).map(amount), other.changes.map(\.amount))
      let charges = other.changes.map(\.isCharge)
      compare("the charges", less.map { _ in false } + more.map { _ in true }, charges)
    }
    let changes = draft.allowances + draft.charges
    compare("the changes", changes.map { amount($0.amount) }, written.changes.map(\.amount))
    compare("their taxes", changes.map { $0.tax.map(key) ?? " " }, written.changes.map(\.tax))
    let (prepaid, rounding) = (written.sums["113"] ?? nil, written.sums["114"] ?? nil)
    compare("the prepaid amount", amount(draft.prepaid), prepaid ?? .zero)
    compare("the rounding", amount(draft.rounding), rounding ?? .zero)
    return found
  }

  private func key(_ tax: EInvoice.Tax) -> String {
    WrittenInvoice.key(tax.category.rawValue, tax.rate.map { "\($0)" })
  }

  @Test("The XML has the values of the invoice, and sums that follow from them", arguments: 0..<500)
  func values(_ number: Int) throws {
    let profile = EInvoice.Profile.allCases[number % 3]
    let draft = GeneratedInvoice(profile, SeededGenerator(case: number, of: 23)).draft
    let invoice = try EInvoice(draft)
    for syntax in profile.syntaxes {
      let xml = try invoice.xml(syntax)
      let written = syntax == .cii ? WrittenInvoice(cii: xml) : WrittenInvoice(ubl: xml)
      guard let written else {
        Issue.record("\(syntax) is not read")
        continue
      }
      let faults = differences(draft, written) + written.faults
      #expect(faults.isEmpty, "\(syntax): \(faults)")
    }
  }

  @Test("An amount that is off by a cent is a fault")
  func planted() throws {
    let draft = GeneratedInvoice(.xrechnung, SeededGenerator(case: 1, of: 23)).draft
    let xml = try EInvoice(draft).xml(.cii)
    var written = try #require(WrittenInvoice(cii: xml))
    written.lines[0].net = written.lines[0].net.map { $0 + .init(units: 100) }
    #expect(!written.faults.isEmpty)
  }
}

import EaselGenerators
import Foundation
import Testing

@testable import EaselReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Random electronic invoices")
struct GeneratedInvoiceTests {
  @Test("A valid invoice of each profile is made, the same each time", arguments: 0..<90)
  func valid(_ number: Int) throws {
    let profile = EInvoice.Profile.allCases[number % 3]
    let draft = GeneratedInvoice(profile, SeededGenerator(case: number, of: 9)).draft
    let violations = draft.violations()
    #expect(violations.isEmpty, "\(violations)")
    let invoice = try EInvoice(draft)
    for syntax in profile.syntaxes {
      let xml = try invoice.xml(syntax)
      #expect(xml == (try EInvoice(draft).xml(syntax)))
      #expect(XMLParser(data: xml).parse())
      // No element is empty but the one that the schema of CII requires.
      let text = String(decoding: xml, as: UTF8.self)
        .replacingOccurrences(of: "<ram:ApplicableHeaderTradeDelivery/>", with: "")
      #expect(!text.contains("/>"))
      #expect(!text.contains("></"))
    }
  }

  @Test("Each fault is refused", arguments: InvoiceFault.all.indices)
  func fault(_ index: Int) {
    let fault = InvoiceFault.all[index]
    for profile in EInvoice.Profile.allCases
    where fault.profiles.isEmpty || fault.profiles.contains(profile) {
      var draft = GeneratedInvoice(profile, SeededGenerator(case: index, of: 1)).draft
      fault.change(&draft)
      #expect(!draft.violations().isEmpty, "\(fault.about), \(profile)")
    }
  }
}

import EaselGenerators
import Foundation
import Testing

@testable import EaselReports

@Suite("Electronic invoices that the official judges read")
struct EInvoiceCaseTests {
  private static let files: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/einvoice").standardized
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }()

  /// The layers of Easel by those of the judges.
  private static let layers: [String: EInvoice.Layer] = [
    "cen-cii": .en16931, "cen-ubl": .en16931, "fx252-en16931": .facturX, "xr-cii": .xrechnung,
    "xr-ubl": .xrechnung, "pp-ubl": .peppol,
  ]

  private static func read(_ name: String) throws -> InvoiceCase {
    try JSONDecoder().decode(InvoiceCase.self, from: Fixtures.data("einvoice/\(name)"))
  }

  @Test("There are cases")
  func cases() { #expect(Self.files.count >= 6) }

  @Test("The names of broken rules are those of the judges", arguments: files)
  func names(_ name: String) throws {
    let sample = try Self.read(name)
    for (syntax, layers) in sample.expected {
      let found = sample.draft.violations(in: syntax == "cii" ? .cii : .ubl)
      for (layer, expected) in layers {
        guard let own = Self.layers[layer] else { continue }
        let names = Set(found.flatMap { $0.names[own] ?? [] })
        #expect(names == Set(expected), "\(layer)")
      }
    }
  }

  @Test("An invoice is made if and only if it breaks no rule", arguments: files)
  func refusal(_ name: String) throws {
    let sample = try Self.read(name)
    let isValid = sample.expected.values.allSatisfy { $0.values.allSatisfy(\.isEmpty) }
    if isValid {
      let invoice = try EInvoice(sample.draft)
      #expect(invoice.totals == sample.draft.totals)
      // The sums of the file are those that Easel computes.
      let computed = try InvoiceTotals(sample.draft)
      #expect(computed.due == invoice.totals.due)
      #expect(computed.taxes.map(\.amount) == invoice.totals.taxes.map(\.amount))
    } else {
      #expect(throws: EInvoiceError.self) { try EInvoice(sample.draft) }
    }
  }
}

import Foundation

/// What a document says of the invoice in XML that it carries.
struct InvoiceXML {
  /// The guideline that the invoice follows.
  let guideline: String

  /// The namespace of UN/CEFACT's Cross Industry Invoice, D16B and later.
  private static let namespace = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  private static let path = [
    "CrossIndustryInvoice", "ExchangedDocumentContext",
    "GuidelineSpecifiedDocumentContextParameter", "ID",
  ]
  private static let longestGuideline = 1_024

  /// Reads an invoice; throws if it is not well-formed, or something else than an invoice.
  init(_ data: Data) throws(XMLScanner.Flaw) {
    let outcome: Result<String, XMLScanner.Flaw> = data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var root: XMLScanner.Element?
      var guideline: [UInt8] = []
      let handler = XMLScanner.Handler(
        begin: { if root == nil { root = $0.first } },
        text: { open, text in
          guard open.count == 4, guideline.count < Self.longestGuideline,
            open.map(\.localName) == Self.path
          else { return }
          guideline += text
        })
      do throws(XMLScanner.Flaw) {
        try XMLScanner.read(bytes, handler)
        try Self.check(root)
      } catch {
        return .failure(error)
      }
      let text = String(decoding: guideline.prefix(Self.longestGuideline), as: UTF8.self)
      return .success(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    guideline = try outcome.get()
  }

  private static func check(_ root: XMLScanner.Element?) throws(XMLScanner.Flaw) {
    guard root?.localName == path[0] else {
      throw XMLScanner.Flaw(
        reason: "its root is “\((root?.name ?? "").prefix(60))” and not “\(path[0])”", line: 1)
    }
    guard root?.namespace == namespace else {
      throw XMLScanner.Flaw(
        reason: "the namespace of its root is “\((root?.namespace ?? "").prefix(80))” and not "
          + "“\(namespace)”", line: 1)
    }
  }
}

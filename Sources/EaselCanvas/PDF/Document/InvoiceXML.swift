import Foundation

/// The guideline of an invoice in XML, as read from the file.
struct InvoiceXML {
  /// The identifier of the guideline that the invoice follows.
  let guideline: String

  /// Reads an invoice.
  ///
  /// - Throws: A flaw if the data is not well-formed XML in UTF-8, has a document type declaration
  ///   or is not an invoice.
  init(_ data: Data) throws(XMLEvents.Flaw) {
    guard !data.isEmpty else { throw XMLEvents.Flaw(reason: "it is empty", line: 1) }
    // UTF-16 without a byte order mark would pass as UTF-8 with a zero byte beside each letter.
    guard String(validating: data, as: UTF8.self) != nil, !data.contains(0) else {
      throw XMLEvents.Flaw(reason: "its text is not UTF-8", line: 1)
    }
    let reader = InvoiceReader()
    try XMLEvents.read(data, reader)
    guideline = reader.guideline.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Finds the guideline among the elements of an invoice.
private final class InvoiceReader: XMLEvents.Listener {
  /// The namespace of UN/CEFACT's Cross Industry Invoice, D16B and later.
  private static let namespace = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  private static let path = [
    "CrossIndustryInvoice", "ExchangedDocumentContext",
    "GuidelineSpecifiedDocumentContextParameter", "ID",
  ]
  private static let longestGuideline = 1_024

  private(set) var guideline = ""
  private var depth = 0
  /// The number of open elements that are on the path to the guideline.
  private var matched = 0

  func begin(_ element: XMLEvents.Element) -> String? {
    let (name, namespace) = (element.name, element.namespace)
    if depth == 0, name != Self.path[0] {
      return "its root is “\(name.prefix(60))” and not “\(Self.path[0])”"
    }
    if depth == 0, namespace != Self.namespace {
      return "the namespace of its root is “\(namespace.prefix(80))” and not “\(Self.namespace)”"
    }
    if matched == depth, depth < Self.path.count, name == Self.path[depth] { matched += 1 }
    depth += 1
    return nil
  }

  func end() {
    depth -= 1
    matched = min(matched, depth)
  }

  func text(_ text: String, line: Int) {
    guard matched == Self.path.count, depth == matched,
      guideline.utf8.count < Self.longestGuideline
    else { return }
    guideline += String(decoding: text.utf8.prefix(Self.longestGuideline), as: UTF8.self)
  }
}

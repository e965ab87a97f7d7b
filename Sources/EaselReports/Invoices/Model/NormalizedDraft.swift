import Foundation

/// A draft without empty values, and with the numbers that its literals say: an empty text is `nil`,
/// and so is a value whose fields are all empty.
///
/// XML contains no empty elements, so that the rules must not take an empty text for a value. The
/// fields that no invoice may contain are collected in the same pass.
struct NormalizedDraft {
  private(set) var draft: EInvoice.Draft
  /// The texts of spaces.
  private(set) var blankTexts: [FieldVisitor.Field] = []
  /// The texts with a character that XML cannot contain.
  private(set) var unwritableTexts: [FieldVisitor.Field] = []
  /// The numbers that are none, or that are too large for exact sums.
  private(set) var invalidNumbers: [FieldVisitor.Field] = []

  init(_ draft: EInvoice.Draft) {
    var draft = draft
    var (blank, unwritable) = ([FieldVisitor.Field](), [FieldVisitor.Field]())
    var invalid: [FieldVisitor.Field] = []
    let visitor = FieldVisitor(
      text: { text, field in
        guard let content = text else { return }
        if content.isEmpty { return text = nil }
        if isBlank(content) { blank.append(field) }
        if !content.isXML { unwritable.append(field) }
      },
      number: { number, field in
        number = number.asWritten
        if !number.isFinite || abs(number) >= ExactAmount.maximum { invalid.append(field) }
      })
    draft.visit(visitor)
    draft.removeEmptyValues()
    self.draft = draft
    (blankTexts, unwritableTexts, invalidNumbers) = (blank, unwritable, invalid)
  }
}

/// Whether a text is missing or has only spaces.
func isBlank(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? true }

extension String {
  /// Whether XML 1.0 can contain the text: no control characters but tab and line breaks, and no
  /// noncharacters U+FFFE and U+FFFF.
  fileprivate var isXML: Bool {
    var needsScalars = false
    for byte in utf8 {
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return false }
      // The first byte of U+F000 to U+FFFF.
      if byte == 0xEF { needsScalars = true }
    }
    return !needsScalars || !unicodeScalars.contains { $0.value == 0xFFFE || $0.value == 0xFFFF }
  }
}

/// A value of a draft that has nothing to write if its fields are empty.
private protocol Emptiable {
  var isEmpty: Bool { get }
}

extension Optional where Wrapped: Emptiable {
  fileprivate mutating func removeIfEmpty() {
    if self?.isEmpty == true { self = nil }
  }
}

extension EInvoice.Identifier: Emptiable {
  /// An identifier is empty without its text, as a scheme alone identifies nothing.
  fileprivate var isEmpty: Bool { id.isEmpty }
}

extension EInvoice.Address: Emptiable {
  fileprivate var isEmpty: Bool {
    country.isEmpty && [line1, line2, line3, postcode, city, region].allSatisfy { $0 == nil }
  }
}

extension EInvoice.Contact: Emptiable {
  fileprivate var isEmpty: Bool { name == nil && phone == nil && email == nil }
}

extension EInvoice.Period: Emptiable {
  fileprivate var isEmpty: Bool { start == nil && end == nil }
}

extension EInvoice.Delivery: Emptiable {
  fileprivate var isEmpty: Bool {
    date == nil && name == nil && locationID == nil && address == nil
  }
}

extension EInvoice.Account: Emptiable {
  fileprivate var isEmpty: Bool { id.isEmpty && name == nil && bic == nil }
}

extension EInvoice.Card: Emptiable {
  fileprivate var isEmpty: Bool { number.isEmpty && holder == nil }
}

extension EInvoice.DirectDebit: Emptiable {
  fileprivate var isEmpty: Bool { mandate == nil && creditor == nil && account == nil }
}

extension EInvoice.Party {
  fileprivate mutating func removeEmptyValues() {
    ids.removeAll(where: \.isEmpty)
    legalID.removeIfEmpty()
    electronicAddress.removeIfEmpty()
    address.removeIfEmpty()
    contact.removeIfEmpty()
  }
}

extension EInvoice.Draft {
  fileprivate mutating func removeEmptyValues() {
    // A line break is a line feed in XML.
    terms = terms.map {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: "\n")
    }
    references.object.removeIfEmpty()
    notes.removeAll { $0.text.isEmpty && $0.subject == nil }
    seller.removeEmptyValues()
    buyer.removeEmptyValues()
    payee?.removeEmptyValues()
    taxRepresentative?.removeEmptyValues()
    delivery?.locationID.removeIfEmpty()
    delivery?.address.removeIfEmpty()
    delivery.removeIfEmpty()
    period.removeIfEmpty()
    payment?.accounts.removeAll(where: \.isEmpty)
    payment?.card.removeIfEmpty()
    payment?.debit.removeIfEmpty()
    for index in lines.indices {
      lines[index].objectID.removeIfEmpty()
      lines[index].standardItemID.removeIfEmpty()
      lines[index].period.removeIfEmpty()
    }
  }
}

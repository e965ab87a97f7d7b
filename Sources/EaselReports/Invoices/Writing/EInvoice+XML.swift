import EaselCanvas
import Foundation

extension EInvoice {
  /// The invoice as XML in UTF-8.
  ///
  /// ```swift
  /// func write(_ invoice: EInvoice) throws {
  ///   try invoice.xml(.ubl).write(to: url)
  /// }
  /// ```
  ///
  /// UBL writes the types of credit notes, such as 381, as CreditNote, and the others as Invoice.
  /// The time is proportional to the number of lines.
  ///
  /// - Parameter syntax: The syntax; `nil` for the first one of the profile, which is CII except for
  ///   Peppol.
  /// - Throws: `unsupportedOption` if the profile has no such syntax: Peppol is always UBL.
  public func xml(_ syntax: Syntax? = nil) throws -> Data {
    let syntax = syntax ?? (profile == .peppol ? .ubl : .cii)
    guard profile.syntaxes.contains(syntax) else {
      throw EaselError(
        .unsupportedOption, "a Peppol invoice is written as UBL; ask for .ubl",
        operation: "EInvoice.xml")
    }
    return draft.normalizedXML(syntax, totals: totals)
  }
}

extension EInvoice.Draft {
  /// The draft as XML, also if it breaks rules: the judges read what the rules refuse.
  package func xml(_ syntax: EInvoice.Syntax, totals: InvoiceTotals) -> Data {
    let draft = NormalizedDraft(self).draft
    return draft.normalizedXML(syntax, totals: draft.totals ?? totals)
  }

  /// The draft as XML, if none of its values is empty.
  fileprivate func normalizedXML(_ syntax: EInvoice.Syntax, totals: InvoiceTotals) -> Data {
    switch syntax {
    case .cii: CIIWriter(draft: self, totals: totals).data()
    case .ubl: UBLWriter(draft: self, totals: totals).data()
    }
  }
}

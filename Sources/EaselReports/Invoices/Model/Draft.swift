import Foundation

extension EInvoice {
  /// The values of an invoice, before its rules are checked.
  ///
  /// ```swift
  /// func check(_ seller: EInvoice.Party, _ buyer: EInvoice.Party) {
  ///   let line = EInvoice.Line("Shelf", price: 49.5, tax: .standard(19))
  ///   var draft = EInvoice.Draft(
  ///     number: "R-17", issued: EInvoice.Day(2026, 9, 14), seller: seller, buyer: buyer,
  ///     lines: [line])
  ///   draft.profile = .xrechnung
  ///   for violation in draft.violations() { print(violation) }
  /// }
  /// ```
  ///
  /// An empty text is taken for a missing one.
  public struct Draft: Hashable, Sendable {
    /// The specification whose rules are kept, ``Profile/en16931`` by default (BT-24).
    public var profile = Profile.en16931
    /// The number (BT-1).
    public var number: String
    /// The type as a code of UNTDID 1001: `380` for an invoice, `381` for a credit note (BT-3).
    public var type = "380"
    /// The day of issue (BT-2).
    public var issued: Day
    /// The day on which the payment is due (BT-9).
    public var due: Day?
    /// The terms of payment, such as a discount for early payment; their line breaks are written as
    /// line feeds (BT-20).
    public var terms: String?
    /// The currency code of ISO 4217, `EUR` by default (BT-5).
    public var currency = "EUR"
    /// The currency in which tax is accounted, if it differs (BT-6).
    public var taxCurrency: String?
    /// The total tax in ``taxCurrency`` (BT-111).
    public var taxInTaxCurrency: Decimal?
    /// The day on which tax becomes due (BT-7).
    public var taxPoint: Day?
    /// The day on which tax becomes due, as a code of UNTDID 2005: `3`, `35` or `432` for the
    /// issue, the delivery or the payment (BT-8).
    public var taxPointCode: String?
    /// The business process (BT-23); `nil` for that of the profile.
    public var process: String?
    /// The buyer's reference, such as the Leitweg-ID of a German authority (BT-10).
    public var buyerReference: String?
    /// The references to other documents.
    public var references = References()
    /// Earlier invoices (BG-3).
    public var preceding: [PrecedingInvoice] = []
    /// Notes (BG-1).
    public var notes: [Note] = []
    /// The seller (BG-4).
    public var seller: Party
    /// The buyer (BG-7).
    public var buyer: Party
    /// The party that is paid, if it is not the seller (BG-10).
    public var payee: Party?
    /// The seller's tax representative (BG-11).
    public var taxRepresentative: Party?
    /// The delivery (BG-13).
    public var delivery: Delivery?
    /// The period of the invoice (BG-14).
    public var period: Period?
    /// The payment (BG-16).
    public var payment: Payment?
    /// The allowances of the whole invoice (BG-20).
    public var allowances: [AllowanceCharge] = []
    /// The charges of the whole invoice (BG-21).
    public var charges: [AllowanceCharge] = []
    /// The lines (BG-25).
    public var lines: [Line]
    /// The amount that was paid before (BT-113).
    public var prepaid: Decimal = 0
    /// The amount that rounds the payment (BT-114).
    public var rounding: Decimal = 0
    /// The sums; `nil` to compute them, otherwise they are checked (BG-22, BG-23).
    public var totals: InvoiceTotals?
    /// Supporting documents (BG-24).
    public var attachments: [Attachment] = []

    /// Creates a draft from the values that every invoice has.
    public init(
      number: String, issued: Day, seller: Party, buyer: Party, lines: [Line]
    ) {
      self.number = number
      self.issued = issued
      self.seller = seller
      self.buyer = buyer
      self.lines = lines
    }
  }

  /// The numbers of documents that an invoice refers to.
  public struct References: Hashable, Sendable {
    /// The project (BT-11).
    public var project: String?
    /// The contract (BT-12).
    public var contract: String?
    /// The buyer's order (BT-13).
    public var order: String?
    /// The seller's order (BT-14).
    public var salesOrder: String?
    /// The receiving advice (BT-15).
    public var receivingAdvice: String?
    /// The despatch advice (BT-16).
    public var despatchAdvice: String?
    /// The tender or lot (BT-17).
    public var tender: String?
    /// An object that is invoiced, such as a meter (BT-18).
    public var object: Identifier?
    /// The buyer's accounting reference (BT-19).
    public var accounting: String?

    /// Creates references to no document.
    public init() {}
  }
}

extension EInvoice.Draft {
  /// Whether UBL writes the document as a CreditNote.
  var isCreditNote: Bool { CodeList.creditNoteTypes.contains(type) }

  /// The rate of a group: XRechnung and German rules of Peppol require one, also outside of the
  /// scope of tax.
  func writtenRate(of group: EInvoice.TaxGroup) -> Decimal? {
    guard group.tax.category == .outOfScope, profile != .en16931 else { return group.tax.rate }
    return group.tax.rate ?? 0
  }

  /// The business process: the given one, or that of the profile.
  var actualProcess: String? { process ?? profile.process }
}

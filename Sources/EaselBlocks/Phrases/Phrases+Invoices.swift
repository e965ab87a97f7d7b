extension Phrases {
  /// The labels of the sums of an invoice, such as "Total without VAT".
  public struct Invoices: Sendable {
    /// The label of the sum of the lines.
    public var lines: Wording
    /// The label of the allowances of the whole invoice.
    public var allowances: Wording
    /// The label of the charges of the whole invoice.
    public var charges: Wording
    /// The label of the total without tax.
    public var net: Wording
    /// The label of a tax, such as "VAT 19% on €99.00"; the placeholders are `{rate}` and `{base}`.
    public var tax: Wording
    /// The label of an amount without tax, such as "No VAT on €99.00"; its placeholder is `{base}`.
    public var noTax: Wording
    /// The label of the total with tax.
    public var gross: Wording
    /// The label of the amount that was paid before.
    public var prepaid: Wording
    /// The label of the amount that rounds the payment.
    public var rounding: Wording
    /// The label of the amount to be paid.
    public var due: Wording
    /// The reason below a tax of reverse charge, which the law requires.
    public var reverseCharge: Wording
    /// The reason below the tax of a supply to another country of the European Union.
    public var intraCommunity: Wording
    /// The reason below the tax of an export.
    public var export: Wording
  }
}

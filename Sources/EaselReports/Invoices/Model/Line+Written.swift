import Foundation

extension EInvoice.Line {
  /// The amount without tax: ``net``, or the computed one (BT-131).
  ///
  /// ```swift
  /// let lines = [EInvoice.Line("Shelf", quantity: 2, price: 49.5, tax: .standard(19))]
  /// let table = Table(lines) {
  ///   TableColumn("Item", value: \.name)
  ///   TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
  /// }
  /// ```
  ///
  /// It is not a number if the amount cannot be computed; an invoice with such a line is refused.
  public var amount: Decimal { net ?? (try? computedNet()) ?? .nan }

  /// The allowances without their taxes: that of the line applies.
  var writtenAllowances: [EInvoice.AllowanceCharge] { allowances.map(\.withoutTax) }
  /// The charges without their taxes: that of the line applies.
  var writtenCharges: [EInvoice.AllowanceCharge] { charges.map(\.withoutTax) }

  /// Whether there is anything about the item besides its name.
  var hasProduct: Bool {
    description != nil || sellerItemID != nil || buyerItemID != nil || standardItemID != nil
      || !classifications.isEmpty || originCountry != nil || !attributes.isEmpty
  }

  /// The gross price; one follows from the discount if only that is given.
  var writtenGrossPrice: Decimal? { grossPrice ?? priceDiscount.map { price + $0 } }
}

extension EInvoice.AllowanceCharge {
  fileprivate var withoutTax: EInvoice.AllowanceCharge {
    var item = self
    item.tax = nil
    return item
  }
}

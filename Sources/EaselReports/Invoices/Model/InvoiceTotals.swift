import EaselCanvas
import Foundation

/// The sums of an invoice: net, tax by category and rate, gross, prepaid and due.
///
/// ```swift
/// let lines = [
///   EInvoice.Line("Shelf", quantity: 2, price: 49.5, tax: .standard(19)),
///   EInvoice.Line("Book", quantity: 1, price: 20, tax: .standard(7)),
/// ]
/// let totals = try InvoiceTotals(lines, taxes: \.tax, net: { try $0.computedNet() })
/// print(totals.gross)   // 139.21
/// ```
///
/// EN 16931 fixes the rounding: each line and each group of tax is rounded to two decimals, halves
/// away from zero, and the sums are those of rounded amounts. The value is a block, too, which
/// shows the sums with labels in the language of the report.
public struct InvoiceTotals: Hashable, Sendable {
  /// The sum of the lines (BT-106).
  public var lines: Decimal
  /// The sum of the allowances of the whole invoice (BT-107).
  public var allowances: Decimal = 0
  /// The sum of the charges of the whole invoice (BT-108).
  public var charges: Decimal = 0
  /// The total without tax (BT-109).
  public var net: Decimal
  /// The tax by category and rate, in the order of the lines (BG-23).
  public var taxes: [EInvoice.TaxGroup]
  /// The total tax (BT-110).
  public var tax: Decimal
  /// The total with tax (BT-112).
  public var gross: Decimal
  /// The amount that was paid before (BT-113).
  public var prepaid: Decimal = 0
  /// The amount that rounds the payment (BT-114).
  public var rounding: Decimal = 0
  /// The amount to be paid (BT-115).
  public var due: Decimal
  /// The currency code of ISO 4217, which the block shows.
  public var currency = "EUR"

  /// Creates sums that another program computed.
  public init(
    lines: Decimal, net: Decimal, taxes: [EInvoice.TaxGroup], tax: Decimal, gross: Decimal,
    due: Decimal
  ) {
    self.lines = lines
    self.net = net
    self.taxes = taxes
    self.tax = tax
    self.gross = gross
    self.due = due
  }

  /// Computes the sums of lines of any type.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - taxes: Returns the tax of a line.
  ///   - net: Returns the amount of a line without tax, which is rounded to two decimals.
  ///   - allowances: The allowances of the whole invoice; one without a tax is not taxed.
  ///   - charges: The charges of the whole invoice; one without a tax is not taxed.
  ///   - prepaid: The amount that was paid before, which is rounded to two decimals.
  ///   - rounding: The amount that rounds the payment, which is rounded to two decimals.
  ///   - currency: The currency code that the block shows.
  /// - Throws: `limitExceeded` if an amount is not a number or a sum has too many digits; `invalidData`
  ///   for a text that is no currency code; every error of the closures.
  public init<Lines: Sequence>(
    _ lines: Lines, taxes: (Lines.Element) throws -> EInvoice.Tax,
    net: (Lines.Element) throws -> Decimal, allowances: [EInvoice.AllowanceCharge] = [],
    charges: [EInvoice.AllowanceCharge] = [], prepaid: Decimal = 0, rounding: Decimal = 0,
    currency: String = "EUR"
  ) throws {
    guard CodeList.currencies.contains(currency) else {
      throw EaselError(
        .invalidData,
        "“\(currency.prefix(20))” is no currency code of ISO 4217; use one such as EUR",
        operation: "InvoiceTotals", subject: "currency")
    }
    var groups = TaxGroups()
    var amounts: [Decimal] = []
    for line in lines {
      let amount = ExactAmount.rounded(try net(line))
      amounts.append(amount)
      try groups.add(amount, try taxes(line))
    }
    let less = allowances.map { ExactAmount.rounded($0.amount) }
    let more = charges.map { ExactAmount.rounded($0.amount) }
    for (item, amount) in zip(allowances, less) { try groups.add(-amount, item.tax) }
    for (item, amount) in zip(charges, more) { try groups.add(amount, item.tax) }
    self.lines = try ExactAmount.sum(amounts)
    self.allowances = try ExactAmount.sum(less)
    self.charges = try ExactAmount.sum(more)
    self.net = try ExactAmount.sum([self.lines, -self.allowances, self.charges])
    self.taxes = try groups.taxed()
    tax = try ExactAmount.sum(self.taxes.map(\.amount))
    gross = try ExactAmount.sum([self.net, tax])
    self.prepaid = ExactAmount.rounded(prepaid)
    self.rounding = ExactAmount.rounded(rounding)
    due = try ExactAmount.sum([gross, -self.prepaid, self.rounding])
    self.currency = currency
  }

  /// Computes the sums of the lines of an invoice.
  ///
  /// - Throws: `limitExceeded` if an amount is not a number or a sum has too many digits; `invalidData`
  ///   for a text that is no currency code.
  public init(
    _ lines: [EInvoice.Line], allowances: [EInvoice.AllowanceCharge] = [],
    charges: [EInvoice.AllowanceCharge] = [], prepaid: Decimal = 0, rounding: Decimal = 0,
    currency: String = "EUR"
  ) throws {
    try self.init(
      lines, taxes: \.tax, net: { try $0.net ?? $0.computedNet() }, allowances: allowances,
      charges: charges, prepaid: prepaid, rounding: rounding, currency: currency)
  }
}

/// The groups of tax of an invoice, in the order in which they are first used.
private struct TaxGroups {
  private var indices: [EInvoice.Tax: Int] = [:]
  private var groups: [(tax: EInvoice.Tax, amounts: [Decimal], reasons: [String?])] = []

  mutating func add(_ amount: Decimal, _ tax: EInvoice.Tax?) throws {
    guard let tax else { return }
    if let index = indices[tax.key] {
      groups[index].amounts.append(amount)
      groups[index].reasons.append(tax.reason)
      if (groups[index].tax.reasonCode ?? "").isEmpty {
        groups[index].tax.reasonCode = tax.reasonCode
      }
    } else {
      indices[tax.key] = groups.count
      groups.append((tax, [amount], [tax.reason]))
    }
  }

  func taxed() throws -> [EInvoice.TaxGroup] {
    try groups.map { group in
      let base = try ExactAmount.sum(group.amounts)
      var tax = group.tax
      var reasons: [String] = []
      for case let reason? in group.reasons where !reason.isEmpty && !reasons.contains(reason) {
        reasons.append(reason)
      }
      tax.reason = reasons.isEmpty ? tax.reason : reasons.joined(separator: "; ")
      return EInvoice.TaxGroup(
        tax, base: base, amount: try ExactAmount.percent(group.tax.rate ?? 0, of: base))
    }
  }
}

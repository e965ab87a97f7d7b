import EaselBlocks
import EaselCanvas
import Foundation

extension InvoiceTotals: Block {
  /// The sums in two columns at the trailing edge: their labels in the language of the report, and
  /// the amounts.
  ///
  /// Allowances, charges, an amount paid before and a rounding have lines of their own if there are
  /// any. The reason for exemption is below the line of its tax. Reverse charge, a supply within the
  /// European Union and an export have one without a text, such as "Reverse charge".
  public var body: some Block { InvoiceTotalsRows(totals: self) }
}

/// The sums of an invoice in the language of the report.
private struct InvoiceTotalsRows: PrimitiveBlock {
  typealias Body = Never
  let totals: InvoiceTotals

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    inputs.node(of: InvoiceTotalsGrid(totals: totals, environment: inputs.environment))
  }
}

/// The rows of the sums of an invoice.
private struct InvoiceTotalsGrid: Block {
  let totals: InvoiceTotals
  let environment: EnvironmentValues
  private var phrases: Phrases { environment.phrases }

  var body: some Block {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 3) {
      if hasChanges {
        row(\.invoices.lines, totals.lines)
        if totals.allowances != 0 { row(\.invoices.allowances, -totals.allowances) }
        if totals.charges != 0 { row(\.invoices.charges, totals.charges) }
      }
      row(\.invoices.net, totals.net)
      ForEach(totals.taxes.indices, id: \.self) { index in tax(totals.taxes[index]) }
      if isPaid {
        row(\.invoices.gross, totals.gross)
        if totals.prepaid != 0 { row(\.invoices.prepaid, -totals.prepaid) }
        if totals.rounding != 0 { row(\.invoices.rounding, totals.rounding) }
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        label(isPaid ? \.invoices.due : \.invoices.gross).bold().role(.label)
        amount(totals.due).bold().role(.value)
      }
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
  }

  private var hasChanges: Bool { totals.allowances != 0 || totals.charges != 0 }
  private var isPaid: Bool {
    totals.prepaid != 0 || totals.rounding != 0 || totals.due != totals.gross
  }

  private func label(_ phrase: KeyPath<Phrases, Phrases.Wording>) -> Text {
    Text(verbatim: phrases.text(phrase))
  }

  private func row(_ phrase: KeyPath<Phrases, Phrases.Wording>, _ value: Decimal) -> some Block {
    row(phrases.text(phrase), value)
  }

  private func row(_ label: String, _ value: Decimal) -> some Block {
    GridRow {
      Text(verbatim: label).role(.label)
      amount(value).role(.value).gridColumnAlignment(.trailing)
    }
  }

  /// Two decimals, or none in a currency without them, such as JPY, if no amount has any.
  private var format: Decimal.FormatStyle.Currency {
    let format = Decimal.FormatStyle.Currency.currency(code: totals.currency)
    let amounts =
      [
        totals.lines, totals.allowances, totals.charges, totals.net, totals.gross, totals.prepaid,
        totals.rounding, totals.due,
      ] + totals.taxes.flatMap { [$0.base, $0.amount] }
    let isWhole = amounts.allSatisfy { $0.decimalCount == 0 }
    let plain = Locale(identifier: "en_US_POSIX")
    let hasNoDecimals = !Decimal(1).formatted(format.locale(plain)).contains(".")
    return format.precision(.fractionLength(isWhole && hasNoDecimals ? 0 : ExactAmount.decimals))
  }

  private func amount(_ value: Decimal) -> Text { Text(value, format: format) }

  @BlockBuilder
  private func tax(_ group: EInvoice.TaxGroup) -> some Block {
    let base = amount(group.base).string(in: environment)
    if let rate = group.tax.rate, rate != 0 {
      let percent = Text(rate / 100, format: .percent).string(in: environment)
      row(phrases.text(\.invoices.tax, ["rate": percent, "base": base]), group.amount)
    } else {
      row(phrases.text(\.invoices.noTax, ["base": base]), group.amount)
    }
    if let reason = reason(of: group.tax) {
      Text(verbatim: reason).font(.caption).foregroundStyle(.secondary)
    }
  }

  /// The reason of a tax; without a text, the words that the law requires for its category.
  private func reason(of tax: EInvoice.Tax) -> String? {
    if let reason = tax.reason, !reason.isEmpty { return reason }
    return switch tax.category {
    case .reverseCharge: phrases.text(\.invoices.reverseCharge)
    case .intraCommunity: phrases.text(\.invoices.intraCommunity)
    case .export: phrases.text(\.invoices.export)
    default: nil
    }
  }
}

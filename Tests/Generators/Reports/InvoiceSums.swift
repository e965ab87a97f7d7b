import EaselReports
import Foundation

/// The sums of a random invoice in whole cents, which the sums of Easel have to be.
struct InvoiceSums {
  /// A line: its rate in tenths of a percent, and its price in cents.
  struct Line {
    var rate: Int
    var quantity: Int
    var price: Int
    var net: Int { quantity * price }
  }

  var lines: [Line]
  /// The allowance and the charge for the whole invoice, with the rate of the first line.
  var allowance = 0
  var charge = 0
  var prepaid = 0

  init(_ lines: [Line]) { self.lines = lines }

  static func amount(_ cents: Int) -> Decimal { Decimal(cents) / 100 }

  private static func tax(_ rate: Int) -> EInvoice.Tax { .standard(Decimal(rate) / 10) }

  /// The sums as a user computes them; nil if Easel throws.
  var totals: InvoiceTotals? {
    let tax = Self.tax(lines[0].rate)
    return try? InvoiceTotals(
      lines.map {
        EInvoice.Line(
          "Item", quantity: Decimal($0.quantity), price: Self.amount($0.price),
          tax: Self.tax($0.rate))
      },
      allowances: allowance == 0 ? [] : [.init(Self.amount(allowance), reason: "Rebate", tax: tax)],
      charges: charge == 0 ? [] : [.init(Self.amount(charge), reason: "Freight", tax: tax)],
      prepaid: Self.amount(prepaid))
  }

  /// The labels and the amounts of the sums, in the order in which they are shown.
  var texts: [String] {
    let sum = lines.reduce(0) { $0 + $1.net }
    let net = sum - allowance + charge
    var texts: [String] = []
    if allowance != 0 || charge != 0 { texts.append("Sum of items \(Self.text(sum))") }
    if allowance != 0 { texts.append("Allowances \(Self.text(-allowance))") }
    if charge != 0 { texts.append("Charges \(Self.text(charge))") }
    texts.append("Total without VAT \(Self.text(net))")
    var gross = net
    var rates: [Int] = []
    for line in lines where !rates.contains(line.rate) { rates.append(line.rate) }
    for rate in rates {
      let own = lines.filter { $0.rate == rate }.reduce(0) { $0 + $1.net }
      let base = own + (rate == lines[0].rate ? charge - allowance : 0)
      // A half is rounded away from zero.
      let tax = base.signum() * ((abs(base) * rate + 500) / 1000)
      gross += tax
      let percent = rate % 10 == 0 ? "\(rate / 10)" : "\(rate / 10).\(rate % 10)"
      texts.append("VAT \(percent)% on \(Self.text(base)) \(Self.text(tax))")
    }
    guard prepaid != 0 else { return texts + ["Total with VAT \(Self.text(gross))"] }
    return texts + [
      "Total with VAT \(Self.text(gross))", "Paid \(Self.text(-prepaid))",
      "Amount due \(Self.text(gross - prepaid))",
    ]
  }

  /// An amount as English texts have it, such as −€1,234.50.
  private static func text(_ cents: Int) -> String {
    var whole = "\(abs(cents) / 100)"
    for place in stride(from: whole.count - 3, to: 0, by: -3) {
      whole.insert(",", at: whole.index(whole.startIndex, offsetBy: place))
    }
    return String(format: "%@€%@.%02d", cents < 0 ? "\u{2212}" : "", whole, abs(cents) % 100)
  }
}

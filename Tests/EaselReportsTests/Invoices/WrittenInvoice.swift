import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document that a test reads back.
final class XMLNode {
  let name: String
  private(set) var attributes: [String: String]
  private(set) var text = ""
  private(set) var children: [XMLNode] = []

  private init(_ name: String, _ attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// Reads a document; `nil` if it is not well-formed.
  static func read(_ data: Data) -> XMLNode? {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.root.children.first : nil
  }

  /// The elements at a path such as `cac:Item/cbc:Name`.
  func all(_ path: String) -> [XMLNode] {
    path.split(separator: "/").reduce([self]) { nodes, name in
      nodes.flatMap { $0.children.filter { $0.name == name } }
    }
  }

  /// The text of the first element at a path; `nil` if there is none.
  func text(_ path: String) -> String? { all(path).first?.text }

  private final class Reader: NSObject, XMLParserDelegate {
    let root = XMLNode("", [:])
    private lazy var open = [root]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let node = XMLNode(name, attributes)
      open[open.count - 1].children.append(node)
      open.append(node)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      open[open.count - 1].text += text
    }
  }
}

/// The amounts of an invoice as its XML has them, of which the sums are computed in whole numbers.
struct WrittenInvoice {
  /// A number of an XML document as a whole number of units of 10⁻⁴.
  struct Amount: Hashable, CustomStringConvertible {
    var units: Int
    var description: String { "\(Double(units) / 10_000)" }

    static let zero = Amount(units: 0)
    static func + (a: Amount, b: Amount) -> Amount { Amount(units: a.units + b.units) }
    static func - (a: Amount, b: Amount) -> Amount { Amount(units: a.units - b.units) }

    init(units: Int) { self.units = units }

    /// Reads a text such as -12.50; `nil` for any other, and for more than 4 decimals.
    init?(_ text: String?) {
      guard let match = text?.wholeMatch(of: /(-?)(\d+)(?:\.(\d{1,4}))?/) else { return nil }
      let decimals = (match.3.map(String.init) ?? "") + "0000"
      guard let whole = Int(match.2), let part = Int(decimals.prefix(4)) else { return nil }
      units = (whole * 10_000 + part) * (match.1.isEmpty ? 1 : -1)
    }

    /// Returns a quotient of whole numbers in hundredths; a half is rounded away from zero.
    static func hundredths(_ dividend: Int, _ divisor: Int) -> Amount {
      let whole = (2 * abs(dividend) + divisor) / (2 * divisor)
      return Amount(units: dividend.signum() * whole * 100)
    }
  }

  /// An allowance or a charge.
  struct Change {
    var isCharge: Bool
    var amount: Amount?
    var percent: Amount?
    var base: Amount?
    var tax: String
  }

  struct Line {
    var name: String?
    var quantity, price, priceQuantity, net: Amount?
    var unit: String?
    var tax: String
    var changes: [Change]
  }

  var currency: String?
  var lines: [Line] = []
  var changes: [Change] = []
  /// The base and the amount of the tax, by category and rate.
  var taxes: [String: [Amount?]] = [:]
  /// The sums by the numbers of their terms in EN 16931.
  var sums: [String: Amount?] = [:]
}

extension WrittenInvoice {
  /// The key of a tax: its category and rate.
  ///
  /// German rules require a rate of 0 in a group outside of the scope of tax, whose lines have none.
  static func key(_ category: String?, _ rate: String?) -> String {
    if category == "O" { return "O " }
    return "\(category ?? "") \(Amount(rate)?.description ?? "")"
  }

  /// Reads a CrossIndustryInvoice.
  init?(cii data: Data) {
    guard let root = XMLNode.read(data), root.name == "rsm:CrossIndustryInvoice",
      let transaction = root.all("rsm:SupplyChainTradeTransaction").first,
      let settlement = transaction.all("ram:ApplicableHeaderTradeSettlement").first,
      let total = settlement.all("ram:SpecifiedTradeSettlementHeaderMonetarySummation").first
    else { return nil }
    currency = settlement.text("ram:InvoiceCurrencyCode")
    changes = Self.ciiChanges(settlement)
    for node in settlement.all("ram:ApplicableTradeTax") {
      let key = Self.key(node.text("ram:CategoryCode"), node.text("ram:RateApplicablePercent"))
      taxes[key] = [
        Amount(node.text("ram:BasisAmount")), Amount(node.text("ram:CalculatedAmount")),
      ]
    }
    let terms = [
      "106": "LineTotalAmount", "107": "AllowanceTotalAmount", "108": "ChargeTotalAmount",
      "109": "TaxBasisTotalAmount", "112": "GrandTotalAmount", "113": "TotalPrepaidAmount",
      "114": "RoundingAmount", "115": "DuePayableAmount",
    ]
    for (term, name) in terms { sums[term] = total.text("ram:\(name)").map { Amount($0) } }
    sums["110"] =
      total.all("ram:TaxTotalAmount").first { $0.attributes["currencyID"] == currency }
      .map { Amount($0.text) }
    lines = transaction.all("ram:IncludedSupplyChainTradeLineItem").map { node in
      let price = node.all("ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice").first
      let own = node.all("ram:SpecifiedLineTradeSettlement").first
      let quantity = node.all("ram:SpecifiedLineTradeDelivery/ram:BilledQuantity").first
      let tax = own?.all("ram:ApplicableTradeTax").first
      return Line(
        name: node.text("ram:SpecifiedTradeProduct/ram:Name"), quantity: Amount(quantity?.text),
        price: Amount(price?.text("ram:ChargeAmount")),
        priceQuantity: Amount(price?.text("ram:BasisQuantity")),
        net: Amount(
          own?.text("ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount")),
        unit: quantity?.attributes["unitCode"],
        tax: Self.key(tax?.text("ram:CategoryCode"), tax?.text("ram:RateApplicablePercent")),
        changes: own.map(Self.ciiChanges) ?? [])
    }
  }

  private static func ciiChanges(_ node: XMLNode) -> [Change] {
    node.all("ram:SpecifiedTradeAllowanceCharge").map {
      Change(
        isCharge: $0.text("ram:ChargeIndicator/udt:Indicator") == "true",
        amount: Amount($0.text("ram:ActualAmount")),
        percent: Amount($0.text("ram:CalculationPercent")),
        base: Amount($0.text("ram:BasisAmount")),
        tax: key(
          $0.text("ram:CategoryTradeTax/ram:CategoryCode"),
          $0.text("ram:CategoryTradeTax/ram:RateApplicablePercent")))
    }
  }

  /// Reads an Invoice or a CreditNote of UBL.
  init?(ubl data: Data) {
    guard let root = XMLNode.read(data), ["Invoice", "CreditNote"].contains(root.name),
      let total = root.all("cac:LegalMonetaryTotal").first
    else { return nil }
    currency = root.text("cbc:DocumentCurrencyCode")
    changes = Self.ublChanges(root)
    let tax = root.all("cac:TaxTotal").first
    for node in tax?.all("cac:TaxSubtotal") ?? [] {
      let key = Self.key(
        node.text("cac:TaxCategory/cbc:ID"), node.text("cac:TaxCategory/cbc:Percent"))
      taxes[key] = [Amount(node.text("cbc:TaxableAmount")), Amount(node.text("cbc:TaxAmount"))]
    }
    let terms = [
      "106": "LineExtensionAmount", "107": "AllowanceTotalAmount", "108": "ChargeTotalAmount",
      "109": "TaxExclusiveAmount", "112": "TaxInclusiveAmount", "113": "PrepaidAmount",
      "114": "PayableRoundingAmount", "115": "PayableAmount",
    ]
    for (term, name) in terms { sums[term] = total.text("cbc:\(name)").map { Amount($0) } }
    sums["110"] = tax?.text("cbc:TaxAmount").map { Amount($0) }
    let quantity = root.name == "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity"
    lines = root.all("cac:\(root.name)Line").map { node in
      let tax = node.all("cac:Item/cac:ClassifiedTaxCategory").first
      return Line(
        name: node.text("cac:Item/cbc:Name"), quantity: Amount(node.text(quantity)),
        price: Amount(node.text("cac:Price/cbc:PriceAmount")),
        priceQuantity: Amount(node.text("cac:Price/cbc:BaseQuantity")),
        net: Amount(node.text("cbc:LineExtensionAmount")),
        unit: node.all(quantity).first?.attributes["unitCode"],
        tax: Self.key(tax?.text("cbc:ID"), tax?.text("cbc:Percent")),
        changes: Self.ublChanges(node))
    }
  }

  private static func ublChanges(_ node: XMLNode) -> [Change] {
    node.all("cac:AllowanceCharge").map {
      Change(
        isCharge: $0.text("cbc:ChargeIndicator") == "true", amount: Amount($0.text("cbc:Amount")),
        percent: Amount($0.text("cbc:MultiplierFactorNumeric")),
        base: Amount($0.text("cbc:BaseAmount")),
        tax: key($0.text("cac:TaxCategory/cbc:ID"), $0.text("cac:TaxCategory/cbc:Percent")))
    }
  }
}

extension WrittenInvoice {
  /// What is wrong with the amounts, computed from the quantities, prices, rates and percentages.
  var faults: [String] {
    var faults: [String] = []
    func compare(_ name: String, _ found: Amount?, _ wanted: Amount) {
      if found != wanted {
        faults.append("\(name) is \(found?.description ?? "none"), not \(wanted)")
      }
    }
    for change in changes + lines.flatMap(\.changes) {
      guard let percent = change.percent, let base = change.base else { continue }
      // 10⁻⁴ of percent by 10⁻⁴ of the base, in hundredths.
      compare("a percentage", change.amount, .hundredths(percent.units * base.units, 100_000_000))
    }
    var bases: [String: Amount] = [:]
    for (index, line) in lines.enumerated() {
      guard let quantity = line.quantity, let price = line.price, let net = line.net else {
        faults.append("line \(index + 1) has no numbers")
        continue
      }
      let each = line.priceQuantity?.units ?? 10_000
      let gross = Amount.hundredths(quantity.units * price.units, each * 100)
      compare("line \(index + 1)", net, gross + Self.sum(line.changes))
      bases[line.tax, default: .zero] = bases[line.tax, default: .zero] + net
    }
    for change in changes where change.tax != " " {
      bases[change.tax, default: .zero] = bases[change.tax, default: .zero] + Self.sum([change])
    }
    if Set(bases.keys) != Set(taxes.keys) {
      faults.append("taxes \(taxes.keys), not \(bases.keys)")
    }
    var tax = Amount.zero
    for (key, base) in bases {
      let rate = Double(key.split(separator: " ").dropFirst().first ?? "0") ?? 0
      let amount = Amount.hundredths(base.units * Int((rate * 100).rounded()), 1_000_000)
      compare("the base of \(key)", taxes[key]?.first ?? nil, base)
      compare("the tax of \(key)", taxes[key]?.last ?? nil, amount)
      tax = tax + amount
    }
    let sum = lines.compactMap(\.net).reduce(.zero, +)
    let net = sum + Self.sum(changes)
    let value = { (term: String) in (sums[term] ?? nil) ?? .zero }
    compare("BT-106", value("106"), sum)
    compare("BT-107", value("107"), .zero - Self.sum(changes.filter { !$0.isCharge }))
    compare("BT-108", value("108"), Self.sum(changes.filter(\.isCharge)))
    compare("BT-109", value("109"), net)
    compare("BT-110", value("110"), tax)
    compare("BT-112", value("112"), net + tax)
    compare("BT-115", value("115"), net + tax - value("113") + value("114"))
    return faults
  }

  /// The sum of charges without that of allowances.
  private static func sum(_ changes: [Change]) -> Amount {
    changes.reduce(.zero) { sum, change in
      let amount = change.amount ?? .zero
      return change.isCharge ? sum + amount : sum - amount
    }
  }
}

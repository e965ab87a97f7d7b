import Foundation

/// Checks the rules of a draft for one syntax, and collects the violations.
final class RuleChecks {
  let draft: EInvoice.Draft
  let syntax: EInvoice.Syntax
  /// The sums that are written.
  let totals: InvoiceTotals
  /// The sums that follow from the lines.
  let computed: InvoiceTotals
  private(set) var violations: [EInvoice.Violation] = []

  init(_ draft: EInvoice.Draft, _ syntax: EInvoice.Syntax, computed: InvoiceTotals) {
    self.draft = draft
    self.syntax = syntax
    self.computed = computed
    totals = draft.totals ?? computed
  }

  /// Notes a violation if a condition does not hold.
  func require(
    _ holds: Bool, _ rule: RuleName, _ term: String, at path: String = "",
    _ message: @autoclosure () -> String
  ) {
    guard !holds else { return }
    let names = rule.names(syntax, draft.profile)
    guard !names.isEmpty else { return }
    violations.append(
      EInvoice.Violation(names: names, term: term, path: path, message: message()))
  }

  /// Notes a violation of a German rule, which XRechnung has, and Peppol between German parties.
  func requireGerman(
    _ holds: Bool, _ rule: RuleName, _ term: String, _ message: @autoclosure () -> String
  ) {
    var rule = rule
    if !isGerman { rule.peppol = [] }
    require(holds, rule, term, message())
  }

  /// Whether seller and buyer are in Germany.
  var isGerman: Bool {
    draft.seller.address?.country == "DE" && draft.buyer.address?.country == "DE"
  }

  func all() -> [EInvoice.Violation] {
    checkHeader()
    checkReferences()
    checkParties()
    checkDelivery()
    checkPayment()
    for (index, line) in draft.lines.enumerated() { check(line, "lines[\(index)]") }
    checkLineIDs()
    checkAllowances()
    checkCategories()
    checkGroups()
    checkSums()
    checkDecimals()
    checkTexts()
    return violations
  }
}

/// Whether a text is missing or has only spaces.
func isBlank(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? true }

extension EInvoice.Draft {
  /// The rules that the draft breaks, in the order of the invoice.
  ///
  /// A rule that both syntaxes of the profile break is listed once. The time is proportional to the
  /// number of lines.
  public func violations() -> [EInvoice.Violation] {
    var result: [EInvoice.Violation] = []
    for syntax in profile.syntaxes {
      for violation in violations(in: syntax)
      where !result.contains(where: { $0.isSame(as: violation) }) {
        result.append(violation)
      }
    }
    return result
  }

  /// The rules that the draft breaks if it is written in a syntax.
  ///
  /// ```swift
  /// func names(of draft: EInvoice.Draft) -> [String] {
  ///   draft.violations(in: .ubl).flatMap { $0.names[.en16931] ?? [] }
  /// }
  /// ```
  public func violations(in syntax: EInvoice.Syntax) -> [EInvoice.Violation] {
    do {
      let computed = try InvoiceTotals(self)
      let checks = RuleChecks(self, syntax, computed: computed)
      return checks.all()
    } catch {
      return [
        EInvoice.Violation(
          names: [.easel: ["EASEL-NUMBER"]], term: "BG-22", path: "",
          message: "the sums cannot be computed: \(error.localizedDescription)")
      ]
    }
  }
}

extension EInvoice.Violation {
  fileprivate func isSame(as other: Self) -> Bool {
    term == other.term && path == other.path && message == other.message
  }
}

extension InvoiceTotals {
  /// Computes the sums of a draft, with the amounts of lines that it has.
  package init(_ draft: EInvoice.Draft) throws {
    try self.init(
      draft.lines, allowances: draft.allowances, charges: draft.charges, prepaid: draft.prepaid,
      rounding: draft.rounding, currency: draft.currency)
  }
}

extension EInvoice {
  /// Creates an invoice from a draft that breaks no rule of its profile.
  ///
  /// - Throws: An ``EInvoiceError`` that lists all rules that the draft breaks.
  public init(_ draft: Draft) throws(EInvoiceError) {
    let violations = draft.violations()
    guard violations.isEmpty, let totals = draft.totals ?? (try? InvoiceTotals(draft)) else {
      throw EInvoiceError(violations: violations)
    }
    self.init(checked: draft, totals: totals)
  }
}

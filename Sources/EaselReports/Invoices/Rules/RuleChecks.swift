import Foundation

/// Checks the rules of a draft for one syntax, and collects the violations.
final class RuleChecks {
  let draft: EInvoice.Draft
  let normalized: NormalizedDraft
  let syntax: EInvoice.Syntax
  /// The sums that are written.
  let totals: InvoiceTotals
  /// The sums that follow from the lines.
  let computed: InvoiceTotals
  /// The amounts of the lines.
  let nets: [Decimal]
  /// The violations that other syntaxes have, and those that are found.
  private var list: ViolationList

  init(
    _ normalized: NormalizedDraft, _ syntax: EInvoice.Syntax, computed: InvoiceTotals,
    nets: [Decimal], after list: ViolationList
  ) {
    self.normalized = normalized
    self.nets = nets
    self.list = list
    draft = normalized.draft
    self.syntax = syntax
    self.computed = computed
    totals = draft.totals ?? computed
  }

  /// Notes a violation if a condition does not hold.
  func require(
    _ holds: Bool, _ rule: @autoclosure () -> RuleName, _ term: String,
    at path: @autoclosure () -> String = "", _ message: @autoclosure () -> String
  ) {
    guard !holds else { return }
    let names = rule().names(syntax, draft.profile)
    guard !names.isEmpty else { return }
    list.add(EInvoice.Violation(names: names, term: term, path: path(), message: message()))
  }

  /// Notes a violation of a German rule, which XRechnung has, and Peppol between German parties.
  func requireGerman(
    _ holds: Bool, _ rule: @autoclosure () -> RuleName, _ term: String,
    _ message: @autoclosure () -> String
  ) {
    guard !holds else { return }
    var rule = rule()
    if !isGerman { rule.peppol = [] }
    require(false, rule, term, message())
  }

  /// Whether seller and buyer are in Germany.
  var isGerman: Bool {
    draft.seller.address?.country == "DE" && draft.buyer.address?.country == "DE"
  }

  func all() -> ViolationList {
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
    return list
  }
}

extension EInvoice.Draft {
  /// The rules that the draft breaks.
  ///
  /// They are in the order in which they are checked: header, references, parties, delivery,
  /// payment, lines, allowances and charges, tax, sums, characters of texts. A rule that is broken
  /// in both syntaxes of the profile is listed once, with the names of both. If an amount is not a
  /// number or too large, only such amounts are listed. The time is proportional to the number of
  /// lines.
  public func violations() -> [EInvoice.Violation] {
    NormalizedDraft(self).violations(in: profile.syntaxes)
  }

  /// The rules that the draft breaks if it is written in a syntax, in the order of ``violations()``.
  ///
  /// ```swift
  /// func names(of draft: EInvoice.Draft) -> [String] {
  ///   draft.violations(in: .ubl).flatMap { $0.names[.en16931] ?? [] }
  /// }
  /// ```
  public func violations(in syntax: EInvoice.Syntax) -> [EInvoice.Violation] {
    NormalizedDraft(self).violations(in: [syntax])
  }
}

extension NormalizedDraft {
  /// The rules that the draft breaks if it is written in some syntaxes.
  func violations(in syntaxes: [EInvoice.Syntax]) -> [EInvoice.Violation] {
    guard invalidNumbers.isEmpty else {
      return invalidNumbers.map {
        Self.numberFault(
          $0.term, $0.path,
          "it is not a number, or has more than 18 digits before "
            + "the point")
      }
    }
    do {
      let computed = try InvoiceTotals(draft)
      let nets = draft.lines.map(\.amount)
      var list = ViolationList()
      for syntax in syntaxes {
        list = RuleChecks(self, syntax, computed: computed, nets: nets, after: list).all()
      }
      return list.violations
    } catch {
      return [
        Self.numberFault(
          "BG-22", "", "the sums cannot be computed: \(error.localizedDescription)")
      ]
    }
  }

  private static func numberFault(
    _ term: String, _ path: String, _ message: String
  ) -> EInvoice.Violation {
    EInvoice.Violation(
      names: [.easel: ["EASEL-NUMBER"]], term: term, path: path, message: message)
  }
}

extension InvoiceTotals {
  /// Computes the sums of a draft, with the amounts of lines that it has.
  package init(_ draft: EInvoice.Draft) throws {
    try self.init(
      draft.lines, allowances: draft.allowances, charges: draft.charges, prepaid: draft.prepaid,
      rounding: draft.rounding)
    // An invoice with a wrong currency, or with more decimals of these two, is refused by its rules.
    (currency, prepaid, rounding) = (draft.currency, draft.prepaid, draft.rounding)
    due = try ExactAmount.sum([gross, -prepaid, rounding])
  }
}

extension EInvoice {
  /// Creates an invoice from a draft that breaks no rule of its profile.
  ///
  /// An empty text of the draft is taken for a missing one.
  ///
  /// - Throws: An ``EInvoiceError`` that lists all rules that the draft breaks.
  public init(_ draft: Draft) throws(EInvoiceError) {
    let normalized = NormalizedDraft(draft)
    let violations = normalized.violations(in: draft.profile.syntaxes)
    let draft = normalized.draft
    guard violations.isEmpty, let totals = draft.totals ?? (try? InvoiceTotals(draft)) else {
      throw EInvoiceError(violations: violations)
    }
    self.init(checked: draft, totals: totals)
  }
}

extension String {
  /// The beginning of the text for a message: at most 40 characters, and no control characters.
  var excerpt: String {
    let beginning = unicodeScalars.prefix(40).map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : Character($0)
    }
    return String(beginning) + (unicodeScalars.dropFirst(40).isEmpty ? "" : "…")
  }
}

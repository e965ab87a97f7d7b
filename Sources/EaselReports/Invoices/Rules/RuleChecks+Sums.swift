import Foundation

extension RuleChecks {
  func checkSums() {
    func sum(_ amounts: [Decimal]) -> Decimal {
      (try? ExactAmount.sum(amounts)).map(ExactAmount.roundedUp) ?? .nan
    }
    let lines = sum(nets)
    check(totals.lines, lines, "BR-CO-10", "BT-106", "the sum of the lines")
    check(
      totals.allowances, sum(draft.allowances.map(\.amount)), "BR-CO-11", "BT-107",
      "the sum of the allowances")
    check(
      totals.charges, sum(draft.charges.map(\.amount)), "BR-CO-12", "BT-108",
      "the sum of the charges")
    check(
      totals.net, sum([totals.lines, -totals.allowances, totals.charges]), "BR-CO-13", "BT-109",
      "the sum of the lines less allowances plus charges")
    let hasGroups = syntax == .cii || !totals.taxes.isEmpty
    check(
      totals.tax, sum(totals.taxes.map(\.amount)),
      RuleName(cii: ["BR-CO-14"], ubl: hasGroups ? ["BR-CO-14"] : [], easel: ["BR-CO-14"]),
      "BT-110",
      "the sum of the groups of tax")
    let gross = sum([totals.net, totals.tax])
    // CII passes a total that leaves out the tax.
    let rule = RuleName(
      cii: totals.gross == totals.net ? [] : ["BR-CO-15"], ubl: ["BR-CO-15"], easel: ["EASEL-SUM"])
    check(totals.gross, gross, rule, "BT-112", "the total without tax plus tax")
    checkDue()
    require(
      totals.currency == draft.currency, .easel("EASEL-SUM"), "BT-5", at: "totals",
      "the sums are in \(totals.currency.excerpt), the invoice in \(draft.currency.excerpt); give both "
        + "one currency")
    require(
      totals.prepaid == draft.prepaid && totals.rounding == draft.rounding, .easel("EASEL-SUM"),
      "BT-113", "the amounts paid before and of rounding differ in the sums; set them in both")
  }

  /// Checks the amount due; the official test of UBL rounds both of its sides, or one, or none.
  private func checkDue() {
    let round = ExactAmount.roundedUp
    let isRight = totals.due == totals.gross - totals.prepaid + totals.rounding
    let isRightInUBL =
      switch (totals.prepaid != 0, totals.rounding != 0) {
      case (false, false): totals.due == totals.gross
      case (true, false): totals.due == round(totals.gross - totals.prepaid)
      case (false, true): round(totals.due - totals.rounding) == totals.gross
      case (true, true):
        round(totals.due - totals.rounding) == round(totals.gross - totals.prepaid)
      }
    let name = ["BR-CO-16"]
    let rule = RuleName(
      cii: isRight ? [] : name, ubl: isRightInUBL ? [] : name, easel: isRight ? [] : ["EASEL-SUM"])
    let expected = (totals.gross - totals.prepaid + totals.rounding).plainText
    require(
      false, rule, "BT-115", at: "totals",
      "\(totals.due.plainText) is not the total with tax less the amount paid before plus rounding, which "
        + "is \(expected) and has two decimals")
  }

  private func check(
    _ amount: Decimal, _ expected: Decimal, _ rule: String, _ term: String, _ text: String
  ) {
    check(amount, expected, RuleName(cii: [rule], ubl: [rule]), term, text)
  }

  private func check(
    _ amount: Decimal, _ expected: Decimal, _ rule: RuleName, _ term: String, _ text: String
  ) {
    require(
      amount == expected, rule, term, at: "totals",
      "\(amount.plainText) is not \(text), which is \(expected.plainText)")
  }

  func checkDecimals() {
    for (index, net) in nets.enumerated() {
      check(net, "BR-DEC-23", "BT-131", at: "lines[\(index)]")
    }
    let amounts: [(Decimal, String, String)] = [
      (totals.lines, "09", "BT-106"), (totals.allowances, "10", "BT-107"),
      (totals.charges, "11", "BT-108"), (totals.net, "12", "BT-109"), (totals.tax, "13", "BT-110"),
      (totals.gross, "14", "BT-112"), (draft.taxInTaxCurrency ?? 0, "15", "BT-111"),
      (totals.prepaid, "16", "BT-113"), (totals.rounding, "17", "BT-114"),
      (totals.due, "18", "BT-115"),
    ]
    for (amount, rule, term) in amounts { check(amount, "BR-DEC-\(rule)", term, at: "totals") }
    for (index, group) in totals.taxes.enumerated() {
      let path = "totals.taxes[\(index)]"
      check(group.base, "BR-DEC-19", "BT-116", at: path, inCII: group.isGeneral)
      check(group.amount, "BR-DEC-20", "BT-117", at: path, inCII: group.isGeneral)
    }
  }
}

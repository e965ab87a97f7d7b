/// The names of a rule in the specifications that check it.
struct RuleName {
  /// In the rules of EN 16931 for CII.
  var cii: [String] = []
  /// In the rules of EN 16931 for UBL.
  var ubl: [String] = []
  /// In the rules of Factur-X; `nil` if they are those of `cii`.
  var facturX: [String]?
  var xrechnung: [String] = []
  var peppol: [String] = []
  var easel: [String] = []

  /// A rule with the same names in both syntaxes.
  ///
  /// - Parameters:
  ///   - names: The names in EN 16931.
  ///   - code: The end of the name in Factur-X, which checks each list of codes by an own rule.
  ///   - extra: The end of the name of a further rule in Factur-X, which requires an element.
  static func en(
    _ names: String..., code: String? = nil, extra: String? = nil, peppol: [String] = []
  ) -> RuleName {
    var rule = RuleName(cii: names, ubl: names, peppol: peppol)
    if let code { rule.facturX = [facturX(code)] }
    if let extra { rule.facturX = names + [facturX(extra)] }
    return rule
  }

  /// The name of a rule of Factur-X.
  static func facturX(_ number: String) -> String { "FX-SCH-A-000\(number)" }

  /// A rule of Easel, which other specifications may have as well.
  static func easel(
    _ name: String, xrechnung: [String] = [], peppol: [String] = []
  ) -> RuleName {
    RuleName(xrechnung: xrechnung, peppol: peppol, easel: [name])
  }

  /// A rule of XRechnung and Peppol with one name in both.
  static func peppol(_ name: String) -> RuleName {
    RuleName(xrechnung: [name], peppol: [name])
  }

  /// A rule of XRechnung such as `BR-DE-1`, which Peppol applies within Germany as `DE-R-001`.
  static func german(_ number: String, part: String = "") -> RuleName {
    let digits = String(repeating: "0", count: max(0, 3 - number.count)) + number
    let parts = ["a": "-1", "b": "-2"]
    return RuleName(
      xrechnung: ["BR-DE-\(number)\(part.isEmpty ? "" : "-\(part)")"],
      peppol: ["DE-R-\(digits)\(parts[part] ?? "")"])
  }

  /// The names by layer for a syntax and a profile.
  func names(
    _ syntax: EInvoice.Syntax, _ profile: EInvoice.Profile
  ) -> [EInvoice.Layer: [String]] {
    var names: [EInvoice.Layer: [String]] = [:]
    names[.en16931] = syntax == .cii ? cii : ubl
    if profile == .en16931, syntax == .cii { names[.facturX] = facturX ?? cii }
    if profile == .xrechnung { names[.xrechnung] = xrechnung }
    if profile == .peppol { names[.peppol] = peppol }
    names[.easel] = easel
    return names.filter { !$0.value.isEmpty }
  }
}

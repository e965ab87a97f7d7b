import Foundation

extension SwissQRBillFields {
  /// The account and the creditor, line by line.
  ///
  /// - Parameter isReduced: Whether the street is left out, as the style guide permits on the receipt
  ///   if the space is too small.
  func payee(isReduced: Bool = false) -> String {
    let isForeign = debtor.map { $0.country != "CH" } ?? false
    return
      ([Self.groups(account, first: 4, others: 4)]
      + Self.lines(creditor, showsCountry: isForeign || creditor.country != "CH", isReduced))
      .joined(separator: "\n")
  }

  /// The debtor line by line; `nil` for none.
  func payer(isReduced: Bool = false) -> String? {
    debtor.map {
      Self.lines($0, showsCountry: $0.country != "CH", isReduced).joined(separator: "\n")
    }
  }

  private static func lines(
    _ address: SwissQRBill.Address, showsCountry: Bool, _ isReduced: Bool
  ) -> [String] {
    let street = [address.street, address.buildingNumber].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: " ")
    let town = "\(showsCountry ? "\(address.country) – " : "")\(address.postalCode) \(address.town)"
    return [address.name, isReduced ? "" : street, town].filter { !$0.isEmpty }
  }

  /// The reference in groups: 2 digits and groups of 5 for QR references, groups of 4 for others.
  var shownReference: String {
    referenceKind == .qr
      ? Self.groups(reference, first: 2, others: 5) : Self.groups(reference, first: 4, others: 4)
  }

  /// The amount with a space between groups of thousands, such as `1 949.75`.
  var shownAmount: String {
    let parts = amount.split(separator: ".")
    guard let whole = parts.first else { return "" }
    let first = whole.count % 3
    return
      ([Self.groups(String(whole), first: first == 0 ? 3 : first, others: 3)]
      + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// The message, and the bill information on lines of its own.
  ///
  /// The rules of line breaking permit a break after `//`, and none where the parts of the bill
  /// information meet; so that it is broken before the `/` of a part.
  ///
  /// - Parameter fits: Whether a text fits on a line.
  func shownInformation(fits: (String) -> Bool) -> String {
    ([message] + Self.lines(of: billInformation, fits: fits)).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private static func lines(of code: String, fits: (String) -> Bool) -> [String] {
    guard !fits(code) else { return [code] }
    // The first part contains the // before the name of the syntax.
    var parts = [""]
    for character in code {
      let last = parts[parts.count - 1]
      if character == "/", last.contains(where: { $0 != "/" }) { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts.dropFirst().reduce(into: [parts[0]]) { lines, part in
      let line = lines[lines.count - 1] + part
      if fits(line) { lines[lines.count - 1] = line } else { lines.append(part) }
    }
  }

  /// The content of the code for its alternative text.
  var summary: String {
    [
      amount.isEmpty ? currency.rawValue : "\(currency.rawValue) \(shownAmount)", creditor.name,
      Self.groups(account, first: 4, others: 4), shownReference, message,
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns a code with a space after the first characters and after each further group.
  private static func groups(_ code: String, first: Int, others: Int) -> String {
    var (groups, rest) = ([String(code.prefix(first))], code.dropFirst(first))
    while !rest.isEmpty {
      groups.append(String(rest.prefix(others)))
      rest = rest.dropFirst(others)
    }
    return groups.joined(separator: " ")
  }
}

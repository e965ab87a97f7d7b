import Foundation

extension Decimal {
  /// The number with at least two decimals, as EN 16931 writes an amount.
  var amountText: String {
    var text = plainText
    guard isFinite else { return text }
    let decimals = text.firstIndex(of: ".").map { text[$0...].count - 1 } ?? 0
    if decimals == 0 { text += "." }
    if decimals < 2 { text += String(repeating: "0", count: 2 - decimals) }
    return text
  }

  /// The number without an exponent, with as many decimals as it has.
  var plainText: String { description }
}

import Foundation

extension CGFloat {
  /// The number as messages show it: with at most three decimals, and without them if it is whole.
  package var messageText: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

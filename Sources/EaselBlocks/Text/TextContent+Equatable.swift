import Foundation

extension TextContent: Equatable {
  /// Returns whether two literals have the same characters and equal interpolated values.
  ///
  /// Values in formats, images and elements of other modules cannot be compared: a literal with such
  /// a value equals no literal.
  public static func == (first: TextContent, second: TextContent) -> Bool {
    first.parts.count == second.parts.count
      && zip(first.parts, second.parts).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension TextPart {
  fileprivate func isEqual(to other: TextPart) -> Bool {
    switch (self, other) {
    case (.literal(let first), .literal(let second)): first == second
    case (.string(let first), .string(let second)): first == second
    case (.attributed(let first), .attributed(let second)): first == second
    case (.integer(let first), .integer(let second)):
      type(of: first) == type(of: second) && "\(first)" == "\(second)"
    case (.real(let first, let one), .real(let second, let two)): first == second && one == two
    case (.specified(let first), .specified(let second)): first == second
    case (.localized(let first), .localized(let second)): first == second
    case (.text(let first), .text(let second)): first.isEqual(to: second)
    default: false
    }
  }
}

extension Text {
  /// Whether another text has equal content and the same attributes.
  fileprivate func isEqual(to other: Text) -> Bool {
    guard attributes === other.attributes else { return false }
    switch (content, other.content) {
    case (.part(let first), .part(let second)): return first.isEqual(to: second)
    case (.parts(let first, let count, let one), .parts(let second, let length, let two)):
      return one == two && count == length
        && zip(first.prefix(count), second.prefix(count)).allSatisfy { $0.isEqual(to: $1) }
    default: return false
    }
  }
}

extension LocalizedLiteral: Equatable {
  static func == (first: LocalizedLiteral, second: LocalizedLiteral) -> Bool {
    first.content == second.content && first.table == second.table
      && first.bundle == second.bundle && first.key == second.key
      && first.locale == second.locale
  }
}

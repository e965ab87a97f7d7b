import Foundation

/// A value with a format specifier, such as `%.2f`.
package struct SpecifiedValue: Equatable {
  /// A value that a specifier writes.
  package enum Value: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case string(String)
  }

  let value: Value
  let specifier: String

  /// Creates a value with a format specifier.
  package init(_ value: Value, specifier: String) {
    (self.value, self.specifier) = (value, specifier)
  }

  var number: LiteralNumber? {
    switch value {
    case .integer(let number): .integer(Int(clamping: number))
    case .unsigned(let number): .integer(Int(clamping: number))
    case .real(let number): .real(number)
    case .string: nil
    }
  }

  /// The text of the value, with the digits and separators of a locale.
  ///
  /// Characters around the specifier are kept. A specifier for another kind of value writes the value
  /// converted to that kind; without any specifier the characters are shown as they are.
  package func string(in locale: Locale) -> String {
    let (start, rest) = Self.split(specifier)
    guard let start, let conversion = rest.first else {
      return specifier.replacing("%%", with: "%")
    }
    let before = specifier[..<start].replacing("%%", with: "%")
    let after = rest.dropFirst().replacing("%%", with: "%")
    let flags = specifier[start..<rest.startIndex].filter { !"hlqLzjt".contains($0) }
    return before + string("\(flags)", conversion, locale) + after
  }

  private func string(_ flags: String, _ conversion: Character, _ locale: Locale) -> String {
    switch conversion {
    case "d", "i", "u", "D", "U", "x", "X", "o", "O", "c":
      let kind = ["i": "d", "D": "d", "U": "u", "O": "o"][conversion] ?? conversion
      let text = String(format: "\(flags)ll\(kind)", locale: locale, arguments: [integer])
      return NumberSigns.typographic(text, isNegative: isNegative)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let text = String(format: "\(flags)\(conversion)", locale: locale, arguments: [real])
      if isNegative, NumberSigns.isZero(text), "fF".contains(conversion) {
        return String(format: "\(flags)\(conversion)", locale: locale, arguments: [0.0])
      }
      return NumberSigns.typographic(text, isNegative: isNegative)
    default:
      // Strings have no digits to localize; the width is that of the characters.
      return String(format: "\(flags)@", locale: locale, arguments: [characters as NSString])
    }
  }

  private var characters: String {
    switch value {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): "\(number)"
    case .string(let string): string
    }
  }

  private var integer: any CVarArg {
    switch value {
    case .integer(let number): number
    case .unsigned(let number): number
    case .real(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
    case .string(let string): Int64(string) ?? 0
    }
  }

  private var real: Double {
    switch value {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    case .string(let string): Double(string) ?? 0
    }
  }

  private var isNegative: Bool {
    switch value {
    case .integer(let number): number < 0
    case .real(let number): number.sign == .minus
    case .unsigned, .string: false
    }
  }

  /// The position of the first percent sign of a specifier, and the characters from its conversion on.
  private static func split(_ format: String) -> (String.Index?, Substring) {
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = format[format.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      return (percent, rest.drop { "0123456789.+-# '$hlqLzjt".contains($0) })
    }
    return (nil, "")
  }
}

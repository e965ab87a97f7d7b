import EaselBlocks
import Foundation

// SwiftUI writes these with `String(format:locale:)`, so that the digits are grouped and the separators
// are those of the locale.

extension LocalizedStringKey.StringInterpolation {
  /// Appends a whole number with a format specifier, such as `%03lld`.
  public mutating func appendInterpolation<Number: BinaryInteger>(
    _ number: Number, specifier: String
  ) {
    append(
      SpecifiedValue(
        Int64(exactly: number).map { .integer($0) } ?? .unsigned(UInt64(clamping: number)),
        specifier: specifier.boundedSpecifier))
  }

  /// Appends a number with a format specifier, such as `%.2f`.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: Number, specifier: String
  ) {
    append(SpecifiedValue(.real(Double(number)), specifier: specifier.boundedSpecifier))
  }

  /// Appends a string with a format specifier, such as `%@`.
  public mutating func appendInterpolation<S: StringProtocol>(_ string: S, specifier: String) {
    append(SpecifiedValue(.string(String(string)), specifier: specifier.boundedSpecifier))
  }

  /// Appends a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }
}

import Foundation

/// A format of one environment, which writes numbers as documents show them.
///
/// The minus sign is U+2212, a number that is rounded to zero has no sign, and NaN and infinity
/// have no text. Values that are not numbers are written by the format alone.
package struct ValueWriter<Format: FormatStyle> {
  private let format: Format
  private let kind: NumberKind<Format.FormatInput>?

  /// Creates a writer for a format, with the locale, calendar and time zone of an environment if it
  /// specifies none.
  package init(_ format: Format, in environment: EnvironmentValues) {
    self.init(format.adapted(to: environment))
  }

  /// Creates a writer for a format as it is.
  package init(_ format: Format) {
    self.format = format
    kind = NumberKind()
  }
}

extension ValueWriter where Format.FormatOutput == String {
  /// Returns the text of a value; `nil` for NaN and infinity.
  package func string(_ value: Format.FormatInput) -> String? {
    guard let kind else { return format.format(value) }
    guard kind.isFinite(value) else { return nil }
    let text = format.format(value)
    guard kind.isNegative(value) else {
      return NumberSigns.typographic(text, isNegative: false)
    }
    return NumberSigns.isZero(text)
      ? format.format(kind.zero(value)) : NumberSigns.typographic(text, isNegative: true)
  }
}

extension ValueWriter where Format.FormatOutput == AttributedString {
  /// Returns the attributed text of a value; `nil` for NaN and infinity.
  func string(_ value: Format.FormatInput) -> AttributedString? {
    guard let kind else { return format.format(value) }
    guard kind.isFinite(value) else { return nil }
    let text = format.format(value)
    guard kind.isNegative(value) else {
      return NumberSigns.typographic(text, isNegative: false)
    }
    return NumberSigns.isZero(String(text.characters))
      ? format.format(kind.zero(value)) : NumberSigns.typographic(text, isNegative: true)
  }
}

/// The result of writing a value in a format.
enum FormattedValue<Output> {
  case text(Output)
  /// A number that has no text, such as NaN, by its description.
  case invalid(String)

  init(_ output: Output?, _ value: @autoclosure () -> String) {
    self = output.map { .text($0) } ?? .invalid(value())
  }

  /// The text; `nil` if there is none.
  var text: Output? { if case .text(let text) = self { text } else { nil } }
}

extension TextPart {
  /// A value in a format; NaN and infinity leave the part empty, with a fault.
  static func formatted<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> TextPart
  where F.FormatOutput == String {
    .number { FormattedValue(ValueWriter(format, in: $0).string(value), "\(value)") }
  }

  /// A value in a format whose output is an attributed string; NaN and infinity leave the part
  /// empty, with a fault.
  static func formatted<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> TextPart
  where F.FormatOutput == AttributedString {
    .attributedNumber { FormattedValue(ValueWriter(format, in: $0).string(value), "\(value)") }
  }
}

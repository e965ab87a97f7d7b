import EaselCanvas
import Foundation

/// The content of a text literal: inline Markdown with interpolated values.
///
/// ```swift
/// let (days, date) = (14, Date.now)
/// Text("Due **\(days) days** after \(date, format: .dateTime.day().month())")
/// ```
///
/// Interpolated strings are shown unchanged: an asterisk in a name does not start emphasis. Numbers
/// are formatted for the environment's locale. The type corresponds to SwiftUI's
/// `LocalizedStringKey`, but the literal is not translated.
public struct TextContent: ExpressibleByStringInterpolation {
  var parts: [TextPart]

  /// Creates the content of a string literal, which is scanned for inline Markdown.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates the content of a string literal with inline Markdown and interpolated values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Creates the content of a string that is scanned for inline Markdown.
  public init(_ value: String) { parts = [.literal(value)] }

  /// The builder that collects the parts of an interpolated string literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [TextPart] = []

    /// Creates a builder without parts, with memory reserved for a number of interpolations.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a part of the literal, which may contain inline Markdown.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Appends a string, which is shown unchanged, without Markdown.
    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

    /// Appends a string or substring, which is shown unchanged, without Markdown.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      parts.append(.string(String(string)))
    }

    /// Appends a whole number, formatted for the environment's locale.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      parts.append(.integer(number))
    }

    /// Appends a number, formatted for the environment's locale with at most six fraction digits.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      parts.append(.real(Double(number), isSingle: Number.self == Float.self))
    }

    /// Appends the description of a value, which is shown unchanged, without Markdown.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      parts.append(.string(value.description))
    }

    /// Appends a value in a format, in the environment's locale unless the format specifies one.
    ///
    /// A date format without a calendar or time zone uses the environment's. A
    /// `Date.VerbatimFormatStyle` without a locale is not localized. A number has the minus sign
    /// U+2212, and no sign if it is rounded to zero. NaN and infinity are left out, with the warning
    /// `invalidData`.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      parts.append(.formatted(value, format))
    }

    /// Appends a value in a format whose output is an attributed string.
    ///
    /// A format without a locale, calendar or time zone uses the environment's. A
    /// `Date.VerbatimFormatStyle.Attributed` without a locale is not localized.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
      parts.append(.formatted(value, format))
    }

    /// Appends the date or the time of day, in the environment's locale, calendar and time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(style.part(for: date))
    }

    /// Appends a text, which keeps its own attributes.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Appends an attributed string, with its links and the attributes of Easel.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      parts.append(.attributed(attributed))
    }

    /// Appends an image in its own size, with its lower edge on the baseline.
    ///
    /// A template image is instead as high as the font and has the text's color.
    public mutating func appendInterpolation(_ image: Image) {
      parts.append(.image(InlineImage(image)))
    }

    /// Appends an image with a label for screen readers.
    public mutating func appendInterpolation(_ image: Image, label: String) {
      parts.append(.image(InlineImage(image, .alternativeText(Text(verbatim: label)))))
    }

    /// Appends a decorative image, which screen readers skip.
    public mutating func appendInterpolation(decorative image: Image) {
      parts.append(.image(InlineImage(image, .decorative)))
    }

    /// Appends a vector image in its own size, with its lower edge on the baseline.
    public mutating func appendInterpolation(_ image: VectorImage) {
      parts.append(.image(InlineImage(image)))
    }

    /// Appends a vector image with a label for screen readers.
    public mutating func appendInterpolation(_ image: VectorImage, label: String) {
      parts.append(.image(InlineImage(image, .alternativeText(Text(verbatim: label)))))
    }

    /// Appends a decorative vector image, which screen readers skip.
    public mutating func appendInterpolation(decorative image: VectorImage) {
      parts.append(.image(InlineImage(image, .decorative)))
    }

    /// Appends a value with a format specifier.
    package mutating func append(_ value: SpecifiedValue) { parts.append(.specified(value)) }

    /// Appends a string that depends on the environment.
    package mutating func append(_ value: @escaping (EnvironmentValues) -> String) {
      parts.append(.value(value))
    }

    /// Appends an element that another module defines.
    package mutating func append(_ element: any InlineElement) { parts.append(.element(element)) }
  }
}

/// An element in a text that another module defines, such as a footnote mark or a page number.
package protocol InlineElement {
  /// Returns the text of the element in an environment.
  ///
  /// If the final text is not known yet, this is the widest text that it may have. It is replaced
  /// by the final text when the line is drawn.
  func text(in environment: EnvironmentValues) -> Text
  /// Returns the element for one text of a rendering, with its counters advanced.
  func placed(_ inputs: NodeInputs) -> any InlineElement
}

extension InlineElement {
  package func placed(_ inputs: NodeInputs) -> any InlineElement { self }
}

/// An element whose text depends on the whole document, such as the number of a page.
package protocol LateElement: InlineElement {
  /// The final text; `nil` while it is not known.
  var lateText: String? { get }
}

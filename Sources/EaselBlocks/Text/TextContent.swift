import EaselCanvas
import Foundation

/// The content of a text as a literal: words with inline markdown, and values in it.
///
/// ```swift
/// Text("Due **\(days) days** after \(date, format: .dateTime.day().month())")
/// ```
///
/// Interpolated strings are shown as they are: an asterisk in a name makes nothing bold. Numbers are
/// formatted for the environment's locale. SwiftUI's `LocalizedStringKey`.
public struct TextContent: ExpressibleByStringInterpolation {
  var parts: [TextPart]

  /// Makes a content of a literal.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Makes a content of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Makes a content of a string that is scanned for inline markdown.
  public init(_ value: String) { parts = [.literal(value)] }

  /// An interpolated literal while it is built.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [TextPart] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Appends a string, which is shown as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

    /// Appends a string, which is shown as it is.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      parts.append(.string(String(string)))
    }

    /// Appends a whole number in the environment's locale.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      parts.append(.value { NumberText.string(number, in: $0.locale) })
    }

    /// Appends a number in the environment's locale, with six fraction digits at most.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      parts.append(.value { NumberText.string(Double(number), in: $0.locale) })
    }

    /// Appends a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      parts.append(.string(value.description))
    }

    /// Appends a value in a format; one that names no locale has the environment's.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      parts.append(.value { format.adapted(to: $0).format(value) })
    }

    /// Appends a value in a format that gives attributed strings.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
      parts.append(.attributedValue { format.adapted(to: $0).format(value) })
    }

    /// Appends a date or a time in the environment's locale, calendar and time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.value { style.string(for: date, in: $0) })
    }

    /// Appends a text with its attributes.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Appends an attributed string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      parts.append(.attributed(attributed))
    }

    /// Appends an image, whose lower side is on the baseline.
    public mutating func appendInterpolation(_ image: Image) {
      parts.append(.image(InlineImage(image)))
    }

    /// Appends an image with a label for readers who do not see it.
    public mutating func appendInterpolation(_ image: Image, label: String) {
      parts.append(.image(InlineImage(image, .words(Text(verbatim: label)))))
    }

    /// Appends an image that is decoration, which screen readers skip.
    public mutating func appendInterpolation(decorative image: Image) {
      parts.append(.image(InlineImage(image, .decorative)))
    }

    /// Appends a vector image, whose lower side is on the baseline.
    public mutating func appendInterpolation(_ image: VectorImage) {
      parts.append(.image(InlineImage(image)))
    }

    /// Appends a vector image with a label for readers who do not see it.
    public mutating func appendInterpolation(_ image: VectorImage, label: String) {
      parts.append(.image(InlineImage(image, .words(Text(verbatim: label)))))
    }

    /// Appends a vector image that is decoration, which screen readers skip.
    public mutating func appendInterpolation(decorative image: VectorImage) {
      parts.append(.image(InlineImage(image, .decorative)))
    }

    /// Appends a part that another module sets.
    package mutating func append(_ element: any InlineElement) { parts.append(.element(element)) }
  }
}

/// A part of a text that another module sets: a note's mark, a page's number.
package protocol InlineElement {
  /// The text that stands for the element. What is known later stands with the widest text that it may
  /// have, and is set anew then.
  func text(in environment: EnvironmentValues) -> Text
  /// The element as it stands in one text of a rendering: what is counted is counted here.
  func placed(_ inputs: NodeInputs) -> any InlineElement
}

extension InlineElement {
  package func placed(_ inputs: NodeInputs) -> any InlineElement { self }
}

/// A part of a text that is known when the whole document is, such as the number of a page.
package protocol LateElement: InlineElement {
  /// What it says; nil as long as that is not known.
  var lateText: String? { get }
}

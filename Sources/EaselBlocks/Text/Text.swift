import EaselCanvas
import Foundation

/// Text on one line or several, with inline Markdown and formatted values.
///
/// ```swift
/// let name = "Ada"
/// Text("**Total** \(1_284.5, format: .currency(code: "EUR"))")
/// Text(name)                                            // shown without Markdown
/// Text("Paid ").bold() + Text(Date.now, style: .date)
/// ```
///
/// A string literal may contain inline Markdown (`*emphasis*`, `**strong**`, code in backticks,
/// `~~strike~~`, `[words](https://…)`) and interpolations. Any other string is shown unchanged.
/// Font, color, locale and alignment come from the environment unless the text sets them.
///
/// A text is as wide as its widest line and at most as wide as proposed. In a proposed height it
/// shows the lines that fit, at least one. A text that does not fit ends in an ellipsis, with the
/// diagnostic `textTruncated`. A text breaks over pages between lines.
public struct Text: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  let content: Content
  /// The attributes that the text sets; `nil` if it sets none.
  let attributes: TextAttributeBox?

  enum Content {
    case part(TextPart)
    /// The parts before an index. The flag says whether literals are Markdown.
    case parts(TextParts, count: Int, isMarkdown: Bool)
  }

  init(_ content: Content, _ attributes: TextAttributeBox? = nil) {
    self.content = content
    self.attributes = attributes
  }

  /// Creates a text from a literal with inline Markdown and interpolations.
  ///
  /// - Parameter content: The literal.
  public init(_ content: TextContent) {
    if let part = content.parts.first, content.parts.count == 1 {
      self.init(.part(part))
    } else {
      self.init(
        .parts(TextParts(content.parts), count: content.parts.count, isMarkdown: true))
    }
  }

  /// Creates a text from a string, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ string: S) { self.init(verbatim: String(string)) }

  /// Creates a text from a string that is shown unchanged, even if it is a literal.
  public init(verbatim string: String) { self.init(.part(.string(string))) }

  /// Creates a text from an attributed string, for modules that hide the public initializer.
  package init(easelAttributes attributed: AttributedString) {
    self.init(.part(.attributed(attributed)))
  }

  /// Creates a text from an attributed string, with its links and the attributes of Easel.
  ///
  /// Links and the attributes in ``/EaselCanvas/EaselAttributes`` are used; others are ignored.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { self.init(.part(.attributed(attributed))) }

  /// Creates a text that shows a value in a format, in the environment's locale unless the format
  /// specifies one.
  ///
  /// A date format without a calendar or time zone uses the environment's. A
  /// `Date.VerbatimFormatStyle` without a locale is not localized. A number has the minus sign
  /// U+2212, and no sign if it is rounded to zero. NaN and infinity are left out, with the warning
  /// `invalidData`.
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(.part(.formatted(value, format)))
  }

  /// Creates a text that shows a value in a format whose output is an attributed string.
  ///
  /// A format without a locale, calendar or time zone uses the environment's. A
  /// `Date.VerbatimFormatStyle.Attributed` without a locale is not localized.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == AttributedString {
    self.init(.part(.formatted(value, format)))
  }

  /// Creates a text that shows the date or the time of day, in the environment's locale, calendar
  /// and time zone.
  public init(_ date: Date, style: DateStyle) {
    self.init(.part(style.part(for: date)))
  }

  /// Creates a text that consists of an image in its own size, with its lower edge on the baseline.
  ///
  /// A template image is instead as high as the font, is centered on the height of capital letters,
  /// and has the text's color.
  public init(_ image: Image) { self.init(.part(.image(InlineImage(image)))) }

  /// Creates a text that consists of an image with a label for screen readers.
  ///
  /// The image is a figure in the text. Its lower edge is on the baseline, unless it is a template
  /// image, which is as high as the font.
  ///
  /// ```swift
  /// let sun = try Image(contentsOf: url)
  /// Text(sun, label: Text("Sunny")) + Text(" 24 °C")
  /// Text("\(sun, label: "Sunny") 24 °C")                    // the same
  /// ```
  public init(_ image: Image, label: Text) {
    self.init(.part(.image(InlineImage(image, .alternativeText(label)))))
  }

  /// Creates a text that consists of a decorative image, which screen readers skip.
  public init(decorative image: Image) {
    self.init(.part(.image(InlineImage(image, .decorative))))
  }

  /// Creates a text that consists of a vector image in its own size, with its lower edge on the
  /// baseline.
  public init(_ image: VectorImage) { self.init(.part(.image(InlineImage(image)))) }

  /// Creates a text that consists of a vector image with a label for screen readers.
  public init(_ image: VectorImage, label: Text) {
    self.init(.part(.image(InlineImage(image, .alternativeText(label)))))
  }

  /// Creates a text that consists of a decorative vector image, which screen readers skip.
  public init(decorative image: VectorImage) {
    self.init(.part(.image(InlineImage(image, .decorative))))
  }

  /// Creates a text from an element that another module defines.
  package init(element: any InlineElement) { self.init(.part(.element(element))) }

  /// Returns a text from a string that is scanned for inline Markdown.
  ///
  /// This is a function and no initializer, since `Text.init` is used as a function of a string.
  static func markdown(_ source: String) -> Text { Text(.part(.literal(source))) }

  /// Returns the concatenation of two texts, each of which keeps its own attributes.
  public static func + (first: Text, second: Text) -> Text {
    if first.attributes == nil, case .parts(let parts, let count, false) = first.content,
      parts.append(.text(second), after: count)
    {
      return Text(.parts(parts, count: count + 1, isMarkdown: false))
    }
    return Text(
      .parts(TextParts([.text(first), .text(second)]), count: 2, isMarkdown: false))
  }
}

/// A part of a text.
enum TextPart {
  /// A part of a literal, which may be Markdown.
  case literal(String)
  /// A string that is shown unchanged.
  case string(String)
  case attributed(AttributedString)
  /// A string that depends on the environment.
  case value((EnvironmentValues) -> String)
  /// A formatted value, which may be a number without a text, such as NaN.
  case number((EnvironmentValues) -> FormattedValue<String>)
  case attributedNumber((EnvironmentValues) -> FormattedValue<AttributedString>)
  /// A whole number in the environment's locale.
  case integer(any BinaryInteger)
  /// A number in the environment's locale, and whether it is of single precision.
  case real(Double, isSingle: Bool)
  /// A value with a format specifier.
  indirect case specified(SpecifiedValue)
  /// A literal with the table in which it is looked up.
  case localized(LocalizedLiteral)
  case image(InlineImage)
  case element(any InlineElement)
  indirect case text(Text)
}

/// The parts of a text, shared by all texts that continue it: `a + b + c` copies no parts.
final class TextParts {
  // Several tasks may use one text, such as a constant, without sending it. Each text sees only the
  // parts up to its own count.
  private let lock = NSLock()
  private var parts: [TextPart]

  init(_ parts: [TextPart]) { self.parts = parts }

  /// Appends a part.
  ///
  /// - Returns: `false` if another text has appended a part after the same count.
  func append(_ part: TextPart, after count: Int) -> Bool {
    lock.withLock {
      guard parts.count == count else { return false }
      parts.append(part)
      return true
    }
  }

  /// The parts before an index.
  func prefix(_ count: Int) -> ArraySlice<TextPart> { lock.withLock { parts.prefix(count) } }

  /// Releases nested texts one after another, so that deep nesting does not overflow the stack.
  deinit { LateRelease.release(&parts, leaving: []) }
}

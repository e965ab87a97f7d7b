import EaselCanvas
import Foundation

/// Words, numbers and dates on one line or several.
///
/// ```swift
/// Text("**Total** \(invoice.total, format: .currency(code: "EUR"))")
/// Text(customer.name)                                   // shown as it is
/// Text("Paid ").bold() + Text(day, style: .date)
/// ```
///
/// A literal has inline markdown (`*emphasis*`, `**strong**`, code in backticks, `~~strike~~`,
/// `[words](https://…)`) and interpolations; any other string is shown as it is. What the text does
/// not say itself (font, colour, locale, alignment) comes from the environment where it is drawn.
///
/// A text takes the proposed width at most and is as wide as its widest line. Of a proposed height it
/// shows the lines that fit, at least one; where it leaves something out, it ends in an ellipsis and
/// notes `textTruncated`. Over pages it breaks between lines.
public struct Text: Block {
  /// A primitive block has no body.
  public typealias Body = Never

  let content: Content
  /// What the text says of its looks; nil for nothing.
  let attributes: TextAttributeBox?

  enum Content {
    case part(TextPart)
    /// The parts before an index, of which literals are markdown or not.
    case parts(TextParts, count: Int, isMarkdown: Bool)
  }

  init(_ content: Content, _ attributes: TextAttributeBox? = nil) {
    self.content = content
    self.attributes = attributes
  }

  /// Makes a text of a literal with inline markdown and interpolations.
  public init(_ content: TextContent) {
    if let part = content.parts.first, content.parts.count == 1 {
      self.init(.part(part))
    } else {
      self.init(
        .parts(TextParts(content.parts), count: content.parts.count, isMarkdown: true))
    }
  }

  /// Makes a text of a string, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ string: S) { self.init(verbatim: String(string)) }

  /// Makes a text of a string that is shown as it is, even where it is a literal.
  public init(verbatim string: String) { self.init(.part(.string(string))) }

  /// Makes a text of an attributed string with ``/EaselCanvas/EaselAttributes`` and links.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { self.init(.part(.attributed(attributed))) }

  /// Makes a text of a value in a format.
  ///
  /// A format that names no locale has the environment's; a date's also its calendar and time zone.
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(.part(.value { format.adapted(to: $0).format(value) }))
  }

  /// Makes a text of a value in a format that gives attributed strings.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == AttributedString {
    self.init(.part(.attributedValue { format.adapted(to: $0).format(value) }))
  }

  /// Makes a text of a date or a time in the environment's locale, calendar and time zone.
  public init(_ date: Date, style: DateStyle) {
    self.init(.part(.value { style.string(for: date, in: $0) }))
  }

  /// Makes a text of an image, whose lower side is on the baseline.
  ///
  /// A template image is as high as the font and has the text's colour; any other has its own size.
  public init(_ image: Image) { self.init(.part(.image(InlineImage(image)))) }

  /// Makes a text of an image with a label for readers who do not see it, to whom it is a figure in
  /// the line.
  ///
  /// ```swift
  /// Text(sun, label: Text("Sunny")) + Text(" 24 °C")
  /// Text("\(sun, label: "Sunny") 24 °C")                    // the same
  /// ```
  public init(_ image: Image, label: Text) {
    self.init(.part(.image(InlineImage(image, .words(label)))))
  }

  /// Makes a text of an image that is decoration, which screen readers skip.
  public init(decorative image: Image) {
    self.init(.part(.image(InlineImage(image, .decorative))))
  }

  /// Makes a text of a vector image, whose lower side is on the baseline.
  public init(_ image: VectorImage) { self.init(.part(.image(InlineImage(image)))) }

  /// Makes a text of a vector image with a label for readers who do not see it.
  public init(_ image: VectorImage, label: Text) {
    self.init(.part(.image(InlineImage(image, .words(label)))))
  }

  /// Makes a text of a vector image that is decoration, which screen readers skip.
  public init(decorative image: VectorImage) {
    self.init(.part(.image(InlineImage(image, .decorative))))
  }

  /// Makes a text of a part that another module sets.
  package init(element: any InlineElement) { self.init(.part(.element(element))) }

  /// A text of a string that is scanned for inline markdown.
  ///
  /// It is no initializer, since `Text.init` is passed as a function of a string.
  package static func markdown(_ source: String) -> Text { Text(.part(.literal(source))) }

  /// Joins two texts; each keeps its own attributes.
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

/// A piece of a text.
enum TextPart {
  /// A part of a literal, which may be markdown.
  case literal(String)
  /// A string that is shown as it is.
  case string(String)
  case attributed(AttributedString)
  /// A string that depends on the environment.
  case value((EnvironmentValues) -> String)
  case attributedValue((EnvironmentValues) -> AttributedString)
  case image(InlineImage)
  case element(any InlineElement)
  indirect case text(Text)
}

/// The parts of a text, which texts that go on after it share: `a + b + c` copies nothing.
final class TextParts {
  // A text may be used in several tasks, although it is not sent from one to the other: a constant for
  // instance. Each sees the parts up to its own count only.
  private let lock = NSLock()
  private var parts: [TextPart]

  init(_ parts: [TextPart]) { self.parts = parts }

  /// Appends a part, unless another text goes on after the count already.
  func append(_ part: TextPart, after count: Int) -> Bool {
    lock.withLock {
      guard parts.count == count else { return false }
      parts.append(part)
      return true
    }
  }

  /// The parts before an index.
  func prefix(_ count: Int) -> ArraySlice<TextPart> { lock.withLock { parts.prefix(count) } }

  /// Texts within texts are let go of one after another.
  deinit { LateRelease.release(&parts, leaving: []) }
}

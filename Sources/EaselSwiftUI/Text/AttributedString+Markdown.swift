import EaselBlocks
import Foundation

/// The kind of emphasis of a run of Markdown.
///
/// Foundation has this type on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Program code, which is monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  /// The key of the attribute.
  public enum Key: AttributedStringKey {
    /// The type of the value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeScopes {
  /// The attribute that says how a run of Markdown is shown.
  public struct MarkdownAttributes: AttributeScope {
    /// The kind of emphasis.
    public let inlinePresentationIntent: InlinePresentationIntent.Key
  }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of Markdown, so that `run.inlinePresentationIntent` can be written.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The options of reading Markdown.
  ///
  /// Foundation has this type on Apple's systems only.
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is read; inline elements are read in any case.
    public enum InterpretedSyntax: Sendable {
      /// All of Markdown.
      case full
      /// Inline elements.
      case inlineOnly
      /// Inline elements, with the white space of the source.
      case inlineOnlyPreservingWhitespace
    }
    /// The result of a failure; reading does not fail.
    public enum FailurePolicy: Sendable {
      /// Throws an error.
      case throwError
      /// Returns what was read.
      case returnPartiallyParsedIfPossible
    }

    /// The syntax that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The result of a failure.
    public var failurePolicy: FailurePolicy

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
    }
  }

  /// Creates an attributed string from the inline elements of Markdown.
  ///
  /// Headings, lists and other blocks are not read: their characters are shown.
  public init(
    markdown source: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown.runs(source) {
      guard case .text(let characters) = run.content else { continue }
      var part = AttributedString(characters)
      var intent: InlinePresentationIntent = []
      if run.traits.contains(.emphasis) { intent.insert(.emphasized) }
      if run.traits.contains(.strong) { intent.insert(.stronglyEmphasized) }
      if run.traits.contains(.code) { intent.insert(.code) }
      if run.traits.contains(.strike) { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[InlinePresentationIntent.Key.self] = intent }
      if let link = run.link {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(
          string: link, relativeTo: baseURL)
      }
      append(part)
    }
  }

  /// Creates an attributed string from the inline elements of Markdown in UTF-8.
  public init(
    markdown source: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: source, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from the translation of a literal, which may be Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let source = String(
      localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    self = (try? AttributedString(markdown: source)) ?? AttributedString(source)
  }
}

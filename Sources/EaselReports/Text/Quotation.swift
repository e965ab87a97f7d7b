import EaselBlocks
import EaselCanvas
import Foundation

/// A block quotation: quoted blocks with a vertical line at the leading edge, and their source.
///
/// ```swift
/// let quotation = Quotation(source: "Donald E. Knuth, 1981") {
///   Text("Line breaking is one of the most important operations in text preparation.")
/// }
/// ```
public struct Quotation<Content: Block>: Block {
  private let source: TextContent?
  private let content: Content
  @EnvironmentValue(\.theme) private var theme
  @EnvironmentValue(\.appearance) private var appearance

  /// Creates a quotation from blocks, with an optional text below them that names their source.
  ///
  /// - Parameters:
  ///   - source: The author and the work, below the text; `nil` shows none.
  ///   - content: The quoted text.
  public init(source: TextContent? = nil, @BlockBuilder content: () -> Content) {
    self.source = source
    self.content = content()
  }

  /// The quoted blocks and their source beside a vertical line of 2 points.
  public var body: some Block {
    VStack(alignment: .leading, spacing: theme.spacing.paragraph) {
      content
      if let source { Text(source).font(.caption).foregroundStyle(.secondary) }
    }
    .padding(.leading, 16)
    .overlay(alignment: .leading) {
      Rectangle().fill(Tint(theme.colors.rule)).frame(width: 2)
    }
    .blockSpacing(theme.spacing.block)
    .tagged(.blockQuote)
  }
}

/// A box with a background for text apart from the main text, such as a hint.
///
/// ```swift
/// let hint = Aside { Text("Amounts in brackets are negative.") }
/// ```
public struct Aside<Content: Block>: Block {
  private let content: Content
  @EnvironmentValue(\.theme) private var theme

  /// Creates a box around blocks, which are placed from top to bottom.
  public init(@BlockBuilder content: () -> Content) { self.content = content() }

  /// The blocks from top to bottom, on a background in the fill color of the theme.
  public var body: some Block {
    VStack(alignment: .leading, spacing: theme.spacing.paragraph) { content }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Tint(theme.colors.fill))
      .blockSpacing(theme.spacing.block)
      .tagged(.aside)
  }
}

/// Source code or other text with its line breaks, in a monospaced font on a background.
///
/// ```swift
/// let listing = CodeListing("""
///   let report = Report("March") { Text("Hello") }
///   """)
/// ```
///
/// Spaces and line breaks are kept; lines that are too long are broken.
public struct CodeListing: Block {
  private let code: String
  @EnvironmentValue(\.theme) private var theme

  /// Creates a code listing from text, whose spaces and line breaks are kept.
  public init(_ code: some StringProtocol) { self.code = String(code) }

  /// The lines in a monospaced font, on a background in the fill color of the theme.
  public var body: some Block {
    Text(verbatim: code).font(.code).multilineTextAlignment(.leading)
      // The listing itself is the element of its text, on each of its pages.
      .environment(\.isInTextElement, true)
      .padding(.horizontal, 10).padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Tint(theme.colors.fill))
      .blockSpacing(theme.spacing.block)
      .tagged(.code)
  }
}

extension Block {
  /// Sets the space above and below the block in a flow, in points.
  func blockSpacing(_ length: CGFloat) -> some Block {
    ModifiedBlock(self, SpacingModifier(spacing: LayoutSpacing(top: length, bottom: length)))
  }
}

private struct SpacingModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let spacing: LayoutSpacing

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var traits = node.traits
    traits[LayoutSpacing.self, as: LayoutSpacing.self] = spacing
    return WrapperNode(node, traits: traits, inputs)
  }
}

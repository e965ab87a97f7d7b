import EaselBlocks
import EaselCanvas
import Foundation

/// A block quotation, with a vertical line at its leading edge.
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

  /// Creates a quotation from blocks, with an optional source below them.
  ///
  /// - Parameters:
  ///   - source: The author and the work, below the text; `nil` shows none.
  ///   - content: The quoted text.
  public init(source: TextContent? = nil, @BlockBuilder content: () -> Content) {
    self.source = source
    self.content = content()
  }

  /// The text beside a vertical line.
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

/// An aside, such as a hint, in a box.
///
/// ```swift
/// let hint = Aside { Text("Amounts in brackets are negative.") }
/// ```
public struct Aside<Content: Block>: Block {
  private let content: Content
  @EnvironmentValue(\.theme) private var theme

  /// Creates a box of blocks.
  public init(@BlockBuilder content: () -> Content) { self.content = content() }

  /// The blocks on a background.
  public var body: some Block {
    VStack(alignment: .leading, spacing: theme.spacing.paragraph) { content }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Tint(theme.colors.fill))
      .blockSpacing(theme.spacing.block)
      .tagged(.aside)
  }
}

/// Lines of a program or of a file, in a monospaced font.
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

  /// Creates a listing from text that is shown verbatim.
  public init(_ code: some StringProtocol) { self.code = String(code) }

  /// The lines on a background.
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
  static var changesPlace: Bool { false }
  let spacing: LayoutSpacing

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var traits = node.traits
    traits[LayoutSpacing.self, as: LayoutSpacing.self] = spacing
    return WrapperNode(node, traits: traits, inputs)
  }
}

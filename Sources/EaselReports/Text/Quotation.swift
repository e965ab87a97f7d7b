import EaselBlocks
import EaselCanvas
import Foundation

/// Words of somebody else, set apart from the text.
///
/// ```swift
/// Quotation(source: "Donald E. Knuth, 1981") {
///   Text("Line breaking is one of the most important operations in text preparation.")
/// }
/// ```
public struct Quotation<Content: Block>: Block {
  private let source: TextContent?
  private let content: Content
  @EnvironmentValue(\.theme) private var theme
  @EnvironmentValue(\.appearance) private var appearance

  /// Makes a quotation.
  ///
  /// - Parameters:
  ///   - source: Who said it, and where.
  ///   - content: The words.
  public init(source: TextContent? = nil, @BlockBuilder content: () -> Content) {
    self.source = source
    self.content = content()
  }

  /// The words beside a rule.
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

/// A text beside the others, such as a hint, in a box.
///
/// ```swift
/// Aside { Text("Amounts in brackets are negative.") }
/// ```
public struct Aside<Content: Block>: Block {
  private let content: Content
  @EnvironmentValue(\.theme) private var theme

  /// Makes a box.
  public init(@BlockBuilder content: () -> Content) { self.content = content() }

  /// The text on a background.
  public var body: some Block {
    VStack(alignment: .leading, spacing: theme.spacing.paragraph) { content }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Tint(theme.colors.fill))
      .blockSpacing(theme.spacing.block)
      .tagged(.aside)
  }
}

/// Lines of a program or of a file, in a font of equal widths.
///
/// ```swift
/// CodeListing("""
///   let report = Report("March") { … }
///   """)
/// ```
///
/// Spaces and line breaks are kept; lines that are too long are broken.
public struct CodeListing: Block {
  private let code: String
  @EnvironmentValue(\.theme) private var theme

  /// Makes a listing of text that is shown as it is.
  public init(_ code: some StringProtocol) { self.code = String(code) }

  /// The lines on a background.
  public var body: some Block {
    Text(verbatim: code).font(.code).multilineTextAlignment(.leading)
      // The listing is the element of its text, on each of its pages.
      .environment(\.isInTextElement, true)
      .padding(.horizontal, 10).padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Tint(theme.colors.fill))
      .blockSpacing(theme.spacing.block)
      .tagged(.code)
  }
}

extension Block {
  /// Leaves so many points above and beneath the block in a flow.
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

import EaselBlocks
import EaselCanvas

/// A list of a Markdown source, with the labels of its items.
struct MarkdownListBlock: Block {
  /// The labels of the items; `nil` for the bullet of the depth.
  let labels: [String?]
  /// The numbering style; `nil` for bullets.
  let numbering: MarkedContent.Tag.Numbering?
  let items: [AnyBlock]
  @EnvironmentValue(\.listDepth) private var depth

  var body: some Block {
    let bullet = ["•", "–", "·"][min(depth, 2)]
    ListBlock(
      numbering: numbering ?? (depth == 0 ? .disc : depth == 1 ? .none : .circle),
      label: { [labels] item in
        labels.indices.contains(item - 1) ? labels[item - 1] ?? bullet : bullet
      }, items: ArrayBlock(items), name: "list", source: SourceLocation("Markdown", 0))
  }
}

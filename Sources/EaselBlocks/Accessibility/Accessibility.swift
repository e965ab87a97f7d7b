import EaselCanvas
import Foundation

extension Block {
  /// Describes the block for readers who do not see the page: in a PDF it becomes a figure with
  /// these words.
  public func accessibilityLabel(_ label: some StringProtocol) -> some Block {
    ModifiedBlock(self, WordsModifier(label: Text(verbatim: String(label)), value: nil))
  }

  /// Describes the block by the words of a text, in the locale where the block is drawn.
  public func accessibilityLabel(_ label: Text) -> some Block {
    ModifiedBlock(self, WordsModifier(label: label, value: nil))
  }

  /// Describes the value that the block shows, for readers who do not see the page.
  public func accessibilityValue(_ value: some StringProtocol) -> some Block {
    ModifiedBlock(self, WordsModifier(label: nil, value: Text(verbatim: String(value))))
  }

  /// Describes the value by the words of a text, in the locale where the block is drawn.
  ///
  /// ```swift
  /// gauge.accessibilityLabel("Paid").accessibilityValue(Text(0.25, format: .percent))
  /// ```
  public func accessibilityValue(_ value: Text) -> some Block {
    ModifiedBlock(self, WordsModifier(label: nil, value: value))
  }

  /// Marks the block as decoration, which screen readers skip.
  public func accessibilityHidden(_ hidden: Bool) -> some Block {
    ModifiedBlock(self, HidingModifier(isHidden: hidden))
  }

  /// Does nothing: the parts of a block with a label are one figure anyway.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some Block { self }
}

/// How screen readers treat the parts of a block.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are left out.
  case ignore
  /// They are parts of their own.
  case contain
  /// Their words are joined.
  case combine
}

private struct WordsModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let label: Text?
  let value: Text?

  /// The letters of a text; an image in it has none.
  private func words(_ text: Text?, _ inputs: NodeInputs) -> String? {
    text.map {
      ResolvedText($0, in: inputs.environment).string
        .replacingOccurrences(of: "\u{FFFC}", with: "")
    }
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let (label, value) = (words(label, inputs), words(value, inputs))
    // A label and a value next to one another belong to one figure; the inner words stay.
    guard let words = node as? WordsNode, words.label == nil || words.value == nil else {
      return WordsNode(node, label: label, value: value, inputs)
    }
    return WordsNode(
      words.content, label: words.label ?? label, value: words.value ?? value, inputs)
  }
}

/// A block with words for whoever does not see it.
private final class WordsNode: WrapperNode {
  let label: String?
  let value: String?

  init(_ content: any LayoutNode, label: String?, value: String?, _ inputs: NodeInputs) {
    self.label = label
    self.value = value
    super.init(content, inputs)
  }

  override func wrap(_ fragment: Fragment) -> Fragment {
    Fragment(
      size: fragment.size, children: [Fragment.Child(fragment, at: .zero)],
      drawing: MarkedDrawing(
        content: .figure(label: label ?? value ?? "", value: label == nil ? nil : value)))
  }
}

private struct HidingModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let isHidden: Bool

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    isHidden ? EffectNode(node, MarkedDrawing(content: .artifact), inputs) : node
  }
}

/// Draws a fragment with a meaning.
private struct MarkedDrawing: FragmentDrawing {
  let content: MarkedContent

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withMarkedContent(content) { fragment.drawChildren(on: canvas, at: origin) }
  }
}

import EaselCanvas
import EaselViews
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

  /// Says how the parts of the block are read.
  ///
  /// ```swift
  /// Grid { … }.accessibilityElement(children: .contain).accessibilityLabel("Totals")
  /// HStack { Text("1,284"); Text("kWh") }.accessibilityElement(children: .combine)
  /// ```
  ///
  /// Without words of its own, a block whose parts are ignored is read as if it were not said.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some Block {
    ModifiedBlock(
      self, MeaningModifier(isText: children == .combine) { $0.children = children })
  }

  /// Says what the block is to readers who do not see the page.
  ///
  /// ```swift
  /// Text("Statement").accessibilityAddTraits(.isHeader)
  /// ```
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some Block {
    let isText = !traits.isDisjoint(with: [.header, .staticText])
    return ModifiedBlock(self, MeaningModifier(isText: isText) { $0.traits.formUnion(traits) })
  }

  /// Takes back what was said of the block right before; without `isHeader` it
  /// is no heading of any level.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some Block {
    ModifiedBlock(
      self,
      MeaningModifier {
        $0.traits.subtract(traits)
        if traits.contains(.header) { $0.headingLevel = .unspecified }
      })
  }

  /// Makes the block a heading of a level; of an unspecified one if it has the trait of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some Block {
    ModifiedBlock(
      self, MeaningModifier(isText: level != .unspecified) { $0.headingLevel = level })
  }
}

/// SwiftUI's names of traits.
extension AccessibilityTraits {
  /// A heading, of level 1 unless ``Block/accessibilityHeading(_:)`` says another.
  public static let isHeader = AccessibilityTraits.header
  /// An image: its label describes it as a figure, whatever else it is.
  public static let isImage = AccessibilityTraits.image
  /// A link; it changes nothing, as where it leads is what makes a link.
  public static let isLink = AccessibilityTraits.link
  /// Text that is one paragraph; a label is said in its place.
  public static let isStaticText = AccessibilityTraits.staticText
  /// A summary; it changes nothing.
  public static let isSummaryElement = AccessibilityTraits.summaryElement
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
    // A label and a value next to one another belong to one element; the inner words stay.
    if let inner = node as? MeaningNode, inner.meaning.label == nil || inner.meaning.value == nil {
      return inner.changed(inputs) {
        $0.label = $0.label ?? label
        $0.value = $0.value ?? value
      }
    }
    return MeaningNode(node, BlockMeaning(label: label, value: value), inputs)
  }
}

private struct HidingModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let isHidden: Bool

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    isHidden ? EffectNode(node, MarkedDrawing(content: .artifact), inputs) : node
  }
}

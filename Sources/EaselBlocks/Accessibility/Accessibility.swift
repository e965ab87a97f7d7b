import EaselCanvas
import Foundation

extension Block {
  /// Sets the text that screen readers read instead of the content of the block.
  ///
  /// A block with a label is a figure in a tagged PDF, with the label as its alternative text. With
  /// ``AccessibilityChildBehavior/contain`` the label is the title of a section, whose parts are
  /// read as well.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some Block {
    // Disfavored, so that a literal is a key where EaselSwiftUI has a function with one.
    ModifiedBlock(self, AlternativeTextModifier(label: Text(verbatim: String(label)), value: nil))
  }

  /// Sets a formatted text that screen readers read instead of the content of the block.
  ///
  /// The text is formatted with the locale of the block.
  public func accessibilityLabel(_ label: Text) -> some Block {
    ModifiedBlock(self, AlternativeTextModifier(label: label, value: nil))
  }

  /// Sets the text that screen readers read as the value of the block, after its label.
  ///
  /// Without a label, the value alone is read.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some Block {
    ModifiedBlock(self, AlternativeTextModifier(label: nil, value: Text(verbatim: String(value))))
  }

  /// Sets a formatted text that screen readers read as the value of the block, after its label.
  ///
  /// The text is formatted with the locale of the block.
  ///
  /// ```swift
  /// Tint.green.frame(width: 25, height: 8)
  ///   .accessibilityLabel("Paid").accessibilityValue(Text(0.25, format: .percent))
  /// ```
  public func accessibilityValue(_ value: Text) -> some Block {
    ModifiedBlock(self, AlternativeTextModifier(label: nil, value: value))
  }

  /// Marks the block as decoration, which screen readers skip, if the argument is `true`.
  ///
  /// - Parameter hidden: `true` marks the block as decoration; `false` changes nothing.
  public func accessibilityHidden(_ hidden: Bool) -> some Block {
    ModifiedBlock(self, HidingModifier(isHidden: hidden))
  }

  /// Sets whether screen readers skip the parts of the block, read them one by one, or read them as
  /// one paragraph.
  ///
  /// ```swift
  /// Grid { GridRow { Text("Net"); Text("1,284") } }
  ///   .accessibilityElement(children: .contain).accessibilityLabel("Totals")
  /// HStack { Text("1,284"); Text("kWh") }.accessibilityElement(children: .combine)
  /// ```
  ///
  /// With ``AccessibilityChildBehavior/ignore`` and without a label or value, the modifier changes
  /// nothing.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some Block {
    ModifiedBlock(
      self, SemanticsModifier(isText: children == .combine) { $0.children = children })
  }

  /// Adds traits that tell screen readers the kind of the block, such as a heading.
  ///
  /// ```swift
  /// Text("Statement").accessibilityAddTraits(.isHeader)
  /// ```
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some Block {
    let isText = !traits.isDisjoint(with: [.header, .staticText])
    return ModifiedBlock(self, SemanticsModifier(isText: isText) { $0.traits.formUnion(traits) })
  }

  /// Removes traits that the accessibility modifiers directly before this one have added to the
  /// block.
  ///
  /// Removing `isHeader` also removes the heading level.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some Block {
    ModifiedBlock(
      self,
      SemanticsModifier {
        $0.traits.subtract(traits)
        if traits.contains(.header) { $0.headingLevel = .unspecified }
      })
  }

  /// Makes the block a heading of a level from 1 to 6 for screen readers.
  ///
  /// With an unspecified level the block is a heading only if it has the trait `isHeader`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some Block {
    ModifiedBlock(
      self, SemanticsModifier(isText: level != .unspecified) { $0.headingLevel = level })
  }
}

/// SwiftUI's names of traits.
extension AccessibilityTraits {
  /// The trait that makes a block a heading; it is the same as `header`, under SwiftUI's name.
  ///
  /// The level is 1 unless ``Block/accessibilityHeading(_:)`` sets another one.
  public static let isHeader = AccessibilityTraits.header
  /// The trait that makes the label of a block the description of a figure; it is the same as
  /// `image`.
  ///
  /// It has this effect even in a heading or a paragraph. Without a label, the value is the
  /// description; without both, the trait has no effect.
  public static let isImage = AccessibilityTraits.image
  /// The trait of a link, which has no effect; it is the same as `link`, under SwiftUI's name.
  ///
  /// A block becomes a link by its destination.
  public static let isLink = AccessibilityTraits.link
  /// The trait that makes everything in a block one paragraph; it is the same as `staticText`.
  ///
  /// A label replaces the text for screen readers.
  public static let isStaticText = AccessibilityTraits.staticText
  /// The trait of a summary, which has no effect; it is the same as `summaryElement`.
  public static let isSummaryElement = AccessibilityTraits.summaryElement
}

private struct AlternativeTextModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let label: Text?
  let value: Text?

  /// The characters of a text without its images.
  private func string(_ text: Text?, _ inputs: NodeInputs) -> String? {
    text.map {
      ResolvedText($0, in: inputs.environment).string
        .replacingOccurrences(of: "\u{FFFC}", with: "")
    }
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let (label, value) = (string(label, inputs), string(value, inputs))
    // A label and a value set next to one another belong to one element. Inner ones are kept.
    if let inner = node as? SemanticsNode,
      inner.semantics.label == nil || inner.semantics.value == nil
    {
      return inner.changed(inputs) {
        $0.label = $0.label ?? label
        $0.value = $0.value ?? value
      }
    }
    return SemanticsNode(node, BlockSemantics(label: label, value: value), inputs)
  }
}

private struct HidingModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let isHidden: Bool

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    isHidden ? EffectNode(node, MarkedDrawing(content: .artifact), inputs) : node
  }
}

import EaselCanvas
import EaselViews
import Foundation

/// What modifiers that stand next to one another say of a block to readers who do not see it.
struct BlockMeaning {
  var label: String?
  var value: String?
  var traits = AccessibilityTraits.none
  var headingLevel = AccessibilityHeadingLevel.unspecified
  var children: AccessibilityChildBehavior?

  /// As what the block is drawn; nil for nothing in particular.
  var content: MarkedContent? {
    let spoken = traits.contains(.image) ? nil : words
    if headingLevel != .unspecified || traits.contains(.header) {
      return .tag(.heading(max(Int(headingLevel.rawValue), 1)), alternative: spoken)
    }
    if children == .contain { return .tag(.section, title: words) }
    if traits.contains(.staticText) { return .tag(.paragraph, alternative: spoken) }
    return figure ?? (children == .combine ? .paragraph : nil)
  }

  /// The figure in what the block is drawn as.
  var innerFigure: MarkedContent? {
    traits.contains(.image) && children != .contain && content != figure ? figure : nil
  }

  private var figure: MarkedContent? {
    guard let name = label ?? value else { return nil }
    return .figure(label: name, value: label == nil ? nil : value)
  }

  /// The label and the value as one text; nil where there is nothing to say.
  private var words: String? {
    MarkedContent.words(label, value)
  }
}

/// Changes what is said of a block.
struct MeaningModifier: NodeModifier {
  static var changesPlace: Bool { false }
  /// Whether the block becomes a text, in which there are no sections.
  var isText = false
  let change: (inout BlockMeaning) -> Void

  func update(_ inputs: inout NodeInputs) {
    if isText { inputs.environment.isInTextElement = true }
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    if let inner = node as? MeaningNode { return inner.changed(inputs, change) }
    var meaning = BlockMeaning()
    change(&meaning)
    return MeaningNode(node, meaning, inputs)
  }
}

/// A block that says something to whoever does not see it.
package final class MeaningNode: WrapperNode {
  let meaning: BlockMeaning

  init(
    _ content: any LayoutNode, _ meaning: BlockMeaning, traits: NodeTraits? = nil,
    _ inputs: NodeInputs
  ) {
    self.meaning = meaning
    super.init(content, traits: traits, inputs)
  }

  /// The block with another meaning.
  func changed(_ inputs: NodeInputs, _ change: (inout BlockMeaning) -> Void) -> MeaningNode {
    var meaning = meaning
    change(&meaning)
    return MeaningNode(content, meaning, traits: traits, inputs)
  }

  package override func wrap(_ fragment: Fragment) -> Fragment {
    guard let outer = meaning.content else { return fragment }
    let drawing = MarkedDrawing(content: outer, inner: meaning.innerFigure)
    return Fragment(
      size: fragment.size, children: [Fragment.Child(fragment, at: .zero)], drawing: drawing)
  }
}

/// Draws a fragment with a meaning.
struct MarkedDrawing: MarkingDrawing {
  let content: MarkedContent
  /// A meaning within the other.
  var inner: MarkedContent?

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withMarkedContent(content) {
      guard let inner else { return fragment.drawChildren(on: canvas, at: origin) }
      canvas.withMarkedContent(inner) { fragment.drawChildren(on: canvas, at: origin) }
    }
  }
}

extension EnvironmentValues {
  private enum IsInTextElementKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum IsInHeadingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the block lies in a heading, whose words are not broken.
  var isInHeading: Bool {
    get { self[IsInHeadingKey.self] }
    set { self[IsInHeadingKey.self] = newValue }
  }

  /// Whether the block lies in a heading or a paragraph, in which there are only parts of lines.
  package var isInTextElement: Bool {
    get { self[IsInTextElementKey.self] }
    set { self[IsInTextElementKey.self] = newValue }
  }
}

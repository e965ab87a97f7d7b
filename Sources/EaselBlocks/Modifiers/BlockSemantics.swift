import EaselCanvas
import Foundation

/// The accessibility attributes that adjacent modifiers give a block.
struct BlockSemantics {
  var label: String?
  var value: String?
  var traits = AccessibilityTraits.none
  var headingLevel = AccessibilityHeadingLevel.unspecified
  var children: AccessibilityChildBehavior?

  /// The marked content of the block; `nil` if it has no semantics of its own.
  var content: MarkedContent? {
    let spoken = traits.contains(.image) ? nil : alternativeText
    if headingLevel != .unspecified || traits.contains(.header) {
      return .tag(.heading(max(Int(headingLevel.rawValue), 1)), alternative: spoken)
    }
    if children == .contain { return .tag(.section, title: alternativeText) }
    if traits.contains(.staticText) { return .tag(.paragraph, alternative: spoken) }
    return figure ?? (children == .combine ? .paragraph : nil)
  }

  /// The figure inside the marked content of the block.
  var innerFigure: MarkedContent? {
    traits.contains(.image) && children != .contain && content != figure ? figure : nil
  }

  private var figure: MarkedContent? {
    guard let name = label ?? value else { return nil }
    return .figure(label: name, value: label == nil ? nil : value)
  }

  /// The label and the value as one text; `nil` if the block has neither.
  private var alternativeText: String? {
    MarkedContent.alternativeText(label, value)
  }
}

/// Changes the accessibility attributes of a block.
struct SemanticsModifier: NodeModifier {
  static var changesPosition: Bool { false }
  /// Whether the block becomes a text element, which contains no sections.
  var isText = false
  let change: (inout BlockSemantics) -> Void

  func update(_ inputs: inout NodeInputs) {
    if isText { inputs.environment.isInTextElement = true }
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    if let inner = node as? SemanticsNode { return inner.changed(inputs, change) }
    var semantics = BlockSemantics()
    change(&semantics)
    return SemanticsNode(node, semantics, inputs)
  }
}

/// The node of a block with accessibility attributes.
package final class SemanticsNode: WrapperNode {
  let semantics: BlockSemantics
  /// Not the node itself, which a cell of a table takes as its key.
  private let key = ElementKey()
  private let innerKey = ElementKey()

  init(
    _ content: any LayoutNode, _ semantics: BlockSemantics, traits: NodeTraits? = nil,
    _ inputs: NodeInputs
  ) {
    self.semantics = semantics
    super.init(content, traits: traits, inputs)
  }

  /// The node with changed accessibility attributes.
  func changed(_ inputs: NodeInputs, _ change: (inout BlockSemantics) -> Void) -> SemanticsNode {
    var semantics = semantics
    change(&semantics)
    return SemanticsNode(content, semantics, traits: traits, inputs)
  }

  package override func wrap(_ fragment: Fragment) -> Fragment { wrap(fragment, .whole) }

  package override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    content.fill(region, from: cursor, &page).mapped(from: cursor, wrap)
  }

  private func wrap(_ fragment: Fragment, _ position: PiecePosition) -> Fragment {
    guard let outer = semantics.content else { return fragment }
    if case .tag(let tag) = outer, semantics.innerFigure == nil {
      return fragment.tagged(tag, key: key, position)
    }
    // The pieces of a figure are one element, whose alternative text is read once.
    if !position.isWhole, let tag = outer.tag {
      let inner = semantics.innerFigure?.tag
      return (inner.map { fragment.tagged($0, key: innerKey, position) } ?? fragment)
        .tagged(tag, key: key, position)
    }
    let drawing = MarkedDrawing(content: outer, inner: semantics.innerFigure)
    return Fragment(
      size: fragment.size, children: [Fragment.Child(fragment, at: .zero)], drawing: drawing)
  }
}

extension MarkedContent {
  /// The tag of an element that may continue over pages; `nil` for an artifact.
  fileprivate var tag: Tag? {
    switch self {
    case .tag(let tag): tag
    case .figure(let label, let value, _):
      Tag(.figure, alternative: MarkedContent.alternativeText(label, value))
    default: nil
    }
  }
}

/// Draws a fragment as marked content.
struct MarkedDrawing: MarkingDrawing {
  let content: MarkedContent
  /// The marked content inside the other one.
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

  /// Whether the block is in a heading, whose words are not hyphenated.
  var isInHeading: Bool {
    get { self[IsInHeadingKey.self] }
    set { self[IsInHeadingKey.self] = newValue }
  }

  /// Whether the block is in a heading or a paragraph, whose elements are parts of lines.
  package var isInTextElement: Bool {
    get { self[IsInTextElementKey.self] }
    set { self[IsInTextElementKey.self] = newValue }
  }
}

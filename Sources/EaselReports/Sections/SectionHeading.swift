import EaselBlocks
import EaselCanvas
import Foundation

/// The heading of a section.
struct SectionHeading: PrimitiveBlock {
  typealias Body = Never
  let title: TextContent
  let isListed: Bool
  let level: Int
  let scope: SectionScope
  private let number: String
  private let destination: String

  /// Numbers the section, and sets its name for references.
  init(title: TextContent, isListed: Bool, _ inputs: NodeInputs) {
    self.title = title
    self.isListed = isListed
    level = min(inputs.environment.sectionLevel + 1, 6)
    let state = ReportState.of(inputs.session)
    let section = state.beginSection(level: level)
    number =
      level <= inputs.environment.numberedSectionLevels
      ? section.numbers.map(String.init).joined(separator: ".") : ""
    let plainTitle = Text(title).string(in: inputs.environment)
    scope = SectionScope(title: plainTitle, in: inputs.environment.sectionScope)
    destination = inputs.ownReferenceName ?? "section-\(section.index)"
    // The blocks of the section inherit the name; claiming it keeps them from becoming its
    // destination.
    _ = inputs.session.claim(destination)
    if let id = inputs.ownReferenceName {
      state.name(
        id,
        number.isEmpty
          ? plainTitle
          : inputs.environment.phrases.text(\.reports.section, ["number": number]))
    }
  }

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inputs = inputs
    let theme = inputs.environment.theme
    let text = number.isEmpty ? Text(title) : Text("\(number)\u{2002}\(Text(title))")
    let block = text.font(.heading(level)).multilineTextAlignment(.leading)
      .role(.heading(level: level))
    inputs.environment.orphans = 1_000
    let mark = EntryMark(
      kind: .section(level: level), number: number, title: scope.title, destination: destination,
      isListed: isListed)
    var traits = NodeTraits()
    traits.keepsWithNext = true
    traits[LayoutSpacing.self, as: LayoutSpacing.self] = LayoutSpacing(
      top: theme.spacing.before(heading: level), bottom: theme.spacing.after(heading: level))
    return mark.node(inputs.node(of: block), traits, inputs)
  }
}

extension EntryMark {
  /// Makes a node that is listed in lists of contents, with the destination of their links.
  func node(
    _ content: any LayoutNode, _ traits: NodeTraits? = nil, _ inputs: NodeInputs
  ) -> any LayoutNode {
    let drawing = AnchorDrawing(name: destination, event: .mark(self))
    var traits = traits
    // If it is placed whole, as in a row, the row needs its baselines and notes.
    traits?.guides.formUnion(content.traits.guides)
    return PieceNode(content, traits: traits, inputs) { fragment, position in
      guard position.isFirst else { return fragment }
      return Fragment(
        size: fragment.size, children: [Fragment.Child(fragment, at: .zero)], drawing: drawing)
    }
  }
}

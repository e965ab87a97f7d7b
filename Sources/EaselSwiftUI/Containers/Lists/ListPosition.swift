import EaselBlocks

/// The section of a list that a node belongs to, and its part of it.
struct ListPosition {
  enum Part {
    case header
    case row
    case footer
  }

  /// The identity of a section in one rendering.
  final class Section {}

  let section: Section
  let part: Part

  private enum Trait {}

  init(_ section: Section, _ part: Part) {
    self.section = section
    self.part = part
  }

  /// The position of a node; `nil` for a row outside of sections.
  init?(_ node: any LayoutNode) {
    guard let position = node.traits[Trait.self, as: ListPosition.self] else { return nil }
    self = position
  }

  /// Returns a node with this position, unless a section inside has given it one.
  func marked(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var traits = node.traits
    guard traits[Trait.self, as: ListPosition.self] == nil else { return node }
    traits[Trait.self, as: ListPosition.self] = self
    return WrapperNode(node, traits: traits, inputs)
  }
}

/// A group of rows in a list, with the header and the footer of a section.
struct ListGroup {
  var section: ListPosition.Section?
  var header: [any LayoutNode] = []
  var rows: [any LayoutNode] = []
  var footer: [any LayoutNode] = []

  /// The groups of the nodes in a list: one for each section, and one for rows between sections.
  static func groups(of nodes: [any LayoutNode]) -> [ListGroup] {
    var groups: [ListGroup] = []
    for node in nodes {
      let position = ListPosition(node)
      if groups.isEmpty || groups[groups.count - 1].section !== position?.section {
        groups.append(ListGroup(section: position?.section))
      }
      switch position?.part ?? .row {
      case .header: groups[groups.count - 1].header.append(node)
      case .row: groups[groups.count - 1].rows.append(node)
      case .footer: groups[groups.count - 1].footer.append(node)
      }
    }
    return groups
  }
}

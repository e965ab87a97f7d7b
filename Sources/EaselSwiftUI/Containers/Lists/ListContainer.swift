import EaselBlocks
import EaselCanvas
import Foundation

/// The content of a list or a form as rows in groups, which fill the proposed size.
struct ListContainer<Content: View>: PrimitiveBlock {
  let name: String
  let content: Content
  /// Whether an element of the list is selected; `nil` without a selection.
  var isSelected: ((AnyHashable) -> Bool)?

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let look = inputs.environment.listLook
    var rowInputs = inputs.entering(.text(name))
    rowInputs.environment.enclosingList = look
    rowInputs.environment.isInListRow = true
    rowInputs.environment.contentMargins = EdgeInsets()
    rowInputs.marksElements = isSelected != nil
    let nodes = rowInputs.nodes(of: content)
    var outer = inputs.entering(.text(name))
    outer.marksElements = false
    return ListBuilder(look, outer, isSelected).node(nodes)
  }
}

/// Makes the node of a list from the nodes of its content.
private struct ListBuilder {
  let look: ListLook
  let inputs: NodeInputs
  let isSelected: ((AnyHashable) -> Bool)?
  private let pixels: PixelGrid
  private let background: any LayoutNode
  private let selection: any LayoutNode
  private let line: any LayoutNode

  init(_ look: ListLook, _ inputs: NodeInputs, _ isSelected: ((AnyHashable) -> Bool)?) {
    self.look = look
    self.inputs = inputs
    self.isSelected = isSelected
    pixels = PixelGrid(inputs.environment)
    background = inputs.fill(Color(look.rowColor))
    selection = inputs.fill(Color(.systemGray4))
    line = inputs.fill(Color(.separator))
  }

  private var environment: EnvironmentValues { inputs.environment }

  func node(_ nodes: [any LayoutNode]) -> any LayoutNode {
    let groups = ListGroup.groups(of: nodes)
    var parts: [any LayoutNode] = []
    for (index, group) in groups.enumerated() {
      let previous = index > 0 ? groups[index - 1] : nil
      parts.append(padded(self.group(group), top: gap(group, after: previous)))
    }
    let margins = environment.contentMargins
    let column = StackNode(
      parts, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, inputs)
    let content = inputs.node(
      of: NodeBlock(node: column).padding(
        EdgeInsets(
          top: margins.top, leading: margins.leading,
          bottom: margins.bottom + (parts.isEmpty ? 0 : look.bottomGap),
          trailing: margins.trailing)))
    let isHidden = environment.scrollContentBackground == .hidden
    return ScrollNode(
      content, axes: .vertical, fillsAcross: true,
      background: isHidden ? nil : inputs.fill(Color(look.background)),
      emptyEnd: look.bottomGap, inputs)
  }

  private func gap(_ group: ListGroup, after previous: ListGroup?) -> CGFloat {
    guard let previous else {
      return group.header.isEmpty ? look.firstGap : look.firstHeaderGap
    }
    let standard = group.header.isEmpty ? look.sectionGap : look.headerGap
    var gap = standard
    if let points = environment.listSectionSpacing.points {
      gap = group.header.isEmpty ? points : points + look.firstHeaderGap
    } else if !previous.footer.isEmpty {
      gap -= look.footerSaving
    }
    return pixels.up(max(0, gap))
  }

  private func padded(_ node: any LayoutNode, top: CGFloat) -> any LayoutNode {
    guard top > 0 else { return node }
    return inputs.node(of: NodeBlock(node: node).padding(.top, top))
  }

  private func group(_ group: ListGroup) -> any LayoutNode {
    var parts: [any LayoutNode] = []
    if !group.header.isEmpty {
      parts.append(caption(group.header, top: 0, bottom: look.headerBottom, keeps: true))
    }
    if let spacing = environment.listRowSpacing, spacing > 0 {
      for (index, row) in group.rows.enumerated() {
        parts.append(padded(box([row]), top: index > 0 ? spacing : 0))
      }
    } else if !group.rows.isEmpty {
      parts.append(box(group.rows))
    }
    if !group.footer.isEmpty {
      parts.append(caption(group.footer, top: look.footerTop, bottom: 0, keeps: false))
    }
    return column(parts)
  }

  private func column(_ parts: [any LayoutNode]) -> any LayoutNode {
    if let part = parts.first, parts.count == 1 { return part }
    return StackNode(
      parts, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, inputs)
  }

  /// The node of a header or a footer, at the leading edge of the content of rows.
  private func caption(
    _ nodes: [any LayoutNode], top: CGFloat, bottom: CGFloat, keeps: Bool
  ) -> any LayoutNode {
    let options = nodes.count == 1 ? ListRowOptions(nodes[0]) : ListRowOptions()
    let minimum = keeps ? environment.defaultMinListHeaderHeight : nil
    let row = ListRowNode(
      column(nodes), options,
      ListRowNode.Frame(
        look: look, minimumHeight: minimum ?? 0, background: options.background,
        captionInsets: (top, bottom), pixels: pixels), inputs)
    guard keeps else { return row }
    var traits = NodeTraits(guides: row.traits.guides)
    traits.keepsWithNext = true
    return WrapperNode(row, traits: traits, inputs)
  }

  /// The node of rows that are in one box.
  private func box(_ rows: [any LayoutNode]) -> any LayoutNode {
    let options = rows.map { ListRowOptions($0) }
    let nodes: [any LayoutNode] = rows.indices.map { index in
      let isFirst = index == 0
      let isLast = index == rows.count - 1
      let own = options[index]
      var frame = ListRowNode.Frame(
        look: look, minimumHeight: environment.defaultMinListRowHeight,
        background: own.background ?? background(of: rows[index]), pixels: pixels)
      frame.continues =
        !isLast && own.background == nil && options[index + 1].background == nil
      if isFirst, look.hasSectionSeparators,
        own.sectionSeparators[.top] != .hidden, own.separators[.top] != .hidden
      {
        frame.topLine = own.separatorTints[.top] ?? line
        frame.hasWholeLines.top = look == .grouped
      }
      if isLast {
        if look.hasSectionSeparators, own.sectionSeparators[.bottom] != .hidden,
          own.separators[.bottom] != .hidden
        {
          frame.bottomLine = own.separatorTints[.bottom] ?? line
          frame.hasWholeLines.bottom = look == .grouped
        }
      } else if own.separators[.bottom] != .hidden, options[index + 1].separators[.top] != .hidden {
        frame.bottomLine =
          own.separatorTints[.bottom] ?? options[index + 1].separatorTints[.top] ?? line
      }
      return ListRowNode(rows[index], own, frame, inputs)
    }
    let column = StackNode(
      nodes, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, inputs)
    guard look.cornerRadius > 0 else { return column }
    return PieceNode(column, inputs) { [look] fragment, position in
      Fragment(
        size: fragment.size, children: [Fragment.Child(fragment, at: .zero)],
        drawing: BoxClip(look: look, position: position))
    }
  }

  private func background(of row: any LayoutNode) -> any LayoutNode {
    guard let isSelected,
      let id = row.traits[ElementTrait.self, as: AnyHashable.self], isSelected(id)
    else { return background }
    return selection
  }
}

/// Clips the rows of a box to its rounded corners, which only its first and last piece have.
struct BoxClip: FragmentDrawing {
  let look: ListLook
  let position: PiecePosition

  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    let margin = look.boxMargin(fragment.size.width)
    let top = position.isFirst ? look.cornerRadius : 0
    let bottom = position.isLast ? look.cornerRadius : 0
    let rect = CGRect(origin: origin, size: fragment.size).insetBy(dx: margin, dy: 0)
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
    canvas.withSavedState {
      canvas.clip(to: shape.path(in: rect))
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}

extension NodeInputs {
  /// The node of a rectangle of a color, which screen readers skip.
  func fill(_ color: Color) -> any LayoutNode {
    node(of: Rectangle().fill(color).role(.decorative))
  }
}

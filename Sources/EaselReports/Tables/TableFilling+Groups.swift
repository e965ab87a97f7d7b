import EaselBlocks
import EaselCanvas
import Foundation

/// The headings and footers of groups on a page.
extension TableFilling {
  /// The headings above a row, or the footers below it.
  struct GroupParts {
    var parts: [(kind: TablePiece.Kind, fragment: Fragment)] = []

    /// The height of all parts.
    var height: CGFloat { parts.reduce(0) { $0 + $1.fragment.size.height } }
  }

  /// Returns the headings that a row needs: of groups that begin with it, and of those that continue
  /// on this page.
  func groupHeads(_ index: Int) -> GroupParts {
    let entry = buffer.row(index)
    guard let make = entry.groupHeader else { return GroupParts() }
    let isInRow = inner != .start
    guard rowCount == 0 || entry.beginsGroup && !isInRow else { return GroupParts() }
    let session = node.inputs.session
    var heads = GroupParts()
    for level in 0..<model.groupLevels {
      let isContinued = level < entry.beginsLevel || isInRow
      guard !isContinued || rowCount == 0, let block = node.inputs.run({ make(level) }) else {
        continue
      }
      let content = node.groupHeads.content(
        of: entry.groups[level], at: level, in: session
      ) { node.node(block, "group", columns) }
      let proposal = ProposedSize(width: columns.width, height: nil)
      guard content.size(proposal).height > 0 else { continue }
      let head = GroupHead(
        content: content, isContinued: isContinued, padding: model.padding.height,
        space: heads.parts.isEmpty ? headSpace(above: entry) : 0, width: columns.width)
      let fragment = session.withPassingNodes {
        node.node(head, "group", columns).place(proposal)
      }
      // The heading of a continued group is not a target of references.
      heads.parts.append(
        (.groupHeader(isContinued: isContinued), isContinued ? fragment.withoutEvents : fragment))
    }
    return heads
  }

  /// The space between the sums of the groups that end above a row and the heading of the next group,
  /// which is larger between groups of the outermost level.
  private func headSpace(above row: TableRowValue) -> CGFloat {
    guard rowCount > 0, !row.footersBefore.isEmpty else { return 0 }
    return model.padding.height * (row.beginsLevel == 0 ? 2 : 1)
  }

  /// Returns the footers of the groups that end with a row.
  func groupFooters(_ index: Int) -> GroupParts {
    let footers = buffer.footers(after: index)
    guard !footers.isEmpty else { return GroupParts() }
    return GroupParts(
      parts: footers.compactMap { footer in
        let emphasis = model.emphasis(ofLevel: footer.level)
        let blocks = blocks(
          node.inputs.run(footer.make), "group footer", sum: nil, emphasis: emphasis)
        return blocks.map { (.groupFooter(emphasis), $0) }
      })
  }

  mutating func add(_ parts: GroupParts) {
    for (kind, fragment) in parts.parts { add(kind, fragment) }
  }

  /// Adds the footers below a row, and notes what is wrong with their sums.
  mutating func addFooters(_ footers: GroupParts, below index: Int) {
    add(footers)
    for footer in buffer.footers(after: index) {
      guard let fault = footer.fault else { continue }
      page.append(.diagnostic(node.footerNote(fault, row: index)))
    }
  }

  /// The height of a group of the innermost level with the headings above its first row and the
  /// footers below its last one; `nil` if it must wait for rows.
  func groupHeight(from index: Int, _ heads: CGFloat) -> CGFloat? {
    var height = heads
    // The lower edge of the cells that span several rows.
    var tallest: CGFloat = 0
    var next = index
    repeat {
      // Whether its cells continue in the next row must be known.
      if !buffer.has(next + 1), buffer.isWaiting { return nil }
      let layout = node.layout(next, columns, startsSpans: startsSpans && next == index)
      height += layout.height
      tallest = max(tallest, height - layout.height + (layout.openHeights.values.max() ?? 0))
      next += 1
      // A group that is too high for a page is not kept together.
      if height > region.fullHeight { return height }
      guard buffer.has(next) else {
        return buffer.isWaiting ? nil : max(height, tallest) + groupFooters(next - 1).height
      }
    } while !buffer.row(next).beginsGroup
    return max(height, tallest) + groupFooters(next - 1).height
  }
}

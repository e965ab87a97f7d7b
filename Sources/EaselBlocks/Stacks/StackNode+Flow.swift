import Foundation

extension StackNode {
  /// Fills a region with the children from a cursor on.
  ///
  /// A vertical stack breaks between and within its children. In a horizontal stack all children
  /// break at the same page.
  func fillStack(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    let (isRoot, fillsWidth) = (page.isRoot, page.fillsWidth)
    (page.isRoot, page.fillsWidth) = (false, false)
    defer { (page.isRoot, page.fillsWidth) = (isRoot, fillsWidth) }
    return axis == .vertical
      ? fillColumn(region, from: cursor, &page, isRoot: isRoot, fillsWidth: fillsWidth)
      : fillRow(region, from: cursor, &page)
  }

  private func fillColumn(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState, isRoot: Bool,
    fillsWidth: Bool
  ) -> Fill {
    // A stack inside the content has the same width on every page. The root stack has the page's
    // width.
    let width =
      fillsWidth ? nil : size(ProposedSize(width: region.width, height: nil)).width
    return ColumnFlow(
      self, alignment: alignment, isMirrored: isMirrored, path: path, width: width,
      sharesRest: isRoot
    ).fill(region, from: cursor, &page)
  }

  private func fillRow(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    let proposal = ProposedSize(width: region.width, height: nil)
    let arrangement = arrangement(proposal)
    if cursor == .start {
      let height = arrangement.size.height
      if region.holds(height) {
        let fragment = place(proposal)
        if reserveNotes(below: fragment, region, &page) { return .whole(fragment) }
      }
      if !region.isFresh, height + region.tail <= region.fullHeight { return .none(need: height) }
    }
    return region.fillBeside(&page) { region, page in
      fillBroken(region, from: cursor, arrangement, &page)
    }
  }

  /// Fills a region with all children, each of which may break.
  private func fillBroken(
    _ region: FlowRegion, from cursor: Cursor, _ arrangement: Arrangement, _ page: inout PageState
  ) -> Fill {
    let isBesideOthers = page.isBesideOthers
    page.isBesideOthers = true
    defer { page.isBesideOthers = isBesideOthers }
    var cursors = Array(repeating: Cursor.start, count: children.count)
    if case .all(let rest) = cursor, rest.count == children.count { cursors = rest }
    let painted = paintedChildren(arrangement)
    var placed: [(index: Int, fragment: Fragment)] = []
    var height: CGFloat = 0
    for (index, child) in children.enumerated()
    where cursors[index] != .end && !painted.contains(index) {
      let item = arrangement.items[index]
      var space = region
      space.width = item.size.width
      let fragment: Fragment
      switch child.fill(space, from: cursors[index], &page) {
      case .whole(let whole): (fragment, cursors[index]) = (whole, .end)
      case .part(let part, let rest): (fragment, cursors[index]) = (part, rest)
      case .none(let need):
        // All children begin on the same page.
        if cursor == .start { return .none(need: need) }
        continue
      }
      placed.append((index, fragment))
      height = max(height, fragment.size.height)
    }
    for index in painted {
      let proposal = ProposedSize(width: arrangement.items[index].proposal.width, height: height)
      placed.append((index, children[index].place(proposal)))
      cursors[index] = .end
    }
    placed.sort { $0.index < $1.index }
    var piece = Fragment(
      size: CGSize(width: arrangement.size.width, height: height),
      children: placed.map { index, fragment in
        var x = arrangement.items[index].origin.x
        if isMirrored { x = arrangement.size.width - x - fragment.size.width }
        return Fragment.Child(
          fragment, at: CGPoint(x: x, y: 0), zIndex: children[index].traits.zIndex)
      }, path: path)
    piece.isFlow = true
    if cursors.allSatisfy({ $0 == .end }) { return .whole(piece) }
    // A page without visible content is not made.
    guard height > 0 || page.isForced && !placed.isEmpty else {
      return .none(need: region.fullHeight)
    }
    return .part(piece, rest: .all(cursors))
  }

  /// The children that are as high as the row's piece on each page.
  ///
  /// These are children of flexible height that only paint, if the row has other children too.
  private func paintedChildren(_ arrangement: Arrangement) -> [Int] {
    let painted = children.indices.filter { index in
      let proposal = ProposedSize(
        width: arrangement.items[index].proposal.width, height: .infinity)
      return children[index].isPaint
        && children[index].size(proposal).height >= CGSize.largestLength
    }
    return painted.count < children.count ? painted : []
  }
}

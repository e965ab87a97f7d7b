import Foundation

extension StackNode {
  /// Fills a region with the children from a cursor on: one beneath another a stack breaks between
  /// and in its children, side by side all of them break at once.
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
    var (index, inner) = (0, Cursor.start)
    if case .child(let child, let rest) = cursor { (index, inner) = (child, rest) }
    // The padding beneath a stack without children has nobody else to ask for its room.
    if children.isEmpty, !region.holds(0), !region.isFresh { return .none(need: region.tail) }
    var piece = ColumnPiece(isMirrored: isMirrored, alignment: alignment)
    // A stack in the flow is as wide on each page; the page's own is as wide as the page.
    let width =
      fillsWidth ? region.width : size(ProposedSize(width: region.width, height: nil)).width
    while index < children.count {
      let child = children[index]
      let own = index < children.count - 1 ? region.beforeOthers : region
      // Space at the top of a page is dropped.
      var gap = piece.children.isEmpty ? 0 : spacing(before: index)
      let above = piece.height + gap
      var fill = child.fill(
        piece.isEmpty && above == 0 ? own : own.below(above), from: inner, &page)
      if case .none = fill, piece.isEmpty, above != 0, region.isFresh {
        // Nothing but space stands above, which no other page would be without.
        piece.dropSpace()
        gap = 0
        fill = child.fill(own, from: inner, &page)
      }
      switch fill {
      case .whole(let fragment):
        piece.append(fragment, of: child, width: region.width, gap: gap)
        (index, inner) = (index + 1, .start)
      case .part(let fragment, let rest):
        piece.append(fragment, of: child, width: region.width, gap: gap)
        return .part(piece.fragment(width: width, path), rest: .child(index, rest))
      case .none(let need):
        guard !piece.isEmpty else { return .none(need: need) }
        return .part(piece.fragment(width: width, path), rest: .child(index, inner))
      }
    }
    if isRoot { piece.share(region.height - region.tail) }
    return .whole(piece.fragment(width: width, path))
  }

  private func fillRow(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    let proposal = ProposedSize(width: region.width, height: nil)
    let arrangement = arrangement(proposal)
    if cursor == .start {
      let height = arrangement.size.height
      if region.holds(height) { return .whole(place(proposal)) }
      if !region.isFresh, height + region.tail <= region.fullHeight { return .none(need: height) }
    }
    var cursors = Array(repeating: Cursor.start, count: children.count)
    if case .all(let rest) = cursor, rest.count == children.count { cursors = rest }
    let painted = paintedChildren(arrangement)
    var placed: [(index: Int, fragment: Fragment)] = []
    var height: CGFloat = 0
    for (index, child) in children.enumerated()
    where cursors[index] != .end && !painted.contains(index) {
      let item = arrangement.items[index]
      var room = region
      room.width = item.size.width
      let fragment: Fragment
      switch child.fill(room, from: cursors[index], &page) {
      case .whole(let whole): (fragment, cursors[index]) = (whole, .end)
      case .part(let part, let rest): (fragment, cursors[index]) = (part, rest)
      case .none(let need):
        // Side by side all begin on the same page.
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
    // A page on which nothing can be seen is none.
    guard height > 0 || page.isForced && !placed.isEmpty else {
      return .none(need: region.fullHeight)
    }
    return .part(piece, rest: .all(cursors))
  }

  /// The children that are as high as the row's piece on each page: paint of any height, where
  /// something stands beside it.
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

/// What of a column stands on one page.
private struct ColumnPiece {
  private(set) var children: [(child: Fragment.Child, guide: CGFloat, isSpacer: Bool)] = []
  private(set) var height: CGFloat = 0
  /// Whether no child has a height.
  private(set) var isEmpty = true
  private let isMirrored: Bool
  private let alignment: AlignmentKey

  init(isMirrored: Bool, alignment: AlignmentKey) {
    self.isMirrored = isMirrored
    self.alignment = alignment
  }

  mutating func append(
    _ fragment: Fragment, of node: any LayoutNode, width: CGFloat, gap: CGFloat
  ) {
    let guide =
      node.traits.guides.contains(.custom)
      ? node.dimensions(ProposedSize(width: width, height: nil), fragment.size)[alignment]
      : LayoutDimensions(fragment.size)[alignment]
    let child = Fragment.Child(
      fragment, at: CGPoint(x: 0, y: height + gap), zIndex: node.traits.zIndex)
    children.append((child, guide, node.traits.isSpacer))
    height += gap + fragment.size.height
    if fragment.size.height > 0 { isEmpty = false }
  }

  /// Drops the space between children without a height.
  mutating func dropSpace() {
    for index in children.indices { children[index].child.origin.y = 0 }
    height = 0
  }

  /// Lets the spacers share what is left of a page.
  mutating func share(_ pageHeight: CGFloat) {
    let count = children.count { $0.isSpacer }
    guard count > 0, pageHeight.isFinite, pageHeight > height else { return }
    let extra = (pageHeight - height) / CGFloat(count)
    var shift: CGFloat = 0
    for index in children.indices {
      children[index].child.origin.y += shift
      guard children[index].isSpacer else { continue }
      children[index].child.fragment.size.height += extra
      shift += extra
    }
    height = pageHeight
  }

  func fragment(width: CGFloat, _ path: BlockPath?) -> Fragment {
    // The guides of the children meet that of the column.
    let line = LayoutDimensions(CGSize(width: width, height: height))[alignment]
    var piece = Fragment(
      size: CGSize(width: width, height: height),
      children: children.map { entry in
        var child = entry.child
        child.origin.x = line - entry.guide
        if isMirrored { child.origin.x = width - child.origin.x - child.fragment.size.width }
        return child
      }, path: path)
    piece.isFlow = true
    return piece
  }
}

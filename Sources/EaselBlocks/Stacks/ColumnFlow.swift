import EaselCanvas
import Foundation

/// Fills regions with the children of a column, with breaks between and within them.
package struct ColumnFlow {
  package let children: any ColumnChildren
  let alignment: AlignmentKey
  let isMirrored: Bool
  let path: BlockPath?
  /// The width of the column's pieces; `nil` is the width of the region.
  var width: CGFloat?
  /// Whether spacers share the remaining height of a page that ends early.
  var sharesRest = false

  package init(
    _ children: any ColumnChildren, alignment: AlignmentKey, isMirrored: Bool, path: BlockPath?,
    width: CGFloat? = nil, sharesRest: Bool = false
  ) {
    self.children = children
    self.alignment = alignment
    self.isMirrored = isMirrored
    self.path = path
    self.width = width
    self.sharesRest = sharesRest
  }

  /// A chain of children that stay with the next one, and the state before the chain.
  private struct Chain {
    let index: Int
    let piece: ColumnPiece
    let page: PageState
    /// The height of the chain so far, including the space between its children.
    var height: CGFloat
  }

  package func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    var region = region
    var (index, inner) = (0, Cursor.start)
    if case .child(let child, let rest) = cursor { (index, inner) = (child, rest) }
    var piece = ColumnPiece(isMirrored: isMirrored, alignment: alignment)
    let width = width ?? region.width
    var chain: Chain?
    let edgeCount = page.notes.edgePieces.count
    // Bottom padding around a stack without children: only the stack can request the height for it.
    if index == 0, children.child(at: 0) == nil, !region.holds(0), !region.isFresh {
      return .none(need: region.tail)
    }
    while let child = children.child(at: index) {
      let traits = child.traits
      // Later children get only the height below this child; their footnotes are counted when they
      // are filled.
      let isFollowed = region.tail > 0 && children.child(at: index + 1) != nil
      let own = isFollowed ? region.beforeOthers : region
      // Space at the top of a page is dropped.
      var gap = piece.children.isEmpty ? 0 : children.spacing(before: index)
      let above = piece.height + gap
      if traits.keepsWithNext, inner == .start {
        chain = chain ?? Chain(index: index, piece: piece, page: page, height: 0)
      }
      let before = page
      var fill = child.fill(
        piece.isEmpty && above == 0 ? own : own.below(above), from: inner, &page)
      if case .none = fill {
        page = before
        if piece.isEmpty, above != 0, region.isFresh {
          // The height above consists of space only, and every other page would have it too.
          piece.dropSpace()
          gap = 0
          fill = child.fill(own, from: inner, &page)
          if case .none = fill { page = before }
        }
      }
      switch fill {
      case .whole(let fragment):
        // A continued child with an empty rest, such as a break, adds no space, and neither does a
        // block at the lower edge of the page.
        let isAtEdge = page.notes.edgePieces.count > before.notes.edgePieces.count
        // A block that does not fit above it has more space on another page.
        if isAtEdge { region.isFresh = false }
        if !traits.isBreak, inner == .start && !isAtEdge || !fragment.isNothing {
          piece.append(fragment, of: child, width: region.width, gap: gap)
        }
        (index, inner) = (index + 1, .start)
        if traits.keepsWithNext {
          let height = chain?.height ?? 0
          chain?.height = height + fragment.size.height + (height == 0 ? 0 : gap)
        } else {
          chain = nil
        }
      case .part(let fragment, let rest):
        if !traits.isBreak {
          piece.append(fragment, of: child, width: region.width, gap: gap)
        }
        return .part(
          finished(piece, region, width, page), rest: .child(index, rest))
      case .none(let need):
        if let chain, chain.index < index {
          switch breakBefore(chain, child, need + gap, region, piece, &page) {
          case .moved(let fill): return fill
          case .ignored: break
          }
        }
        guard !piece.isEmpty || page.notes.edgePieces.count > edgeCount else {
          return .none(need: need)
        }
        return .part(finished(piece, region, width, page), rest: .child(index, inner))
      }
      // Footnotes of the child reduce the height for the children below it.
      region = region.reserving(page.notes.height - before.notes.height)
    }
    return .whole(finished(piece, region, width, page, isEnd: true))
  }

  private enum ChainBreak {
    /// The chain moves to the next page, or requests another page.
    case moved(Fill)
    /// No page is high enough for the chain and the child that follows it.
    case ignored
  }

  /// Breaks before the children that stay with a child that does not fit.
  private func breakBefore(
    _ chain: Chain, _ child: any LayoutNode, _ need: CGFloat, _ region: FlowRegion,
    _ piece: ColumnPiece, _ page: inout PageState
  ) -> ChainBreak {
    let total = chain.height + need
    let isFirst = chain.piece.isEmpty
    guard total <= region.fullHeight + FlowRegion.tolerance, !(isFirst && region.isFresh) else {
      let first = children.child(at: chain.index)
      page.note(
        .warning, .keepIgnored,
        "a block that stays with the next one needs \(total.rounded()) points with it, of a page "
          + "that has \(region.fullHeight.rounded()); the break is between them: make one of them lower",
        first?.path ?? path, needed: CGSize(width: region.width, height: total),
        available: CGSize(width: region.width, height: region.fullHeight))
      return .ignored
    }
    page = chain.page
    guard !isFirst else { return .moved(.none(need: total)) }
    let width = width ?? region.width
    return .moved(
      .part(finished(chain.piece, region, width, page), rest: .child(chain.index, .start)))
  }

  /// The fragment of a piece, in which spacers share the remaining height of a page that ends
  /// early.
  private func finished(
    _ piece: ColumnPiece, _ region: FlowRegion, _ width: CGFloat, _ page: PageState,
    isEnd: Bool = false
  ) -> Fragment {
    var piece = piece
    if sharesRest {
      if isEnd {
        piece.share(region.height - region.tail)
      } else if case .page = page.requestedBreak {
        piece.share(region.height)
      }
    }
    return piece.fragment(width: width, path)
  }
}

/// The part of a column on one page.
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

  /// Distributes the remaining height of a page to the spacers.
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
    // The alignment guides of the children coincide with the column's.
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

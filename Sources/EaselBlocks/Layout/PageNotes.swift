import EaselCanvas
import Foundation

/// A footnote of a page: a block that a text refers to.
package final class PageNote {
  /// The block, as wide as the page's content.
  package let node: any LayoutNode
  let link: NoteLink

  package init(_ node: any LayoutNode, _ link: NoteLink) {
    self.node = node
    self.link = link
  }
}

/// The footnotes of a page, and the blocks at its lower edge.
///
/// A footnote begins on the page of its line and continues on the next page if necessary. Blocks at
/// the lower edge are below the footnotes.
package struct PageNotes {
  /// The part of a footnote on this page, which may be the whole footnote.
  package struct Piece {
    package let note: PageNote
    package let fragment: Fragment
    /// Whether the part begins with the footnote.
    package let isFirst: Bool
    /// Whether the part ends with the footnote.
    package let isLast: Bool
  }

  /// A footnote with a rest for the next page.
  package struct OpenNote {
    package let note: PageNote
    package let cursor: Cursor
  }

  /// The width of the footnotes; `nil` is the width of the text that refers to them.
  package var width: CGFloat?
  /// The height above the first footnote for the rule between it and the text.
  package var ruleHeight: CGFloat = 8
  /// The space between two footnotes.
  package var spacing: CGFloat = 0
  /// The footnotes of this page, from top to bottom.
  package private(set) var pieces: [Piece] = []
  /// The footnotes that continue on the next page.
  package private(set) var openNotes: [OpenNote] = []
  /// The height that is reserved at the bottom of the page.
  package private(set) var height: CGFloat = 0

  /// The blocks at the lower edge of the page, from top to bottom.
  package private(set) var edgePieces: [Fragment] = []
  /// The height of the content area that these blocks cover.
  package private(set) var edgeHeight: CGFloat = 0

  package init() {}

  /// Returns the height of the content area that one more block at the lower edge would cover.
  package func addedEdgeHeight(_ fragment: Fragment, _ paper: PagePaper) -> CGFloat {
    let height = edgePieces.reduce(fragment.size.height) { $0 + $1.size.height }
    return max(0, height - paper.marginHeight) - edgeHeight
  }

  /// Adds a block at the lower edge of the page, and reserves the height that it covers.
  package mutating func addAtEdge(_ fragment: Fragment, _ paper: PagePaper) {
    let added = addedEdgeHeight(fragment, paper)
    edgePieces.append(fragment)
    edgeHeight += added
    height += added
  }

  /// The height of the footnotes, which may be less than the reserved height.
  package var usedHeight: CGFloat {
    pieces.isEmpty
      ? 0
      : pieces.reduce(ruleHeight - spacing) { $0 + $1.fragment.size.height + spacing }
  }

  /// Begins a footnote below a line.
  ///
  /// - Parameters:
  ///   - note: The footnote.
  ///   - space: The height below the line, including the height already reserved for footnotes.
  ///   - width: The width of the text.
  /// - Returns: `false`, without any change, if the beginning of the footnote does not fit.
  package mutating func add(_ note: PageNote, space: CGFloat, width: CGFloat) -> Bool {
    add(OpenNote(note: note, cursor: .start), space: space, width: width)
  }

  /// Moves a whole footnote to the next page; its line was placed on this page because no page fits
  /// it.
  mutating func addToNextPage(_ note: PageNote) {
    note.link.isPlaced = true
    openNotes.append(OpenNote(note: note, cursor: .start))
  }

  /// Continues the footnotes of the previous page.
  ///
  /// - Parameter space: The height of the page.
  mutating func goOn(with notes: [OpenNote], space: CGFloat, width: CGFloat) {
    for note in notes where !add(note, space: space, width: width) { openNotes.append(note) }
  }

  private mutating func add(_ next: OpenNote, space: CGFloat, width: CGFloat) -> Bool {
    guard openNotes.isEmpty else {
      // The order of footnotes is kept.
      next.note.link.isPlaced = true
      openNotes.append(next)
      return true
    }
    let gap = pieces.isEmpty ? ruleHeight : spacing
    let left = space - height - gap
    guard left > 0 else { return false }
    var inner = PageState(number: 0)
    // A page that contains only footnotes has no more space elsewhere.
    let isFresh = next.cursor != .start && pieces.isEmpty
    let region = FlowRegion(
      width: self.width ?? width, height: left, fullHeight: max(left, space), isFresh: isFresh)
    switch next.note.node.fill(region, from: next.cursor, &inner) {
    case .whole(let fragment):
      keep(next, fragment, isLast: true)
      height += gap + fragment.size.height
      return true
    case .part(let fragment, let rest):
      keep(next, fragment, isLast: false)
      openNotes.append(OpenNote(note: next.note, cursor: rest))
      height = max(space, height)
      return true
    case .none: return false
    }
  }

  private mutating func keep(_ next: OpenNote, _ fragment: Fragment, isLast: Bool) {
    next.note.link.isPlaced = true
    pieces.append(
      Piece(
        note: next.note, fragment: fragment, isFirst: next.cursor == .start, isLast: isLast))
  }
}

extension FlowRegion {
  /// Fills the region with content side by side, so that footnotes of one part do not cover
  /// another.
  ///
  /// Each attempt reserves more height for the footnotes of the previous attempt until everything
  /// fits.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - fill: Fills a region whose height is at most the height of this one.
  package func fillBeside(
    _ page: inout PageState, _ fill: (FlowRegion, inout PageState) -> Fill
  ) -> Fill {
    // The outermost row or columns reserve the height for all footnotes inside; attempts at each level
    // would multiply.
    guard !page.reservesFootnotes else { return fill(self, &page) }
    var region = self
    var before = page
    before.reservesFootnotes = true
    defer { page.reservesFootnotes = false }
    for attempt in 1... {
      page = before
      let result = fill(region, &page)
      let added = page.notes.height - before.notes.height
      let height: CGFloat
      switch result {
      case .whole(let fragment), .part(let fragment, _): height = fragment.size.height
      case .none: return result
      }
      // After some attempts the footnotes stay where they are: forced content fits on no page.
      if height <= reserving(added).height + Self.tolerance || attempt == 8 { return result }
      region = reserving(max(added, self.height - region.height + 1))
    }
    return .none(need: fullHeight)
  }
}

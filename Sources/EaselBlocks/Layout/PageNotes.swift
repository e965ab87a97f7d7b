import EaselCanvas
import Foundation

/// A note at the foot of a page: a block that a text refers to.
package final class PageNote {
  /// The block, as wide as the page's contents.
  package let node: any LayoutNode

  package init(_ node: any LayoutNode) { self.node = node }
}

/// The notes at the foot of a page.
///
/// A note begins on the page of its line, and goes on overleaf where it must.
package struct PageNotes {
  /// A note, or the part of one that stands on this page.
  package struct Piece {
    package let note: PageNote
    package let fragment: Fragment
    /// The part begins with the note.
    package let isFirst: Bool
    /// The part ends with the note.
    package let isLast: Bool
  }

  /// A note of which something is left for the next page.
  package struct Owed {
    package let note: PageNote
    package let cursor: Cursor
  }

  /// The width of the notes; nil is that of the text that they are of.
  package var width: CGFloat?
  /// The room above the first note, for the rule between it and the text.
  package var ruleHeight: CGFloat = 8
  /// The room between two notes.
  package var spacing: CGFloat = 0
  /// The notes of this page, from top to bottom.
  package private(set) var pieces: [Piece] = []
  /// What goes on on the next page.
  package private(set) var owed: [Owed] = []
  /// The height that is reserved at the foot of the page.
  package private(set) var height: CGFloat = 0

  package init() {}

  /// The height that the notes take, which may be less than what is reserved.
  package var usedHeight: CGFloat {
    pieces.isEmpty
      ? 0
      : pieces.reduce(ruleHeight - spacing) { $0 + $1.fragment.size.height + spacing }
  }

  /// Begins a note beneath a line; false, and nothing else, where there is no room for its start.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - room: The height beneath the line, with what is reserved for notes already.
  ///   - width: The width of the text.
  package mutating func add(_ note: PageNote, room: CGFloat, width: CGFloat) -> Bool {
    add(Owed(note: note, cursor: .start), room: room, width: width)
  }

  /// Leaves a note whole to the next page, where its line stands on this one whatever its size.
  package mutating func owe(_ note: PageNote) { owed.append(Owed(note: note, cursor: .start)) }

  /// Goes on with what the page before left.
  ///
  /// - Parameter room: The height of the page.
  package mutating func goOn(with notes: [Owed], room: CGFloat, width: CGFloat) {
    for note in notes where !add(note, room: room, width: width) { owed.append(note) }
  }

  private mutating func add(_ next: Owed, room: CGFloat, width: CGFloat) -> Bool {
    guard owed.isEmpty else {
      // Notes stand in their order.
      owed.append(next)
      return true
    }
    let gap = pieces.isEmpty ? ruleHeight : spacing
    let left = room - height - gap
    guard left > 0 else { return false }
    var inner = PageState(number: 0)
    // What begins a page of notes alone has no better place.
    let isFresh = next.cursor != .start && pieces.isEmpty
    let region = FlowRegion(
      width: self.width ?? width, height: left, fullHeight: max(left, room), isFresh: isFresh)
    switch next.note.node.fill(region, from: next.cursor, &inner) {
    case .whole(let fragment):
      keep(next, fragment, isLast: true)
      height += gap + fragment.size.height
      return true
    case .part(let fragment, let rest):
      keep(next, fragment, isLast: false)
      owed.append(Owed(note: next.note, cursor: rest))
      height = max(room, height)
      return true
    case .none: return false
    }
  }

  private mutating func keep(_ next: Owed, _ fragment: Fragment, isLast: Bool) {
    pieces.append(
      Piece(
        note: next.note, fragment: fragment, isFirst: next.cursor == .start, isLast: isLast))
  }
}

extension FlowRegion {
  /// Fills the region with what lies side by side: the notes of one are not to cover another.
  ///
  /// Each try leaves the notes of the one before more room, until both fit.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - fill: Fills a region, whose height is that of this one or less.
  package func fillBeside(
    _ page: inout PageState, _ fill: (FlowRegion, inout PageState) -> Fill
  ) -> Fill {
    var region = self
    let before = page
    for attempt in 1... {
      page = before
      let result = fill(region, &page)
      let added = page.notes.height - before.notes.height
      let height: CGFloat
      switch result {
      case .whole(let fragment), .part(let fragment, _): height = fragment.size.height
      case .none: return result
      }
      // After some tries the notes stand where they are: what is forced has no better place.
      if height <= reserving(added).height + Self.tolerance || attempt == 8 { return result }
      region = reserving(max(added, self.height - region.height + 1))
    }
    return .none(need: fullHeight)
  }
}

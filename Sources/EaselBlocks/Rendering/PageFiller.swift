import EaselCanvas
import Foundation

/// The contents of one page, before they are drawn.
package struct FilledPage {
  /// What flows; nil where only notes go on.
  package let fragment: Fragment?
  /// What the blocks left on the page: notes, names, diagnostics.
  package let state: PageState
  /// Where the next page goes on; nil where everything stands on pages.
  package let rest: Cursor?
  /// Whether the flow goes on without having placed anything.
  package let isStuck: Bool

  /// Whether nothing stands on the page, as on one that a break to the other side leaves.
  package var isBlank: Bool {
    (fragment?.size.height ?? 0) == 0 && state.notes.pieces.isEmpty
  }
}

extension FilledPage {
  /// What flows with the page's notes at the foot.
  ///
  /// - Parameters:
  ///   - fragment: What flows.
  ///   - size: The room for contents.
  package func withNotes(_ fragment: Fragment, _ size: CGSize) -> Fragment {
    guard !state.notes.pieces.isEmpty else { return fragment }
    var children = [Fragment.Child(fragment, at: .zero)]
    var y = size.height - state.notes.usedHeight + state.notes.ruleHeight
    for piece in state.notes.pieces {
      children.append(Fragment.Child(piece.fragment, at: CGPoint(x: 0, y: y)))
      y += piece.fragment.size.height + state.notes.spacing
    }
    return Fragment(size: size, children: children)
  }
}

/// Fills one page after another with what flows, and knows how far it got.
package struct PageFiller {
  private let fill: (FlowRegion, Cursor, inout PageState) -> Fill
  /// How far the flow got.
  package private(set) var cursor = Cursor.start
  /// The notes that go on on the next page.
  package private(set) var owed: [PageNotes.Owed]
  private var isFlowFinished = false
  private var lastBreak: RequestedBreak?

  /// - Parameters:
  ///   - cursor: Where the flow begins.
  ///   - owed: The notes that go on on the first page.
  ///   - fill: Fills a region from a cursor on.
  package init(
    from cursor: Cursor = .start, owing owed: [PageNotes.Owed] = [],
    _ fill: @escaping (FlowRegion, Cursor, inout PageState) -> Fill
  ) {
    self.cursor = cursor
    self.owed = owed
    self.fill = fill
  }

  /// Whether everything stands on pages.
  package var isFinished: Bool { isFlowFinished && owed.isEmpty }

  /// Lays the next page out, without going on; nil where nothing is left for one.
  ///
  /// - Parameters:
  ///   - size: The room for contents.
  ///   - state: The page, of which nothing is known but its number, its side and how notes stand.
  package func filled(_ size: CGSize, _ state: PageState) -> FilledPage? {
    guard !isFinished else { return nil }
    var page = state
    // A note that goes on has the same lines on each page, in whatever text its mark stands.
    page.notes.width = page.notes.width ?? size.width
    page.notes.goOn(with: owed, room: size.height, width: size.width)
    // Notes that fill a page leave nothing to the flow.
    let isFull = !page.notes.owed.isEmpty
    guard !isFlowFinished, !isFull else {
      return FilledPage(
        fragment: nil, state: page, rest: isFlowFinished ? nil : cursor,
        isStuck: page.notes.pieces.isEmpty)
    }
    let region = FlowRegion(
      width: size.width, height: size.height, fullHeight: size.height, isFresh: true
    ).reserving(page.notes.height)
    let begun = page
    var result = fill(region, cursor, &page)
    if case .none = result {
      // What no page holds is placed all the same, so that the cursor grows on every page.
      page = begun
      page.isForced = true
      result = fill(region, cursor, &page)
    }
    switch result {
    case .whole(let fragment):
      let filled = FilledPage(fragment: fragment, state: page, rest: nil, isStuck: false)
      // A break at the very end adds no page.
      return lastBreak != nil && filled.isBlank ? nil : filled
    case .part(let fragment, _) where page.endsFlow:
      return FilledPage(fragment: fragment, state: page, rest: nil, isStuck: false)
    case .part(let fragment, let rest):
      return FilledPage(fragment: fragment, state: page, rest: rest, isStuck: rest == cursor)
    case .none:
      return FilledPage(fragment: nil, state: page, rest: cursor, isStuck: true)
    }
  }

  /// Leaves out what is left.
  package mutating func stop() {
    owed = []
    isFlowFinished = true
  }

  /// Goes on behind a page that was laid out; one that is stuck ends the flow.
  package mutating func advance(past page: FilledPage) {
    // The notes of what is laid out later stand there, to their end.
    owed = page.isStuck || page.state.requestedBreak == .later ? [] : page.state.notes.owed
    lastBreak = page.state.requestedBreak
    if let rest = page.rest, !page.isStuck { cursor = rest } else { isFlowFinished = true }
  }
}

import EaselCanvas
import Foundation

/// The content of one page, before it is drawn.
package struct FilledPage {
  /// The flowing content; `nil` if only footnotes continue.
  package let fragment: Fragment?
  /// The page's state after layout: footnotes, names and diagnostics.
  package let state: PageState
  /// The cursor at which the next page continues; `nil` at the end of the content.
  package let rest: Cursor?
  /// Whether content remains although nothing was placed.
  package let isStuck: Bool

  /// Whether the page has no content, such as the page before a break to the other side.
  package var isBlank: Bool {
    (fragment?.size.height ?? 0) == 0 && state.notes.pieces.isEmpty
      && state.notes.edgePieces.isEmpty
  }
}

extension FilledPage {
  /// The flowing content with the page's footnotes below it.
  ///
  /// - Parameters:
  ///   - fragment: The flowing content.
  ///   - size: The size of the content area.
  func withNotes(_ fragment: Fragment, _ size: CGSize) -> Fragment {
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

/// Fills one page after another with flowing content, and stores the current position.
package struct PageFiller {
  private let fill: (FlowRegion, Cursor, inout PageState) -> Fill
  /// The position in the flow.
  package private(set) var cursor = Cursor.start
  /// The footnotes that continue on the next page.
  package private(set) var openNotes: [PageNotes.OpenNote]
  private var isFlowFinished = false
  private var lastBreak: RequestedBreak?

  /// - Parameters:
  ///   - cursor: The start of the flow.
  ///   - openNotes: The footnotes that continue on the first page.
  ///   - fill: Fills a region from a cursor on.
  package init(
    from cursor: Cursor = .start, continuing openNotes: [PageNotes.OpenNote] = [],
    _ fill: @escaping (FlowRegion, Cursor, inout PageState) -> Fill
  ) {
    self.cursor = cursor
    self.openNotes = openNotes
    self.fill = fill
  }

  /// Whether all content has been placed on pages.
  var isFinished: Bool { isFlowFinished && openNotes.isEmpty }

  /// Lays the next page out without advancing; `nil` if no content remains.
  ///
  /// - Parameters:
  ///   - size: The size of the content area.
  ///   - state: The initial state of the page: its number, its side and the settings of its
  ///     footnotes.
  package func filled(_ size: CGSize, _ state: PageState) -> FilledPage? {
    guard !isFinished else { return nil }
    var page = state
    // A continued footnote has the same lines on each page, whatever the width of its text.
    page.notes.width = page.notes.width ?? size.width
    page.notes.goOn(with: openNotes, space: size.height, width: size.width)
    // Footnotes that fill a page leave no height for the flow.
    let isFull = !page.notes.openNotes.isEmpty
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
      // Content that fits on no page is placed anyway, so that the cursor advances on every page.
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

  /// Ends the flow without the remaining content.
  mutating func stop() {
    openNotes = []
    isFlowFinished = true
  }

  /// Advances to the end of a laid-out page; a page without progress ends the flow.
  package mutating func advance(past page: FilledPage) {
    // Content that is laid out later places its footnotes itself, up to their end.
    openNotes =
      page.isStuck || page.state.requestedBreak == .later ? [] : page.state.notes.openNotes
    lastBreak = page.state.requestedBreak
    if let rest = page.rest, !page.isStuck { cursor = rest } else { isFlowFinished = true }
  }
}

import EaselCanvas
import Foundation

/// Fills one page after another with a block.
struct PageFlow {
  private let rendering: BlockRendering
  private let size: CGSize
  private var filler: PageFiller
  private var number = 0
  /// The required side of the next page.
  private var nextSide: PageSide?
  /// The actions that release the content of the last page, which may not be drawn yet.
  private var releases: [() -> Void] = []

  /// - Parameter size: The size of the content area of each page.
  package init(_ rendering: BlockRendering, size: CGSize) {
    self.rendering = rendering
    self.size = size
    rendering.session.isPaged = true
    filler = PageFiller { rendering.fill($0, from: $1, &$2) }
  }

  /// The content of the next page; `nil` when all content has been placed.
  ///
  /// The page before content that begins on a page of the other side is empty.
  mutating func next() -> Fragment? {
    for release in releases { release() }
    releases = []
    number += 1
    if let side = nextSide {
      nextSide = nil
      if side != state.side, number <= rendering.session.limits.maximumPages {
        var next = state
        (next.number, next.side) = (number + 1, side)
        return filler.filled(size, next).map { _ in Fragment(size: .zero) }
      }
    }
    rendering.session.state.resetChanges()
    var filled = filler.filled(size, state)
    if number == 1 {
      while rendering.isChanged(isLaidOut: true) { filled = filler.filled(size, state) }
    } else if rendering.session.runActions(isLaidOut: true) {
      note(
        .unstableState,
        "what appears on page \(number) changes state; pages are written as they are filled, so that "
          + "it is not drawn", severity: .warning)
    }
    guard let filled else { return nil }
    guard number <= rendering.session.limits.maximumPages else {
      filler.stop()
      note(
        .limitExceeded,
        "more than \(number - 1) pages; the rest is left out (raise Limits.maximumPages)",
        operation: "Limits.maximumPages", value: "\(number - 1)")
      return nil
    }
    for event in filled.state.events {
      switch event {
      case .diagnostic(let diagnostic): rendering.session.note(diagnostic)
      case .committed(let release): releases.append(release)
      default: break
      }
    }
    filler.advance(past: filled)
    if case .page(let side) = filled.state.requestedBreak { nextSide = side }
    if filled.isStuck {
      note(
        .layoutOverflow,
        "a block makes no progress after page \(number); it and the rest are left out: make it fit on "
          + "an empty page"
      )
    }
    // A page can have footnotes only, which continue from the page before it.
    let notes = filled.state.notes.pieces.isEmpty ? nil : Fragment(size: .zero)
    return (filled.fragment ?? notes).map { checked(filled.withNotes($0, size)) }
  }

  private var state: PageState {
    var state = PageState(number: number)
    let isRightToLeft = rendering.environment.layoutDirection == .rightToLeft
    state.side = (number % 2 == 1) != isRightToLeft ? .right : .left
    return state
  }

  /// Adds diagnostics for content that extends beyond the edges of the page.
  private func checked(_ fragment: Fragment) -> Fragment {
    let isMirrored = rendering.environment.layoutDirection == .rightToLeft
    rendering.session.noteOverflow(of: fragment, size, isMirrored: isMirrored, page: number)
    return fragment
  }

  private func note(
    _ code: EaselError.Code, _ message: String, operation: String = "pages", value: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    var diagnostic = Diagnostic(severity, code, message, operation: operation, value: value)
    diagnostic.page = number
    rendering.session.note(diagnostic)
  }
}

import EaselCanvas
import Foundation

/// What the blocks of a page know of the page, and leave on it.
///
/// It is a value: whoever tries a layout and gives it up goes on with the state of before.
package struct PageState {
  /// The page's number, from 1.
  package var number: Int
  /// The side of the page in an open book.
  package var side = PageSide.right
  /// Whether the first line, row or box is placed although it does not fit, since no page would hold
  /// it.
  package var isForced = false
  /// Whether the next stack is the page's own, whose spacers share what the last page leaves.
  package var isRoot = true
  /// Whether the next stack is as wide as the page.
  package var fillsWidth = true
  /// What ended the page before it was full; nil for nothing.
  package var requestedBreak: RequestedBreak?
  /// Whether nothing follows what stands on the page, whatever the blocks around it say.
  package var endsFlow = false
  /// The notes at the foot of the page.
  package var notes = PageNotes()
  /// What was met on the page, in its order.
  package private(set) var events: [PageEvent] = []

  package init(number: Int) { self.number = number }

  /// Keeps what was met.
  package mutating func append(_ event: PageEvent) { events.append(event) }

  /// Notes a diagnostic with the block that it is about, where this layout of the page counts.
  package mutating func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    _ path: BlockPath?, needed: CGSize? = nil, available: CGSize? = nil
  ) {
    var diagnostic = Diagnostic(severity, code, message, operation: "pages", page: number)
    diagnostic.viewPath = path?.description
    diagnostic.needed = needed
    diagnostic.available = available
    events.append(.diagnostic(diagnostic))
  }
}

/// What ends a page before it is full.
package enum RequestedBreak: Hashable, Sendable {
  /// What follows begins on the next page, or on the next one of a side.
  case page(PageSide?)
  /// What follows begins in the next column.
  case column
  /// What stands on the page so far, and what goes on, is laid out when the whole document is known.
  case later
}

/// Something on a page that its document keeps.
package enum PageEvent {
  /// Something that was noted.
  case diagnostic(Diagnostic)
  /// A block that references lead to.
  case anchor(String)
  /// What is done when the page is drawn: what stands on it is let go of.
  case committed(() -> Void)
  /// Something that another module keeps, such as a heading.
  case mark(any PageMark)
}

/// Something on a page that another module keeps.
package protocol PageMark {}

import EaselCanvas
import Foundation

/// The state of a page, which its blocks read and change during layout.
///
/// It is a value: after a failed attempt the layout continues with the previous state.
package struct PageState {
  /// The page's number, from 1.
  package var number: Int
  /// The side of the page in an open book.
  package var side = PageSide.right
  /// Whether the first line, row or box is placed although it does not fit, since it fits on no
  /// page.
  package var isForced = false
  /// Whether the next stack is the root of the page, whose spacers share the remaining height.
  package var isRoot = true
  /// Whether the next stack is as wide as the page.
  package var fillsWidth = true
  /// Whether the next block is beside others that break at the same page, as in a row.
  ///
  /// Such a block cannot be laid out later than the others.
  package var isBesideOthers = false
  /// Whether a row or columns around the next block reserve the height for its footnotes.
  var reservesFootnotes = false
  /// The reason that ended the page before it was full; `nil` for none.
  package var requestedBreak: RequestedBreak?
  /// Whether nothing follows the content of the page, whatever the cursors of its blocks say.
  package var endsFlow = false
  /// The number of blocks of the page that are to be kept together, but are higher than a page.
  var brokenKeepCount = 0
  /// The paper around the content; `nil` outside of the pages of a report.
  package var paper: PagePaper?
  /// The footnotes of the page, and the blocks at its lower edge.
  package var notes = PageNotes()
  /// The events of the page, in order.
  package private(set) var events: [PageEvent] = []

  package init(number: Int) { self.number = number }

  /// Adds an event.
  package mutating func append(_ event: PageEvent) { events.append(event) }

  /// Adds a diagnostic about a block; it is dropped if this layout of the page is dropped.
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

/// The paper around the content of a page, for blocks at fixed positions of the page.
package struct PagePaper: Hashable, Sendable {
  /// The width of the trimmed page, in points.
  package var width: CGFloat
  /// The height below the content that blocks at the lower edge may cover, in points.
  package var marginHeight: CGFloat
  /// The rectangle of the content on the trimmed page, in points.
  package var content: CGRect

  package init(width: CGFloat, marginHeight: CGFloat, content: CGRect) {
    self.width = width
    self.marginHeight = marginHeight
    self.content = content
  }
}

/// The reason for ending a page before it is full.
package enum RequestedBreak: Hashable, Sendable {
  /// The following content begins on the next page, or on the next page of a side.
  case page(PageSide?)
  /// The following content begins in the next column.
  case column
  /// The content so far and the following content are laid out when the whole document is known.
  case later
}

/// An event on a page that its document uses.
package enum PageEvent {
  /// A diagnostic.
  case diagnostic(Diagnostic)
  /// A block that references lead to.
  case anchor(String)
  /// An action to run when the page is drawn and the content on it is released.
  case committed(() -> Void)
  /// An event of another module, such as a heading.
  case mark(any PageMark)
}

/// An event on a page that another module defines.
package protocol PageMark {}

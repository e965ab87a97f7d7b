import EaselBlocks
import Foundation

/// Pages that are laid out when the whole report is known, such as those of a list of contents.
final class ReportSegment {
  let settings: PagesSettings
  private(set) var end: Cursor
  let group: PageGroup
  /// The insertion point of the pages.
  let position: Int
  /// The number of the first page, for its side.
  ///
  /// If sides matter, each list before it has an odd number of pages, so counting it as one page
  /// gives the right side.
  private let number: Int
  let isFirst: Bool
  let titles: PageTitles
  var isDrawn = false
  private let start: Cursor
  /// The notes that continue on the first page.
  private let openNotes: [PageNotes.OpenNote]
  private var children: KeptChildren
  private var last: LateNode?

  init(
    _ settings: PagesSettings, _ children: any ColumnChildren, from start: Cursor, to end: Cursor,
    continuing openNotes: [PageNotes.OpenNote], _ group: PageGroup, at position: Int, _ number: Int,
    isFirst: Bool,
    _ titles: PageTitles, _ last: LateNode?
  ) {
    self.settings = settings
    self.start = start
    self.openNotes = openNotes
    self.end = end
    self.group = group
    self.position = position
    self.number = number
    self.isFirst = isFirst
    self.titles = titles
    self.last = last
    self.children = KeptChildren(
      children, start.childIndex...max(start.childIndex, end.childIndex))
    last?.endsPages = true
  }

  /// Extends the segment up to another list of contents.
  func goOn(to end: Cursor, _ node: LateNode?, _ children: any ColumnChildren) {
    self.children = self.children.adding(children, to: end.childIndex)
    self.end = end
    last?.endsPages = false
    last = node
    last?.endsPages = true
  }

  /// Makes a run of the pages from the beginning.
  func makeRun() -> PagesRun {
    let run = PagesRun(
      settings, children, group, from: start, continuing: openNotes, at: (position, number))
    run.isFirst = isFirst
    return run
  }
}

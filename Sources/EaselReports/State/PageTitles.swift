import EaselBlocks
import Foundation

/// The section titles and running titles that apply to a page.
struct PageTitles: Hashable {
  /// By level from 1; level 0 has the running titles.
  private var atStart: [Int: String] = [:]
  private var firstOnPage: [Int: String] = [:]
  private var atEnd: [Int: String] = [:]
  private var lastLevel: Int?
  private var firstLevel: Int?

  /// The titles at the start of the next page.
  var forNextPage: PageTitles {
    var next = PageTitles()
    next.atStart = atEnd
    next.atEnd = atEnd
    next.lastLevel = lastLevel
    return next
  }

  /// Adds the title of a mark; ignores marks that are not titles.
  ///
  /// - Parameter isAtTop: Whether it is at the top of the page.
  mutating func add(_ mark: any PageMark, isAtTop: Bool = false) {
    switch mark {
    case let mark as EntryMark:
      guard case .section(let level) = mark.kind else { return }
      // A deeper section of the page before does not apply if a section begins at the top of the
      // page.
      if isAtTop { for deeper in atStart.keys where deeper > level { atStart[deeper] = nil } }
      add(mark.title, level: level)
    case let mark as RunningTitleMark: add(mark.title, level: 0)
    default: break
    }
  }

  /// Adds a title that begins on the page and ends those of deeper levels.
  mutating func add(_ title: String, level: Int) {
    if firstOnPage[level] == nil { firstOnPage[level] = title }
    atEnd[level] = title
    guard level > 0 else { return }
    for deeper in atEnd.keys where deeper > level { atEnd[deeper] = nil }
    if firstLevel == nil { firstLevel = level }
    lastLevel = level
  }

  /// The first title of a level that begins on the page; otherwise the one that continues.
  func first(level: Int) -> String { firstOnPage[level] ?? atStart[level] ?? "" }

  var first: String {
    if firstOnPage[0] != nil || atStart[0] != nil { return first(level: 0) }
    return firstLevel.map { first(level: $0) } ?? lastLevel.flatMap { atStart[$0] } ?? ""
  }

  var last: String {
    if let title = atEnd[0] { return title }
    return lastLevel.flatMap { atEnd[$0] } ?? ""
  }
}

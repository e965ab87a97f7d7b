import EaselBlocks
import Foundation

/// A page of a report, as passed to the closures of its header, footer and background.
///
/// ```swift
/// let pages = Pages { Section("Sales") { Text("They doubled.") } } header: { page in
///   if !page.isFirst { Text(page.title(level: 1)) }
/// } footer: { page in
///   Text("Page \(page.number) of \(page.count)")
/// }
/// ```
///
/// Values that depend on following pages, such as ``count``, are drawn when they are known: the
/// closure is called again then.
public struct ReportPage {
  /// Records the properties that the closure read.
  final class Reads {
    /// Whether a value is known only when the whole report is.
    var isLate = false
    var side = false
  }

  /// The properties of a page that are known when it is laid out.
  struct Facts: Hashable {
    var side: PageSide
    var isFirst: Bool
    /// The titles at the start and at the end of the page.
    var titles = PageTitles()
    var isLast: Bool
  }

  let facts: Facts
  let reads: Reads
  private let position: PagePosition
  private let pageNumber: (PagePosition) -> Int?
  private let pageCount: (PagePosition) -> Int?

  init(
    _ facts: Facts, _ position: PagePosition, reads: Reads,
    number: @escaping (PagePosition) -> Int?,
    count: @escaping (PagePosition) -> Int?
  ) {
    self.facts = facts
    self.position = position
    self.reads = reads
    pageNumber = number
    pageCount = count
  }

  /// A placeholder for an unknown number, as wide as most numbers.
  private static let unknown = 888

  /// The page number in the numbering of its ``Pages``, such as 4 for `iv`; 0 for a page without a
  /// number.
  ///
  /// It is 888 while the number is unknown; the closure is called again with the right number.
  public var number: Int {
    if position.group.numbering.style == nil { return 0 }
    if let number = pageNumber(position) { return number }
    reads.isLate = true
    return Self.unknown
  }

  /// The number of the last page in the same numbering, such as the 12 in "Page 3 of 12".
  ///
  /// For a page without a number, it is the number of pages of its ``Pages``. It is 888 while the
  /// number is unknown; the closure is called again with the right number.
  public var count: Int {
    if let count = pageCount(position) { return count }
    reads.isLate = true
    return Self.unknown
  }

  /// The formatted page number, such as `iv`; an empty string for a page without a number.
  public var label: String { position.group.numbering.label(number) }

  /// The side of the page in an open book: right for odd pages of the document, left for even ones.
  ///
  /// In right-to-left layout odd pages are left pages. The pages are counted from 1 at the start of
  /// the document, independent of their numbers.
  public var side: PageSide {
    reads.side = true
    return facts.side
  }

  /// Whether the page is the first one of its ``Pages``; blank pages before it are ignored.
  public var isFirst: Bool { facts.isFirst }

  /// Whether the page is the last one of its ``Pages``.
  public var isLast: Bool { facts.isLast }

  /// Returns the title of the first section of a level that begins or else continues on the page;
  /// empty if there is none.
  ///
  /// A section that begins on the page takes precedence over one that continues from the pages
  /// before. The title does not contain the number of the section.
  ///
  /// - Parameter level: The level of the section's heading, from 1.
  public func title(level: Int) -> String { facts.titles.first(level: level) }

  /// The first running title of the page, or one that continues from earlier pages; without any,
  /// the title of its first section.
  ///
  /// Blocks set running titles with `runningTitle(_:)`. The string is empty if there is no title.
  public var firstTitle: String { facts.titles.first }

  /// The last running title of the page, or one that continues from earlier pages; without any, the
  /// title of its last section.
  ///
  /// Blocks set running titles with `runningTitle(_:)`. The string is empty if there is no title.
  public var lastTitle: String { facts.titles.last }
}

extension ReportPage {
  init(_ facts: Facts, _ position: PagePosition, reads: Reads, _ numbers: PageNumbers) {
    self.init(facts, position, reads: reads, number: numbers.number, count: numbers.count)
  }
}

import EaselBlocks
import Foundation

/// What the head, the foot and the background of a page are told of it.
///
/// ```swift
/// Pages { chapters } header: { page in
///   if !page.isFirst { Text(page.title(level: 1)) }
/// } footer: { page in
///   Text("Page \(page.number) of \(page.count)")
/// }
/// ```
///
/// What depends on pages that follow, such as ``count``, is drawn when they are known: the closure is
/// called again then.
public struct ReportPage {
  /// What the closure asked for.
  final class Reads {
    /// Something that is known when the whole report is.
    var isLate = false
    var side = false
  }

  /// What is known of a page when it is laid out.
  struct Facts: Hashable {
    var side: PageSide
    var isFirst: Bool
    /// Titles by level that are in force where the page begins and ends.
    var titles = PageTitles()
    var isLast: Bool
  }

  let facts: Facts
  let reads: Reads
  private let place: PagePlace
  private let pageNumber: (PagePlace) -> Int?
  private let pageCount: (PagePlace) -> Int?

  init(
    _ facts: Facts, _ place: PagePlace, reads: Reads, number: @escaping (PagePlace) -> Int?,
    count: @escaping (PagePlace) -> Int?
  ) {
    self.facts = facts
    self.place = place
    self.reads = reads
    pageNumber = number
    pageCount = count
  }

  /// The number that stands for one that is not known yet: as wide as most.
  private static let unknown = 888

  /// The page's number, in the count that it belongs to; 0 for a page in none.
  public var number: Int {
    if place.group.numbering.style == nil { return 0 }
    if let number = pageNumber(place) { return number }
    reads.isLate = true
    return Self.unknown
  }

  /// The number of pages in the count that the page belongs to.
  public var count: Int {
    if let count = pageCount(place) { return count }
    reads.isLate = true
    return Self.unknown
  }

  /// The number as it is written, such as `iv`; empty for a page in no count.
  public var label: String { place.group.numbering.label(number) }

  /// The side of the page in an open book.
  public var side: PageSide {
    reads.side = true
    return facts.side
  }

  /// Whether the page is the first one of its ``Pages`` that is not left blank.
  public var isFirst: Bool { facts.isFirst }

  /// Whether the page is the last one of its ``Pages``.
  public var isLast: Bool { facts.isLast }

  /// The title of a section that is in force on the page: of the first one that begins on it, else of
  /// the one that goes on; empty where there is none.
  ///
  /// - Parameter level: The level of the section's heading, from 1.
  public func title(level: Int) -> String { facts.titles.first(level: level) }

  /// The first running title of the page (`runningTitle(_:)`), else the title of its first section.
  public var firstTitle: String { facts.titles.first }

  /// The last running title of the page (`runningTitle(_:)`), else the title of its last section.
  public var lastTitle: String { facts.titles.last }
}

extension ReportPage {
  init(_ facts: Facts, _ place: PagePlace, reads: Reads, _ numbers: PageNumbers) {
    self.init(facts, place, reads: reads, number: numbers.number, count: numbers.count)
  }
}

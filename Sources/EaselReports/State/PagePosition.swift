import EaselCanvas
import Foundation

/// Consecutive pages that are numbered together: those of a ``Pages``, or a part of them.
final class PageGroup {
  let numbering: PageNumbering
  /// The identifier of the count; groups with the same one are counted together.
  let count: Int
  /// The number of pages so far.
  var pageCount = 0
  /// Whether the pages are laid out later, when the whole report is known.
  var isPending = false

  init(_ numbering: PageNumbering, count: Int) {
    self.numbering = numbering
    self.count = count
  }
}

/// The position of a page in a group.
struct PagePosition {
  let group: PageGroup
  /// Its number in the group, from 1.
  let index: Int
}

/// The numbers of pages.
final class PageNumbers {
  /// In the order of the document.
  private(set) var groups: [PageGroup] = []
  /// The number of pages before a group in its count, once it is final.
  private var bases: [ObjectIdentifier: Int] = [:]
  /// Whether the last page is known.
  var isComplete = false
  private var countNumber = 0

  /// Begins a group after the others.
  ///
  /// - Parameter other: A group whose count continues.
  func begin(_ numbering: PageNumbering, after other: PageGroup? = nil) -> PageGroup {
    let count: Int
    if let other {
      count = other.count
    } else if numbering.continues {
      count = 0
    } else {
      countNumber += 1
      count = countNumber
    }
    let group = PageGroup(numbering, count: count)
    groups.append(group)
    return group
  }

  /// The number of a page; `nil` while the page or pages before it are not laid out.
  func number(_ position: PagePosition) -> Int? {
    // A block before a list may move to a later page with it.
    guard !position.group.isPending else { return nil }
    return base(position.group).map { $0 + position.group.numbering.start + position.index - 1 }
  }

  /// The number of pages in the count of a page; `nil` while more may follow.
  func count(_ position: PagePosition) -> Int? {
    guard isComplete else { return nil }
    let pages = groups.reduce(0) { $0 + ($1.count == position.group.count ? $1.pageCount : 0) }
    return pages + position.group.numbering.start - 1
  }

  /// The number of times that numbers were discarded.
  private(set) var version = 0

  /// Discards the numbers that depend on the pages that are laid out last.
  func forgetBases() {
    bases = [:]
    version += 1
  }

  /// Computes and stores all numbers from the current page counts of the groups, which are counted
  /// again while the pages are drawn.
  func keepBases() { for group in groups { _ = base(group) } }

  /// The formatted number of a page; `nil` while it is unknown.
  func label(_ position: PagePosition) -> String? {
    number(position).map(position.group.numbering.label)
  }

  private func base(_ group: PageGroup) -> Int? {
    if let known = bases[ObjectIdentifier(group)] { return known }
    var pages = 0
    for other in groups {
      if other === group { break }
      guard other.count == group.count else { continue }
      if other.isPending { return nil }
      pages += other.pageCount
    }
    // When a group begins, all pages before it are laid out, except pending ones.
    bases[ObjectIdentifier(group)] = pages
    return pages
  }
}

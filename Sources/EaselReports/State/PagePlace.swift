import EaselCanvas
import Foundation

/// Pages that are counted together: those of a ``Pages``, or a part of them.
final class PageGroup {
  let numbering: PageNumbering
  /// Which count the pages are in; those with the same one are counted on.
  let count: Int
  /// How many pages there are so far.
  var pageCount = 0
  /// Whether the pages are laid out when the whole report is known.
  var isPending = false

  init(_ numbering: PageNumbering, count: Int) {
    self.numbering = numbering
    self.count = count
  }
}

/// A page of a group.
struct PagePlace {
  let group: PageGroup
  /// From 1.
  let index: Int
}

/// The numbers of pages.
final class PageNumbers {
  /// In the order of the document.
  private(set) var groups: [PageGroup] = []
  /// Pages before a group in its count, where that is known for good.
  private var bases: [ObjectIdentifier: Int] = [:]
  /// Whether no page follows.
  var isComplete = false
  private var countNumber = 0

  /// Begins a group behind the others.
  ///
  /// - Parameter other: A group whose count goes on.
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

  /// The number of a page; nil as long as pages before it are not laid out.
  func number(_ place: PagePlace) -> Int? {
    base(place.group).map { $0 + place.group.numbering.start + place.index - 1 }
  }

  /// The number of pages in the count of a page; nil as long as it may grow.
  func count(_ place: PagePlace) -> Int? {
    guard isComplete else { return nil }
    let pages = groups.reduce(0) { $0 + ($1.count == place.group.count ? $1.pageCount : 0) }
    return pages + place.group.numbering.start - 1
  }

  /// How often numbers were forgotten.
  private(set) var version = 0

  /// Forgets what depends on the pages that are laid out last.
  func forgetBases() {
    bases = [:]
    version += 1
  }

  /// Finds all numbers by the pages that groups have, which are counted anew while they are drawn.
  func keepBases() { for group in groups { _ = base(group) } }

  /// The number of a page as it is written; nil as long as it is not known.
  func label(_ place: PagePlace) -> String? {
    number(place).map(place.group.numbering.label)
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
    // The pages before a group are all laid out when it begins, but for those that wait.
    bases[ObjectIdentifier(group)] = pages
    return pages
  }
}

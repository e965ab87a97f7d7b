/// Checks that the headings of a document, in reading order, do not skip a level.
///
/// Source: ISO 14289-1, 7.4.2. The content of an element that continues over pages, such as the
/// pages of an insertion point, is drawn at another time than it is read. So the headings of each
/// such element are a sequence of their own, which is joined to the sequences around it when the
/// element has ended. It takes some words of memory for each such element.
struct HeadingOrder {
  /// A heading that skips a level.
  struct Fault: Equatable {
    var level: Int
    /// The level of the previous heading; 0 for none.
    var last: Int
    /// The page with the heading.
    var page: Int?
  }

  private enum Part {
    /// Consecutive headings: the levels of the first and the last, and the page of the first.
    case headings(first: Int, page: Int?, last: Int)
    /// An element that continues over pages.
    case element(Int)
  }

  /// The number of the document among the continuing elements.
  static let document = 0

  /// The parts of each continuing element, and in `outer` the element that contains it.
  private var parts: [Int: [Part]] = [document: []]
  private var outer: [Int: Int] = [:]
  /// The numbers of sequences for the content of gaps, which is drawn later than it is read.
  private var gaps: [Gap: Int] = [:]

  private struct Gap: Hashable {
    let number: Int
    let element: Int
  }

  /// Adds a heading after the parts of an element so far.
  mutating func add(_ level: Int, page: Int?, in element: Int) -> Fault? {
    guard case .headings(let first, let firstPage, let last)? = parts[element]?.last else {
      let isFirst = element == Self.document && parts[element]?.isEmpty == true
      parts[element, default: []].append(.headings(first: level, page: page, last: level))
      return isFirst ? fault(level, behind: 0, page) : nil
    }
    let end = (parts[element]?.count ?? 1) - 1
    parts[element]?[end] = .headings(first: first, page: firstPage, last: level)
    return fault(level, behind: last, page)
  }

  /// Begins an element that continues over pages.
  mutating func begin(_ element: Int, in other: Int) {
    parts[other, default: []].append(.element(element))
    parts[element] = []
    outer[element] = other
  }

  /// Begins a gap in an element; its headings are a sequence of their own.
  mutating func begin(gap: Int, in element: Int) {
    let number = -1 - gaps.count
    gaps[Gap(number: gap, element: element)] = number
    begin(number, in: element)
  }

  /// Returns the sequence to which the headings of an element in a gap belong.
  func sequence(of element: Int, in gap: Int) -> Int {
    gap == 0 ? element : gaps[Gap(number: gap, element: element)] ?? element
  }

  /// Joins the headings in all gaps to the sequences around them.
  mutating func endGaps() -> [Fault] {
    let numbers = gaps.values.sorted()
    gaps = [:]
    return numbers.flatMap { end($0) }
  }

  /// Ends an element, whose inner elements have ended before or become those of its parent.
  mutating func end(_ element: Int) -> [Fault] {
    guard let other = outer.removeValue(forKey: element), var around = parts[other],
      let inner = parts.removeValue(forKey: element),
      let index = around.lastIndex(where: {
        if case .element(element) = $0 { true } else { false }
      })
    else { return [] }
    around.replaceSubrange(index...index, with: inner)
    for case .element(let element) in inner { outer[element] = other }
    var faults: [Fault] = []
    // The first heading of the document has none before it.
    if index == 0, other == Self.document, case .headings(let level, let page, _)? = around.first {
      faults += [fault(level, behind: 0, page)].compactMap { $0 }
    }
    let positions = inner.isEmpty ? [index - 1] : [index - 1, index + inner.count - 1]
    var joins: [Fault] = []
    // From the end, since each join shortens the list.
    for position in positions.reversed() {
      if let found = Self.join(&around, at: position, fault) { joins.insert(found, at: 0) }
    }
    parts[other] = around
    return faults + joins
  }

  private func fault(_ level: Int, behind last: Int, _ page: Int?) -> Fault? {
    level > last + 1 ? Fault(level: level, last: last, page: page) : nil
  }

  /// Joins two consecutive parts if both are headings.
  private static func join(
    _ parts: inout [Part], at index: Int, _ fault: (Int, Int, Int?) -> Fault?
  ) -> Fault? {
    guard index >= 0, index + 1 < parts.count,
      case .headings(let first, let page, let last) = parts[index],
      case .headings(let next, let nextPage, let end) = parts[index + 1]
    else { return nil }
    parts[index] = .headings(first: first, page: page, last: end)
    parts.remove(at: index + 1)
    return fault(next, last, nextPage)
  }
}

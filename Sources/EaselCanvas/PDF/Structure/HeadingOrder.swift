/// The levels of a document's headings in the order in which they are read, which leaves none out (ISO
/// 14289-1, 7.4.2).
///
/// What lies in an element that goes on over pages, such as the pages of an insertion point, is drawn
/// at another time than it is read. So the headings of each are a sequence of their own, which is
/// joined to those around it when the element has ended. Memory: some words for each element that
/// goes on.
struct HeadingOrder {
  /// A heading that leaves a level out.
  struct Fault: Equatable {
    var level: Int
    /// The level of the heading before; 0 for none.
    var last: Int
    /// The page on which it lies.
    var page: Int?
  }

  private enum Part {
    /// Headings that are read one behind another, with the page of the first.
    case headings(first: Int, page: Int?, last: Int)
    /// An element that goes on.
    case element(Int)
  }

  /// The document, among the elements that go on.
  static let document = 0

  /// The parts of each element that goes on, and where it lies.
  private var parts: [Int: [Part]] = [document: []]
  private var outer: [Int: Int] = [:]

  /// Adds a heading behind what was begun in an element.
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

  /// Begins an element that goes on.
  mutating func begin(_ element: Int, in other: Int) {
    parts[other, default: []].append(.element(element))
    parts[element] = []
    outer[element] = other
  }

  /// Ends an element; those in it have ended before.
  mutating func end(_ element: Int) -> [Fault] {
    guard let other = outer.removeValue(forKey: element), var around = parts[other],
      let inner = parts.removeValue(forKey: element),
      let index = around.lastIndex(where: {
        if case .element(element) = $0 { true } else { false }
      })
    else { return [] }
    around.replaceSubrange(index...index, with: inner)
    var faults: [Fault] = []
    // What stands first in the document has nothing before it.
    if index == 0, other == Self.document, case .headings(let level, let page, _)? = around.first {
      faults += [fault(level, behind: 0, page)].compactMap { $0 }
    }
    let places = inner.isEmpty ? [index - 1] : [index - 1, index + inner.count - 1]
    var joins: [Fault] = []
    // From the end, since each shortens the list.
    for place in places.reversed() {
      if let found = Self.join(&around, at: place, fault) { joins.insert(found, at: 0) }
    }
    parts[other] = around
    return faults + joins
  }

  private func fault(_ level: Int, behind last: Int, _ page: Int?) -> Fault? {
    level > last + 1 ? Fault(level: level, last: last, page: page) : nil
  }

  /// Makes one of two parts, if both are headings.
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

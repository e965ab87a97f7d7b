import Testing

@testable import EaselCanvas

/// Levels of headings that are drawn in another order than they are read.
@Suite("The order of headings")
struct HeadingOrderTests {
  /// A part of a document: a heading, or an element that goes on.
  private indirect enum Part {
    case heading(Int)
    case element([Part])
  }

  private static func parts(_ random: inout SeededNumbers, depth: Int) -> [Part] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      depth < 3 && Bool.random(using: &random)
        ? .element(parts(&random, depth: depth + 1))
        : .heading(Int.random(in: 1...4, using: &random))
    }
  }

  private static func levels(_ parts: [Part]) -> [Int] {
    parts.flatMap { part in
      switch part {
      case .heading(let level): [level]
      case .element(let inner): levels(inner)
      }
    }
  }

  /// Tells the order all elements first, and the headings in any order among the elements.
  private static func faults(_ parts: [Part], _ random: inout SeededNumbers) -> [HeadingOrder.Fault]
  {
    var order = HeadingOrder()
    var faults: [HeadingOrder.Fault?] = []
    // What is left to tell of each element, by its number.
    var waiting: [(element: Int, parts: ArraySlice<Part>)] = [(HeadingOrder.document, parts[...])]
    var begun: [Int] = []
    while !waiting.isEmpty {
      let index = Int.random(in: waiting.indices, using: &random)
      let element = waiting[index].element
      guard let part = waiting[index].parts.popFirst() else {
        waiting.remove(at: index)
        continue
      }
      switch part {
      case .heading(let level): faults.append(order.add(level, page: nil, in: element))
      case .element(let inner):
        begun.append(begun.count + 1)
        order.begin(begun.count, in: element)
        waiting.append((begun.count, inner[...]))
      }
    }
    // Those inside have the greater numbers.
    for element in begun.reversed() { faults += order.end(element) }
    return faults.compactMap { $0 }
  }

  @Test(arguments: 0..<300)
  func skippedLevelsAreFoundInReadingOrder(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let parts = Self.parts(&random, depth: 0)
    let levels = Self.levels(parts)
    let expected = zip([0] + levels, levels).filter { $1 > $0 + 1 }.map { "\($0) \($1)" }
    let found = Self.faults(parts, &random).map { "\($0.last) \($0.level)" }
    #expect(found.sorted() == expected.sorted())
  }
}

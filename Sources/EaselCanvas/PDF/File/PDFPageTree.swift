/// The pages of a document as a balanced tree (ISO 32000-1, 7.7.3).
///
/// A reader finds the last of many thousand pages in a few steps.
struct PDFPageTree {
  /// The maximum number of kids of a node.
  static let fanOut = 32

  /// A sequence of consecutive pages.
  private struct Section {
    /// The parent nodes of the pages, in their order.
    var leaves: [(number: Int, pages: [Int])] = []
    var count = 0
    /// The place to which it belongs: 0 for the document, or an insertion point.
    var insertion = 0
  }

  private var sections = [Section()]
  /// The sections in the order of the document.
  private var order = [0]
  /// The section to which further pages of each place are added, by place.
  private var tails = [0: 0]

  /// The position of a page, which is known before all pages are.
  struct Position: Hashable {
    fileprivate var section: Int
    fileprivate var index: Int
  }

  /// Returns the position of the next page of a place.
  func next(at insertion: Int) -> Position {
    let section = tails[insertion] ?? 0
    return Position(section: section, index: sections[section].count)
  }

  /// The numbers of consecutive pages of one place, in the order of the document.
  var runs: [(insertion: Int, count: Int)] {
    order.map { (sections[$0].insertion, sections[$0].count) }
  }

  /// Adds an insertion point after the pages so far, for pages that come later.
  ///
  /// - Parameter insertion: What contains it: the document, or another insertion point.
  mutating func insertionPoint(at insertion: Int = 0) -> Int {
    let tail = tails[insertion] ?? 0
    let (inserted, next) = (sections.count, sections.count + 1)
    sections += [Section(insertion: inserted), Section(insertion: insertion)]
    let position = (order.firstIndex(of: tail) ?? order.count - 1) + 1
    order.insert(contentsOf: [inserted, next], at: position)
    tails[insertion] = next
    tails[inserted] = inserted
    return inserted
  }

  /// Adds a page after the others of a place.
  ///
  /// - Returns: The number of its parent, and its position.
  mutating func add(
    _ page: Int, at insertion: Int = 0, _ file: PDFFile
  ) -> (parent: Int, position: Position) {
    let index = tails[insertion] ?? 0
    sections[index].count += 1
    if let last = sections[index].leaves.indices.last,
      sections[index].leaves[last].pages.count < Self.fanOut
    {
      sections[index].leaves[last].pages.append(page)
    } else {
      sections[index].leaves.append((file.reserve(), [page]))
    }
    let leaf = sections[index].leaves.count - 1
    return (
      sections[index].leaves[leaf].number,
      Position(section: index, index: sections[index].count - 1)
    )
  }

  /// Returns the index of each page among the pages of its place, from 0.
  func ordinals(of positions: [Position]) -> [(insertion: Int, ordinal: Int)] {
    var (before, counts): ([Int: Int], [Int: Int]) = ([:], [:])
    for section in order {
      let insertion = sections[section].insertion
      before[section] = counts[insertion] ?? 0
      counts[insertion, default: 0] += sections[section].count
    }
    return positions.map {
      (sections[$0.section].insertion, (before[$0.section] ?? 0) + $0.index)
    }
  }

  /// Writes the nodes and returns the number of the root.
  func write(to file: PDFFile) -> Int {
    var level = order.flatMap { sections[$0].leaves }
      .map { (number: $0.number, kids: $0.pages, count: $0.pages.count) }
    while level.count > 1 {
      var upper: [(number: Int, kids: [Int], count: Int)] = []
      for start in stride(from: 0, to: level.count, by: Self.fanOut) {
        let group = level[start..<min(start + Self.fanOut, level.count)]
        let parent = file.reserve()
        for node in group { write(node.number, node.kids, node.count, in: parent, to: file) }
        upper.append((parent, group.map(\.number), group.reduce(0) { $0 + $1.count }))
      }
      level = upper
    }
    guard let root = level.first else {
      let number = file.reserve()
      write(number, [], 0, in: nil, to: file)
      return number
    }
    write(root.number, root.kids, root.count, in: nil, to: file)
    return root.number
  }

  private func write(
    _ number: Int, _ kids: [Int], _ count: Int, in parent: Int?, to file: PDFFile
  ) {
    file.write(number) { writer in
      writer.raw("<< /Type /Pages ")
      if let parent {
        writer.raw("/Parent ")
        writer.reference(parent)
      }
      writer.raw("/Count ")
      writer.integer(count)
      writer.raw(" /Kids ")
      writer.references(kids)
      writer.raw(" >>")
    }
  }
}

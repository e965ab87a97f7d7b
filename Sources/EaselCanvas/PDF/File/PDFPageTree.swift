/// The pages of a document as a balanced tree (ISO 32000-1, 7.7.3), in which a reader finds the last
/// of many thousands in a few steps.
struct PDFPageTree {
  /// The most kids of a node.
  static let fanOut = 32

  /// The nodes above the pages, in their order.
  private var leaves: [(number: Int, pages: [Int])] = []
  /// How many pages there are.
  private(set) var count = 0

  /// Adds a page behind the others.
  ///
  /// - Returns: The number of its parent.
  mutating func add(_ page: Int, _ file: PDFFile) -> Int {
    count += 1
    if let last = leaves.indices.last, leaves[last].pages.count < Self.fanOut {
      leaves[last].pages.append(page)
    } else {
      leaves.append((file.reserve(), [page]))
    }
    return leaves[leaves.count - 1].number
  }

  /// Writes the nodes and returns the number of the root.
  func write(to file: PDFFile) -> Int {
    var level = leaves.map { (number: $0.number, kids: $0.pages, count: $0.pages.count) }
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

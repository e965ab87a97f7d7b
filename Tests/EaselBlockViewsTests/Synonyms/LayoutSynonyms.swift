import EaselBlocks
import EaselCanvas
import Foundation

/// The checks of the table "Lay out blocks", by the rectangles of the blocks.
enum LayoutSynonyms {
  static let table = CounterpartTable(guide: "blocks.md", section: "Lay out blocks")

  static let all = [
    Synonym("place blocks below or beside each other", stacks),
    Synonym("make a block for each element of a collection", elements),
    Synonym("place blocks in front of each other", layers),
    Synonym("place blocks in rows and columns", grids),
    Synonym("set a fixed or flexible size", sizes),
    Synonym("add space", space),
    Synonym("align blocks", alignment),
    Synonym("choose blocks by the available size", availableSize),
    Synonym("define your own layout rule", SwiftUISynonyms.dimensions),
  ]

  private static func box(_ id: String, _ width: CGFloat = 20, _ height: CGFloat = 10)
    -> some Block
  {
    Color.red.frame(width: width, height: height).id(id)
  }

  /// Blocks are below or beside each other; a spacer pushes them apart, and a line is between them.
  @Sendable static func stacks(_ measured: inout Measured) throws {
    let column = VStack(spacing: 0) {
      box("a")
      Divider().id("line")
      Spacer()
      box("b")
    }
    .layoutTree(width: 100, height: 80)
    measured.equal(column.frame(of: "a")?.minY, 0, "the first block is at the top")
    measured.equal(column.frame(of: "b")?.maxY, 80, "the spacer pushes the last one to the bottom")
    measured.equal(column.frame(of: "line")?.width, 100, "the line has the width of the stack")
    let row = HStack(spacing: 5) {
      box("a")
      box("b", 30)
    }
    .layoutTree()
    measured.equal(row.frame(of: "b")?.minX, 25, "the second block is beside the first")
    measured.equal(row.size, CGSize(width: 55, height: 10), "size of the row")
  }

  private struct Listed: Block {
    var body: some Block {
      for number in 0..<3 { Row(number: number) }
    }
  }

  private struct Row: Block {
    let number: Int
    var body: some Block { Color.red.frame(width: 10, height: 10).id("row\(number)") }
  }

  /// `ForEach` and `for` make a block for each element, in order.
  @Sendable static func elements(_ measured: inout Measured) throws {
    let trees = [
      VStack(spacing: 0) { ForEach(0..<3, id: \.self) { Row(number: $0) } }.layoutTree(),
      VStack(spacing: 0) { Listed() }.layoutTree(),
    ]
    for tree in trees {
      for number in 0..<3 {
        measured.equal(
          tree.frame(of: "row\(number)")?.minY, CGFloat(number * 10), "top of row \(number)")
      }
    }
  }

  /// What comes later is in front; an overlay is in front of its block, a background behind it.
  @Sendable static func layers(_ measured: inout Measured) throws {
    let red = Color.red.frame(width: 20, height: 20)
    let blue = Color.blue.frame(width: 10, height: 10)
    func center(_ block: some Block) throws -> [UInt8] {
      try SwiftUISynonyms.pixel(block, 10, 10)
    }
    let blueColor: [UInt8] = [0, 0, 255, 255]
    let stack = ZStack {
      red
      blue
    }
    measured.equal(try center(stack), blueColor, "the later block of a ZStack")
    measured.equal(try center(red.overlay { blue }), blueColor, "an overlay")
    measured.equal(try center(red.background { blue }), SwiftUISynonyms.red, "a background")
    measured.equal(
      red.overlay { blue }.layoutTree().size, CGSize(width: 20, height: 20), "its size")
  }

  /// Columns have one position, and so have rows.
  @Sendable static func grids(_ measured: inout Measured) throws {
    let rows = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        box("a", 20)
        box("b", 20)
      }
      GridRow {
        box("c", 30)
        box("d", 10)
      }
    }
    .layoutTree()
    let (a, b, c, d) = (
      rows.frame(of: "a") ?? .null, rows.frame(of: "b") ?? .null, rows.frame(of: "c") ?? .null,
      rows.frame(of: "d") ?? .null
    )
    measured.equal(a.midX, c.midX, "the first column")
    measured.equal(b.midX, d.midX, "the second column")
    measured.equal([a.minY, c.minY], [b.minY, d.minY], "rows")
    measured.equal(rows.size, CGSize(width: 54, height: 22), "size of the grid")
    let three = Grid(columns: 3) { ForEach(0..<7, id: \.self) { Row(number: $0) } }.layoutTree()
    let frames = (0..<7).map { three.frame(of: "row\($0)") ?? .null }
    measured.equal(frames[3].minX, frames[0].minX, "the fourth block begins a row")
    measured.equal(Set(frames.map(\.minY)).count, 3, "rows of seven blocks")
    measured.equal(Set(frames.map(\.minX)).count, 3, "columns")
  }

  /// Fixed, flexible, ideal and proportional sizes.
  @Sendable static func sizes(_ measured: inout Measured) throws {
    measured.equal(
      Color.red.frame(width: 33, height: 7).layoutTree(width: 90).size,
      CGSize(width: 33, height: 7), "a fixed size")
    measured.equal(
      Text("Hi").frame(maxWidth: .infinity).layoutTree(width: 90).size.width, 90, "a flexible one")
    let text = Text("A text of several words that wraps")
    measured.holds(text.layoutTree(width: 60).size.width <= 60, "a text wraps")
    measured.equal(
      text.fixedSize().layoutTree(width: 60).size.width, text.layoutTree().size.width,
      "a fixed size does not")
    measured.equal(
      Color.red.aspectRatio(2, contentMode: .fit).layoutTree(width: 90, height: 90).size,
      CGSize(width: 90, height: 45), "a ratio")
  }

  /// Padding is around a block, and spacing between blocks.
  @Sendable static func space(_ measured: inout Measured) throws {
    measured.equal(box("a").padding(12).layoutTree().size, CGSize(width: 44, height: 34), "padding")
    measured.equal(
      box("a").padding(.horizontal).layoutTree().size.height, 10, "horizontal padding keeps height")
    measured.holds(
      box("a").padding(.horizontal).layoutTree().size.width > 30, "and adds to the width")
    let stack = VStack(spacing: 9) {
      box("a")
      box("b")
    }
    measured.equal(stack.layoutTree().size.height, 29, "spacing of a stack")
  }

  /// The container aligns its blocks, and a guide one of them.
  @Sendable static func alignment(_ measured: inout Measured) throws {
    for (alignment, x) in [(HorizontalAlignment.leading, 0.0), (.center, 15), (.trailing, 30)] {
      let tree = VStack(alignment: alignment, spacing: 0) {
        box("wide", 50)
        box("narrow", 20)
      }
      .layoutTree()
      measured.equal(tree.frame(of: "narrow")?.minX, CGFloat(x), "\(alignment)")
    }
    let tree = VStack(alignment: .leading, spacing: 0) {
      box("wide", 50)
      box("narrow", 20).alignmentGuide(.leading) { _ in -8 }
    }
    .layoutTree()
    measured.equal(
      (tree.frame(of: "narrow")?.minX ?? .nan) - (tree.frame(of: "wide")?.minX ?? .nan), 8,
      "a guide of one block")
  }

  /// The first block that fits is drawn, and a reader has the size.
  @Sendable static func availableSize(_ measured: inout Measured) throws {
    let choice = ViewThatFits {
      box("large", 80)
      box("small", 30)
    }
    for (width, id) in [(100.0, "large"), (80, "large"), (79, "small"), (10, "small")] {
      let tree = choice.layoutTree(width: width, height: 40)
      measured.holds(tree.frame(of: id) != nil, "\(id) in \(width)")
      let other = id == "large" ? "small" : "large"
      measured.holds(tree.frame(of: other) == nil, "not \(other) in \(width)")
    }
    let reader = GeometryReader { geometry in
      Color.red.frame(width: geometry.size.width / 2, height: geometry.size.height / 4).id("part")
    }
    .layoutTree(width: 100, height: 40)
    measured.equal(
      reader.frame(of: "part")?.size, CGSize(width: 50, height: 10), "a part of the size")
  }
}

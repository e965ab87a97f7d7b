import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("A grid of rows")
struct GridTests {
  private func fixed(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some Block {
    Probe.fixed(width, height).id(id)
  }

  @Test("makes columns as wide as their widest cell")
  func columns() {
    let tree = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
      GridRow {
        fixed("a", 40, 20)
        fixed("b", 20, 20)
      }
      GridRow {
        fixed("c", 20, 30)
        fixed("d", 60, 10)
      }
    }.layoutTree(width: 300, height: 200)
    #expect(tree.size == CGSize(width: 105, height: 55))
    #expect(tree.rect("a") == [0, 0, 40, 20])
    #expect(tree.rect("b") == [45, 0, 20, 20])
    #expect(tree.rect("c") == [0, 25, 20, 30])
    #expect(tree.rect("d") == [45, 25, 60, 10])
  }

  @Test("centers a cell over two columns")
  func span() {
    let tree = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        fixed("a", 40, 20)
        fixed("b", 40, 20)
      }
      GridRow { fixed("c", 70, 10).gridCellColumns(2) }
    }.layoutTree(width: 300, height: 200)
    #expect(tree.size == CGSize(width: 90, height: 30))
    #expect(tree.rect("c") == [10, 20, 70, 10])
  }

  @Test("widens columns alike for a wider cell over them")
  func wideSpan() {
    let tree = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        fixed("a", 40, 20)
        fixed("b", 20, 20)
      }
      GridRow { fixed("c", 110, 10).gridCellColumns(2) }
    }.layoutTree(width: 300, height: 200)
    #expect(tree.size == CGSize(width: 110, height: 30))
    #expect(tree.rect("a") == [10, 0, 40, 20])
    #expect(tree.rect("b") == [80, 0, 20, 20])
  }

  @Test("lets flexible cells share what fixed ones leave")
  func flexible() {
    let tree = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        fixed("a", 40, 20)
        Probe.flexible.id("b")
        Probe.flexible.id("c")
      }
    }.layoutTree(width: 300)
    #expect(tree.rect("b") == [50, 0, 120, 20])
    #expect(tree.rect("c") == [180, 0, 120, 20])
  }

  @Test("stretches a block outside of rows over all columns")
  func wholeRow() {
    let tree = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        fixed("a", 40, 20)
        fixed("b", 40, 20)
      }
      Probe.flexible.frame(height: 2).id("line")
    }.layoutTree(width: 200)
    #expect(tree.rect("line") == [0, 20, 200, 2])
    #expect(tree.rect("b") == [132.5, 0, 40, 20])
  }

  @Test("reserves no space for a cell on its unsized axes")
  func unsized() {
    let tree = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        fixed("a", 40, 20)
        fixed("b", 40, 20)
      }
      Probe.flexible.frame(height: 2).gridCellUnsizedAxes(.horizontal).id("line")
    }.layoutTree(width: 200)
    #expect(tree.rect("line") == [0, 20, 90, 2])
  }

  @Test("aligns a column by the guide of one of its cells, and a cell by its anchor")
  func alignments() {
    let tree = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        fixed("a", 40, 40)
        fixed("b", 20, 20).gridColumnAlignment(.trailing)
      }
      GridRow(alignment: .bottom) {
        fixed("c", 20, 30)
        fixed("d", 60, 10)
      }
      GridRow {
        fixed("e", 10, 10).gridCellAnchor(UnitPoint(x: 1, y: 0.5))
        fixed("f", 30, 30)
      }
    }.layoutTree()
    #expect(tree.rect("b") == [80, 0, 20, 20])
    #expect(tree.rect("d") == [40, 60, 60, 10])
    #expect(tree.rect("e") == [30, 80, 10, 10])
    #expect(tree.rect("f") == [70, 70, 30, 30])
  }

  @Test("aligns cells by baselines and makes the row high enough")
  func baselines() {
    let tree = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
      GridRow {
        Probe.fixed(10, 20, baseline: 15).id("a")
        Probe.fixed(10, 40, baseline: 30).id("b")
        Probe.fixed(10, 30, baseline: 5).id("c")
      }
    }.layoutTree()
    #expect(tree.size.height == 55)
    #expect(tree.rect("a") == [0, 15, 10, 20])
    #expect(tree.rect("c") == [20, 25, 10, 30])
  }

  @Test("gives a row's modifiers to each of its cells")
  func rowModifiers() {
    let tree = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        fixed("a", 10, 10)
        fixed("b", 20, 20)
      }.padding(5)
    }.layoutTree()
    #expect(tree.size == CGSize(width: 50, height: 30))
    #expect(tree.rect("b") == [25, 5, 20, 20])
  }

  @Test("runs from right to left in right-to-left layouts")
  func rightToLeft() {
    let tree = Grid(alignment: .leading, horizontalSpacing: 5) {
      GridRow {
        fixed("a", 40, 20)
        fixed("b", 20, 20)
      }
    }.environment(\.layoutDirection, .rightToLeft).layoutTree()
    #expect(tree.rect("a") == [25, 0, 40, 20])
    #expect(tree.rect("b") == [0, 0, 20, 20])
  }

  @Test("notes invalid spans and rows outside of grids, and keeps the rest")
  func faults() {
    let tree = VStack {
      Grid {
        GridRow {
          fixed("a", 10, 10).gridCellColumns(.max)
          fixed("b", 10, 10).gridCellColumns(-1)
        }
      }
      GridRow { fixed("c", 10, 10) }
    }.layoutTree()
    #expect(
      tree.diagnostics.map(\.code) == [
        .outOfRange, .outOfRange, .limitExceeded, .constraintConflict,
      ])
    #expect(!tree.rect("b").isEmpty && !tree.rect("c").isEmpty)
  }

  @Test("measures a leaf in nested grids a bounded number of times")
  func nested() {
    let log = ProbeLog()
    var block = AnyBlock(Probe(log: log))
    for _ in 0..<24 {
      let inner = block
      block = AnyBlock(
        Grid {
          GridRow {
            inner
            Probe.fixed(1, 1)
          }
          GridRow {
            Probe.fixed(1, 1)
            Probe.fixed(1, 1)
          }
        })
    }
    let tree = block.layoutTree(width: 500, height: 500)
    #expect(tree.diagnostics.isEmpty)
    #expect(log.questions < 20_000)
  }
}

@Suite("A grid of columns in reading order")
struct ColumnGridTests {
  private func cells(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> some Block {
    ForEach(0..<count) { index in Probe.fixed(width, height).id(index) }
  }

  @Test("shares the width among a number of columns")
  func count() {
    let tree = Grid(columns: 3, horizontalSpacing: 10, verticalSpacing: 5) { cells(5, 20, 10) }
      .layoutTree(width: 320)
    #expect(tree.size == CGSize(width: 320, height: 25))
    #expect(tree.rect("0") == [40, 0, 20, 10])
    #expect(tree.rect("4") == [150, 15, 20, 10])
  }

  @Test("mixes fixed and flexible columns")
  func mixed() {
    let tree = LazyVGrid(
      columns: [
        GridItem(.fixed(50), spacing: 0), GridItem(.flexible(maximum: 60), spacing: 0),
        GridItem(.flexible()),
      ]
    ) {
      ForEach(0..<3) { Probe.flexible.id($0) }
    }.layoutTree(width: 300)
    #expect(tree.rect("0") == [0, 0, 50, 10])
    #expect(tree.rect("1") == [50, 0, 60, 10])
    #expect(tree.rect("2") == [110, 0, 190, 10])
  }

  @Test("makes as many adaptive columns as fit")
  func adaptive() {
    let tree = LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 0) {
      cells(4, 20, 10)
    }.layoutTree(width: 310)
    #expect(tree.rect("2") == [251.667, 0, 20, 10])
    #expect(tree.rect("3") == [38.333, 10, 20, 10])
  }

  @Test("aligns columns that do not fill its width")
  func alignment() {
    let tree = LazyVGrid(
      columns: [GridItem(.fixed(50), spacing: 0, alignment: .topLeading)], alignment: .trailing
    ) { cells(1, 20, 10) }.layoutTree(width: 200)
    #expect(tree.size.width == 200)
    #expect(tree.rect("0") == [150, 0, 20, 10])
  }

  @Test("makes flexible cells of a row equally high")
  func heights() {
    let tree = Grid(columns: 2, horizontalSpacing: 0) {
      Probe.fixed(20, 40).id("a")
      Probe.flexible.frame(maxHeight: .infinity).id("b")
    }.layoutTree(width: 100)
    #expect(tree.rect("b") == [50, 0, 50, 40])
  }

  @Test("is as wide as its widest cells where no width is proposed")
  func ideal() {
    let tree = Grid(columns: 2, horizontalSpacing: 0) { cells(3, 30, 10) }.layoutTree()
    #expect(tree.size.width == 60)
  }

  @Test("notes invalid lengths of columns")
  func faults() {
    let hostile: [GridItem] = [
      GridItem(.fixed(.nan)), GridItem(.fixed(-5)), GridItem(.adaptive(minimum: 0)),
      GridItem(.flexible(minimum: 50, maximum: 5)), GridItem(.flexible(minimum: .infinity)),
      GridItem(.adaptive(minimum: 1e-300), spacing: .nan),
    ]
    for width in [nil, 0, 100, CGFloat.infinity, -.infinity, .nan] {
      let tree = Grid(columns: hostile) { cells(9, 10, 10) }.layoutTree(width: width)
      // A size that is no number or negative is a fault of its own.
      let isSize = width.map { $0 >= 0 } ?? true
      #expect(tree.diagnostics.count == (isSize ? 4 : 5))
      #expect(tree.size.width.isFinite && tree.size.height.isFinite)
    }
    #expect(Grid(columns: 0) { cells(1, 1, 1) }.layoutTree().diagnostics.count == 1)
    #expect(Grid(columns: .max) { cells(1, 1, 1) }.layoutTree().diagnostics.count == 1)
  }

  @Test("has 1,000 columns at most: cells stretch over fewer where they need more together")
  func mostColumns() {
    let tree = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(0..<50) { Probe.fixed(1, 1).id("wide \($0)").gridCellColumns(900) }
      }
      GridRow { Probe.fixed(1, 1).id("below") }
    }.layoutTree(width: 300, height: 200)
    #expect(tree.diagnostics.map(\.code) == [.limitExceeded])
    #expect(tree.frame(of: "wide 49") != nil)
    #expect(tree.frame(of: "below") != nil)
  }

  @Test("leaves out the cells of a row beyond the 1,000th")
  func mostCells() {
    let tree = Grid(horizontalSpacing: 0) {
      GridRow { ForEach(0..<1_002) { Probe.fixed(1, 1).id("\($0)").gridCellColumns(2) } }
    }.layoutTree()
    #expect(tree.diagnostics.map(\.code) == [.limitExceeded])
    #expect(tree.frame(of: "999") != nil)
    #expect(tree.frame(of: "1000") == nil)
    #expect(tree.size.width == 1_000)
  }

  @Test("notes nothing with 1,000 columns")
  func thousandColumns() {
    let tree = Grid(horizontalSpacing: 0) {
      GridRow { ForEach(0..<1_000) { Probe.fixed(1, 1).id("\($0)") } }
    }.layoutTree()
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.size.width == 1_000)
  }
}

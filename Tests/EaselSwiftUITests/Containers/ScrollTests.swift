import EaselSwiftUI
import Foundation
import Testing

@Suite struct ScrollTests {
  private func lines(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { Color(white: 0.5).frame(width: 50, height: 20).id("line \($0)") }
    }
  }

  @Test func scrollViewHasTheLengthOfItsContentWithoutAProposal() {
    let tree = ScrollView { lines(10) }.layoutTree(width: 393)
    #expect(tree.size == CGSize(width: 50, height: 200))
  }

  @Test func scrollViewTakesTheProposedLength() {
    #expect(ScrollView { lines(10) }.layoutTree(width: 393, height: 60).size.height == 60)
    let row = ScrollView(.horizontal) { lines(2) }.layoutTree(width: 393, height: 600)
    #expect(row.size == CGSize(width: 393, height: 40))
  }

  @Test func contentBeginsAtTheStart() throws {
    let tree = ScrollView { lines(2) }.layoutTree(width: 393, height: 600)
    #expect(tree.frame(of: "line 0")?.minY == 0)
  }

  @Test func contentBeginsAtTheRightFromRightToLeft() throws {
    let view = ScrollView(.horizontal) { Color.red.frame(width: 500, height: 10).id("x") }
      .environment(\.layoutDirection, .rightToLeft)
    #expect(view.layoutTree(width: 100).frame(of: "x")?.maxX == 100)
  }

  @Test func cutContentIsNotedWithItsSize() throws {
    let found = try Drawn.diagnostics(ScrollView { lines(10) }, width: 50, height: 60)
    #expect(found.map(\.code) == [.contentClipped])
    #expect(found.first?.message.contains("50 × 60 of 50 × 200 points") == true)
  }

  @Test func contentThatFitsIsNotNoted() throws {
    #expect(try Drawn.diagnostics(ScrollView { lines(3) }, width: 50, height: 60).isEmpty)
  }

  @Test func cutContentIsNotDrawn() throws {
    let view = VStack(spacing: 0) {
      ScrollView { lines(3) }.frame(height: 20)
      Color(white: 1).frame(width: 50, height: 20)
    }
    let image = try view.image(width: 50, scale: 1)
    #expect(Drawn.color(image, 25, 10) != Drawn.white)
    #expect(Drawn.color(image, 25, 30) == Drawn.white)
  }

  @Test func anchorChoosesThePartThatIsDrawn() throws {
    let view = ScrollView { lines(10) }.defaultScrollAnchor(.bottom)
    #expect(view.layoutTree(width: 50, height: 60).frame(of: "line 9")?.maxY == 60)
  }

  @Test func contentContinuesOverPages() throws {
    let view = ScrollView { lines(10) }
    let result = try view.rendered(
      as: .pdf, pageSize: CGSize(width: 50, height: 100), margins: EdgeInsets())
    #expect(result.diagnostics.isEmpty)
    #expect(try EmbeddedPDF(data: result.output).pageCount == 2)
  }

  @Test func contentMarginsAreAroundTheContent() {
    let view = ScrollView { lines(1) }.contentMargins(.horizontal, 10)
    #expect(view.layoutTree(width: 393).size == CGSize(width: 70, height: 20))
    let indicators = ScrollView { lines(1) }.contentMargins(10, for: .scrollIndicators)
    #expect(indicators.layoutTree(width: 393).size == CGSize(width: 50, height: 20))
  }

  @Test func safeAreaInsetIsDrawnBelow() throws {
    let view = List { Text("x") }.safeAreaInset(edge: .bottom) {
      Color.red.frame(height: 50).id("bar")
    }
    let bar = try #require(view.layoutTree(width: 393, height: 400).frame(of: "bar"))
    #expect(bar == CGRect(x: 0, y: 350, width: 393, height: 50))
  }

  @Test func horizontalGridFillsItsRowsColumnByColumn() throws {
    let rows = [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(30))]
    let grid = LazyHGrid(rows: rows, spacing: 5) {
      ForEach(0..<3) { Color.red.frame(width: 40).id("\($0)") }
    }
    let tree = grid.layoutTree()
    #expect(tree.size == CGSize(width: 85, height: 54))
    #expect(tree.frame(of: "1") == CGRect(x: 0, y: 24, width: 40, height: 30))
    #expect(tree.frame(of: "2") == CGRect(x: 45, y: 0, width: 40, height: 20))
  }

  @Test func adaptiveRowsFillTheHeight() throws {
    let grid = LazyHGrid(rows: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) {
      ForEach(0..<4) { Color.red.frame(width: 10).id("\($0)") }
    }
    #expect(grid.layoutTree(width: 100, height: 45).frame(of: "2")?.minX == 10)
    #expect(VStack { grid }.layoutTree(width: 100, height: 100).size.width > 0)
  }

  @Test func readerShowsItsContent() throws {
    let view = ScrollViewReader { proxy in
      Text("x").onAppear { proxy.scrollTo(3) }
    }
    #expect(try Drawn.words(view) == ["x"])
  }
}

import EaselBlocks
import Foundation
import Testing

private struct Badge: BlockModifier {
  func body(content: Content) -> some Block { content.padding(2) }
}

private struct Pair: Block {
  var body: some Block {
    Box()
    Box()
  }
}

@Suite("The builder of blocks")
struct BuilderTests {
  private func height(@BlockBuilder _ content: () -> some Block) -> CGFloat {
    VStack(spacing: 1) { content() }.layoutTree().size.height
  }

  @Test("The blocks of a body without a container belong to the container around it")
  func transparent() {
    #expect(height { Pair() } == 21)
    #expect(
      height {
        Group {
          Pair(); Box()
        }
      } == 32)
  }

  @Test("A modifier on several blocks changes each of them")
  func distributes() {
    #expect(height { Pair().padding(5) } == 41)
    #expect(height { Pair().modifier(Badge()) } == 29)
  }

  @Test("Conditions, loops and empty blocks leave no gaps")
  func conditions() {
    let none: Box? = nil
    #expect(
      height {
        if let none { none }
        EmptyBlock()
        for _ in 0..<3 { Box() }
        if #available(macOS 9999, *) { Box() }
        switch none {
        case nil: Box()
        default: Box(height: 100)
        }
      } == 54)
  }

  @Test("A ForEach takes identifiable elements, key paths and ranges")
  func forEach() {
    struct Row: Identifiable {
      let id: Int
      let height: CGFloat
    }
    #expect(
      height { ForEach([Row(id: 1, height: 4), Row(id: 2, height: 5)]) { Box(height: $0.height) } }
        == 10)
    #expect(height { ForEach([3.0, 3.0], id: \.self) { Box(height: $0) } } == 7)
    #expect(height { ForEach(0..<4) { Box(height: CGFloat($0)) } } == 9)
  }

  @Test("Several blocks in place of a single one are drawn on each other")
  func layered() {
    let tree = Box(width: 50, height: 50).overlay { Pair() }.layoutTree()
    #expect(tree.size == CGSize(width: 50, height: 50))
  }

  @Test("Several blocks at the root are a column")
  func root() {
    #expect(Pair().layoutTree().size == CGSize(width: 10, height: 28))
  }

  @Test("A block that contains itself ends with a diagnostic")
  func endless() {
    struct Endless: Block {
      var body: some Block { AnyBlock(Endless()) }
    }
    #expect(Endless().layoutTree().diagnostics.map(\.code) == [.limitExceeded])
  }
}

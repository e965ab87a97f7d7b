import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Random blocks over pages")
struct RandomFlowTests {
  /// Makes random blocks that flow; each leaf has a name, each line of text a number.
  private struct FlowMaker {
    var random: SplitMix
    /// How many leaves there are.
    var boxes = 0
    var texts: [[String]] = []

    private mutating func length(_ most: Int) -> CGFloat { CGFloat(random.below(most + 1)) }

    private mutating func leaf() -> AnyBlock {
      guard random.below(2) == 0 else { return text() }
      boxes += 1
      let name = "box \(boxes)"
      let height = random.below(5) == 0 ? 0 : length(random.below(8) == 0 ? 150 : 40)
      return AnyBlock(
        Box(height: height, minimum: random.below(4) == 0 ? height / 3 : nil).id(name))
    }

    private mutating func text() -> AnyBlock {
      let number = texts.count
      let lines = (0..<random.below(9)).map { "\(number).\($0)" }
      texts.append(lines)
      return AnyBlock(Text(verbatim: lines.joined(separator: "\n")).id("text \(number)"))
    }

    private mutating func children(_ depth: Int) -> ForEach<[Int], Int, AnyBlock> {
      let blocks = (0..<random.below(5)).map { _ in tree(depth - 1) }
      return ForEach(Array(blocks.indices), id: \.self) { blocks[$0] }
    }

    mutating func tree(_ depth: Int) -> AnyBlock {
      guard depth > 0 else { return leaf() }
      switch random.below(12) {
      case 0, 1: return leaf()
      case 2:
        return AnyBlock(
          HStack(alignment: random.below(2) == 0 ? .top : .center, spacing: length(5)) {
            children(depth)
          })
      case 3, 4: return AnyBlock(tree(depth - 1).padding(length(15)))
      case 5: return AnyBlock(tree(depth - 1).padding(.bottom, length(30)))
      case 6: return AnyBlock(tree(depth - 1).frame(maxWidth: .infinity))
      case 7: return AnyBlock(tree(depth - 1).frame(width: 500 + length(100)))
      case 8: return AnyBlock(tree(depth - 1).background(Box(width: 3)))
      default: return AnyBlock(VStack(spacing: length(12)) { children(depth) })
      }
    }

    mutating func pageHeight() -> CGFloat { 12 + length(150) }
  }

  private static let theme = {
    var theme = Theme.plain
    theme.type[.body] = Theme.TypeSize(size: 8, lineHeight: 10)
    return theme
  }()

  /// What stands on a page: its leaves, and the lowest edge of those with a height.
  private struct Page {
    var boxes: [String] = []
    var bottom: CGFloat = 0
    var tops: [CGFloat] = []

    mutating func walk(_ fragment: Fragment, _ y: CGFloat) {
      if let name = fragment.id.map({ "\($0.base)" }) {
        if name.hasPrefix("box") { boxes.append(name) }
        if fragment.size.height > 0 {
          bottom = max(bottom, y + fragment.size.height)
          tops.append(y)
        }
      }
      for child in fragment.children { walk(child.fragment, y + child.origin.y) }
    }
  }

  @Test(
    "Every leaf is on one page, every line is drawn once, and every loss is noted",
    arguments: 0..<20)
  func random(_ part: Int) {
    for seed in (part * 100)..<(part * 100 + 100) {
      var maker = FlowMaker(random: SplitMix(state: UInt64(seed)))
      let height = maker.pageHeight()
      let block = maker.tree(6)
      let size = BlockRendering(block.theme(Self.theme)).node.size(
        ProposedSize(width: 5000, height: nil))
      let rendering = BlockRendering(block.theme(Self.theme))
      var flow = PageFlow(rendering, size: CGSize(width: 5000, height: height))
      var (boxes, lines): ([String], [String]) = ([], [])
      var pages = 0
      while pages < 1000, let fragment = flow.next() {
        pages += 1
        var page = Page()
        page.walk(fragment, 0)
        boxes += page.boxes
        lines += fragment.lines
        // Beneath the edge stands nothing but what paddings higher than a page put there.
        let below = page.tops.filter { $0 > height + 0.01 }
        #expect(
          below.isEmpty || height < 30 || page.tops.allSatisfy { $0 > 0 },
          "seed \(seed), page \(pages)")
        let isNoted = rendering.session.diagnostics.contains {
          $0.code == .layoutOverflow && $0.page == pages
        }
        #expect(page.bottom <= height + 0.01 || isNoted, "seed \(seed), page \(pages)")
        #expect(
          fragment.size.height > 0 || size.height == 0, "seed \(seed), page \(pages) is empty"
        )
      }
      #expect(pages < 1000, "seed \(seed)")
      #expect(
        boxes.sorted() == (1..<(maker.boxes + 1)).map { "box \($0)" }.sorted(), "seed \(seed)")
      // What a row within a page cuts, as rows do everywhere, says so.
      let cut = rendering.session.diagnostics.filter { $0.code == .textTruncated }.map(\.value)
      guard !cut.isEmpty else {
        // A narrow frame breaks lines within words, so that their letters count.
        let letters = maker.texts.joined().joined()
        #expect(lines.joined().sorted() == letters.sorted(), "seed \(seed)")
        continue
      }
      let expected = maker.texts.filter { !cut.contains($0.joined(separator: "\n")) }
      let names = Set(expected.joined())
      #expect(
        lines.filter(names.contains).sorted() == expected.joined().sorted(), "seed \(seed)")
    }
  }
}

import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Blocks inside one another")
struct DepthTests {
  enum Kind: CaseIterable {
    case column, row, frame, overlay, layer, grid, body, reader, choice, layout, guide

    func around(_ inner: AnyBlock) -> AnyBlock {
      switch self {
      case .column: AnyBlock(VStack { inner }.padding(1))
      case .row:
        AnyBlock(
          HStack {
            inner
            Probe.fixed(1, 1)
          })
      case .frame: AnyBlock(inner.frame(maxWidth: 10))
      case .overlay: AnyBlock(inner.overlay { Probe.flexible })
      case .layer: AnyBlock(Probe.flexible.overlay { inner })
      case .grid: AnyBlock(Grid { GridRow { inner } })
      case .body: AnyBlock(Around(inner: inner))
      case .reader: AnyBlock(GeometryReader { _ in inner })
      case .choice: AnyBlock(ViewThatFits { inner })
      case .layout: AnyBlock(AnyLayout(VStackLayout()) { inner })
      case .guide: AnyBlock(inner.alignmentGuide(.leading) { $0[.leading] + $0[.leading] })
      }
    }
  }

  struct Around: Block {
    let inner: AnyBlock
    var body: some Block { VStack { inner } }
  }

  /// Makes, lays out and draws blocks on a thread with a stack of 512 KiB.
  private func diagnostics(_ kind: Kind, depth: Int, limit: Int = 100_000) async -> [Diagnostic] {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        var block = AnyBlock(Probe.fixed(1, 1, baseline: 1))
        for _ in 0..<depth { block = kind.around(block) }
        var options = RenderOptions()
        options.limits.maximumBlockDepth = limit
        let rendering = BlockRendering(block, options: options)
        let fragment = rendering.place(ProposedSize(width: 100, height: 100))
        fragment.draw(on: RecordingCanvas(), at: .zero)
        continuation.resume(returning: rendering.session.diagnostics)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test(
    "are left out with a diagnostic beyond the limit, also on a small stack",
    arguments: Kind.allCases)
  func deep(_ kind: Kind) async {
    let found = await diagnostics(kind, depth: 700, limit: 512)
    #expect(found.map(\.code) == [.limitExceeded])
  }

  @Test("are laid out 512 deep on a small stack", arguments: Kind.allCases)
  func small(_ kind: Kind) async {
    #expect(await diagnostics(kind, depth: 510, limit: Limits().maximumBlockDepth).isEmpty)
  }

  @Test("are released on a small stack at any depth")
  func release() async {
    final class Leaf: Sendable {}
    struct Holder: Block {
      let leaf: Leaf
      var body: some Block { EmptyBlock() }
    }
    let isGone = await withCheckedContinuation { continuation in
      let thread = Thread {
        weak var leaf: Leaf?
        do {
          let made = Leaf()
          leaf = made
          var block = AnyBlock(Holder(leaf: made))
          for _ in 0..<20_000 { block = AnyBlock(block.padding(1)) }
        }
        continuation.resume(returning: leaf == nil)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(isGone)
  }

  @Test("give the same SVG on a small stack and on a large one")
  func alike() async throws {
    @Sendable func svg() -> Data? {
      var block = AnyBlock(Text("innermost"))
      for level in 0..<400 { block = AnyBlock(VStack { block }.padding(level % 40 == 0 ? 1 : 0)) }
      return try? block.data(as: .svg)
    }
    func onThread(_ stack: Int) async -> Data? {
      await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: svg()) }
        thread.stackSize = stack
        thread.start()
      }
    }
    let (small, large) = (await onThread(512 * 1024), await onThread(256 * 1024 * 1024))
    #expect(small != nil)
    #expect(small == large)
  }
}

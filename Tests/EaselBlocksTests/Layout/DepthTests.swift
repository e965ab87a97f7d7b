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
        let fragment = rendering.node.place(ProposedSize(width: 100, height: 100))
        fragment.draw(on: RecordingCanvas(), at: .zero)
        continuation.resume(returning: rendering.session.diagnostics)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test("never end a small stack, however deep they lie", arguments: Kind.allCases)
  func deep(_ kind: Kind) async {
    let found = await diagnostics(kind, depth: 700)
    #expect(found.allSatisfy { $0.code == .limitExceeded })
  }

  #if !DEBUG
    @Test("are laid out 512 deep on a small stack")
    func release() async {
      var limits = [Diagnostic]()
      for kind in [Kind.frame, .overlay, .guide] {
        limits += await diagnostics(kind, depth: 500, limit: 512)
      }
      for kind in [Kind.column, .row, .body, .layer] {
        limits += await diagnostics(kind, depth: 250, limit: 512)
      }
      #expect(limits.isEmpty)
    }
  #endif
}

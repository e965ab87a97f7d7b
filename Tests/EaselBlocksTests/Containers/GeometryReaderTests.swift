import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("A geometry reader")
struct GeometryReaderTests {
  @Test("takes the proposal and puts its blocks on each other in its corner")
  func corner() {
    let tree = GeometryReader { proxy in
      Probe.flexible.frame(width: proxy.size.width / 2, height: proxy.size.height / 2).id("a")
      Probe.fixed(40, 20).id("b")
    }.id("g").layoutTree(width: 120, height: 60)
    #expect(tree.rect("g") == [0, 0, 120, 60])
    #expect(tree.rect("a") == [0, 0, 60, 30])
    #expect(tree.rect("b") == [0, 0, 40, 20])
  }

  @Test("takes the rest of a column's height")
  func rest() {
    let tree = VStack(spacing: 0) {
      Probe.fixed(40, 30)
      GeometryReader { proxy in
        Probe.flexible.frame(width: proxy.size.width / 2).id("h")
      }.id("g")
    }.layoutTree(width: 200, height: 100)
    #expect(tree.rect("g") == [0, 30, 200, 70])
    #expect(tree.rect("h") == [0, 30, 100, 70])
  }

  @Test("measures in an overlay, and begins at the right in right-to-left layouts")
  func rightToLeft() {
    let tree = Probe.fixed(80, 40).overlay {
      GeometryReader { proxy in
        Probe.flexible.frame(width: proxy.size.width / 4).id("m")
      }
    }.environment(\.layoutDirection, .rightToLeft).layoutTree()
    #expect(tree.rect("m") == [60, 0, 20, 40])
  }

  @Test("runs its closure with the environment around it")
  func environment() {
    let tree = GeometryReader { _ in
      Probe.fixed(EnvironmentValues.current.displayScale, 1).id("a")
    }.environment(\.displayScale, 3).layoutTree(width: 10, height: 10)
    #expect(tree.rect("a") == [0, 0, 3, 1])
  }

  @Test("sees the scale of a bitmap, and 1 in vector formats", arguments: RenderFormat.allCases)
  func displayScale(_ format: RenderFormat) throws {
    let seen = ProbeLog()
    let block = GeometryReader { _ in
      let _ = (seen.nodes = Int(EnvironmentValues.current.displayScale))
      Probe.flexible
    }
    _ = try block.data(as: format, width: 10, height: 10, scale: 3)
    #expect(seen.nodes == (format == .png ? 3 : 1))
  }

  @Test("makes its content once for a size")
  func once() {
    let log = ProbeLog()
    _ = HStack {
      VStack {
        GeometryReader { _ in Probe(log: log) }
        Probe.flexible
      }
      Probe.flexible
    }.layoutTree(width: 100, height: 100)
    #expect(log.nodes == 1)
  }

  @Test("makes its content a bounded number of times when readers are nested")
  func nested() {
    final class Count { var value = 0 }
    let count = Count()
    func reader(_ depth: Int) -> AnyBlock {
      count.value += 1
      guard depth > 0 else { return AnyBlock(Probe.flexible) }
      return AnyBlock(
        GeometryReader { _ in
          reader(depth - 1).padding(1)
          reader(depth - 1).padding(2)
          reader(depth - 1).padding(3)
        })
    }
    var options = RenderOptions()
    options.limits.maximumBlocks = 3_000
    let tree = reader(60).layoutTree(width: 500, height: 500, options: options)
    #expect(tree.diagnostics.contains { $0.code == .limitExceeded })
    #expect(count.value < 10_000)
  }

  @Test("is stopped with a diagnostic when it contains itself")
  func endless() {
    struct Endless: Block {
      var body: some Block { GeometryReader { _ in Endless() } }
    }
    let tree = Endless().layoutTree(width: 500, height: 500)
    #expect(tree.diagnostics.contains { $0.code == .limitExceeded })
  }

  @Test("finds its frame in the spaces around it")
  func spaces() {
    let tree = GeometryReader { proxy in
      Probe.fixed(proxy.frame(in: .global).minX, proxy.frame(in: .named("box")).minX).id("a")
    }
    .padding(5).coordinateSpace(name: "box").padding(2).layoutTree(width: 30, height: 30)
    #expect(tree.rect("a") == [7, 7, 7, 5])
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("says that nobody has the space of a name")
  func unknownSpace() {
    let tree = GeometryReader { proxy in
      Probe.fixed(proxy.frame(in: .named("other")).minX, 1).id("a")
    }.padding(5).layoutTree(width: 30, height: 30)
    #expect(tree.rect("a") == [5, 5, 5, 1])
    #expect(tree.diagnostics.map(\.code) == [.unsupportedOption])
  }

  @Test("has a finite size for any proposal", arguments: [nil, 0, -1, .nan, CGFloat.infinity])
  func hostile(_ length: CGFloat?) {
    let size = GeometryReader { _ in Probe.flexible }.layoutTree(width: length, height: length).size
    #expect(size.width.isFinite && size.width >= 0)
  }
}

@Suite("ViewThatFits")
struct ViewThatFitsTests {
  private func choice(_ axes: Axis.Set = [.horizontal, .vertical]) -> some Block {
    ViewThatFits(in: axes) {
      Probe.fixed(150, 20).id("wide")
      Probe.fixed(80, 200).id("tall")
      Probe.fixed(80, 20).id("narrow")
    }
  }

  @Test("chooses the first child that fits")
  func first() {
    #expect(choice().layoutTree(width: 200, height: 50).rect("wide") == [0, 0, 150, 20])
    #expect(choice().layoutTree(width: 100, height: 300).rect("tall") == [0, 0, 80, 200])
    #expect(choice().layoutTree(width: 100, height: 50).rect("narrow") == [0, 0, 80, 20])
  }

  @Test("chooses the last child when none fits")
  func last() {
    #expect(choice().layoutTree(width: 10, height: 10).rect("narrow") == [0, 0, 80, 20])
  }

  @Test("measures along the given axes only")
  func axes() {
    #expect(
      choice(.horizontal).layoutTree(width: 100, height: 50).rect("tall") == [0, 0, 80, 200])
  }

  @Test("chooses the first child when nothing is proposed")
  func unspecified() {
    #expect(choice().layoutTree().rect("wide") == [0, 0, 150, 20])
  }

  @Test("measures its children a bounded number of times when nested")
  func nested() {
    let log = ProbeLog()
    var block = AnyBlock(Probe(log: log))
    for _ in 0..<60 {
      let inner = block
      block = AnyBlock(
        ViewThatFits {
          inner
          Probe.fixed(1, 1)
        })
    }
    _ = block.layoutTree(width: 5, height: 5)
    #expect(log.questions < 1_000)
  }
}

import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// Blocks one beside another with a step down each.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      size = CGSize(width: size.width + own.width, height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      let size = subview.dimensions(in: .unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

/// A layout that does what its closures do.
private struct Custom: Layout {
  init(
    size: @escaping (ProposedSize, LayoutSubviews) -> CGSize = { _, _ in
      CGSize(width: 50, height: 50)
    },
    place: @escaping (CGRect, LayoutSubviews) -> Void = { bounds, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  ) {
    self.size = size
    self.place = place
  }

  let size: (ProposedSize, LayoutSubviews) -> CGSize
  let place: (CGRect, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) { place(bounds, subviews) }
}

private struct Weight: LayoutValueKey { static let defaultValue: Double? = 1 }

@Suite("A custom layout")
struct LayoutProtocolTests {
  private var two: some Block {
    Group {
      Probe.fixed(20, 10).id("a")
      Probe.fixed(30, 5).id("b")
    }
  }

  @Test("places blocks")
  func positions() {
    let tree = Diagonal() { two }.layoutTree(width: 200, height: 200)
    #expect(tree.size == CGSize(width: 50, height: 15))
    #expect(tree.rect("b") == [20, 10, 30, 5])
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("is mirrored in right-to-left layouts")
  func rightToLeft() {
    let tree = Diagonal() { two }.environment(\.layoutDirection, .rightToLeft).layoutTree()
    #expect(tree.rect("a") == [30, 0, 20, 10])
    #expect(tree.rect("b") == [0, 10, 30, 5])
  }

  @Test("sees values, priorities and spacing of the blocks")
  func values() {
    final class Seen { var values: [Double?] = [] }
    let seen = Seen()
    let layout = Custom(size: { _, subviews in
      seen.values = subviews.map { $0[Weight.self] } + [subviews[1].priority]
      seen.values += [
        Double(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
      ]
      return .zero
    })
    _ = layout {
      Probe.flexible
      Probe.flexible.layoutValue(key: Weight.self, value: 3).layoutPriority(2).padding(1)
      Probe.flexible.layoutValue(key: Weight.self, value: nil)
    }.layoutTree()
    #expect(seen.values == [1, 3, nil, 2, 8])
  }

  @Test("places by an anchor")
  func anchor() {
    let layout = Custom(place: { bounds, subviews in
      subviews[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom, proposal: .unspecified)
    })
    let tree = layout { Probe.fixed(20, 10).id("a") }.layoutTree()
    #expect(tree.rect("a") == [15, 40, 20, 10])
  }

  @Test("may take an infinite proposal")
  func endless() {
    let layout = Custom(size: { proposal, _ in proposal.replacingUnspecifiedDimensions() })
    let tree = HStack(spacing: 0) {
      layout { Probe.flexible }.id("a")
      Probe.fixed(30, 10)
    }.layoutTree(width: 100, height: 20)
    #expect(tree.rect("a") == [0, 0, 70, 20])
    #expect(tree.diagnostics.isEmpty)
  }

  @Test(
    "notes a size that is negative or not finite, once",
    arguments: [
      CGSize(width: CGFloat.nan, height: 5), CGSize(width: -5, height: 5),
      CGSize(width: 5, height: CGFloat.infinity), CGSize(width: -CGFloat.infinity, height: 5),
    ])
  func hostileSize(_ size: CGSize) {
    let layout = Custom(size: { _, _ in size })
    let tree = VStack {
      layout { two }
      layout { two }
    }.layoutTree(width: 100, height: 100)
    #expect(tree.diagnostics.count <= 2 && tree.diagnostics.count > 0)
    #expect(tree.size.width.isFinite && tree.size.width >= 0)
  }

  @Test("notes a block that it does not place, which is centered")
  func notPlaced() {
    let layout = Custom(place: { _, _ in })
    let tree = layout { Probe.fixed(20, 10).id("a") }.layoutTree()
    #expect(tree.rect("a") == [15, 20, 20, 10])
    #expect(tree.diagnostics.count == 1)
    #expect(tree.diagnostics.first?.message.contains("Custom") == true)
  }

  @Test("notes a block with two places, the last of which counts")
  func placedTwice() {
    let layout = Custom(place: { _, subviews in
      for x in [3, 7] {
        subviews[0].place(at: CGPoint(x: CGFloat(x), y: 0), proposal: .unspecified)
      }
    })
    let tree = layout { Probe.fixed(20, 10).id("a") }.layoutTree()
    #expect(tree.rect("a") == [7, 0, 20, 10])
    #expect(tree.diagnostics.count == 1)
  }

  @Test("notes a place that is not a number")
  func noPosition() {
    let layout = Custom(place: { _, subviews in
      subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
    })
    let tree = layout { Probe.fixed(20, 10).id("a") }.layoutTree()
    #expect(tree.rect("a") == [15, 20, 20, 10])
    #expect(tree.diagnostics.count == 1)
  }

  @Test("notes sizes that grow with each question")
  func growing() {
    final class Count { var value: CGFloat = 0 }
    let count = Count()
    let layout = Custom(size: { _, _ in
      count.value += 1
      return CGSize(width: count.value, height: count.value)
    })
    let tree = VStack { layout { two }.id("g") }.layoutTree(width: 100, height: 100)
    #expect(tree.diagnostics.map(\.code) == [.unstableState])
    #expect(tree.size.width.isFinite)
  }

  @Test("gives no sizes to subviews that are kept and asked later")
  func kept() {
    final class Kept { var subview: LayoutSubview? }
    let kept = Kept()
    let layout = Custom(place: { _, subviews in kept.subview = subviews[0] })
    _ = layout { Probe.fixed(20, 10) }.layoutTree()
    #expect(kept.subview?.sizeThatFits(.unspecified) == .zero)
    kept.subview?.place(at: .zero, proposal: .zero)
  }

  @Test("stops when a block measures the layout that contains it")
  func reentered() {
    final class Kept { var subview: LayoutSubview? }
    let kept = Kept()
    let inner = Custom(size: { proposal, _ in
      kept.subview?.sizeThatFits(proposal) ?? CGSize(width: 1, height: 1)
    })
    let outer = Custom(size: { proposal, subviews in
      kept.subview = subviews[0]
      return subviews[0].sizeThatFits(proposal)
    })
    let tree = outer { inner { two } }.layoutTree(width: 10, height: 10)
    #expect(!tree.diagnostics.isEmpty)
  }

  @Test("keeps its cache between calls")
  func cache() {
    final class Count { var value = 0 }
    struct Counting: Layout {
      let count: Count
      func makeCache(subviews: Subviews) -> [Int] {
        count.value += 1
        return []
      }
      func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
        cache.append(1)
        return CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout [Int]
      ) { subviews[0].place(at: CGPoint(x: cache.isEmpty ? 0 : 5, y: 0), proposal: .unspecified) }
    }
    let count = Count()
    let tree = AnyLayout(Counting(count: count)) { Probe.fixed(1, 1).id("a") }.layoutTree()
    #expect(tree.rect("a") == [5, 0, 1, 1])
    #expect(count.value == 1)
  }

  @Test("sets guides of its own")
  func guides() {
    struct Guided: Layout {
      func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 20, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedSize,
        subviews: Subviews, cache: inout Void
      ) -> CGFloat? { guide == .center ? 2 : nil }
    }
    let tree = HStack(spacing: 0) {
      Guided() {}.id("a")
      Probe.fixed(10, 10).id("b")
    }.layoutTree()
    #expect(tree.rect("a") == [0, 3, 20, 20])
    #expect(tree.rect("b") == [20, 0, 10, 10])
  }

  @Test("passes the baselines of its blocks on")
  func baselines() {
    let tree = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Diagonal() { Probe.fixed(10, 20, baseline: 15) }.id("a")
      Probe.fixed(10, 10, baseline: 5).id("b")
    }.layoutTree()
    #expect(tree.rect("b") == [10, 10, 10, 10])
  }

  @Test("asks for its own space in stacks")
  func spacing() {
    struct Close: Layout {
      func spacing(subviews: Subviews, cache: inout Void) -> LayoutSpacing { .zero }
      func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
      ) { subviews[0].place(at: .zero, proposal: .unspecified) }
    }
    let tree = VStack {
      Close() { Probe.fixed(10, 10) }
      Close() { Probe.fixed(10, 10) }.id("b")
    }.layoutTree()
    #expect(tree.rect("b") == [0, 10, 10, 10])
  }

  @Test("agrees with the stacks and grids whose layouts are values", arguments: [true, false])
  func stacks(isMirrored: Bool) {
    func content() -> some Block {
      Group {
        Probe.fixed(20, 10).id("a")
        Spacer()
        Probe.flexible.layoutPriority(1).frame(maxWidth: 50, maxHeight: 40).id("b")
      }
    }
    func rows() -> some Block {
      Group {
        GridRow {
          Probe.fixed(20, 10).id("a")
          Probe.flexible.id("c")
        }
        Probe.fixed(70, 10).id("b")
      }
    }
    let pairs: [(AnyBlock, AnyBlock)] = [
      (
        AnyBlock(HStack(alignment: .top) { content() }),
        AnyBlock(AnyLayout(HStackLayout(alignment: .top)) { content() })
      ),
      (AnyBlock(VStack { content() }), AnyBlock(VStackLayout() { content() })),
      (AnyBlock(ZStack { content() }), AnyBlock(ZStackLayout() { content() })),
      (AnyBlock(Grid { rows() }), AnyBlock(GridLayout() { rows() })),
    ]
    for (own, layout) in pairs {
      for width in [nil, 0, 60, 300] as [CGFloat?] {
        func tree(_ block: AnyBlock) -> LayoutTree {
          block.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            .layoutTree(width: width, height: 100)
        }
        let (first, second) = (tree(own), tree(layout))
        #expect(first.size == second.size)
        for id in ["a", "b", "c"] { #expect(first.rect(id) == second.rect(id)) }
        #expect(second.diagnostics.isEmpty)
      }
    }
  }
}

import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// Makes random trees of blocks; the same seed makes the same tree.
private struct TreeMaker {
  var random: SplitMix
  var log: [String] = []

  mutating func number() -> CGFloat {
    let hostile: [CGFloat] = [
      0, -1, -50, .nan, .infinity, -.infinity, 1e12, 1e-300, .greatestFiniteMagnitude,
    ]
    return random.below(8) == 0
      ? hostile[random.below(hostile.count)] : CGFloat(random.below(800)) / 4
  }

  mutating func optional() -> CGFloat? { random.below(2) == 0 ? nil : number() }

  mutating func alignment() -> Alignment {
    let all: [Alignment] = [
      .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
    ]
    return all[random.below(all.count)]
  }

  mutating func leaf() -> AnyBlock {
    switch random.below(5) {
    case 0: return AnyBlock(Probe.flexible)
    case 1: return AnyBlock(Spacer(minLength: optional()))
    case 2:
      let height = CGFloat(random.below(60))
      return AnyBlock(Probe.fixed(CGFloat(random.below(80)), height, baseline: height * 0.75))
    default: return AnyBlock(Probe.fixed(CGFloat(random.below(80)), CGFloat(random.below(60))))
    }
  }

  mutating func children(_ depth: Int) -> ForEach<[Int], Int, AnyBlock> {
    let blocks = (0..<random.below(4)).map { _ in tree(depth - 1) }
    return ForEach(Array(blocks.indices), id: \.self) { blocks[$0] }
  }

  mutating func tree(_ depth: Int) -> AnyBlock {
    guard depth > 0 else { return leaf() }
    switch random.below(20) {
    case 0, 1:
      return AnyBlock(
        HStack(alignment: alignment().vertical, spacing: optional()) { children(depth) })
    case 2, 3:
      return AnyBlock(
        VStack(alignment: alignment().horizontal, spacing: optional()) { children(depth) })
    case 4: return AnyBlock(ZStack(alignment: alignment()) { children(depth) })
    case 5:
      return AnyBlock(
        tree(depth - 1).frame(width: optional(), height: optional(), alignment: alignment()))
    case 6:
      return AnyBlock(
        tree(depth - 1).frame(
          minWidth: optional(), idealWidth: optional(), maxWidth: optional(),
          minHeight: optional(), idealHeight: optional(), maxHeight: optional(),
          alignment: alignment()))
    case 7: return AnyBlock(tree(depth - 1).padding(number()))
    case 8: return AnyBlock(tree(depth - 1).padding(-CGFloat(random.below(40))))
    case 9:
      return AnyBlock(
        tree(depth - 1).fixedSize(horizontal: random.below(2) == 0, vertical: true))
    case 10: return AnyBlock(tree(depth - 1).aspectRatio(optional(), contentMode: .fit))
    case 11: return AnyBlock(tree(depth - 1).aspectRatio(optional(), contentMode: .fill))
    case 12: return AnyBlock(tree(depth - 1).layoutPriority(Double(number())))
    case 13:
      let (main, other) = (tree(depth - 1), tree(depth - 1))
      return AnyBlock(main.overlay(alignment: alignment()) { other })
    case 14: return AnyBlock(tree(depth - 1).offset(x: number(), y: number()))
    case 15: return AnyBlock(tree(depth - 1).position(x: number(), y: number()))
    case 16:
      let (first, second) = (children(depth), children(depth))
      let line = tree(depth - 1)
      let span = random.below(4)
      return AnyBlock(
        Grid(alignment: alignment(), horizontalSpacing: optional()) {
          GridRow { first }
          line
          GridRow { second.gridCellColumns(span) }
        })
    case 17:
      let items = (0..<random.below(4)).map { _ in
        GridItem(
          [.fixed(number()), .flexible(minimum: number()), .adaptive(minimum: number())][
            random.below(3)])
      }
      return AnyBlock(Grid(columns: items, verticalSpacing: optional()) { children(depth) })
    case 18:
      let inner = tree(depth - 1)
      return AnyBlock(GeometryReader { inner.frame(width: $0.size.width / 2) })
    default:
      let (first, second) = (tree(depth - 1), tree(depth - 1))
      return AnyBlock(
        ViewThatFits {
          first
          second
        })
    }
  }

  mutating func proposal() -> ProposedSize { ProposedSize(width: optional(), height: optional()) }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
private struct SplitMix {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((value ^ (value >> 31)) % UInt64(count))
  }
}

extension Fragment {
  /// The sizes and positions of everything in it.
  fileprivate var numbers: [CGFloat] {
    children.reduce(into: [size.width, size.height]) { numbers, child in
      numbers += [child.origin.x, child.origin.y] + child.fragment.numbers
    }
  }

  /// Whether every size can be used, and every position is a number.
  fileprivate var isSound: Bool {
    size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
      && children.allSatisfy {
        $0.origin.x.isFinite && $0.origin.y.isFinite && $0.fragment.isSound
      }
  }
}

@Suite("Random trees of blocks")
struct RandomTreeTests {
  private static let count = 20_000

  /// What is wrong with the layout of a tree; nil where nothing is.
  private func fault(_ seed: Int) -> String? {
    var maker = TreeMaker(random: SplitMix(state: UInt64(seed)))
    let depth = 1 + maker.random.below(4)
    let block = maker.tree(depth)
    let proposals = (0..<2).map { _ in maker.proposal() }
    var cold: [[CGFloat]] = []
    for proposal in proposals {
      let node = BlockRendering(block).node
      let fragment = node.place(proposal)
      guard fragment.isSound else { return "\(seed): not sound for \(proposal)" }
      cold.append(fragment.numbers)
    }
    let warm = BlockRendering(block).node
    for proposal in proposals.reversed() {
      let size = warm.size(proposal)
      guard proposal != proposals[0] || [size.width, size.height] == Array(cold[0].prefix(2)) else {
        return "\(seed): asked \(size), placed \(cold[0].prefix(2)) for \(proposal)"
      }
    }
    for (proposal, numbers) in zip(proposals, cold).reversed()
    where warm.place(proposal).numbers != numbers {
      return "\(seed): differs from a warm cache for \(proposal)"
    }
    return nil
  }

  @Test("are sound, as large as they say, and the same from a cold and a warm cache")
  func cold() async {
    let faults = await withTaskGroup(of: [String].self) { group in
      for task in 0..<8 {
        group.addTask {
          stride(from: task, to: Self.count, by: 8).compactMap { fault($0) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(faults.count == 0, "\(faults.prefix(5).joined(separator: "\n"))")
  }

  @Test("keep the children of stacks apart and within their stack", arguments: Axis.allCases)
  func stacks(_ axis: Axis) {
    for seed in 0..<300 {
      var maker = TreeMaker(random: SplitMix(state: UInt64(seed) &* 7_919))
      let blocks = (0..<4).map { _ in maker.tree(2) }
      let layout =
        axis == .horizontal
        ? AnyLayout(HStackLayout(alignment: maker.alignment().vertical, spacing: 3))
        : AnyLayout(VStackLayout(alignment: maker.alignment().horizontal, spacing: 3))
      let block = layout { ForEach(0..<4) { blocks[$0] } }
      let fragment = BlockRendering(block).node.place(maker.proposal())
      // Beyond the greatest length, positions lose their digits.
      guard max(fragment.size.width, fragment.size.height) < 1e6 else { continue }
      var end = -CGFloat(3)
      for child in fragment.children {
        #expect(abs(child.origin[axis] - end - 3) < 0.001, "\(seed)")
        end = child.origin[axis] + child.fragment.size[axis]
        let across = child.origin[axis.across]
        #expect(across > -0.001, "\(seed)")
        #expect(
          across + child.fragment.size[axis.across] < fragment.size[axis.across] + 0.001, "\(seed)")
      }
      #expect(fragment.children.isEmpty || abs(end - fragment.size[axis]) < 0.001, "\(seed)")
    }
  }
}

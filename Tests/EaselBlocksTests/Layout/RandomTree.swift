import EaselCanvas
import Foundation

@testable import EaselBlocks

/// Makes random trees of blocks; the same seed makes the same tree.
struct TreeMaker {
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
struct SplitMix {
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
  var numbers: [CGFloat] {
    children.reduce(into: [size.width, size.height]) { numbers, child in
      numbers += [child.origin.x, child.origin.y] + child.fragment.numbers
    }
  }

  /// Whether every size can be used, and every position is a number.
  var isSound: Bool {
    size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
      && children.allSatisfy {
        $0.origin.x.isFinite && $0.origin.y.isFinite && $0.fragment.isSound
      }
  }

  /// The rectangle of the fragment with a name.
  func named(_ id: AnyHashable) -> CGRect? {
    if self.id == id { return CGRect(origin: .zero, size: size) }
    for child in children {
      if let found = child.fragment.named(id) {
        return found.offsetBy(dx: child.origin.x, dy: child.origin.y)
      }
    }
    return nil
  }
}

import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

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

  @Test("have valid frames of the measured size, the same from a cold and a warm cache")
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

  @Test("have the same layout in one task and in eight")
  func tasks() async {
    @Sendable func numbers(_ seed: Int) -> [CGFloat] {
      var maker = TreeMaker(random: SplitMix(state: UInt64(seed) &* 31))
      let block = maker.tree(3)
      return BlockRendering(block).place(maker.proposal()).numbers
    }
    let count = 2_000
    let alone = (0..<count).map(numbers)
    let together = await withTaskGroup(of: [(Int, [CGFloat])].self) { group in
      for task in 0..<8 {
        group.addTask { stride(from: task, to: count, by: 8).map { ($0, numbers($0)) } }
      }
      return await group.reduce(into: [Int: [CGFloat]]()) { found, part in
        for (seed, numbers) in part { found[seed] = numbers }
      }
    }
    #expect((0..<count).allSatisfy { together[$0] == alone[$0] })
  }

  @Test("have children where frames, padding and overlays put them")
  func rules() {
    for seed in 0..<3_000 {
      var maker = TreeMaker(random: SplitMix(state: UInt64(seed) &* 104_729))
      let inner = maker.tree(2)
      let proposal = maker.proposal()
      let (width, height) = (CGFloat(maker.random.below(200)), CGFloat(maker.random.below(200)))
      let corners: [(Alignment, x: CGFloat, y: CGFloat)] = [
        (.topLeading, 0, 0), (.center, 0.5, 0.5), (.bottomTrailing, 1, 1), (.topTrailing, 1, 0),
      ]
      let (alignment, x, y) = corners[maker.random.below(corners.count)]

      let frame = BlockRendering(
        inner.id(0).frame(width: width, height: height, alignment: alignment)
      ).place(proposal)
      #expect(frame.size == CGSize(width: width, height: height), "\(seed)")
      guard let child = frame.named(0), max(child.width, child.height) < 1e6 else { continue }
      #expect(abs(child.minX - x * (width - child.width)) < 0.001, "\(seed)")
      #expect(abs(child.minY - y * (height - child.height)) < 0.001, "\(seed)")

      let padding = BlockRendering(inner.id(0).padding(width / 10)).place(proposal)
      if let child = padding.named(0), max(child.width, child.height) < 1e6 {
        let outer = CGRect(origin: .zero, size: padding.size).insetBy(
          dx: width / 10, dy: width / 10)
        #expect(
          abs(child.minX - outer.minX) < 0.001 && abs(child.maxX - outer.maxX) < 0.001, "\(seed)")
        #expect(
          abs(child.minY - outer.minY) < 0.001 && abs(child.maxY - outer.maxY) < 0.001, "\(seed)")
      }

      let overlay = BlockRendering(
        Probe.fixed(width, height).overlay(alignment: alignment) { inner.id(0) }
      ).place(proposal)
      #expect(overlay.size == CGSize(width: width, height: height), "\(seed)")
      if let child = overlay.named(0), max(child.width, child.height) < 1e6 {
        #expect(abs(child.minX - x * (width - child.width)) < 0.001, "\(seed)")
      }
    }
  }

  @Test("have grid cells that do not overlap, within their grid")
  func grids() {
    for seed in 0..<2_000 {
      var maker = TreeMaker(random: SplitMix(state: UInt64(seed) &* 15_485_863))
      let cells = (0..<6).map { _ in
        Probe.fixed(CGFloat(maker.random.below(80)), CGFloat(maker.random.below(60)))
      }
      let columns = 1 + maker.random.below(3)
      let grid = BlockRendering(
        Grid(alignment: maker.alignment(), horizontalSpacing: 3, verticalSpacing: 2) {
          ForEach(0..<(6 / columns)) { row in
            GridRow { ForEach(0..<columns) { cells[row * columns + $0].id(row * columns + $0) } }
          }
        }
      ).place(maker.proposal())
      let frames = (0..<(6 / columns * columns)).compactMap { grid.named($0) }
      #expect(frames.count == 6 / columns * columns)
      let bounds = CGRect(origin: .zero, size: grid.size).insetBy(dx: -0.001, dy: -0.001)
      for (index, frame) in frames.enumerated() {
        #expect(bounds.contains(frame), "\(seed)")
        for other in frames[(index + 1)...] {
          let common = frame.intersection(other)
          #expect(common.isNull || common.width < 0.001 || common.height < 0.001, "\(seed)")
        }
      }
    }
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

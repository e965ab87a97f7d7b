import Foundation

/// The space, in points, that a block prefers on each of its sides, like SwiftUI's `ViewSpacing`.
public struct LayoutSpacing: Hashable, Sendable {
  private var lengths: [Edge: CGFloat]
  /// The sides next to which no block keeps space, such as those of a ``Spacer``.
  private var closed: Edge.Set = []

  /// Creates a spacing of 8 points on every side.
  public init() { self.init(8) }

  private init(_ length: CGFloat) {
    lengths = Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, length) })
  }

  /// Creates a spacing with given lengths above and below a block, and 8 points beside it.
  package init(top: CGFloat, bottom: CGFloat) {
    self.init(8)
    lengths[.top] = top
    lengths[.bottom] = bottom
  }

  /// A spacing of 0 points on every side.
  public static let zero = LayoutSpacing(0)

  init(_ traits: NodeTraits, default length: CGFloat) {
    self = traits[LayoutSpacing.self, as: LayoutSpacing.self] ?? LayoutSpacing(length)
    if traits.isSpacer {
      self = .zero
      closed = .all
    }
  }

  /// Increases the space on some sides, in place, to that of another spacing if the other one is
  /// larger.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The sides. The default is all four.
  public mutating func formUnion(_ other: LayoutSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      lengths[edge] = max(lengths[edge] ?? 0, other.lengths[edge] ?? 0)
      if !other.closed.contains(Edge.Set(edge)) { closed.remove(Edge.Set(edge)) }
    }
  }

  /// Returns a copy that has, on some sides, the larger space of this spacing and another one.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The sides on which the larger space is used. The other sides keep their space.
  public func union(_ other: LayoutSpacing, edges: Edge.Set = .all) -> LayoutSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the space, in points, between a block and the next one along an axis: the larger one
  /// of their facing spaces.
  ///
  /// It is 0 beside a ``Spacer``.
  ///
  /// - Parameters:
  ///   - next: The spacing of the block that follows on the trailing side or below.
  ///   - axis: The axis along which the blocks are placed.
  public func distance(to next: LayoutSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if closed.contains(Edge.Set(end)) || next.closed.contains(Edge.Set(start)) { return 0 }
    return max(lengths[end] ?? 0, next.lengths[start] ?? 0).finiteOrZero
  }
}

extension NodeTraits {
  /// The space between a block and the next one in a stack without a spacing.
  package func spacing(
    before next: NodeTraits, default length: CGFloat, along axis: Axis
  ) -> CGFloat {
    if isSpacer || next.isSpacer || isBreak || next.isBreak { return 0 }
    guard hasLayoutSpacing || next.hasLayoutSpacing else { return length }
    return LayoutSpacing(self, default: length)
      .distance(to: LayoutSpacing(next, default: length), along: axis)
  }

  /// Whether a custom layout prefers another space than the default of stacks.
  var hasLayoutSpacing: Bool { self[LayoutSpacing.self, as: LayoutSpacing.self] != nil }
}

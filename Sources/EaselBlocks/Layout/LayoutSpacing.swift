import Foundation

/// The space that a block prefers around it: SwiftUI's `ViewSpacing`.
public struct LayoutSpacing: Hashable, Sendable {
  private var lengths: [Edge: CGFloat]
  /// Sides beside which no other block keeps space either, as at a ``Spacer``.
  private var closed: Edge.Set = []

  /// Space of 8 points on every side.
  public init() { self.init(8) }

  private init(_ length: CGFloat) {
    lengths = Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, length) })
  }

  /// Space above and beneath a block, and 8 points beside it.
  package init(top: CGFloat, bottom: CGFloat) {
    self.init(8)
    lengths[.top] = top
    lengths[.bottom] = bottom
  }

  /// A spacing that asks for no space.
  public static let zero = LayoutSpacing(0)

  init(_ traits: NodeTraits, default length: CGFloat) {
    self = traits[LayoutSpacing.self, as: LayoutSpacing.self] ?? LayoutSpacing(length)
    if traits.isSpacer {
      self = .zero
      closed = .all
    }
  }

  /// Takes the greater spaces of another one on some sides.
  public mutating func formUnion(_ other: LayoutSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      lengths[edge] = max(lengths[edge] ?? 0, other.lengths[edge] ?? 0)
      if !other.closed.contains(Edge.Set(edge)) { closed.remove(Edge.Set(edge)) }
    }
  }

  /// The greater spaces of two on some sides.
  public func union(_ other: LayoutSpacing, edges: Edge.Set = .all) -> LayoutSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The points between a block and the one that follows it along an axis.
  public func distance(to next: LayoutSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if closed.contains(Edge.Set(end)) || next.closed.contains(Edge.Set(start)) { return 0 }
    return max(lengths[end] ?? 0, next.lengths[start] ?? 0).finiteOrZero
  }
}

extension NodeTraits {
  /// The space between a block and the one that follows it in a stack that names none.
  package func spacing(
    before next: NodeTraits, default length: CGFloat, along axis: Axis
  ) -> CGFloat {
    if isSpacer || next.isSpacer || isBreak || next.isBreak { return 0 }
    guard hasLayoutSpacing || next.hasLayoutSpacing else { return length }
    return LayoutSpacing(self, default: length)
      .distance(to: LayoutSpacing(next, default: length), along: axis)
  }

  /// Whether a layout of the user's own asks for another space than stacks leave.
  var hasLayoutSpacing: Bool { self[LayoutSpacing.self, as: LayoutSpacing.self] != nil }
}

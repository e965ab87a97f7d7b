import Foundation

/// A type-erased ``Layout``, with which a container can switch between layouts.
///
/// ```swift
/// let isWide = true
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("Net"); Text("Tax") }
/// ```
public struct AnyLayout: Layout {
  /// The values that the wrapped layout keeps between calls of its methods.
  public struct Cache {
    fileprivate var value: Any
  }
  private let box: any LayoutBox

  /// Creates a layout that hides the type of another layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) { box = Box(layout: layout) }

  var stackOrientation: Axis? { box.stackAxis }
  var wrappedName: String { box.name }

  /// Returns the values that the wrapped layout keeps between calls of its methods.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews))
  }

  /// Returns the space that the wrapped layout prefers on each side of its container.
  public func spacing(subviews: Subviews, cache: inout Cache) -> LayoutSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// Returns the size, in points, that the wrapped layout chooses for a proposed size.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews at the positions that the wrapped layout chooses.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position that the wrapped layout gives a horizontal guide, in points from the
  /// leading side; `nil` if it gives none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }

  /// Returns the position that the wrapped layout gives a vertical guide, in points from the upper
  /// side; `nil` if it gives none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }
}

/// A layout with a hidden type.
private protocol LayoutBox {
  var stackAxis: Axis? { get }
  var name: String { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> LayoutSpacing
  func sizeThatFits(
    _ proposal: ProposedSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedSize, _ subviews: LayoutSubviews, _ cache: inout Any)
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
}

private struct Box<Wrapped: Layout>: LayoutBox {
  let layout: Wrapped
  var stackAxis: Axis? { layout.stackAxis }
  var name: String { layout.name }

  /// Runs a call with the cache in the type that the layout expects.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ call: (inout Wrapped.Cache) -> Result
  ) -> Result {
    var own = cache as? Wrapped.Cache ?? layout.makeCache(subviews: subviews)
    // Meanwhile `own` is the only reference, so that changing a cache of arrays does not copy them.
    cache = ()
    defer { cache = own }
    return call(&own)
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> LayoutSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

import EaselCanvas
import Foundation

/// A custom layout of blocks: SwiftUI's protocol of the same name.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedSize, subviews: Subviews, cache: inout Void
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///   }
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
///   ) {
///     var point = bounds.origin
///     for subview in subviews {
///       subview.place(at: point, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///     }
///   }
/// }
/// Diagonal { Text("a"); Text("b") }
/// ```
///
/// Positions are given from left to right; where lines run from right to left the result is mirrored.
/// A layout is asked for several proposals, and has the same size for the same one. A size that is
/// not a number, negative or endless, and a block that is placed twice or not at all, are noted once.
public protocol Layout {
  /// The type of the values kept between calls; `Void` for none.
  associatedtype Cache = Void
  /// The blocks to be laid out.
  typealias Subviews = LayoutSubviews
  /// The properties by which containers treat the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the values that are kept between calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Renews what is kept where the blocks change; a rendering makes them once, so that it never runs.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The space that the layout prefers around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> LayoutSpacing
  /// The size for a proposal; in each direction nil asks for the ideal one, 0 for the least and
  /// infinity for the greatest.
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each block, by ``LayoutSubview/place(at:anchor:proposal:)``.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache)
  /// The position of a guide from side to side; nil where the layout sets none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The position of a guide from top to bottom; nil where the layout sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The properties of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The spaces that the blocks prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> LayoutSpacing {
    guard let first = subviews.first else { return LayoutSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The guide that the blocks set, as stacks take it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key, proposal) }

  /// The guide that the blocks set, as stacks take it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key, proposal) }

  /// Makes a container whose blocks are arranged by this layout.
  public func callAsFunction<Content: Block>(
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder _ content: () -> Content
  ) -> some Block {
    LayoutContainer(layout: self, source: SourceLocation(file, line), content: content())
  }

  /// The axis of the stack that the layout is; nil for others.
  var stackAxis: Axis? {
    (self as? AnyLayout)?.stackOrientation ?? Self.layoutProperties.stackOrientation
  }

  /// The type's name, for diagnostics.
  var name: String { (self as? AnyLayout)?.wrappedName ?? "\(Self.self)" }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The properties by which containers treat a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which it lays blocks in a row, on which a ``Spacer`` grows; nil for both.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  public init() {}
}

/// Blocks laid out by a ``Layout``.
private struct LayoutContainer<Arranger: Layout, Content: Block>: PrimitiveBlock {
  typealias Body = Never
  let layout: Arranger
  let source: SourceLocation
  let content: Content

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inputs = inputs.entering(.text(layout.name), source, stackAxis: layout.stackAxis)
    // Rows stand in layouts of grids too, which cannot be told before they are asked.
    inputs.environment.isInGrid = true
    let children = inputs.nodes(of: content)
    inputs.environment.isInGrid = false
    return LayoutContainerNode(layout, children, inputs)
  }
}

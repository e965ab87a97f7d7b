import EaselCanvas
import Foundation

/// A custom rule that computes the size of a container and places its blocks, like SwiftUI's
/// `Layout`.
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
/// Give positions for a left-to-right layout. In right-to-left layouts Easel mirrors the result.
/// `sizeThatFits` is called with several proposals and must return the same size for the same
/// proposal.
///
/// These faults are reported once for each layout: a size that is negative or not finite (a length
/// may be infinite if infinity is proposed), and a block that is placed twice or not at all.
public protocol Layout {
  /// The type of the values that the layout keeps between calls of its methods; `Void`, the
  /// default, for none.
  associatedtype Cache = Void
  /// The type of the collection of blocks to lay out.
  typealias Subviews = LayoutSubviews
  /// The properties of the layout: whether it is a stack, and along which axis.
  static var layoutProperties: LayoutProperties { get }
  /// Returns the values to keep between calls of the layout's methods.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the kept values after the blocks have changed; Easel never calls it.
  ///
  /// A rendering makes the blocks once.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the space that the layout prefers on each side of its container.
  func spacing(subviews: Subviews, cache: inout Cache) -> LayoutSpacing
  /// Returns the size of the container, in points, for a proposed size.
  ///
  /// In each direction `nil` requests the ideal length, 0 the minimum and infinity the maximum.
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each block in the bounds, with ``LayoutSubview/place(at:anchor:proposal:)``.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a horizontal guide, in points from the leading side; `nil` if the
  /// layout sets none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide, in points from the upper side; `nil` if the layout
  /// sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties, those of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the kept values by new ones from `makeCache(subviews:)`.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns, for each side, the largest space that one of the blocks prefers; 8 points without
  /// blocks.
  public func spacing(subviews: Subviews, cache: inout Cache) -> LayoutSpacing {
    guard let first = subviews.first else { return LayoutSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Returns the mean of the positions that the blocks set for a horizontal guide; `nil` if none
  /// sets it.
  ///
  /// The position is in points from the leading side of the container.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key, proposal) }

  /// Returns a vertical guide of the blocks: the uppermost first baseline, the lowest last
  /// baseline, or the mean of another guide.
  ///
  /// The position is in points from the upper side of the container; `nil` if none of the blocks
  /// sets the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key, proposal) }

  /// Creates a container whose blocks this layout arranges.
  public func callAsFunction<Content: Block>(
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder _ content: () -> Content
  ) -> some Block {
    LayoutContainer(layout: self, source: SourceLocation(file, line), content: content())
  }

  /// The axis of the layout if it is a stack; `nil` for other layouts.
  var stackAxis: Axis? {
    (self as? AnyLayout)?.stackOrientation ?? Self.layoutProperties.stackOrientation
  }

  /// The name of the layout's type, for diagnostics.
  var name: String { (self as? AnyLayout)?.wrappedName ?? "\(Self.self)" }
}

extension Layout where Cache == Void {
  /// Does nothing: a layout whose cache is `Void` keeps no values between calls.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout: whether it is a stack, and along which axis.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks blocks and a ``Spacer`` grows; `nil`, the default, for
  /// other layouts.
  ///
  /// With `nil` a spacer grows along both axes.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

/// Blocks that a ``Layout`` lays out.
private struct LayoutContainer<Arranger: Layout, Content: Block>: PrimitiveBlock {
  typealias Body = Never
  let layout: Arranger
  let source: SourceLocation
  let content: Content

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inputs = inputs.entering(.text(layout.name), source, stackAxis: layout.stackAxis)
    // Layouts of grids may contain rows, and the type does not tell whether a layout is a grid.
    inputs.environment.isInGrid = true
    let children = inputs.nodes(of: content)
    inputs.environment.isInGrid = false
    return LayoutContainerNode(layout, children, inputs)
  }
}

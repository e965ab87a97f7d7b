import EaselBlocks
import EaselCanvas
import Foundation

/// A page break: the block after it begins on the next page.
///
/// ```swift
/// let report = Report("Manual", language: "en") {
///   Text("Chapter 1")
///   PageBreak(to: .right)  // leaves a blank page if the next one is a left page
///   Text("Chapter 2")
/// }
/// ```
///
/// At the top of a page it does nothing, unless that page is on the wrong side. At the end of a
/// document it adds no page. Outside of pages it has no effect and takes no space.
public struct PageBreak: Block, Sendable {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let side: PageSide?

  /// Creates a break to the next page, or to the next left or right page if a side is given.
  ///
  /// - Parameter side: The side of the page on which the following block begins; `nil` allows both.
  public init(to side: PageSide? = nil) { self.side = side }
}

extension PageBreak: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    if side != nil { ReportState.of(inputs.session).usesSides = true }
    return BreakNode(.page(side))
  }
}

/// A column break: the block after it begins in the next column of ``Columns``.
///
/// Outside of ``Columns`` the block begins on the next page.
public struct ColumnBreak: Block, Sendable {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Creates a break after which the next block begins in the next column.
  public init() {}
}

extension ColumnBreak: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode { BreakNode(.column) }
}

extension Block {
  /// Inserts a page break before the block; with a side, to the next left or right page.
  ///
  /// - Parameter side: The side of that page; `nil` allows both.
  public func pageBreakBefore(to side: PageSide? = nil) -> some Block {
    TupleBlock(PageBreak(to: side), self)
  }
}

/// The layout node of a page or column break.
private final class BreakNode: LayoutNode {
  private let kind: RequestedBreak
  let traits: NodeTraits

  init(_ kind: RequestedBreak) {
    self.kind = kind
    var traits = NodeTraits()
    traits.isBreak = true
    self.traits = traits
  }

  func size(_ proposal: ProposedSize) -> CGSize { .zero }
  func place(_ proposal: ProposedSize) -> Fragment { Fragment(size: .zero) }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    let nothing = Fragment(size: .zero)
    guard cursor == .start else { return .whole(nothing) }
    if region.isFresh {
      guard case .page(let side?) = kind, side != page.side else { return .whole(nothing) }
    }
    page.requestedBreak = kind
    return .part(nothing, rest: .line(1))
  }
}

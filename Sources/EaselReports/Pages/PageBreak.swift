import EaselBlocks
import EaselCanvas
import Foundation

/// Ends a page: what follows begins on the next one.
///
/// ```swift
/// PageBreak()
/// PageBreak(to: .right)            // leaves a blank page, where the next one is a left one
/// ```
///
/// At the head of a page it does nothing, and at the end of a document it adds no page. Where there are
/// no pages it takes no room.
public struct PageBreak: Block, Sendable {
  /// A primitive block has no body.
  public typealias Body = Never
  let side: PageSide?

  /// Makes a break.
  ///
  /// - Parameter side: The side of the page on which what follows begins; nil is either.
  public init(to side: PageSide? = nil) { self.side = side }
}

extension PageBreak: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    if side != nil { ReportState.of(inputs.session).usesSides = true }
    return BreakNode(.page(side))
  }
}

/// Ends a column: what follows begins in the next one, outside of ``Columns`` on the next page.
public struct ColumnBreak: Block, Sendable {
  /// A primitive block has no body.
  public typealias Body = Never

  /// Makes a break.
  public init() {}
}

extension ColumnBreak: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode { BreakNode(.column) }
}

extension Block {
  /// Begins a page with the block.
  ///
  /// - Parameter side: The side of that page; nil is either.
  public func pageBreakBefore(to side: PageSide? = nil) -> some Block {
    TupleBlock(PageBreak(to: side), self)
  }
}

/// Ends a page or a column.
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

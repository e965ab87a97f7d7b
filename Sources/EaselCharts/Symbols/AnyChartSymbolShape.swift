import EaselBlocks
import EaselCanvas
import Foundation

/// A symbol whose type is hidden.
///
/// ```swift
/// let shapes: [AnyChartSymbolShape] = [
///   AnyChartSymbolShape(.circle),
///   AnyChartSymbolShape(BasicChartSymbolShape.square.strokeBorder(lineWidth: 1)),
/// ]
/// ```
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape

  /// Hides the type of a symbol.
  public init(_ shape: any ChartSymbolShape) {
    base = (shape as? AnyChartSymbolShape)?.base ?? shape
  }

  /// Hides the type of one of the symbols that charts have.
  public init(_ shape: BasicChartSymbolShape) { base = shape }

  /// The rectangle in which the shape looks as large as a circle that touches the unit square.
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Whether the outline is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension AnyChartSymbolShape: InsettableSymbol {
  func path(in rect: CGRect, inset: CGFloat) -> Path? {
    StrokedSymbolShape.path(of: base, in: rect, inset: inset)
  }
}

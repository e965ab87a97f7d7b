import EaselBlocks
import EaselCanvas
import Foundation

/// A type-erased symbol shape.
///
/// ```swift
/// let shapes: [AnyChartSymbolShape] = [
///   AnyChartSymbolShape(.circle),
///   AnyChartSymbolShape(BasicChartSymbolShape.square.strokeBorder(lineWidth: 1)),
/// ]
/// ```
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape

  /// Creates a type-erased symbol from any symbol shape.
  public init(_ shape: any ChartSymbolShape) {
    base = (shape as? AnyChartSymbolShape)?.base ?? shape
  }

  /// Creates a type-erased symbol from one of the built-in symbols.
  public init(_ shape: BasicChartSymbolShape) { base = shape }

  /// The rectangle in which the wrapped symbol looks as large as a circle inscribed in the unit
  /// square.
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  /// Returns the outline of the wrapped symbol in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the size in points that the wrapped symbol takes for a proposed size.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Whether the outline of the wrapped symbol is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension AnyChartSymbolShape: InsettableSymbol {
  func path(in rect: CGRect, inset: CGFloat) -> Path? {
    StrokedSymbolShape.path(of: base, in: rect, inset: inset)
  }
}

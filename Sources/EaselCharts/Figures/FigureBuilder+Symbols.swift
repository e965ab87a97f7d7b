import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Returns the symbol of a row: from the scale, from its traits, or the default symbol.
  ///
  /// The default is a circle. Series of points that differ in color only have different symbols, and
  /// so do all series of a style for print.
  func symbol(
    _ run: PreparedRun, _ row: Int, _ traits: MarkTraits, _ look: (any ShapeStyle)? = nil
  ) -> MarkSymbol {
    if let column = run.run[.symbol], let scale = scales.symbol,
      let symbol = scale.look(column.datum(row, marks.list.names))
    {
      return symbol
    }
    if let symbol = traits.symbol { return symbol }
    if let column = run.run[.foregroundStyle], let scale = scales.seriesSymbols,
      let symbol = scale.look(column.datum(row, marks.list.names))
    {
      return symbol
    }
    let turn = (look as? PrintStyle)?.index ?? 0
    let symbols = BasicChartSymbolShape.automatic
    return .shape(symbols[turn % symbols.count])
  }

  /// Returns the size of a row's symbol: from the scale, from its traits, or a standard area.
  func size(
    _ run: PreparedRun, _ row: Int, _ traits: MarkTraits, standard: CGFloat
  ) -> SymbolSize {
    if let column = run.run[.symbolSize], let scale = scales.symbolSize {
      return .area(scale.look(column.datum(row, marks.list.names)) ?? standard)
    }
    return traits.symbolSize ?? .area(standard)
  }

  /// Returns the outline of a symbol, centered at the origin.
  func outline(_ shape: any ChartSymbolShape, _ size: SymbolSize) -> Path {
    switch size {
    case .area(let area): return shape.path(center: .zero, area: min(max(area, 0), 1e6))
    case .size(let size):
      guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5 else {
        return Path()
      }
      return shape.path(in: CGRect(origin: .zero, size: size)).applying(
        CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2))
    }
  }
}

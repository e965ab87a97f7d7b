import EaselBlocks
import EaselCanvas
import Foundation

/// One of the eight symbols that charts have.
///
/// All look equally large: the geometric mean of the area that is painted and that of the convex
/// hull is the same, which for circles, squares, triangles, diamonds and pentagons is their area.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  /// The width of the line inside the outline; nil fills the symbol.
  var borderWidth: CGFloat?

  init(_ kind: Kind) { self.kind = kind }

  /// The symbols in the order in which charts give them to series.
  package static let automatic = Kind.allCases.map { BasicChartSymbolShape($0) }

  /// The rectangle in which the shape looks as large as a circle that touches the unit square.
  public var perceptualUnitRect: CGRect {
    guard let polygon = SymbolPolygon.all[kind] else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return polygon.bounds.offsetBy(dx: 0.5, dy: 0.5)
  }

  /// The outline, as large as it fits into the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    guard let borderWidth else { return path(in: rect, inset: 0) ?? Path() }
    let style = StrokeStyle(lineWidth: borderWidth)
    return StrokedSymbolShape(base: BasicChartSymbolShape(kind), style: style).path(in: rect)
  }

  /// Draws a line inside the outline in place of filling the symbol.
  ///
  /// ```swift
  /// chart.chartSymbolScale(["Forecast": .circle.strokeBorder(lineWidth: 1), "Actual": .circle])
  /// ```
  ///
  /// The result is of the same type, for symbols of one scale to be written together.
  ///
  /// - Parameter lineWidth: The width of the line in points.
  public func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape {
    var symbol = self
    symbol.borderWidth = lineWidth
    return symbol
  }
}

extension BasicChartSymbolShape: InsettableSymbol {
  func path(in rect: CGRect, inset: CGFloat) -> Path? {
    guard let polygon = SymbolPolygon.all[kind] else {
      let radius = min(rect.width, rect.height) / 2 - inset
      guard radius >= 0 else { return nil }
      return Path(
        ellipseIn: CGRect(
          x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
    }
    guard let corners = polygon.corners(in: rect, inset: inset) else { return nil }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
  }
}

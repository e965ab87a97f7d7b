import EaselBlocks
import EaselCanvas
import Foundation

/// A built-in symbol of charts, one of eight.
///
/// All of them look equally large: the geometric mean of the painted area and the area of the
/// convex hull is the same for all. For circles, squares, triangles, diamonds and pentagons, both
/// areas are equal.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  /// The width of the border inside the outline; `nil` fills the symbol.
  var borderWidth: CGFloat?

  init(_ kind: Kind) { self.kind = kind }

  /// The symbols in the order in which charts assign them to series.
  static let automatic = Kind.allCases.map { BasicChartSymbolShape($0) }

  /// The rectangle in which the shape looks as large as a circle inscribed in the unit square.
  public var perceptualUnitRect: CGRect {
    guard let polygon = SymbolPolygon.all[kind] else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return polygon.bounds.offsetBy(dx: 0.5, dy: 0.5)
  }

  /// Returns the outline, scaled to fit a rectangle and centered in it.
  public func path(in rect: CGRect) -> Path {
    guard let borderWidth else { return path(in: rect, inset: 0) ?? Path() }
    let style = StrokeStyle(lineWidth: borderWidth)
    return StrokedSymbolShape(base: BasicChartSymbolShape(kind), style: style).path(in: rect)
  }

  /// Returns the symbol with a border inside its outline instead of a fill.
  ///
  /// ```swift
  /// let chart = Chart {
  ///   PointMark(x: .value("Year", 2025), y: .value("Sales", 3)).symbol(by: .value("Kind", "Forecast"))
  /// }
  /// .chartSymbolScale(["Forecast": .circle.strokeBorder(lineWidth: 1), "Actual": .circle])
  /// ```
  ///
  /// The result has the same type, so that symbols of one scale can be written in one literal.
  ///
  /// - Parameter lineWidth: The width of the border, in points. A width that leaves no hole fills
  ///   the shape; one that is not positive and finite draws nothing.
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

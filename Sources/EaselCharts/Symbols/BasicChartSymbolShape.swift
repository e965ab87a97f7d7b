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
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) ?? Path() }
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

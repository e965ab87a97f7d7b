import EaselBlocks
import EaselCanvas
import Foundation

/// A shape that charts can draw as the symbol of a data point.
///
/// ```swift
/// struct Drop: ChartSymbolShape {
///   var perceptualUnitRect: CGRect { CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8) }
///   func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: rect.width / 3) }
/// }
/// ```
///
/// The built-in symbols are `.circle`, `.square`, `.triangle`, `.diamond`, `.pentagon`, `.plus`,
/// `.cross` and `.asterisk`.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a circle inscribed in the unit square.
  ///
  /// The center of the unit square, (0.5, 0.5), is at the data point.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  /// An equilateral triangle that points upwards.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  /// A rhombus that is taller than wide.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  /// A regular pentagon that points upwards.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  /// A plus sign: two bars along the axes.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  /// A cross: two bars along the diagonals.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  /// An asterisk: three bars at angles of 60°.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension ChartSymbolShape {
  /// Returns a symbol that draws a border inside the shape's outline instead of a fill.
  ///
  /// ```swift
  /// let mark = PointMark(x: .value("Mass", 12), y: .value("Length", 30))
  ///   .symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 1.5))
  /// ```
  ///
  /// - Parameter lineWidth: The width of the border, in points. A width that leaves no hole fills
  ///   the shape; one that is not positive and finite draws nothing.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a symbol that draws a border with a stroke style inside the shape's outline instead of
  /// a fill.
  ///
  /// - Parameter style: The width, joins and dashes of the border. A width that leaves no hole
  ///   fills the shape; one that is not positive and finite draws nothing.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, style: style)
  }
}

extension ChartSymbolShape {
  /// The outline around a point.
  ///
  /// - Parameters:
  ///   - center: The data point.
  ///   - area: The area, in square points, of the circle that looks as large.
  /// - Returns: The outline; an empty path if the area is not a positive, finite number.
  func path(center: CGPoint, area: CGFloat) -> Path {
    guard area > 0, area.isFinite else { return Path() }
    let diameter = 2 * (area / .pi).squareRoot()
    let unit = perceptualUnitRect.usableUnit
    // Shapes get a rectangle at the origin, as blocks call them.
    let size = CGSize(width: unit.width * diameter, height: unit.height * diameter)
    let path = path(in: CGRect(origin: .zero, size: size))
    return path.applying(
      CGAffineTransform(
        translationX: center.x + (unit.minX - 0.5) * diameter,
        y: center.y + (unit.minY - 0.5) * diameter))
  }
}

extension CGRect {
  /// The rectangle, or the unit square if no symbol can be drawn in the rectangle.
  fileprivate var usableUnit: CGRect {
    let numbers = [origin.x, origin.y, size.width, size.height]
    let isUsable = numbers.allSatisfy { abs($0) < 1e6 } && width > 0 && height > 0
    return isUsable ? standardized : CGRect(x: 0, y: 0, width: 1, height: 1)
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// A shape that marks points.
///
/// ```swift
/// struct Drop: ChartSymbolShape {
///   var perceptualUnitRect: CGRect { CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8) }
///   func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: rect.width / 3) }
/// }
/// ```
///
/// `.circle`, `.square`, `.triangle`, `.diamond`, `.pentagon`, `.plus`, `.cross` and `.asterisk`
/// are there.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a circle that touches the unit square.
  ///
  /// The middle of the unit square, (0.5, 0.5), lies on the data point.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  /// An equilateral triangle that points upwards.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  /// A rhombus that is higher than wide.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  /// A regular pentagon that points upwards.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  /// Two bars along the axes.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  /// Two bars along the diagonals.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  /// Three bars at angles of 60°.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension ChartSymbolShape {
  /// The outline inside the shape, as a symbol.
  ///
  /// ```swift
  /// PointMark(x: .value("Mass", mass), y: .value("Length", length))
  ///   .symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 1.5))
  /// ```
  ///
  /// - Parameter lineWidth: The width of the outline in points; where it is too wide to leave a
  ///   hole, the shape is full.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline inside the shape, as a symbol, by the width, corners and dashes of a style.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, style: style)
  }
}

extension ChartSymbolShape {
  /// The outline about a point.
  ///
  /// - Parameters:
  ///   - center: The data point.
  ///   - area: The area, in square points, of the circle that looks as large.
  /// - Returns: An empty path for an area that is not a positive number.
  package func path(center: CGPoint, area: CGFloat) -> Path {
    guard area > 0, area.isFinite else { return Path() }
    let diameter = 2 * (area / .pi).squareRoot()
    let unit = perceptualUnitRect.usableUnit
    // Shapes are asked for paths from the origin, as blocks ask them.
    let size = CGSize(width: unit.width * diameter, height: unit.height * diameter)
    let path = path(in: CGRect(origin: .zero, size: size))
    return path.applying(
      CGAffineTransform(
        translationX: center.x + (unit.minX - 0.5) * diameter,
        y: center.y + (unit.minY - 0.5) * diameter))
  }
}

extension CGRect {
  /// The rectangle, or the unit square for one that no symbol can fill.
  fileprivate var usableUnit: CGRect {
    let numbers = [origin.x, origin.y, size.width, size.height]
    let isUsable = numbers.allSatisfy { abs($0) < 1e6 } && width > 0 && height > 0
    return isUsable ? standardized : CGRect(x: 0, y: 0, width: 1, height: 1)
  }
}

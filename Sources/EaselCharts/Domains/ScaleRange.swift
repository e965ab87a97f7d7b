import EaselBlocks
import EaselCanvas
import Foundation

/// A type that describes the results of a scale: positions, styles, symbols, sizes or strokes.
public protocol ScaleRange {
  /// The type of the scale's results, such as a color or a position.
  associatedtype VisualValue
  /// The results of the scale: a list, a gradient, or the plot's width or height.
  var _specification: ScaleRangeSpecification<VisualValue> { get }
}

/// The results of a scale: a list, a gradient, or the plot's width or height.
///
/// Other types cannot create this value. Use an array, a closed range or a gradient.
public struct ScaleRangeSpecification<VisualValue> {
  package var values: [VisualValue]?
  var gradient: Gradient?
  var tints: TintGradient?
  package var padding: PlotDimensionPadding?

  init(
    values: [VisualValue]? = nil, gradient: Gradient? = nil, tints: TintGradient? = nil,
    padding: PlotDimensionPadding? = nil
  ) {
    self.values = values
    self.gradient = gradient
    self.tints = tints
    self.padding = padding
  }
}

extension Array: ScaleRange {
  /// The type of the scale's results, which is the array's element.
  public typealias VisualValue = Element
  /// The elements of the array, as the results of the scale in their order.
  public var _specification: ScaleRangeSpecification<Element> { .init(values: self) }
}

extension Gradient: ScaleRange {
  /// The type of the scale's results, which is a color.
  public typealias VisualValue = Tint
  /// The gradient, whose colors are the results of the scale.
  public var _specification: ScaleRangeSpecification<Tint> { .init(gradient: self) }
}

extension TintGradient: ScaleRange {
  /// The type of the scale's results, which is a color.
  public typealias VisualValue = Tint
  /// The gradient, whose colors are the results of the scale.
  public var _specification: ScaleRangeSpecification<Tint> { .init(tints: self) }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// The type of the scale's results: a position in points, or a symbol area in square points.
  public typealias VisualValue = CGFloat
  /// The lower and the upper bound of the range, as the first and the last result of the scale.
  public var _specification: ScaleRangeSpecification<CGFloat> {
    .init(values: [lowerBound, upperBound], padding: .init(fixed: self))
  }
}

/// A type that describes the positions of an x or y scale, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// A range of positions over the plot's width (x axis) or height (y axis), with padding at its
/// ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The type of the scale's results, which is a position in points.
  public typealias VisualValue = CGFloat
  /// The plot's width or height with padding at its ends, as the results of the scale.
  public let _specification: ScaleRangeSpecification<CGFloat>
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The range of positions over the plot's whole width (x axis) or height (y axis), without
  /// padding.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }

  /// Returns the positions over the plot's width (x axis) or height (y axis), with the same padding
  /// in points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// Returns the positions over the plot's width (x axis) or height (y axis), with a padding in
  /// points at each end.
  ///
  /// The start is the leading edge for x; for y, it is the bottom edge, or the top edge for
  /// categories. Paddings that are not finite, or leave no space, are ignored.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      _specification: .init(padding: PlotDimensionPadding(start: startPadding, end: endPadding)))
  }
}

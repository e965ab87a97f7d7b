import EaselBlocks
import EaselCanvas
import Foundation

/// A type that describes the results of a scale: positions, styles, symbols, sizes or strokes.
public protocol ScaleRange {
  /// The type of a result.
  associatedtype VisualValue
  /// The content of the range: a list or a gradient.
  var _specification: ScaleRangeSpecification<VisualValue> { get }
}

/// The content of a scale range: a list of results, or a gradient.
///
/// Other types cannot create this value. Use an array, a closed range or a gradient.
public struct ScaleRangeSpecification<VisualValue> {
  package var values: [VisualValue]?
  package var gradient: Gradient?
  package var tints: TintGradient?
  package var padding: PlotDimensionPadding?

  package init(
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
  /// The type of a result, which is the array's element.
  public typealias VisualValue = Element
  /// The content of the range: the elements in their order.
  public var _specification: ScaleRangeSpecification<Element> { .init(values: self) }
}

extension Gradient: ScaleRange {
  /// The type of a result, which is a color.
  public typealias VisualValue = Tint
  /// The content of the range: the gradient.
  public var _specification: ScaleRangeSpecification<Tint> { .init(gradient: self) }
}

extension TintGradient: ScaleRange {
  /// The type of a result, which is a color.
  public typealias VisualValue = Tint
  /// The content of the range: the gradient.
  public var _specification: ScaleRangeSpecification<Tint> { .init(tints: self) }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// The type of a result, which is a position or a size in points.
  public typealias VisualValue = CGFloat
  /// The content of the range: both ends.
  public var _specification: ScaleRangeSpecification<CGFloat> {
    .init(values: [lowerBound, upperBound], padding: .init(fixed: self))
  }
}

/// A range of positions, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// A range of positions that is the width or the height of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The type of a result, which is a position in points.
  public typealias VisualValue = CGFloat
  /// The content of the range: the plot's dimension with padding at its ends.
  public let _specification: ScaleRangeSpecification<CGFloat>
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The plot's width or height, without padding.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }

  /// Returns the plot's width or height with the same padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// Returns the plot's width or height with a padding at each end, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      _specification: .init(padding: PlotDimensionPadding(start: startPadding, end: endPadding)))
  }
}

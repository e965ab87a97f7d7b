import EaselBlocks
import EaselCanvas
import Foundation

/// What a scale gives: positions, styles, symbols, sizes or strokes.
public protocol ScaleRange {
  /// The type of what it gives.
  associatedtype VisualValue
  /// The range as a list, or as a gradient.
  var _specification: ScaleRangeSpecification<VisualValue> { get }
}

/// A range as a list of looks, or as a gradient.
///
/// A type of your own cannot make one; use an array, a closed range or a gradient.
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
  /// An array gives its elements.
  public typealias VisualValue = Element
  /// The elements in their order.
  public var _specification: ScaleRangeSpecification<Element> { .init(values: self) }
}

extension Gradient: ScaleRange {
  /// A gradient gives colours.
  public typealias VisualValue = Tint
  /// The gradient.
  public var _specification: ScaleRangeSpecification<Tint> { .init(gradient: self) }
}

extension TintGradient: ScaleRange {
  /// A gradient gives colours.
  public typealias VisualValue = Tint
  /// The gradient.
  public var _specification: ScaleRangeSpecification<Tint> { .init(tints: self) }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// A range of points gives positions and sizes.
  public typealias VisualValue = CGFloat
  /// The two ends.
  public var _specification: ScaleRangeSpecification<CGFloat> {
    .init(values: [lowerBound, upperBound], padding: .init(fixed: self))
  }
}

/// A range of positions.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The width or the height of the plot as a range.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// Positions in points.
  public typealias VisualValue = CGFloat
  /// The plot's dimension with free points at its ends.
  public let _specification: ScaleRangeSpecification<CGFloat>
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The plot's width or height.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }

  /// The plot's width or height with free points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot's width or height with free points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      _specification: .init(padding: PlotDimensionPadding(start: startPadding, end: endPadding)))
  }
}

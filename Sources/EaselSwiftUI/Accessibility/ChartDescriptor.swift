import EaselBlocks
import Foundation

// Easel describes charts to screen readers by itself, so that these descriptions are not used.

/// A type that describes a chart to screen readers.
public protocol AXChartDescriptorRepresentable {
  /// Returns the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description of the chart.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Returns the view unchanged: charts are described to screen readers by their data.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { inert("accessibilityChartDescriptor") }
}

/// The description of a chart.
public final class AXChartDescriptor {
  /// The title.
  public var title: String?
  /// The summary.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Other axes.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The series.
  public var series: [AXDataSeriesDescriptor]
  /// The order in which the content is read.
  public var contentDirection = AXChartContentDirection.leftToRight

  /// Creates the description of a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// The order in which the content of a chart is read.
public enum AXChartContentDirection: Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
  /// From top to bottom.
  case topToBottom
  /// From bottom to top.
  case bottomToTop
}

/// The description of an axis.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// The description of an axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The kind of a scale.
  public enum ScaleType: Hashable, Sendable {
    /// A linear scale.
    case linear
    /// A logarithmic scale of base 10.
    case log10
    /// A logarithmic scale of base e.
    case ln
  }
  /// The title.
  public var title: String
  /// The range.
  public var range: ClosedRange<Double>
  /// The positions of the grid lines.
  public var gridlinePositions: [Double]
  /// The kind of the scale.
  public var scaleType: ScaleType = .linear
  /// Returns a value as a text.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates the description of an axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// The description of an axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The categories.
  public var categoryOrder: [String]

  /// Creates the description of an axis of categories.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// The description of a series.
public final class AXDataSeriesDescriptor {
  /// The name.
  public var name: String?
  /// Whether the points are connected.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates the description of a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// The description of a point.
public final class AXDataPoint {
  /// The horizontal position: a number or a category.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }
  /// The horizontal position.
  public var xValue: Value
  /// The vertical position.
  public var yValue: Double?
  /// Values of other axes.
  public var additionalValues: [Value]
  /// The name.
  public var label: String?

  /// Creates the description of a point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }
  /// Creates the description of a point at a category.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

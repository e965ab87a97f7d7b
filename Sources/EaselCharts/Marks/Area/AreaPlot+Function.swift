import EaselBlocks
import Foundation

/// The area under a function or between two functions; the content of an ``AreaPlot``.
public struct FunctionAreaPlotContent: PrimitiveChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let function: FunctionPlotSource

  /// Appends the function to a list; charts sample it when the scales are known.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    function.collect(scope, into: &list)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between y = 0 and the graph of a function of x.
  ///
  /// - Parameters:
  ///   - x: The label of the x axis.
  ///   - y: The label of the y axis.
  ///   - domain: The range of x; `nil`, the default, is the domain of the x axis.
  ///   - function: Returns y for a value of x. The plot calls it at most 20,000 times.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(x: x.chartLabel, y: y.chartLabel, domain: domain, function: function)
  }

  /// Creates the area between y = 0 and the graph of a function of x.
  ///
  /// - Parameters:
  ///   - x: The label of the x axis.
  ///   - y: The label of the y axis.
  ///   - domain: The range of x; `nil`, the default, is the domain of the x axis.
  ///   - function: Returns y for a value of x. The plot calls it at most 20,000 times.
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(
      content: FunctionAreaPlotContent(
        function: FunctionPlotSource(
          form: .areaFromZero(function), domain: domain, x: String(x), y: String(y))))
  }

  /// Creates the area between the two values of y that a function returns for a value of x.
  ///
  /// The label of the y axis is `yStart`; `yEnd` is ignored.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: x.chartLabel, yStart: yStart.chartLabel, yEnd: yEnd.chartLabel, domain: domain,
      function: function)
  }

  /// Creates the area between the two values of y that a function returns for a value of x.
  ///
  /// The label of the y axis is `yStart`; `yEnd` is ignored.
  public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      content: FunctionAreaPlotContent(
        function: FunctionPlotSource(
          form: .area(function), domain: domain, x: String(x), y: String(yStart))))
  }
}

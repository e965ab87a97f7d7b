import EaselBlocks
import Foundation

/// The graph of a function or a parametric curve; the content of a ``LinePlot``.
public struct FunctionLinePlotContent: PrimitiveChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let function: FunctionPlotSource

  /// Appends the function to a list; charts sample it when the scales are known.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    function.collect(scope, into: &list)
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the graph of a function of x, with gaps where the function has no finite value.
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

  /// Creates the graph of a function of x, with gaps where the function has no finite value.
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
      content: FunctionLinePlotContent(
        function: FunctionPlotSource(
          form: .line(function), domain: domain, x: String(x), y: String(y))))
  }

  /// Creates a curve through the points (x, y) that a function returns for the values of a
  /// parameter.
  ///
  /// - Parameters:
  ///   - x: The label of the x axis.
  ///   - y: The label of the y axis.
  ///   - t: The name of the parameter, which is not shown.
  ///   - domain: The range of the parameter.
  ///   - function: Returns the point for a value of the parameter. The plot calls it at most 20,000
  ///     times.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      x: x.chartLabel, y: y.chartLabel, t: t.chartLabel, domain: domain, function: function)
  }

  /// Creates a curve through the points (x, y) that a function returns for the values of a
  /// parameter.
  ///
  /// - Parameters:
  ///   - x: The label of the x axis.
  ///   - y: The label of the y axis.
  ///   - t: The name of the parameter, which is not shown.
  ///   - domain: The range of the parameter.
  ///   - function: Returns the point for a value of the parameter. The plot calls it at most 20,000
  ///     times.
  public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      content: FunctionLinePlotContent(
        function: FunctionPlotSource(
          form: .parametric(function), domain: domain, x: String(x), y: String(y))))
  }
}

import EaselBlocks
import Foundation

/// The graph of a function or a parametric curve, which ``LinePlot`` draws.
public struct FunctionLinePlotContent: PrimitiveChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  fileprivate let function: FunctionPlotSource

  /// Appends the function, which is sampled once the scales are known.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    function.collect(scope, into: &list)
  }
}

/// The area under a function or between two, which ``AreaPlot`` draws.
public struct FunctionAreaPlotContent: PrimitiveChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  fileprivate let function: FunctionPlotSource

  /// Appends the function, which is sampled once the scales are known.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    function.collect(scope, into: &list)
  }
}

/// What the initializers of function plots come to.
private struct FunctionPlotSource {
  var form: FunctionPlot.Form
  var domain: ClosedRange<Double>?
  var x: String
  var y: String

  func collect(_ scope: MarkScope, into list: inout MarkList) {
    list.append(FunctionPlot(form: form, domain: domain, xLabel: x, yLabel: y, scope: scope))
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The graph of a function, with a gap where it has no finite value.
  ///
  /// - Parameters:
  ///   - x: The label of the x axis.
  ///   - y: The label of the y axis.
  ///   - domain: The values of x; nil is the domain of the x axis.
  ///   - function: The function, which is called at most 20,000 times.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(x: x.chartLabel, y: y.chartLabel, domain: domain, function: function)
  }

  /// The graph of a function, with a gap where it has no finite value.
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(
      content: FunctionLinePlotContent(
        function: FunctionPlotSource(
          form: .line(function), domain: domain, x: String(x), y: String(y))))
  }

  /// A parametric curve.
  ///
  /// - Parameters:
  ///   - x: The label of the x axis.
  ///   - y: The label of the y axis.
  ///   - t: What the parameter is called.
  ///   - domain: The values of the parameter.
  ///   - function: The point of a value, which is asked for at most 20,000 times.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      x: x.chartLabel, y: y.chartLabel, t: t.chartLabel, domain: domain, function: function)
  }

  /// A parametric curve.
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

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between zero and a function.
  ///
  /// - Parameters:
  ///   - x: The label of the x axis.
  ///   - y: The label of the y axis.
  ///   - domain: The values of x; nil is the domain of the x axis.
  ///   - function: The function, which is called at most 20,000 times.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(x: x.chartLabel, y: y.chartLabel, domain: domain, function: function)
  }

  /// The area between zero and a function.
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(
      content: FunctionAreaPlotContent(
        function: FunctionPlotSource(
          form: .areaFromZero(function), domain: domain, x: String(x), y: String(y))))
  }

  /// The area between two functions.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: x.chartLabel, yStart: yStart.chartLabel, yEnd: yEnd.chartLabel, domain: domain,
      function: function)
  }

  /// The area between two functions; the label of the first names the axis.
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

import Foundation

/// A point of a function plot: x with two values of y, which are equal for a line.
struct FunctionSample {
  package var x: Double
  var lower: Double
  var upper: Double

  /// Whether all values are finite.
  var isFinite: Bool { x.isFinite && lower.isFinite && upper.isFinite }

  /// A sample that gives a gap in the line.
  package static let gap = FunctionSample(x: .nan, lower: .nan, upper: .nan)
}

extension FunctionPlot {
  /// Returns the sample at a value of x, or of the parameter.
  func sample(at value: Double) -> FunctionSample {
    switch form {
    case .line(let function):
      let y = function(value)
      return FunctionSample(x: value, lower: y, upper: y)
    case .parametric(let function):
      let point = function(value)
      return FunctionSample(x: point.x, lower: point.y, upper: point.y)
    case .area(let function):
      let ends = function(value)
      return FunctionSample(x: value, lower: ends.yStart, upper: ends.yEnd)
    case .areaFromZero(let function):
      return FunctionSample(x: value, lower: 0, upper: function(value))
    }
  }

  /// Whether the function is a graph of x, and not a parametric curve.
  var isGraph: Bool { if case .parametric = form { false } else { true } }

  /// Whether the plot is a filled area.
  var isArea: Bool {
    switch form {
    case .area, .areaFromZero: true
    case .line, .parametric: false
    }
  }
}

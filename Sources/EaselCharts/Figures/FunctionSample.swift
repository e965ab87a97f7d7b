import Foundation

/// A point of a function plot: the lower and the upper curve of an area, which are one for a line.
package struct FunctionSample {
  package var x: Double
  package var lower: Double
  package var upper: Double

  /// Whether all values are finite.
  package var isFinite: Bool { x.isFinite && lower.isFinite && upper.isFinite }

  /// The sample that leaves a gap.
  package static let gap = FunctionSample(x: .nan, lower: .nan, upper: .nan)
}

extension FunctionPlot {
  /// The sample at a value of x, or of the parameter.
  package func sample(at value: Double) -> FunctionSample {
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

  /// Whether the parameter is x itself.
  package var isGraph: Bool { if case .parametric = form { false } else { true } }

  /// Whether the area between two curves is filled.
  package var isArea: Bool {
    switch form {
    case .area, .areaFromZero: true
    case .line, .parametric: false
    }
  }
}

import EaselStatistics

/// How a trend line is computed.
public struct TrendMethod: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case regression(Statistics.RegressionModel)
    case loess(span: Double, degree: Int)
    case movingAverage(window: Int, Statistics.MovingWindow)
  }

  let form: Form

  /// A straight line by least squares.
  public static let linear = TrendMethod(form: .regression(.linear))
  /// A polynomial by least squares, of a degree from 0 to 20.
  public static func polynomial(degree: Int) -> TrendMethod {
    TrendMethod(form: .regression(.polynomial(degree: degree)))
  }
  /// y = a e^(b x), by least squares of ln y.
  public static let exponential = TrendMethod(form: .regression(.exponential))
  /// y = a + b ln x, by least squares.
  public static let logarithmic = TrendMethod(form: .regression(.logarithmic))
  /// y = a x^b, by least squares of ln y over ln x.
  public static let power = TrendMethod(form: .regression(.power))
  /// A local regression, with a share of the points about each position.
  public static let loess = loess()
  /// A local regression.
  ///
  /// - Parameters:
  ///   - span: The share of the points that count at each position, above 0.
  ///   - degree: The degree of the polynomials: 0, 1 or 2.
  public static func loess(span: Double = 0.75, degree: Int = 2) -> TrendMethod {
    TrendMethod(form: .loess(span: span, degree: degree))
  }
  /// The mean of neighbouring values.
  ///
  /// - Parameters:
  ///   - window: How many values count, at least 1.
  ///   - position: Whether the window lies about the value, or ends with it.
  public static func movingAverage(
    window: Int, position: Statistics.MovingWindow = .trailing
  ) -> TrendMethod {
    TrendMethod(form: .movingAverage(window: window, position))
  }
}

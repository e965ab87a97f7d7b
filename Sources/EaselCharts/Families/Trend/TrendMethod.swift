import EaselStatistics

/// A method that computes a trend line: a regression or a moving average.
public struct TrendMethod: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case regression(Statistics.RegressionModel)
    case loess(span: Double, degree: Int)
    case movingAverage(window: Int, Statistics.MovingWindow)
  }

  let form: Form

  /// A straight line by least squares.
  public static let linear = TrendMethod(form: .regression(.linear))
  /// Returns a polynomial by least squares, of a degree from 0 to 20.
  ///
  /// Another degree gives no trend and is reported as a warning.
  public static func polynomial(degree: Int) -> TrendMethod {
    TrendMethod(form: .regression(.polynomial(degree: degree)))
  }
  /// An exponential curve, y = a e^(b x), by least squares of ln y; pairs with y ≤ 0 are left out.
  public static let exponential = TrendMethod(form: .regression(.exponential))
  /// A logarithmic curve, y = a + b ln x, by least squares; pairs with x ≤ 0 are left out.
  public static let logarithmic = TrendMethod(form: .regression(.logarithmic))
  /// A power curve, y = a x^b, by least squares of ln y over ln x; pairs with x ≤ 0 or y ≤ 0 are
  /// left out.
  public static let power = TrendMethod(form: .regression(.power))
  /// A local regression with quadratic polynomials, each fitted to the nearest 75 % of the points.
  public static let loess = loess()
  /// Returns a local regression, which fits a polynomial to the nearest points at each position.
  ///
  /// Other values of the span or the degree give no trend and are reported as a warning.
  ///
  /// - Parameters:
  ///   - span: The fraction of the points to which each polynomial is fitted, above 0.
  ///   - degree: The degree of the polynomials: 0, 1 or 2.
  public static func loess(span: Double = 0.75, degree: Int = 2) -> TrendMethod {
    TrendMethod(form: .loess(span: span, degree: degree))
  }
  /// Returns a moving average: the mean of `window` consecutive values, which end at the point by
  /// default.
  ///
  /// - Parameters:
  ///   - window: The number of values in a window, at least 1.
  ///   - position: The position of the window relative to the value. By default the window ends
  ///     there.
  public static func movingAverage(
    window: Int, position: Statistics.MovingWindow = .trailing
  ) -> TrendMethod {
    TrendMethod(form: .movingAverage(window: window, position))
  }
}

import Foundation

/// A type that describes the values that a scale covers, such as a range or an array.
///
/// A domain is a closed range, an array or ``automatic``. An array contains both ends of numbers
/// and dates, or the categories in their order.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
///   .chartXScale(domain: ["Mon", "Tue", "Wed"])
/// let fixed = chart.chartYScale(domain: 0...100)
/// let free = chart.chartYScale(domain: .automatic(includesZero: false))
/// ```
public protocol ScaleDomain {
  /// The values of the domain, or the rule by which they are inferred from the data.
  var _specification: ScaleDomainSpecification { get }
}

/// The values of a scale domain, or the rule by which they are inferred from the data.
///
/// Other types cannot create this value. Use a range, an array or ``AutomaticScaleDomain``.
public struct ScaleDomainSpecification {
  package enum Form {
    /// Inferred from the data, and changed by a closure.
    case automatic(
      includesZero: Bool?, isReversed: Bool?, modify: (([ChartDatum]) -> [ChartDatum])?)
    /// Both ends of numbers and dates, or the categories in their order.
    case values([ChartDatum])
    /// The ends of the ranges of a broken axis.
    case broken([(lower: ChartDatum, upper: ChartDatum)])
  }

  var form: Form

  init(_ form: Form) { self.form = form }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The lower and the upper bound of the range, as the ends of the domain.
  public var _specification: ScaleDomainSpecification {
    ScaleDomainSpecification(.values([lowerBound.datum, upperBound.datum]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The elements as a domain: its ends for numbers and dates, or the categories in their order.
  public var _specification: ScaleDomainSpecification {
    ScaleDomainSpecification(.values(map(\.datum)))
  }
}

/// A domain that is inferred from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The rule by which the domain is inferred from the data.
  public let _specification: ScaleDomainSpecification
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that is inferred from the data by the theme's rules, such as for including zero.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// Returns a domain that is inferred from the data, optionally with zero or in reverse order.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers contains zero; `nil` uses the theme's rule.
  ///   - reversed: Whether the scale is reversed; `nil` is not reversed.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _specification: ScaleDomainSpecification(
        .automatic(includesZero: includesZero, isReversed: reversed, modify: nil)))
  }

  /// Returns a domain that is inferred from the data and changed by a closure before it is rounded.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
  ///   .chartYScale(domain: .automatic(dataType: Double.self) { $0.append(100) })
  /// ```
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers contains zero; `nil` uses the theme's rule.
  ///   - reversed: Whether the scale is reversed; `nil` is not reversed.
  ///   - dataType: The type of the values.
  ///   - modifyInferredDomain: A closure that changes the inferred values: both ends, or the
  ///     categories.
  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _specification: ScaleDomainSpecification(
        .automatic(includesZero: includesZero, isReversed: reversed) { inferred in
          var values = inferred.compactMap { Value(datum: $0) }
          modifyInferredDomain(&values)
          return values.map(\.datum)
        }))
  }
}

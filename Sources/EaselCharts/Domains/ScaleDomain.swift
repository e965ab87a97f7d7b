import Foundation

/// The values that a scale covers.
///
/// A closed range, an array (the two ends of numbers and dates, or the categories in their order), or
/// ``automatic``:
///
/// ```swift
/// chart.chartYScale(domain: 0...100)
/// chart.chartXScale(domain: ["Mon", "Tue", "Wed"])
/// chart.chartYScale(domain: .automatic(includesZero: false))
/// ```
public protocol ScaleDomain {
  /// What the domain says to the scale.
  var _specification: ScaleDomainSpecification { get }
}

/// What a domain says to a scale.
///
/// A type of your own cannot make one; use a range, an array or ``AutomaticScaleDomain``.
public struct ScaleDomainSpecification {
  package enum Form {
    /// Inferred from the data, and changed by a closure.
    case automatic(
      includesZero: Bool?, isReversed: Bool?, modify: (([ChartDatum]) -> [ChartDatum])?)
    /// The two ends of numbers and dates, or the categories in their order.
    case values([ChartDatum])
  }

  package var form: Form

  package init(_ form: Form) { self.form = form }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The two ends.
  public var _specification: ScaleDomainSpecification {
    ScaleDomainSpecification(.values([lowerBound.datum, upperBound.datum]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The two ends, or the categories in their order.
  public var _specification: ScaleDomainSpecification {
    ScaleDomainSpecification(.values(map(\.datum)))
  }
}

/// A domain that is inferred from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// What the domain says to the scale.
  public let _specification: ScaleDomainSpecification
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that is inferred from the data.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// A domain that is inferred from the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero joins numbers; nil is the theme's rule.
  ///   - reversed: Whether the scale runs backwards.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _specification: ScaleDomainSpecification(
        .automatic(includesZero: includesZero, isReversed: reversed, modify: nil)))
  }

  /// A domain that is inferred from the data and changed by a closure before it is rounded.
  ///
  /// ```swift
  /// chart.chartYScale(domain: .automatic(dataType: Double.self) { $0.append(100) })
  /// ```
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

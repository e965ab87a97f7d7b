/// A number in the data that a layout cannot draw as it is.
///
/// Layouts go on without such a number; whoever draws notes the issues in the diagnostics, so that
/// nothing is left out in silence.
package struct DataIssue: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a number.
  package enum Kind: Hashable, Sendable {
    /// It is not a number.
    case notANumber
    /// It is infinite.
    case infinite
    /// It is negative where only amounts make sense.
    case negative
  }

  /// What is wrong.
  package var kind: Kind
  /// The position of the number in its series.
  package var index: Int
  /// The series that the number belongs to; 0 where there is only one.
  package var series: Int
  /// The number itself.
  package var value: Double

  /// Creates an issue.
  package init(kind: Kind, index: Int, series: Int = 0, value: Double) {
    self.kind = kind
    self.index = index
    self.series = series
    self.value = value
  }

  /// A sentence that names the position, counted from 1, and the fault.
  package var description: String { sentence(naming: "") }

  /// A sentence that names the fault and what it belongs to.
  ///
  /// - Parameter name: What the data call it; where that is empty its position stands, counted from 1.
  package func sentence(naming name: String) -> String {
    let fault =
      switch kind {
      case .notANumber: "is not a number"
      case .infinite: "is infinite"
      case .negative: "is negative (\(value)) where an amount is needed"
      }
    let place = series == 0 ? "value \(index + 1)" : "value \(index + 1) of series \(series + 1)"
    return "\(name.isEmpty ? place : "the value of “\(name)”") \(fault)"
  }

  /// Finds the numbers of one series that are not finite, or negative if amounts are needed.
  package static func find(
    in values: [Double], series: Int = 0, allowsNegative: Bool = true
  ) -> [DataIssue] {
    var issues: [DataIssue] = []
    for (index, value) in values.enumerated() {
      let kind: Kind
      if value.isNaN {
        kind = .notANumber
      } else if value.isInfinite {
        kind = .infinite
      } else if value < 0, !allowsNegative {
        kind = .negative
      } else {
        continue
      }
      issues.append(DataIssue(kind: kind, index: index, series: series, value: value))
    }
    return issues
  }
}

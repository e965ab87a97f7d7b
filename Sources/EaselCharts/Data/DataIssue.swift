/// A number in the data that a layout cannot draw as it is.
///
/// Layouts ignore such a number; the code that draws reports the issues as diagnostics.
struct DataIssue: Hashable, Sendable, CustomStringConvertible {
  /// The fault of a number.
  package enum Kind: Hashable, Sendable {
    /// The number is NaN.
    case notANumber
    /// The number is infinite.
    case infinite
    /// The number is negative where amounts are required.
    case negative
  }

  /// The fault of the number.
  var kind: Kind
  /// The index of the number in its series.
  var index: Int
  /// The index of the number's series; 0 if there is only one.
  package var series: Int
  /// The number.
  var value: Double

  /// Creates an issue about a number.
  init(kind: Kind, index: Int, series: Int = 0, value: Double) {
    self.kind = kind
    self.index = index
    self.series = series
    self.value = value
  }

  /// A sentence with the fault and the position of the number; positions start at 1.
  package var description: String { sentence(naming: "") }

  /// Returns a sentence with the fault and the name of the number.
  ///
  /// - Parameter name: The name of the number in the data; if it is empty, the sentence contains
  ///   the position, counted from 1.
  func sentence(naming name: String) -> String {
    let fault =
      switch kind {
      case .notANumber: "is not a number"
      case .infinite: "is infinite"
      case .negative: "is negative (\(value)) where an amount is needed"
      }
    let location = series == 0 ? "value \(index + 1)" : "value \(index + 1) of series \(series + 1)"
    return "\(name.isEmpty ? location : "the value of “\(name)”") \(fault)"
  }

  /// Returns the issues of one series: numbers that are not finite, or negative if that is not
  /// allowed.
  static func find(
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

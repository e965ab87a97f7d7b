import Foundation

/// The check of a row of a table of counterparts.
struct Synonym: Sendable {
  typealias Measurement = @Sendable (inout Measured) async throws -> Void

  /// The first cell of the row as plain text.
  let row: String
  /// What draws a program for the row and measures what the row promises; `nil` without a promise.
  let measure: Measurement?
  /// The reason why nothing is measured.
  let reason: String

  init(_ row: String, _ measure: @escaping Measurement) {
    self.row = row
    self.measure = measure
    self.reason = ""
  }

  /// A row that promises nothing that can be drawn.
  init(_ row: String, withoutCheck reason: String) {
    self.row = row
    self.measure = nil
    self.reason = reason
  }

  /// What is wrong with the row; empty if the promise is kept.
  func faults() async throws -> [String] {
    guard let measure else { return reason.isEmpty ? ["no reason is given"] : [] }
    var measured = Measured()
    try await measure(&measured)
    return measured.count == 0 ? ["nothing was measured"] : measured.faults
  }

  /// What the list of checks and the rows of a table have, and the other has not.
  static func differences(_ synonyms: [Synonym], _ rows: [CounterpartTable.Row]) -> [String] {
    let (checked, named) = (synonyms.map(\.row), rows.map(\.name))
    return named.filter { !checked.contains($0) }.map { "no check of the row: \($0)" }
      + checked.filter { !named.contains($0) }.map { "no row of the check: \($0)" }
      + Dictionary(grouping: checked) { $0 }.filter { $1.count > 1 }.map { "two checks: \($0.key)" }
      + (rows.isEmpty ? ["the table was not found"] : [])
  }
}

/// What was measured for a row.
struct Measured {
  private(set) var count = 0
  private(set) var faults: [String] = []

  /// Notes a fault unless a condition holds.
  mutating func holds(_ condition: Bool, _ promise: String) {
    count += 1
    if !condition { faults.append(promise) }
  }

  /// Notes a fault unless two values are equal.
  mutating func equal<Value: Equatable>(_ value: Value, _ expected: Value, _ promise: String) {
    holds(value == expected, "\(promise): \(value) instead of \(expected)")
  }

  /// Notes a fault unless two numbers differ by at most a tolerance.
  mutating func near(
    _ value: CGFloat, _ expected: CGFloat, by tolerance: CGFloat = 0.01, _ promise: String
  ) {
    holds(abs(value - expected) <= tolerance, "\(promise): \(value) instead of \(expected)")
  }
}

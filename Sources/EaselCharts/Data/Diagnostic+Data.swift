import EaselCanvas

extension Diagnostic {
  /// A warning that two counts of a chart's data do not match.
  ///
  /// ```swift
  /// Diagnostic.mismatch("values", 2, "names", 4, "the last 2 have no bar").message
  /// // there are 2 values and 4 names; the last 2 have no bar
  /// ```
  static func mismatch(
    _ name: String, _ count: Int, _ otherName: String, _ other: Int, _ consequence: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, .invalidData,
      "there are \(count) \(name) and \(other) \(otherName); \(consequence)", operation: "layout",
      value: "\(count)")
  }
}

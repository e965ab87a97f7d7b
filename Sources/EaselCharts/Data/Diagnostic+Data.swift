import EaselCanvas

extension Diagnostic {
  /// Returns a warning that two counts of a chart's data do not match.
  ///
  /// The message of `mismatch("values", 2, "names", 4, "no bar")` is “the counts do not match:
  /// values 2, names 4; the last 2 have no bar”.
  package static func mismatch(
    _ name: String, _ count: Int, _ otherName: String, _ other: Int, _ lack: String
  ) -> Diagnostic {
    let rest = abs(other - count)
    return Diagnostic(
      .warning, .invalidData,
      "the counts do not match: \(name) \(count), \(otherName) \(other); the last "
        + (rest == 1 ? "has" : "\(rest) have") + " \(lack)",
      operation: "layout", value: "\(count)")
  }
}

/// The rule by which cases are left out.
enum VectorRule {
  /// Returns the reason why a case says nothing about this module, or nil if it does.
  ///
  /// The rule looks at the form of the case alone:
  /// - text in place of a number, which JavaScript converts and Swift's types refuse;
  /// - M4 of the package tsdownsample, which drops the last point and repeats indices. The
  ///   definition of 2014 keeps the last point.
  static func reasonToLeaveOut(_ vector: JSONValue) -> String? {
    if vector["algo"]?.string?.hasPrefix("m4") == true { return "M4 that drops the last point" }
    if let input = vector["input"], containsText(input) { return "text in place of a number" }
    return nil
  }

  private static func containsText(_ value: JSONValue) -> Bool {
    switch value {
    case .string: true
    case .array(let values): values.contains(where: containsText)
    case .object(let members): members.values.contains(where: containsText)
    default: false
    }
  }
}

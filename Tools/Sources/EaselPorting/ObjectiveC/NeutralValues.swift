/// The value of a type with which code starts where nothing has set one.
enum NeutralValues {
  private static let values: [String: String] = [
    "Bool": "false", "String": "\"\"",
    "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "CGVector": ".zero",
    "UIEdgeInsets": ".zero", "UIOffset": ".zero",
    "CGAffineTransform": ".identity", "CATransform3D": "CATransform3DIdentity",
  ]

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "CGFloat",
    "Double", "Float", "TimeInterval", "CFTimeInterval", "NSInteger", "NSUInteger",
  ]

  /// Returns the value of a type as source text; `nil` if the type has none that is known.
  static func value(of type: String) -> String? {
    if isOptional(type) { return "nil" }
    if numbers.contains(type) { return "0" }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    return values[type]
  }

  /// Whether a type is written as optional.
  static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// Whether a type in brackets is a dictionary: it has a colon outside of inner brackets.
  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
    }
    return false
  }
}

import EaselCanvas
import Foundation

/// Parses the visual format language.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: CGFloat]
  private var index = 0

  init(_ format: String, metrics: [String: CGFloat]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
  }

  // MARK: Grammar

  mutating func parse() throws -> VisualFormat {
    var result = VisualFormat()
    if let axis = try orientation() { result.axis = axis }
    var connection: VisualFormat.Connection?
    if skip("|") { connection = try self.connection() }
    repeat {
      var item = try item()
      item.connection = connection
      result.items.append(item)
      if isAtEnd { return result }
      connection = try self.connection()
    } while peek != "|"
    result.end = connection
    try expect("|")
    if !isAtEnd { throw error("nothing may follow the last ‘|’", at: index) }
    return result
  }

  private mutating func orientation() throws -> LayoutConstraint.Axis? {
    skipSpaces()
    guard index + 1 < characters.count, characters[index + 1] == ":" else { return nil }
    defer { index += 2 }
    switch characters[index] {
    case "H": return .horizontal
    case "V": return .vertical
    default: throw error("the direction must be ‘H:’ or ‘V:’", at: index)
    }
  }

  private mutating func item() throws -> VisualFormat.Item {
    try expect("[")
    skipSpaces()
    let position = index
    guard let name = identifier() else {
      throw error("expected the name of a view", at: index)
    }
    var item = VisualFormat.Item(name: name, position: position)
    if peek == "(" { item.sizes = try predicatesInParentheses(allowViews: true) }
    try expect("]")
    return item
  }

  private mutating func connection() throws -> VisualFormat.Connection {
    guard skip("-") else { return .none }
    switch peek {
    case "[", "|": return .standard
    case "(":
      let predicates = try predicatesInParentheses(allowViews: false)
      try expect("-")
      return .predicates(predicates)
    default:
      let position = index
      let constant = try constant("a distance")
      if constant < 0 {
        throw error("a negative distance must be in parentheses", at: position)
      }
      try expect("-")
      return .predicates([VisualFormat.Predicate(object: .constant(constant))])
    }
  }

  private mutating func predicatesInParentheses(
    allowViews: Bool
  ) throws -> [VisualFormat.Predicate] {
    try expect("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(allowViews: allowViews)) } while skip(",")
    try expect(")")
    return predicates
  }

  private mutating func predicate(allowViews: Bool) throws -> VisualFormat.Predicate {
    let relation = relation()
    skipSpaces()
    let position = index
    var object: VisualFormat.Predicate.Object?
    if allowViews, let name = identifier() {
      object = metrics[name].map { .constant($0) } ?? .view(name, position: position)
    }
    var result = VisualFormat.Predicate(
      object: try object ?? .constant(constant(allowViews ? "a size or a view" : "a distance")))
    result.relation = relation
    if skip("@") {
      let position = index
      let priority = try constant("a priority")
      guard (0...CGFloat(LayoutPriority.required.rawValue)).contains(priority) else {
        throw error("a priority must be between 0 and 1000", at: position)
      }
      result.priority = LayoutPriority(Float(priority))
    }
    return result
  }

  private mutating func relation() -> LayoutConstraint.Relation {
    for (sign, relation) in [
      ("==", LayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual),
      (">=", .greaterThanOrEqual),
    ] where skip(sign) { return relation }
    return .equal
  }

  /// Parses a number or the name of a metric.
  private mutating func constant(_ what: String) throws -> CGFloat {
    skipSpaces()
    let position = index
    if let name = identifier() {
      guard let value = metrics[name] else {
        throw error("there is no metric “\(name)”", at: position)
      }
      return value
    }
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    let start = index
    while index < characters.count, characters[index].isASCII,
      characters[index].isNumber || characters[index] == "."
    {
      index += 1
    }
    // Apple's grammar permits a number that starts with a dot; Swift does not.
    guard start < index, let value = Double("0" + String(characters[start..<index])) else {
      throw error("expected \(what)", at: position)
    }
    guard value.isFinite else { throw error("the number is too large", at: position) }
    return isNegative ? -value : value
  }

  // MARK: Characters

  /// The next character that is not a space.
  private var peek: Character? { characters[index...].first { !$0.isWhitespace } }

  private var isAtEnd: Bool { peek == nil }

  private mutating func skipSpaces() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  /// Skips characters if they come next, and returns whether they did.
  private mutating func skip(_ text: String) -> Bool {
    skipSpaces()
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func expect(_ text: String) throws {
    guard !skip(text) else { return }
    throw error("expected ‘\(text)’", at: index)
  }

  private mutating func identifier() -> String? {
    skipSpaces()
    guard index < characters.count, characters[index].isLetter || characters[index] == "_" else {
      return nil
    }
    let start = index
    while index < characters.count,
      characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
    {
      index += 1
    }
    return String(characters[start..<index])
  }

  /// Returns an error that shows the format with a mark below the position of the error.
  func error(_ message: String, at position: Int) -> EaselError {
    // A line break would separate the mark from its position.
    let line = String(characters.map { $0.isNewline ? " " : $0 })
    let mark = String(repeating: " ", count: position) + "^"
    return EaselError(
      .invalidVisualFormat, "\(message)\n\(line)\n\(mark)",
      operation: "LayoutConstraint.constraints(withVisualFormat:)", value: format)
  }
}

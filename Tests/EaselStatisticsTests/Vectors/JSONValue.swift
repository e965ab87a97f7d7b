import Foundation

/// A JSON value of the vector files, with the numbers that JSON lacks.
enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case undefined
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = try Self.special(container.decode([String: JSONValue].self))
    }
  }

  private static func special(_ object: [String: JSONValue]) throws -> JSONValue {
    if case .string(let text)? = object["$date"] {
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      return .number(try Date(text, strategy: style).timeIntervalSince1970 * 1000)
    }
    switch object["$"] {
    case .string("NaN"): return .number(.nan)
    case .string("Infinity"): return .number(.infinity)
    case .string("-Infinity"): return .number(-.infinity)
    case .string("-0"): return .number(-0.0)
    case .string("undefined"): return .undefined
    default: return .object(object)
    }
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// The numbers of an array; whatever is no number is a missing value.
  var numbers: [Double]? { array?.map { $0.number ?? .nan } }

  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// Numbers as a value, nil for null.
  static func numbers(_ values: [Double?]) -> JSONValue {
    .array(values.map { $0.map { .number($0) } ?? .null })
  }

  static func optional(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

  /// Whether two values agree: NaN with NaN, numbers within a tolerance, all else equal.
  func agrees(with other: JSONValue, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return a == b || (a.isNaN && b.isNaN) || abs(a - b) <= tolerance
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1, within: tolerance) }
    default:
      return self == other
    }
  }
}

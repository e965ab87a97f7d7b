import Foundation

/// A JSON value of the vector files, with the numbers that JSON lacks.
enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case undefined
  case bool(Bool)
  case number(Double)
  case string(String)
  /// A function that is known by its name.
  case function(String)
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
      self = Self.special(try container.decode([String: JSONValue].self))
    }
  }

  private static func special(_ object: [String: JSONValue]) -> JSONValue {
    if case .string(let name)? = object["$fn"] { return .function(name) }
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
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  var numbers: [Double]? { array?.compactMap(\.number) }

  static func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

  /// Whether two values agree: NaN with NaN, numbers within a tolerance, all else equal.
  func agrees(with other: JSONValue, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return a == b || (a.isNaN && b.isNaN) || abs(a - b) <= tolerance
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1, within: tolerance) }
    case (.object(let a), .object(let b)):
      return a.count == b.count
        && a.allSatisfy { key, value in
          b[key].map { value.agrees(with: $0, within: tolerance) } ?? false
        }
    default:
      return self == other
    }
  }
}

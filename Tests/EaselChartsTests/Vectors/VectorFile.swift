import Foundation

/// A file of inputs and expected results, and how it is run.
struct VectorFile: Decodable {
  let source: String
  let cases: [VectorCase]

  /// The files that this module answers for.
  static let names = [
    "d3_ticks", "d3_nice", "d3_tick_step_increment", "d3_scale_linear", "d3_scale_log",
    "d3_scale_symlog", "d3_scale_band", "d3_scale_point",
    "d3_shape_pie", "d3_shape_stack", "d3_stack_offsets", "d3_shape_arc",
  ]

  static func load(_ name: String) throws -> VectorFile {
    try JSONDecoder().decode(
      VectorFile.self, from: Fixtures.data("vectors/\(name).json"))
  }

  /// What came of a file's cases.
  struct Outcome {
    var total = 0
    var passed = 0
    /// The number of cases left out, by the rule's reason.
    var leftOut: [String: Int] = [:]
    /// What each failed case wanted and got.
    var failures: [String] = []

    /// The outcome as a row of the table in `docs/tables/vectors.md`.
    func row(_ name: String) -> String {
      let out = leftOut.values.reduce(0, +)
      let reasons = leftOut.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
      return "| `\(name)` | \(total) | \(passed) | \(out) | \(reasons.joined(separator: "; ")) |"
    }
  }

  func run() -> Outcome {
    var outcome = Outcome(total: cases.count)
    for (index, vector) in cases.enumerated() {
      if let reason = concernsOnlyJavaScript(vector) {
        outcome.leftOut[reason, default: 0] += 1
        continue
      }
      do {
        let actual = try VectorMachine.run(vector)
        if vector.accepts(actual) {
          outcome.passed += 1
        } else {
          outcome.failures.append("case \(index): wanted \(vector.expected), got \(actual)")
        }
      } catch {
        outcome.failures.append("case \(index): \(error)")
      }
    }
    return outcome
  }
}

/// One call in a chain.
struct VectorCall: Hashable, Sendable, Decodable {
  let name: String
  let arguments: [JSONValue]

  init(name: String, arguments: [JSONValue]) {
    self.name = name
    self.arguments = arguments
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let pairs = try container.decode([String: JSONValue].self)
    guard let pair = pairs.first, pairs.count == 1 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a call has one name")
    }
    name = pair.key
    if case .array(let values) = pair.value { arguments = values } else { arguments = [pair.value] }
  }
}

/// An input with its expected result.
struct VectorCase: Sendable, Decodable {
  let input: [VectorCall]
  let expected: JSONValue
  let assertion: String

  private enum CodingKeys: String, CodingKey {
    case input, expected, assert, fn, series, order
  }

  init(input: [VectorCall], expected: JSONValue, assertion: String = "strictEqual") {
    self.input = input
    self.expected = expected
    self.assertion = assertion
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    expected = try container.decode(JSONValue.self, forKey: .expected)
    if let function = try container.decodeIfPresent(String.self, forKey: .fn) {
      // The stack offsets' form: a function with its two arguments.
      let arguments = [
        try container.decode(JSONValue.self, forKey: .series),
        try container.decode(JSONValue.self, forKey: .order),
      ]
      input = [VectorCall(name: function, arguments: arguments)]
      assertion = "assertInDelta"
    } else {
      input = try container.decode([VectorCall].self, forKey: .input)
      assertion = try container.decode(String.self, forKey: .assert)
    }
  }

  func accepts(_ actual: JSONValue) -> Bool {
    switch assertion {
    case "assertPathEqual":
      guard let text = actual.string, let wanted = expected.string else { return false }
      return PathText.agree(text, wanted)
    case "assertInDelta":
      return Self.namingNaN(expected).agrees(with: actual, within: 1e-6)
    default:
      return expected.agrees(with: actual, within: 0)
    }
  }

  /// The stack offsets write NaN as text.
  private static func namingNaN(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string("NaN"): .number(.nan)
    case .array(let values): .array(values.map(namingNaN))
    default: value
    }
  }
}

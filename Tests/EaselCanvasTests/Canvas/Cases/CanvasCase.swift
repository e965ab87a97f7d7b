import Foundation

/// Drawing in the manner of the HTML canvas, and the pixels that must come out.
struct CanvasCase: Decodable {
  struct File: Decodable {
    var area: String
    var cases: [CanvasCase]
  }

  struct Expectation: Decodable {
    var x: Int
    var y: Int
    var rgba: [Int]
    var tol: Int
  }

  var id: String
  var canvas: [Int]
  var ops: [[HTMLValue]]
  var expect: [Expectation]
  var usesFont: Bool
  var area = ""

  private enum CodingKeys: String, CodingKey {
    case id
    case canvas
    case ops
    case expect
    case usesFont = "uses_font"
  }

  var size: CGSize { CGSize(width: canvas[0], height: canvas[1]) }

  /// The rule by which a case cannot be said in Easel's calls; nil for one that can.
  var inexpressible: String? {
    usesFont ? "needs HTML's font shorthand and its matching of families" : nil
  }

  /// All cases of the fixtures, by area.
  static func all() throws -> [CanvasCase] {
    let directory = CanvasCase.fixtures.appending(path: "canvas-cases")
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return
      try files
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap { url in
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        return file.cases.map { original in
          var one = original
          one.area = file.area
          return one
        }
      }
  }

  /// The directory `Tests/Fixtures`.
  static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures", directoryHint: .isDirectory)
}

/// An argument of a call: a number (NaN and infinities as strings), text, truth, a reference.
enum HTMLValue: Decodable {
  case number(CGFloat)
  case string(String)
  case bool(Bool)
  case list([HTMLValue])
  case object([String: HTMLValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      switch value {
      case "NaN": self = .number(.nan)
      case "Infinity": self = .number(.infinity)
      case "-Infinity": self = .number(-.infinity)
      default: self = .string(value)
      }
    } else if let value = try? container.decode([HTMLValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: HTMLValue].self))
    }
  }

  var number: CGFloat? {
    if case .number(let value) = self { value } else { nil }
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The name in `{"as": name}` or `{"ref": name}`.
  var name: String? {
    guard case .object(let fields) = self else { return nil }
    return (fields["as"] ?? fields["ref"])?.string
  }
}

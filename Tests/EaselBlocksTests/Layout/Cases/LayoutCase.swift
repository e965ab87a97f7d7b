import Foundation

/// A layout by SwiftUI's rules: a tree, what its root is proposed, and what must come out.
struct LayoutCase: Decodable, CustomStringConvertible, Sendable {
  let id: String
  let name: String
  let swift: String?
  let tree: Tree
  let proposal: [CGFloat]
  let size: [CGFloat]
  let rects: [String: [CGFloat]]

  var description: String { "\(id) \(name)" }

  static let all: [LayoutCase] = {
    struct File: Decodable { let cases: [LayoutCase] }
    do {
      let data = try Fixtures.data("blocks/swiftui-layout-cases.json")
      return try JSONDecoder().decode(File.self, from: data).cases
    } catch {
      fatalError("swiftui-layout-cases.json cannot be read: \(error)")
    }
  }()

  /// A block of the case; fields that its type does not have are nil.
  final class Tree: Decodable, Sendable {
    let type: String
    let id: String?
    let children: [Tree]?
    let content: Tree?
    let other: Tree?

    let alignment: String?
    let spacing: CGFloat?
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let width: Length?
    let height: Length?
    let minWidth: Length?
    let idealWidth: Length?
    let maxWidth: Length?
    let minHeight: Length?
    let idealHeight: Length?
    let maxHeight: Length?
    let edges: String?
    let length: CGFloat?
    let horizontal: Bool?
    let vertical: Bool?
    let ratio: CGFloat?
    let mode: String?
    let resizable: Bool?
    let minLength: CGFloat?
    let text: String?
    let guide: String?
    let value: Value?
    let x: CGFloat?
    let y: CGFloat?
    let kind: String?
    let degrees: Double?
    let axes: String?
    let count: Int?
    let of: [CGFloat]?
  }

  /// A number, or the word `infinity`.
  struct Length: Decodable, Sendable {
    let value: CGFloat
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(CGFloat.self) {
        value = number
      } else {
        guard try container.decode(String.self) == "infinity" else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "neither a number nor infinity")
        }
        value = .infinity
      }
    }
  }

  /// A number or a word.
  enum Value: Decodable, Sendable {
    case number(CGFloat)
    case word(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(CGFloat.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    var number: CGFloat? { if case .number(let number) = self { number } else { nil } }
    var word: String? { if case .word(let word) = self { word } else { nil } }
  }
}

import Foundation

/// A flow of blocks, and where their pieces must stand (Tests/Fixtures/reports/flow-cases.json).
struct FlowCase: Decodable, Sendable {
  struct Input: Decodable, Sendable {
    var height: Double
    var firstHeight: Double?
    var spacing: Double?
    var noteRule: Double?
    var noteLine: Double?
    var flow: [Item]
  }

  struct Row: Decodable, Sendable {
    var height: Double
    var value: Double?
    var group: String?
    var lineHeight: Double?
  }

  struct Note: Decodable, Sendable {
    var id: String
    var height: Double
  }

  struct Item: Decodable, Sendable {
    var kind: String
    var id: String?
    var height: Double?
    var least: Double?
    var keepWithNext: Bool?
    var lines: Int?
    var lineHeight: Double?
    var orphans: Int?
    var widows: Int?
    var notes: [String: [Note]]?
    var spacing: Double?
    var children: [Item]?
    var top: Double?
    var bottom: Double?
    private var content: [Item]?
    var to: String?
    var count: Int?
    var gap: Double?
    var balanced: Bool?
    var rows: [Row]?
    var header: Double?
    var repeatsHeader: Bool?
    var portionHeader: Double?
    var portionFooter: Double?
    var lastFooter: Double?
    var group: Double?
    var keepsGroups: Bool?
    var rowsBreak: String?

    /// What lies in padding.
    var inner: Item? { content?.first }

    private enum Key: String, CodingKey {
      case kind, id, height, least, keepWithNext, lines, lineHeight, orphans, widows, notes, spacing
      case children, top, bottom, content, to, count, gap, balanced, rows, header, repeatsHeader
      case portionHeader, portionFooter, lastFooter, group, keepsGroups, rowsBreak
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      func read<Value: Decodable>(_ key: Key) throws -> Value? {
        try values.decodeIfPresent(Value.self, forKey: key)
      }
      kind = try values.decode(String.self, forKey: .kind)
      (id, height, least) = (try read(.id), try read(.height), try read(.least))
      (keepWithNext, lines) = (try read(.keepWithNext), try read(.lines))
      (lineHeight, orphans, widows) = (try read(.lineHeight), try read(.orphans), try read(.widows))
      (notes, spacing, children) = (try read(.notes), try read(.spacing), try read(.children))
      (top, bottom, to, count) = (
        try read(.top), try read(.bottom), try read(.to), try read(.count)
      )
      let item: Item? = try read(.content)
      content = item.map { [$0] }
      (gap, balanced, rows) = (try read(.gap), try read(.balanced), try read(.rows))
      (header, repeatsHeader) = (try read(.header), try read(.repeatsHeader))
      (portionHeader, portionFooter) = (try read(.portionHeader), try read(.portionFooter))
      (lastFooter, group) = (try read(.lastFooter), try read(.group))
      (keepsGroups, rowsBreak) = (try read(.keepsGroups), try read(.rowsBreak))
    }
  }

  struct Position: Decodable, Sendable, Equatable, CustomStringConvertible {
    var id: String
    var y: Double
    var height: Double
    var lines: [Int]?
    var clipped: Double?
    var column: Int?
    var note: Bool?
    var from: Double?
    var part: Bool?
    var value: Double?
    var float: String?

    var description: String {
      var parts = ["\(id) \(y) \(height)"]
      if let lines { parts.append("lines \(lines)") }
      if let clipped { parts.append("clipped \(clipped)") }
      if let column { parts.append("column \(column)") }
      if note == true { parts.append("note") }
      if let from { parts.append("from \(from)") }
      if part == true { parts.append("part") }
      if let value { parts.append("value \(value)") }
      return parts.joined(separator: " ")
    }
  }

  struct Page: Decodable, Sendable, Equatable {
    var page: Int
    var items: [Position]
  }

  struct Fault: Decodable, Sendable, Equatable {
    var code: String
    var id: String?
    var needed: Double?
    var available: Double?
  }

  var id: String
  var name: String
  var rule: String
  var input: Input
  var pages: [Page]
  var diagnostics: [Fault]
}

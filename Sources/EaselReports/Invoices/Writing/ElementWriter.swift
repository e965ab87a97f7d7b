import Foundation

/// Writes XML element by element, and never an empty one.
struct ElementWriter {
  private var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0
  typealias Attributes = KeyValuePairs<String, String?>

  var data: Data { Data(bytes) }

  /// Writes an element with a text, or nothing if there is no text.
  mutating func add(_ name: String, _ text: String?, _ attributes: Attributes = [:]) {
    guard let text, !text.isEmpty else { return }
    open(name, attributes)
    write(text)
    bytes += "</\(name)>\n".utf8
  }

  /// Writes an element with others inside, or nothing if they write nothing.
  mutating func add(
    _ name: String, _ attributes: Attributes = [:], children: (inout ElementWriter) -> Void
  ) {
    let start = bytes.count
    open(name, attributes)
    bytes += "\n".utf8
    let empty = bytes.count
    depth += 1
    children(&self)
    depth -= 1
    guard bytes.count > empty else {
      bytes.removeSubrange(start...)
      return
    }
    indent()
    bytes += "</\(name)>\n".utf8
  }

  /// Writes an element that the schema requires, also if its children write nothing.
  mutating func addRequired(_ name: String, children: (inout ElementWriter) -> Void) {
    let start = bytes.count
    add(name, children: children)
    guard bytes.count == start else { return }
    indent()
    bytes += "<\(name)/>\n".utf8
  }

  private mutating func indent() { bytes += repeatElement(0x20, count: 2 * depth) }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    indent()
    bytes += "<\(name)".utf8
    for (key, value) in attributes {
      guard let value, !value.isEmpty else { continue }
      bytes += " \(key)=\"".utf8
      write(value, isAttribute: true)
      bytes += "\"".utf8
    }
    bytes += ">".utf8
  }

  /// Writes a text.
  ///
  /// A reader turns tabs and line breaks of attributes into spaces, and returns into
  /// line feeds (XML 1.0, 2.11 and 3.3.3), so that these are written as references.
  private mutating func write(_ text: String, isAttribute: Bool = false) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case 0x0D: bytes += "&#13;".utf8
      case 0x09 where isAttribute: bytes += "&#9;".utf8
      case 0x0A where isAttribute: bytes += "&#10;".utf8
      default: bytes.append(byte)
      }
    }
  }
}

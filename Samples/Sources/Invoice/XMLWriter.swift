import Foundation

/// Writes XML, element by element.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var indent = ""

  /// Writes an element with a text.
  mutating func add(
    _ name: String, _ content: String, _ attributes: KeyValuePairs<String, String> = [:]
  ) {
    open(name, attributes)
    text += "\(Self.escaped(content))</\(name)>\n"
  }

  /// Writes an element with others in it.
  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    children: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    text += "\n"
    indent += "  "
    children(&self)
    indent.removeLast(2)
    text += "\(indent)</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "\(indent)<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
    text += ">"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x22].contains($0) }) else { return text }
    return text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}

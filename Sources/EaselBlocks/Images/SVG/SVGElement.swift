import Foundation

/// An element of an SVG file with its content.
final class SVGElement {
  /// The name without its prefix; `#text` for characters between elements.
  let name: String
  /// The attributes of SVG by name; `xlink:href` is stored as `href`.
  let attributes: [String: String]
  /// The line of the file in which the start tag begins.
  let line: Int
  /// The parent element.
  private(set) weak var parent: SVGElement?
  private(set) var children: [SVGElement] = []
  /// The characters of a `#text` element.
  var text = ""
  /// Whether the element is ignored because of its own name or that of an ancestor.
  var isIgnored = false
  /// The value of each property from style sheets and attributes, set after the file is read.
  var properties: [String: String] = [:]

  init(_ name: String, attributes: [String: String] = [:], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Adds a child at the end.
  func append(_ child: SVGElement) {
    child.parent = self
    children.append(child)
  }

  /// The characters of the element itself, without those of child elements.
  var ownText: String { children.filter { $0.name == "#text" }.map(\.text).joined() }

  /// The classes in the attribute `class`.
  var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

  /// Whether `xml:space` preserves the spaces of its text.
  var keepsSpaces: Bool {
    var next: SVGElement? = self
    while let element = next {
      if let space = element.attributes["space"] { return space == "preserve" }
      next = element.parent
    }
    return false
  }

  /// The identifier in `href` if it refers to the same file; otherwise `nil`.
  var localReference: String? {
    guard let href = attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
      href.hasPrefix("#")
    else { return nil }
    return String(href.dropFirst())
  }
}

import Foundation

/// An element of an SVG file, with everything in it.
final class SVGElement {
  /// The name without its prefix; `#text` for characters between elements.
  let name: String
  /// The attributes that are SVG's, by their names; `xlink:href` counts as `href`.
  let attributes: [String: String]
  /// The line of the file in which the start tag ends.
  let line: Int
  /// The element around this one.
  private(set) weak var parent: SVGElement?
  private(set) var children: [SVGElement] = []
  /// Characters, of an element `#text`.
  var text = ""
  /// Whether nothing of it is drawn or read, because of its name or of that of an element around it.
  var isIgnored = false
  /// What the style sheets and the attributes give each property; set once the file is read.
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

  /// The characters of its own, without those of other elements in it.
  var ownText: String { children.filter { $0.name == "#text" }.map(\.text).joined() }

  /// The classes of the attribute `class`.
  var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

  /// Whether `xml:space` lets each space of its text count.
  var keepsSpaces: Bool {
    var next: SVGElement? = self
    while let element = next {
      if let space = element.attributes["space"] { return space == "preserve" }
      next = element.parent
    }
    return false
  }

  /// What `href` points to in the same file; nil where it is missing or elsewhere.
  var localReference: String? {
    guard let href = attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
      href.hasPrefix("#")
    else { return nil }
    return String(href.dropFirst())
  }
}

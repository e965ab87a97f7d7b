import EaselCanvas
import Foundation

/// The elements of an SVG file with their identifiers and properties.
struct SVGFile {
  let root: SVGElement
  /// The elements by the attribute `id`; the first one of several with the same.
  private(set) var elements: [String: SVGElement] = [:]

  init(_ data: Data, limits: Limits, notes: SVGNotes) throws {
    root = try SVGReader.read(data, limits: limits, notes: notes)
    var all: [SVGElement] = []
    var open = [root]
    while let element = open.popLast() {
      all.append(element)
      if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
      open += element.children.reversed()
    }
    var sheet = SVGStyleSheet(limits: limits)
    for element in all where element.name == "style" {
      let type = element.attributes["type"] ?? "text/css"
      let media = element.attributes["media"] ?? "all"
      if type.isEmpty || type == "text/css", ["all", "screen", "print", ""].contains(media) {
        try sheet.add(element, notes)
      } else {
        notes.ignored("style sheet", "\(type) \(media)", at: element)
      }
    }
    for element in all where element.name != "#text" {
      element.properties = try sheet.properties(of: element, notes)
    }
  }

  /// The style of an element at its position in the file.
  func style(of element: SVGElement, _ notes: SVGNotes) -> SVGStyle {
    var chain = [element]
    while let parent = chain.last?.parent { chain.append(parent) }
    return chain.reversed().reduce(SVGStyle()) { SVGStyle($1, in: $0, notes) }
  }
}

import Foundation

/// The links of a picture as HTML: polygons that a browser follows over an `<img usemap>`.
///
/// ```swift
/// let map = ImageMap(recording.linkAreas())
/// map.html(name: "sales", scale: 2)   // <map name="sales"><area shape="poly" …
/// ```
public struct ImageMap: Hashable, Sendable {
  /// The links, from front to back, as a browser looks for them.
  public var areas: [LinkArea]

  /// Makes a map of links, from front to back.
  public init(_ areas: [LinkArea]) { self.areas = areas }

  /// The element for a picture of `scale` pixels to a point.
  ///
  /// Coordinates are whole pixels. A link's label and value are its alternative text and title; one
  /// without them has its address as the text. Links to destinations lead to the element of that id
  /// in the page. Everything is escaped. A link whose address has none of the schemes is left out:
  /// a browser would run it.
  ///
  /// - Parameters:
  ///   - name: What the picture's `usemap` names, after a `#`.
  ///   - scale: Pixels to a point.
  ///   - schemes: What an address may begin with, in lower case.
  public func html(
    name: String, scale: CGFloat = 1, schemes: Set<String> = Limits().linkSchemes
  ) -> String {
    var html = "<map name=\"\(XMLText.escaped(name))\">\n"
    for area in areas {
      guard let address = Self.address(of: area.target, schemes) else { continue }
      let words = MarkedContent.words(area.label, area.value)
      let text = XMLText.escaped(words ?? address)
      let title = words == nil ? "" : " title=\"\(text)\""
      for outline in area.outlines {
        let coordinates = Self.coordinates(outline, scale)
        guard !coordinates.isEmpty else { continue }
        html += "<area shape=\"poly\" coords=\"\(coordinates)\" "
        html += "href=\"\(XMLText.escaped(address))\" alt=\"\(text)\"\(title)>\n"
      }
    }
    return html + "</map>\n"
  }

  /// The points in whole pixels, without repetitions; nothing for fewer than three.
  private static func coordinates(_ outline: [CGPoint], _ scale: CGFloat) -> String {
    var points: [CGPoint] = []
    for point in outline {
      let pixel = CGPoint(x: (point.x * scale).rounded(), y: (point.y * scale).rounded())
      if pixel != points.last { points.append(pixel) }
    }
    if points.count > 1, points.last == points.first { points.removeLast() }
    guard points.count > 2 else { return "" }
    return points.map { DecimalText.string($0.x, 0) + "," + DecimalText.string($0.y, 0) }
      .joined(separator: ",")
  }

  private static func address(of target: LinkTarget, _ schemes: Set<String>) -> String? {
    switch target {
    case .url(let url):
      LinkAddress(url, schemes: schemes, longest: Limits().maximumLinkLength)?.encoded
    case .destination(let name):
      "#" + (name.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? name)
    }
  }
}

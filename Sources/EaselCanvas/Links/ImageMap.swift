import Foundation

/// The links of an image as an HTML image map: clickable polygons for `<img usemap>`.
///
/// ```swift
/// let recorder = RecordingCanvas()
/// recorder.withMarkedContent(.link(.url("https://example.com"))) {
///   recorder.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 40)), with: .color(.systemBlue))
/// }
/// let map = ImageMap(recorder.recording.linkAreas())
/// print(map.html(name: "sales", scale: 2))  // <map name="sales"><area shape="poly" …
/// ```
public struct ImageMap: Hashable, Sendable {
  /// The links from front to back, the order in which a browser searches them.
  public var areas: [LinkArea]

  /// Creates a map of links, ordered from front to back.
  public init(_ areas: [LinkArea]) { self.areas = areas }

  /// Returns the HTML `<map>` element of the links, with coordinates in pixels of the image.
  ///
  /// Coordinates are whole pixels. The label and the value of a link together are its alternative
  /// text (`alt`) and its `title`. A link without them has its address as alternative text. Links
  /// to destinations lead to the element with that id in the page. All texts are escaped. A link
  /// with a scheme that is not allowed, such as `javascript`, is left out.
  ///
  /// - Parameters:
  ///   - name: The name of the map, which the `usemap` attribute of the image refers to after a
  ///     `#`.
  ///   - scale: The number of pixels per point. The default is 1.
  ///   - schemes: The URL schemes that are allowed, in lower case. The default is
  ///     ``Limits/linkSchemes`` of `Limits()`.
  public func html(
    name: String, scale: CGFloat = 1, schemes: Set<String> = Limits().linkSchemes
  ) -> String {
    var html = "<map name=\"\(XMLText.escaped(name))\">\n"
    for area in areas {
      guard let address = Self.address(of: area.target, schemes) else { continue }
      let alternativeText = MarkedContent.alternativeText(area.label, area.value)
      let text = XMLText.escaped(alternativeText ?? address)
      let title = alternativeText == nil ? "" : " title=\"\(text)\""
      for outline in area.outlines {
        let coordinates = Self.coordinates(outline, scale)
        guard !coordinates.isEmpty else { continue }
        html += "<area shape=\"poly\" coords=\"\(coordinates)\" "
        html += "href=\"\(XMLText.escaped(address))\" alt=\"\(text)\"\(title)>\n"
      }
    }
    return html + "</map>\n"
  }

  /// Returns the points in whole pixels without repetitions, or an empty text for fewer than three.
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

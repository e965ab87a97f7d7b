import Foundation

/// The supported names of SVG; all other names are reported.
enum SVGNames {
  /// Elements that are drawn or that others refer to.
  private static let elements: Set<String> = [
    "svg", "g", "a", "switch", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "image",
    "text", "tspan", "style", "pattern", "marker",
  ]

  /// Elements that draw nothing by themselves.
  ///
  /// Filters are reported where they are used.
  private static let silentElements: Set<String> = [
    "title", "desc", "metadata", "filter", "view",
  ]

  /// Attributes that elements use, and attributes that do not affect an image.
  private static let geometry: Set<String> = [
    "id", "class", "style", "href", "transform", "viewBox", "preserveAspectRatio", "x", "y",
    "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "fx", "fy", "fr", "d",
    "points", "offset", "gradientUnits", "gradientTransform", "spreadMethod", "clipPathUnits",
    "maskUnits", "maskContentUnits", "dx", "dy", "type", "requiredFeatures",
    "requiredExtensions", "systemLanguage", "pathLength", "media", "patternUnits",
    "patternContentUnits", "patternTransform", "markerUnits", "markerWidth", "markerHeight", "refX",
    "refY", "orient",
    // These attributes do not affect an image.
    "version", "baseProfile", "lang", "role", "tabindex", "focusable", "zoomAndPan", "title",
    "contentScriptType", "contentStyleType", "externalResourcesRequired", "target", "download",
    "rel", "hreflang", "space", "base", "crossorigin", "decoding", "name", "slot",
  ]

  /// Properties that affect the drawing.
  static let properties: Set<String> = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "opacity", "fill-rule",
    "clip-rule", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset", "display", "visibility", "clip-path", "mask",
    "mask-type", "stop-color", "stop-opacity", "overflow", "font-family", "font-size",
    "font-weight", "font-style", "text-anchor", "transform", "transform-origin", "transform-box",
    "marker", "marker-start", "marker-mid", "marker-end", "mix-blend-mode", "isolation",
    "paint-order",
  ]

  /// Properties that do not affect an image, or that only select speed or quality.
  private static let silentProperties: Set<String> = [
    "shape-rendering", "text-rendering", "image-rendering", "color-rendering", "cursor",
    "pointer-events", "enable-background", "-webkit-print-color-adjust", "print-color-adjust",
    "solid-color", "solid-opacity", "flood-color", "flood-opacity", "lighting-color",
    "color-profile", "user-select", "will-change", "line-height", "white-space",
  ]

  /// The values with which unsupported properties have no effect.
  private static let neutralValues: [String: Set<String>] = [
    "filter": ["none"], "vector-effect": ["none"], "color-interpolation": ["auto", "srgb"],
    "color-interpolation-filters": ["auto", "srgb", "linearrgb"],
    "letter-spacing": ["normal", "0"],
    "word-spacing": ["normal", "0"], "text-decoration": ["none"], "writing-mode": ["lr-tb", "lr"],
    "font-variant": ["normal"], "font-stretch": ["normal"], "baseline-shift": ["baseline", "0"],
    "text-align": ["start", "left"], "text-indent": ["0"], "text-transform": ["none"],
    "direction": ["ltr"], "dominant-baseline": ["auto"], "alignment-baseline": ["auto"],
    "clip": ["auto"], "background": ["none"], "font-feature-settings": ["normal"],
    "unicode-bidi": ["normal"], "kerning": ["auto"], "glyph-orientation-vertical": ["auto"],
    "block-progression": ["tb"], "shape-padding": ["0"], "shape-margin": ["0"],
    "text-overflow": ["clip"], "text-orientation": ["mixed"],
  ]

  /// Whether a property with a value is to be reported.
  static func isIgnored(_ property: String, _ value: String) -> Bool {
    if properties.contains(property) || silentProperties.contains(property) { return false }
    // Editors store their own settings under such names.
    if property.hasPrefix("-") { return false }
    if property.hasPrefix("font-variant-") || property.hasPrefix("text-decoration-") {
      return !["normal", "solid", "auto", "currentcolor"].contains(value.lowercased())
    }
    var value = value.lowercased()
    for unit in ["px", "em"] where value == "0\(unit)" { value = "0" }
    return !["inherit", "initial", "unset"].contains(value)
      && neutralValues[property]?.contains(value) != true
  }

  /// The SVG attributes of an element; attributes of other programs have a prefix.
  static func attributes(_ given: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in given where name != "xmlns" {
      guard let colon = name.lastIndex(of: ":") else {
        result[name] = value
        continue
      }
      let local = String(name[name.index(after: colon)...])
      // The attribute without prefix takes precedence.
      if name.hasPrefix("xlink:"), local == "href", given["href"] == nil { result["href"] = value }
      if name == "xml:space" { result["space"] = value }
    }
    return result
  }

  /// Reports the unsupported parts of an element.
  static func note(_ element: SVGElement, _ notes: SVGNotes) {
    let isKnown = elements.contains(element.name)
    element.isIgnored = !isKnown || element.parent?.isIgnored == true
    // Content of an ignored element is not reported separately.
    guard element.parent?.isIgnored != true else { return }
    guard isKnown else {
      if !silentElements.contains(element.name) {
        notes.ignored("element", element.name, at: element)
      }
      return
    }
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      if geometry.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-") { continue }
      if isIgnored(name, value) { notes.ignored("attribute", name, at: element) }
    }
  }
}

import EaselCanvas
import Foundation

/// The value of a property for filling or stroking a shape.
enum SVGPaint: Hashable {
  case none
  case color(SVGColor)
  /// A gradient or pattern by its identifier, and the color that is used if it draws nothing.
  case server(String, fallback: SVGColor?)

  /// Parses a paint; `nil` if the text is no paint.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.lowercased() == "none" {
      self = .none
    } else if let (id, rest) = Self.reference(text) {
      self = .server(id, fallback: SVGColor(rest))
    } else if let color = SVGColor(text) {
      self = .color(color)
    } else {
      return nil
    }
  }

  /// The identifier in `url(#name)` and the text after it.
  ///
  /// The identifier is the whole address if it does not refer to the same file.
  static func reference(_ text: String) -> (id: String, rest: String)? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.lowercased().hasPrefix("url("), let end = text.firstIndex(of: ")") else {
      return nil
    }
    let inner = text[text.index(text.startIndex, offsetBy: 4)..<end]
      .trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n\"'"))
    let rest = text[text.index(after: end)...].trimmingCharacters(in: .whitespacesAndNewlines)
    return (inner.hasPrefix("#") ? String(inner.dropFirst()) : inner, rest)
  }
}

/// The values of an element's properties, including inherited ones.
struct SVGStyle {
  // Inherited

  var color = Color.black
  var fill = SVGPaint.color(.fixed(.black))
  var stroke = SVGPaint.none
  var fillOpacity: CGFloat = 1
  var strokeOpacity: CGFloat = 1
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var strokeWidth = SVGLength(1)
  var lineCap = LineCap.butt
  var lineJoin = LineJoin.miter
  var miterLimit: CGFloat = 4
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var isVisible = true
  var fontFamily: String?
  var fontSize: CGFloat = 16
  var fontWeight = Font.Weight.regular
  var isItalic = false
  var textAnchor = TextAlignment.left
  /// The identifiers of the markers at the first, the middle and the last vertices.
  var markerStart: String?
  var markerMid: String?
  var markerEnd: String?
  /// Whether a shape may have markers.
  var hasMarkers: Bool { markerStart != nil || markerMid != nil || markerEnd != nil }
  var paintOrder = SVGPaintStep.allCases

  // Not inherited

  var opacity: CGFloat = 1
  var isDisplayed = true
  var clipPath: String?
  var mask: String?
  var masksByAlpha = false
  var stopColor = SVGColor.fixed(.black)
  var stopOpacity: CGFloat = 1
  /// Whether content outside of its area is visible; `nil` if the property is not set.
  var overflow: Bool?
  /// The same for the elements with an area, which hide it unless the property is set.
  var showsOverflow: Bool { overflow ?? false }
  /// The property `transform`, which takes precedence over the attribute.
  var transform: CGAffineTransform?
  /// The fixed point of the transform; `nil` for the origin of the user space.
  var transformOrigin: SVGOrigin?
  /// Whether the fixed point is relative to the bounding box of the element.
  var transformsInBox = false
  var blendMode = BlendMode.normal
  /// Whether the content blends only among itself.
  var isIsolated = false

  /// Creates a style with the initial values.
  init() {}

  /// Creates the style of an element inside a parent with its own style.
  init(_ element: SVGElement, in parent: SVGStyle, _ notes: SVGNotes) {
    self = parent
    resetOwn()
    guard !element.properties.isEmpty else { return }
    // The meaning of other properties depends on these.
    let first = ["color", "font-size"]
    for name in first { apply(name, element, parent, notes) }
    for name in element.properties.keys.sorted() where !first.contains(name) {
      apply(name, element, parent, notes)
    }
  }

  /// Sets the properties that are not inherited to their initial values.
  private mutating func resetOwn() {
    let initial = SVGStyle()
    opacity = initial.opacity
    isDisplayed = initial.isDisplayed
    clipPath = nil
    mask = nil
    masksByAlpha = false
    stopColor = initial.stopColor
    stopOpacity = initial.stopOpacity
    overflow = nil
    transform = nil
    transformOrigin = nil
    transformsInBox = false
    blendMode = .normal
    isIsolated = false
  }

  private mutating func apply(
    _ name: String, _ element: SVGElement, _ parent: SVGStyle, _ notes: SVGNotes
  ) {
    guard let value = element.properties[name] else { return }
    switch value.lowercased() {
    case "inherit": copy(name, from: parent)
    case "initial", "unset": copy(name, from: SVGStyle())
    default:
      if !set(name, value) { notes.invalid(name, value, at: element) }
    }
  }

  /// Sets a property; returns `false` if the value is invalid.
  private mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "color":
      guard let parsed = SVGColor(value) else { return false }
      color = parsed.resolved(color)
      return true
    case "fill": return assign(SVGPaint(value), to: \.fill)
    case "stroke": return assign(SVGPaint(value), to: \.stroke)
    case "stop-color": return assign(SVGColor(value), to: \.stopColor)
    case "fill-opacity": return assign(Self.opacity(value), to: \.fillOpacity)
    case "stroke-opacity": return assign(Self.opacity(value), to: \.strokeOpacity)
    case "opacity": return assign(Self.opacity(value), to: \.opacity)
    case "stop-opacity": return assign(Self.opacity(value), to: \.stopOpacity)
    case "fill-rule": return assign(Self.rules[value], to: \.fillRule)
    case "clip-rule": return assign(Self.rules[value], to: \.clipRule)
    case "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
      "stroke-dasharray", "stroke-dashoffset":
      return setStroke(name, value)
    case "font-family", "font-size", "font-weight", "font-style", "text-anchor":
      return setFont(name, value)
    case "display":
      isDisplayed = value.lowercased() != "none"
      return true
    case "visibility":
      isVisible = value.lowercased() == "visible"
      return ["visible", "hidden", "collapse"].contains(value.lowercased())
    case "overflow":
      overflow = ["visible", "auto"].contains(value.lowercased())
      return ["visible", "auto", "hidden", "scroll", "clip"].contains(value.lowercased())
    case "clip-path": return setReference(value, \.clipPath)
    case "mask": return setReference(value, \.mask)
    case "mask-type":
      masksByAlpha = value == "alpha"
      return ["alpha", "luminance"].contains(value)
    case "transform":
      guard let parsed = CGAffineTransform(svg: value) else { return false }
      transform = parsed
      return true
    case "transform-origin": return assign(SVGOrigin(value), to: \.transformOrigin)
    case "transform-box":
      transformsInBox = ["fill-box", "content-box"].contains(value)
      return ["fill-box", "content-box", "view-box"].contains(value)
    case "mix-blend-mode": return assign(Self.blendModes[value], to: \.blendMode)
    case "isolation":
      isIsolated = value == "isolate"
      return ["auto", "isolate"].contains(value)
    case "paint-order": return assign(SVGPaintStep.order(value), to: \.paintOrder)
    case "marker":
      return setReference(value, \.markerStart) && setReference(value, \.markerMid)
        && setReference(value, \.markerEnd)
    case "marker-start": return setReference(value, \.markerStart)
    case "marker-mid": return setReference(value, \.markerMid)
    case "marker-end": return setReference(value, \.markerEnd)
    default: return true
    }
  }

  private mutating func setStroke(_ name: String, _ value: String) -> Bool {
    switch name {
    case "stroke-width":
      guard let width = SVGLength(value), width.value >= 0 else { return false }
      strokeWidth = width
      return true
    case "stroke-linecap": return assign(LineCap(rawValue: value), to: \.lineCap)
    case "stroke-linejoin":
      // The joins of SVG 2 that fall back to miter joins.
      let known = ["miter-clip": LineJoin.miter, "arcs": .miter]
      return assign(LineJoin(rawValue: value) ?? known[value], to: \.lineJoin)
    case "stroke-miterlimit":
      guard let limit = SVGLength(value), limit.unit.isEmpty, limit.value >= 1 else { return false }
      miterLimit = limit.value
      return true
    case "stroke-dashoffset": return assign(SVGLength(value), to: \.dashOffset)
    default:
      guard value.lowercased() != "none" else {
        dashes = []
        return true
      }
      var scanner = SVGScanner(value)
      var lengths: [SVGLength] = []
      scanner.skipSpaces()
      while !scanner.isAtEnd {
        guard let length = SVGLength(&scanner), length.value >= 0 else { return false }
        lengths.append(length)
        scanner.skipSeparator()
      }
      // A list with an odd number of lengths is repeated.
      dashes = lengths.count % 2 == 0 ? lengths : lengths + lengths
      return true
    }
  }

  private mutating func setFont(_ name: String, _ value: String) -> Bool {
    switch name {
    case "font-family":
      fontFamily = value.split(separator: ",").first.map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n\"'"))
      }
      return true
    case "font-size":
      let named: [String: CGFloat] = [
        "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
        "xx-large": 32,
      ]
      guard let length = SVGLength(value) ?? named[value].map({ SVGLength($0) }),
        length.value >= 0
      else { return false }
      let parent = fontSize
      fontSize =
        length.unit == "%"
        ? length.value / 100 * parent
        : length.resolved(.other, viewport: .zero, fontSize: parent)
      return true
    case "font-weight":
      let named: [String: Font.Weight] = [
        "normal": .regular, "bold": .bold, "bolder": .bold, "lighter": .light,
      ]
      return assign(
        named[value] ?? Int(value).map { Font.Weight(rawValue: $0) }, to: \.fontWeight)
    case "font-style":
      isItalic = value != "normal"
      return ["normal", "italic"].contains(value) || value.hasPrefix("oblique")
    default:
      let named: [String: TextAlignment] = ["start": .left, "middle": .center, "end": .right]
      return assign(named[value], to: \.textAnchor)
    }
  }

  private mutating func setReference(
    _ value: String, _ property: WritableKeyPath<SVGStyle, String?>
  ) -> Bool {
    guard value.lowercased() != "none" else {
      self[keyPath: property] = nil
      return true
    }
    guard let (id, rest) = SVGPaint.reference(value), rest.isEmpty else { return false }
    self[keyPath: property] = id
    return true
  }

  private mutating func assign<Value>(
    _ value: Value?, to property: WritableKeyPath<SVGStyle, Value>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: property] = value
    return true
  }

  /// The separable and other modes of CSS Compositing and Blending Level 1.
  private static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge,
    "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
    "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation,
    "color": .color, "luminosity": .luminosity, "plus-lighter": .plusLighter,
  ]

  private static let rules: [String: FillRule] = ["nonzero": .nonZero, "evenodd": .evenOdd]

  /// A number from 0 to 1 or a percentage; values out of the range are clamped.
  static func opacity(_ text: String) -> CGFloat? {
    guard let length = SVGLength(text), ["", "%"].contains(length.unit) else { return nil }
    return min(max(length.unit == "%" ? length.value / 100 : length.value, 0), 1)
  }

  private mutating func copy(_ name: String, from other: SVGStyle) {
    switch name {
    case "color": color = other.color
    case "fill": fill = other.fill
    case "stroke": stroke = other.stroke
    case "fill-opacity": fillOpacity = other.fillOpacity
    case "stroke-opacity": strokeOpacity = other.strokeOpacity
    case "fill-rule": fillRule = other.fillRule
    case "clip-rule": clipRule = other.clipRule
    case "stroke-width": strokeWidth = other.strokeWidth
    case "stroke-linecap": lineCap = other.lineCap
    case "stroke-linejoin": lineJoin = other.lineJoin
    case "stroke-miterlimit": miterLimit = other.miterLimit
    case "stroke-dasharray": dashes = other.dashes
    case "stroke-dashoffset": dashOffset = other.dashOffset
    case "visibility": isVisible = other.isVisible
    case "font-family": fontFamily = other.fontFamily
    case "font-size": fontSize = other.fontSize
    case "font-weight": fontWeight = other.fontWeight
    case "font-style": isItalic = other.isItalic
    case "text-anchor": textAnchor = other.textAnchor
    case "opacity": opacity = other.opacity
    case "display": isDisplayed = other.isDisplayed
    case "clip-path": clipPath = other.clipPath
    case "mask": mask = other.mask
    case "mask-type": masksByAlpha = other.masksByAlpha
    case "stop-color": stopColor = other.stopColor
    case "stop-opacity": stopOpacity = other.stopOpacity
    case "overflow": overflow = other.overflow ?? true
    case "transform": transform = other.transform
    case "transform-origin": transformOrigin = other.transformOrigin
    case "transform-box": transformsInBox = other.transformsInBox
    case "mix-blend-mode": blendMode = other.blendMode
    case "isolation": isIsolated = other.isIsolated
    case "paint-order": paintOrder = other.paintOrder
    case "marker":
      (markerStart, markerMid, markerEnd) = (other.markerStart, other.markerMid, other.markerEnd)
    case "marker-start": markerStart = other.markerStart
    case "marker-mid": markerMid = other.markerMid
    case "marker-end": markerEnd = other.markerEnd
    default: break
    }
  }
}

import EaselCanvas
import Foundation

extension SVGRenderer {
  /// Fills and strokes a path by its style.
  func paint(_ path: Path, _ element: SVGElement, _ scope: Scope) throws {
    for step in scope.style.paintOrder {
      switch step {
      case .fill: try fill(path, element, scope)
      case .stroke: try stroke(path, element, scope)
      case .markers: try drawMarkers(element, path, scope)
      }
    }
  }

  private func fill(_ path: Path, _ element: SVGElement, _ scope: Scope) throws {
    let style = scope.style
    guard style.fillOpacity > 0,
      let paint = try resolve(style.fill, path.boundingBox, element, scope)
    else { return }
    let compositing = Compositing(alpha: style.fillOpacity)
    switch paint {
    case .paint(let paint):
      scope.canvas.fill(path, with: paint, rule: style.fillRule, compositing: compositing)
    case .transformed(let paint, let transform):
      fill(path, paint, transform, style.fillRule, compositing, scope.canvas)
    case .pattern(let pattern):
      try fill(path, pattern, style.fillRule, style.fillOpacity, element, scope.canvas)
    case .missing: break
    }
  }

  private func stroke(_ path: Path, _ element: SVGElement, _ scope: Scope) throws {
    let style = scope.style
    let stroke = strokeStyle(path, element, scope)
    let box = path.boundingBox
    guard style.strokeOpacity > 0, stroke.lineWidth > 0,
      let paint = try resolve(style.stroke, box, element, scope)
    else { return }
    let compositing = Compositing(alpha: style.strokeOpacity)
    func outline() throws -> Path {
      try countDashes(path, stroke, element)
      // A thousandth of the shape's size is invisible at every usual size of an image.
      let tolerance = min(0.1, max(hypot(box.width, box.height), stroke.lineWidth) / 1_000)
      return path.stroked(stroke, tolerance: tolerance)
    }
    switch paint {
    case .paint(let paint) where stroke.lineCap == .square && path.hasPoint:
      // Canvases draw no square for a line without length, which has no direction.
      let outline = try outline()
      scope.canvas.fill(outline, with: paint, rule: .nonZero, compositing: compositing)
    case .paint(let paint):
      scope.canvas.stroke(path, with: paint, style: stroke, compositing: compositing)
    case .transformed(let paint, let transform):
      fill(try outline(), paint, transform, .nonZero, compositing, scope.canvas)
    case .pattern(let pattern):
      try fill(try outline(), pattern, .nonZero, style.strokeOpacity, element, scope.canvas)
    case .missing: break
    }
  }

  /// Fills a path in the space of a paint.
  private func fill(
    _ path: Path, _ paint: Paint, _ transform: CGAffineTransform, _ rule: FillRule,
    _ compositing: Compositing, _ canvas: any Canvas
  ) {
    canvas.withSavedState {
      canvas.concatenate(transform)
      canvas.fill(
        path.applying(transform.inverted()), with: paint, rule: rule, compositing: compositing)
    }
  }

  private func strokeStyle(_ path: Path, _ element: SVGElement, _ scope: Scope) -> StrokeStyle {
    let style = scope.style
    // Dash lengths are relative to the path length that the element specifies.
    var factor: CGFloat = 1
    if !style.dashes.isEmpty, let text = element.attributes["pathLength"],
      let claimed = SVGLength(text)?.value, claimed > 0
    {
      factor = path.length / claimed
    }
    func length(_ length: SVGLength) -> CGFloat {
      length.resolved(.other, viewport: scope.viewport, fontSize: style.fontSize)
    }
    return StrokeStyle(
      lineWidth: length(style.strokeWidth), lineCap: style.lineCap, lineJoin: style.lineJoin,
      miterLimit: style.miterLimit, dash: style.dashes.map { length($0) * factor },
      dashPhase: length(style.dashOffset) * factor)
  }

  /// The paint of a property for a shape; `nil` for none.
  private func resolve(
    _ paint: SVGPaint, _ box: CGRect, _ element: SVGElement, _ scope: Scope
  ) throws -> SVGGradient.Result? {
    switch paint {
    case .none: return nil
    case .color(let color): return .paint(.color(color.resolved(scope.style.color)))
    case .server(let id, let fallback):
      if let element = file.elements[id], element.name == "pattern" {
        if let pattern = try pattern(element, box, scope) { return .pattern(pattern) }
      } else if let gradient = gradient(id, element) {
        let result = gradient.resolved(
          box: box, viewport: scope.viewport, fontSize: scope.style.fontSize)
        if case .missing = result {} else { return result }
      }
      return fallback.map { .paint(.color($0.resolved(scope.style.color))) }
    }
  }

  /// Counts the points of the outlines of dashes, since many dashes can take seconds to draw.
  private func countDashes(_ path: Path, _ style: StrokeStyle, _ element: SVGElement) throws {
    let period = style.dash.reduce(0, +)
    guard period > 0 else { return }
    // Corners and round caps have about as many points.
    let count = path.length / period * CGFloat(style.dash.count) * 10
    try countPoints(count < 1e12 ? Int(count) : Int(1e12), element)
  }

  // MARK: Gradients

  /// The gradient with an identifier; `nil`, with a diagnostic, if there is none.
  private func gradient(_ id: String, _ element: SVGElement) -> SVGGradient? {
    if let known = gradients[id] { return known }
    let result = makeGradient(id, element)
    gradients[id] = .some(result)
    return result
  }

  private func makeGradient(_ id: String, _ user: SVGElement) -> SVGGradient? {
    guard let first = element(named: id, of: user, "url()") else { return nil }
    guard Self.isGradient(first) else {
      notes.ignored("paint", first.name, at: first)
      return nil
    }
    var gradient = SVGGradient(
      attributes: first.attributes, isRadial: first.name == "radialGradient", stops: [],
      origin: file.style(of: first, notes).transformOrigin)
    var seen: Set<ObjectIdentifier> = []
    var next: SVGElement? = first
    while let one = next, seen.insert(ObjectIdentifier(one)).inserted {
      // A gradient of the other kind has no circle or line to inherit.
      let inherited =
        one.name == first.name
        ? one.attributes : one.attributes.filter { Self.commonAttributes.contains($0.key) }
      gradient.attributes.merge(inherited) { own, _ in own }
      if gradient.stops.isEmpty { gradient.stops = stops(of: one) }
      next = nil
      if let id = one.localReference, let other = element(named: id, of: one, "href") {
        if Self.isGradient(other) { next = other }
      } else if one.attributes["href"] != nil, one.localReference == nil {
        notes.ignored("reference", one.attributes["href"] ?? "", at: one)
      }
    }
    check(gradient, first)
    return gradient
  }

  /// The attributes that both kinds of gradients have.
  private static let commonAttributes: Set<String> = [
    "gradientUnits", "gradientTransform", "spreadMethod",
  ]

  private static func isGradient(_ element: SVGElement) -> Bool {
    ["linearGradient", "radialGradient"].contains(element.name)
  }

  /// Reports the attributes that cannot be parsed.
  private func check(_ gradient: SVGGradient, _ element: SVGElement) {
    let all = gradient.attributes
    if let text = all["gradientTransform"], CGAffineTransform(svg: text)?.isInvertible != true {
      notes.invalid("gradientTransform", text, at: element)
    }
    for name in ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"] {
      if let text = all[name], SVGLength(text) == nil {
        notes.invalid(name, text, at: element)
      }
    }
    if let text = all["spreadMethod"], !["pad", "reflect", "repeat"].contains(text) {
      notes.invalid("spreadMethod", text, at: element)
    }
  }

  /// The stops of a gradient in ascending order; a smaller offset is replaced by the previous one.
  private func stops(of element: SVGElement) -> [Gradient.Stop] {
    let outer = file.style(of: element, notes)
    var last: CGFloat = 0
    return element.children.filter { $0.name == "stop" }.map { child in
      let style = SVGStyle(child, in: outer, notes)
      let offset = child.attributes["offset"].map { text -> CGFloat in
        if let value = SVGStyle.opacity(text) { return value }
        notes.invalid("offset", text, at: child)
        return 0
      }
      last = max(last, offset ?? 0)
      let color = style.stopColor.resolved(style.color)
      let alpha = color.components(for: .light).alpha * style.stopOpacity
      return Gradient.Stop(color.withAlphaComponent(alpha), at: last)
    }
  }
}

extension Path {
  /// Whether a subpath has segments and no extent.
  fileprivate var hasPoint: Bool {
    var start = CGPoint.zero
    var (hasSegments, hasExtent) = (false, false)
    for element in elements {
      switch element {
      case .move(let to):
        if hasSegments, !hasExtent { return true }
        (start, hasSegments, hasExtent) = (to, false, false)
      case .line(let to):
        hasSegments = true
        if to != start { hasExtent = true }
      case .quadCurve(let to, let control):
        hasSegments = true
        if to != start || control != start { hasExtent = true }
      case .curve(let to, let control1, let control2):
        hasSegments = true
        if to != start || control1 != start || control2 != start { hasExtent = true }
      case .closeSubpath: hasSegments = true
      }
    }
    return hasSegments && !hasExtent
  }
}

import Foundation

extension SVGCanvas {
  /// Writes a paint and its opacity as attributes; `role` is `fill` or `stroke`.
  func paint(
    _ role: String, _ paint: Paint, _ compositing: Compositing, _ writer: inout SVGWriter
  ) {
    if !compositing.isAntialiased { writer.attribute("shape-rendering", "crispEdges") }
    var opacity = compositing.alpha
    switch paint {
    case .color(let color):
      let parts = color.components(for: context.appearance)
      writer.attribute(role, parts.opaqueHexString)
      opacity *= parts.alpha
    case .conicGradient(let conic):
      let parts = standIn(for: conic, role)
      writer.attribute(role, parts.opaqueHexString)
      opacity *= parts.alpha
    default:
      writer.attribute(role, "url(#\(define(paint)))")
    }
    if opacity < 1 { writer.attribute("\(role)-opacity", opacity) }
  }

  /// Returns the first color of a conic gradient, which SVG cannot stroke with, and notes it.
  func standIn(for conic: ConicGradient, _ role: String) -> Color.Components {
    context.note(
      .warning, .drawingApproximated,
      "SVG cannot stroke with a conic gradient; its first color is used", operation: role)
    return conic.gradient.stops.first?.color.components(for: context.appearance)
      ?? Color.Components(red: 0, green: 0, blue: 0, alpha: 0)
  }

  func define(_ paint: Paint) -> String {
    define(.paint(paint, decimals: decimals), "p") { id in
      definitions.decimals = decimals
      defer { definitions.decimals = SVGWriter.decimals }
      switch paint {
      case .linearGradient(let linear):
        definitions.raw("<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
        definitions.attribute("x1", linear.start.x)
        definitions.attribute("y1", linear.start.y)
        definitions.attribute("x2", linear.end.x)
        definitions.attribute("y2", linear.end.y)
        writeStops(linear.gradient)
        definitions.raw("</linearGradient>\n")
      case .radialGradient(let radial):
        definitions.raw("<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
        definitions.attribute("fx", radial.startCenter.x)
        definitions.attribute("fy", radial.startCenter.y)
        if radial.startRadius > 0 { definitions.attribute("fr", radial.startRadius) }
        definitions.attribute("cx", radial.endCenter.x)
        definitions.attribute("cy", radial.endCenter.y)
        definitions.attribute("r", radial.endRadius)
        writeStops(radial.gradient)
        definitions.raw("</radialGradient>\n")
      case .image(let pattern): define(pattern, id)
      case .hatch(let hatch): define(hatch, id)
      case .color, .conicGradient: break
      }
    }
  }

  private func writeStops(_ gradient: Gradient) {
    switch gradient.extend {
    case .pad, .none: break
    case .repeat: definitions.attribute("spreadMethod", "repeat")
    case .reflect: definitions.attribute("spreadMethod", "reflect")
    }
    definitions.raw(">")
    for stop in Self.stops(of: gradient) { writeStop(stop) }
  }

  /// Returns the sorted stops.
  ///
  /// SVG has no mode in which a gradient ends, so ends are transparent stops.
  static func stops(of gradient: Gradient) -> [Gradient.Stop] {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard gradient.extend == .none, let first = stops.first, let last = stops.last else {
      return stops
    }
    // Transparent stops at both ends.
    return [Gradient.Stop(first.color.withAlphaComponent(0), at: first.location)] + stops
      + [Gradient.Stop(last.color.withAlphaComponent(0), at: last.location)]
  }

  private func writeStop(_ stop: Gradient.Stop) {
    let parts = stop.color.components(for: context.appearance)
    definitions.raw("<stop")
    definitions.attribute("offset", stop.location)
    definitions.attribute("stop-color", parts.opaqueHexString)
    if parts.alpha < 1 { definitions.attribute("stop-opacity", parts.alpha) }
    definitions.raw("/>")
  }

  private func define(_ pattern: ImagePattern, _ id: String) {
    let size = pattern.image.size
    // Without repetition the tile is far larger than any page, so that it occurs once.
    let reach = pattern.extend == .repeat ? size : CGSize(width: 1e5, height: 1e5)
    definitions.raw("<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"")
    definitions.attribute("width", reach.width)
    definitions.attribute("height", reach.height)
    if !pattern.transform.isIdentity {
      definitions.attribute("patternTransform", SVGWriter.matrix(pattern.transform))
    }
    definitions.raw("><image")
    writeImage(pattern.image)
    definitions.raw("</pattern>\n")
  }

  private func define(_ hatch: HatchPattern, _ id: String) {
    let turn = CGAffineTransform(rotationAngle: hatch.angle)
    definitions.raw("<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"")
    definitions.attribute("width", hatch.spacing)
    definitions.attribute("height", hatch.spacing)
    definitions.attribute("patternTransform", SVGWriter.matrix(turn))
    definitions.raw(">")
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color) {
      let parts = color.components(for: context.appearance)
      definitions.raw("<rect")
      definitions.attribute("x", x)
      definitions.attribute("y", y)
      definitions.attribute("width", width)
      definitions.attribute("height", height)
      definitions.attribute("fill", parts.opaqueHexString)
      if parts.alpha < 1 { definitions.attribute("fill-opacity", parts.alpha) }
      definitions.raw("/>")
    }
    let width = min(hatch.lineWidth, hatch.spacing)
    let edge = (hatch.spacing - width) / 2
    if let background = hatch.background { rect(0, 0, hatch.spacing, hatch.spacing, background) }
    rect(0, edge, hatch.spacing, width, hatch.color)
    if hatch.isCrossed { rect(edge, 0, width, hatch.spacing, hatch.color) }
    definitions.raw("</pattern>\n")
  }

  /// Fills a path with a conic gradient as sectors, because SVG has no conic gradients.
  func fill(
    _ path: Path, _ rule: FillRule, _ conic: ConicGradient, _ compositing: Compositing
  ) {
    save()
    clip(to: path, rule: rule)
    let box = path.controlPointBounds
    let reach =
      hypot(box.width, box.height)
      + hypot(box.midX - conic.center.x, box.midY - conic.center.y)
    write(compositing) { writer in
      writer.raw("<g")
      if compositing.alpha < 1 { writer.attribute("opacity", compositing.alpha) }
      writeTransform(&writer)
      writer.raw(">")
      // 180 steps of two degrees: neighbors differ by less than a visible step for any two stops.
      let sectors = conic.sectors(for: context.appearance, most: .pi / 90)
      let isOpaque = sectors.allSatisfy { $0.start.alpha == 1 && $0.end.alpha == 1 }
      for (index, sector) in sectors.enumerated() {
        // Antialiased edges that only touch let the backdrop show through. So each opaque sector,
        // except for the last, extends behind the next one.
        let overlap = isOpaque && index < sectors.count - 1 ? .pi / 90 : 0.004
        let (from, to) = (conic.angle + sector.from, conic.angle + sector.to + overlap)
        func point(_ angle: CGFloat) -> CGPoint {
          CGPoint(
            x: conic.center.x + reach * 1.2 * cos(angle),
            y: conic.center.y + reach * 1.2 * sin(angle))
        }
        let color = sector.start.mixed(with: sector.end, 0.5)
        let wedge = Path { $0.addLines([conic.center, point(from), point(to)]) }
        writer.raw("<path")
        writer.path(wedge, writer.decimals)
        writer.attribute("fill", color.opaqueHexString)
        if color.alpha < 1 { writer.attribute("fill-opacity", color.alpha) }
        writer.raw("/>")
      }
      writer.raw("</g>")
    }
    restore()
  }
}

extension Color.Components {
  /// `#rrggbb`, without the opacity.
  var opaqueHexString: String {
    Color.Components(red: red, green: green, blue: blue).hexString
  }
}

import Foundation

extension SVGNodeBuilder {
  /// The factor by which a definition may be drawn larger than its decimals are for.
  ///
  /// So content that grows does not need another definition for every digit.
  static let leeway: CGFloat = 4

  /// Returns the element of a path, which is `<rect>` for a rectangle.
  func shape(_ path: Path) -> SVGNode {
    if let rect = path.rectangle {
      var node = SVGNode("rect", scale: scale)
      node.addFrame(rect)
      return node
    }
    return outline(path)
  }

  private func outline(_ path: Path) -> SVGNode {
    var node = SVGNode("path", scale: scale)
    node.add("d", .path(path, scale: scale))
    return node
  }

  func fill(
    _ operation: Recording.Operation, _ path: Path, _ paint: Paint, _ rule: FillRule,
    _ compositing: Compositing
  ) -> SVGNode {
    if case .conicGradient = paint { return fragment(operation, compositing) }
    var node = shape(path)
    if rule == .evenOdd { node.add("fill-rule", .text("evenodd")) }
    add("fill", paint, compositing, to: &node)
    return node
  }

  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) -> SVGNode {
    var node = outline(path)
    node.add("fill", .text("none"))
    add("stroke", paint, compositing, to: &node)
    node.add("stroke-width", .lengths([style.lineWidth], scale: scale), initial: 1)
    if style.lineCap != .butt { node.add("stroke-linecap", .text(style.lineCap.rawValue)) }
    if style.lineJoin == .miter {
      node.add("stroke-miterlimit", .lengths([style.miterLimit], scale: scale), initial: 4)
    } else {
      node.add("stroke-linejoin", .text(style.lineJoin.rawValue))
    }
    if !style.dash.isEmpty {
      node.add("stroke-dasharray", .lengths(style.dash, scale: scale))
      node.add("stroke-dashoffset", .lengths([style.dashPhase], scale: scale), initial: 0)
    }
    return node
  }

  func stamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) -> SVGNode {
    let id = definer.defineGlyph(path)
    var node = SVGNode("g", scale: scale)
    add("fill", paint, compositing, to: &node)
    node.children = points.map { use(id, at: $0) }
    return node
  }

  func imageNode(
    _ image: Image, _ source: CGRect?, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) -> SVGNode {
    let source = source ?? CGRect(origin: .zero, size: image.size)
    var content = use(definer.define(image), at: .zero)
    if interpolation == .none {
      // The names of SVG 1.1 and of CSS: renderers support one or the other.
      content.add("image-rendering", .text("optimizeSpeed"))
      content.add("style", .text("image-rendering:pixelated"))
    }
    content.add("opacity", .share(compositing.alpha), initial: 1)
    var node = SVGNode("svg", scale: scale)
    node.addFrame(rect)
    let box = [source.minX, source.minY, source.width, source.height]
    node.add("viewBox", .lengths(box, scale: scale))
    node.add("preserveAspectRatio", .text("none"))
    node.children = [content]
    guard compositing.blendMode != .normal else { return node }
    var group = SVGNode("g", scale: scale)
    group.children = [node]
    mix(compositing.blendMode, &group)
    return group
  }

  func text(_ layout: TextLayout, _ origin: CGPoint, _ compositing: Compositing) -> SVGNode {
    let content = Recording(
      operations: [.text(layout, at: .zero, compositing: .normal)], bounds: .null)
    var node = use(definer.define(content, scale: scale / Self.leeway), at: origin)
    node.add("opacity", .share(compositing.alpha), initial: 1)
    mix(compositing.blendMode, &node)
    return node
  }

  /// Returns a reference to an operation as a definition, for content without animatable elements.
  private func fragment(
    _ operation: Recording.Operation, _ compositing: Compositing
  ) -> SVGNode {
    let content = Recording(operations: [operation], bounds: .null)
    return use(definer.define(content, scale: scale / Self.leeway), at: .zero)
  }

  private func use(_ id: String, at point: CGPoint) -> SVGNode {
    var node = SVGNode("use", scale: scale)
    node.add("href", .text("#\(id)"))
    node.add("x", .lengths([point.x], scale: scale), initial: 0)
    node.add("y", .lengths([point.y], scale: scale), initial: 0)
    return node
  }

  /// Adds a paint, its opacity and its blend mode; `role` is `fill` or `stroke`.
  private func add(
    _ role: String, _ paint: Paint, _ compositing: Compositing, to node: inout SVGNode
  ) {
    if !compositing.isAntialiased { node.add("shape-rendering", .text("crispEdges")) }
    var opacity = compositing.alpha
    switch paint {
    case .color(let color):
      let parts = color.components(for: context.appearance)
      node.add(role, .color(parts))
      opacity *= parts.alpha
    case .conicGradient(let conic):
      let parts = definer.standIn(for: conic, role)
      node.add(role, .color(parts))
      opacity *= parts.alpha
    case .linearGradient(let linear):
      var gradient = SVGNode("linearGradient", scale: scale)
      gradient.add("gradientUnits", .text("userSpaceOnUse"))
      for (name, length) in [
        ("x1", linear.start.x), ("y1", linear.start.y), ("x2", linear.end.x), ("y2", linear.end.y),
      ] { gradient.add(name, .lengths([length], scale: scale)) }
      addStops(linear.gradient, to: &gradient)
      node.references.append(SVGNode.Reference(name: role, node: gradient))
    case .radialGradient(let radial):
      var gradient = SVGNode("radialGradient", scale: scale)
      gradient.add("gradientUnits", .text("userSpaceOnUse"))
      for (name, length) in [
        ("fx", radial.startCenter.x), ("fy", radial.startCenter.y), ("fr", radial.startRadius),
        ("cx", radial.endCenter.x), ("cy", radial.endCenter.y), ("r", radial.endRadius),
      ] { gradient.add(name, .lengths([length], scale: scale), initial: name == "fr" ? 0 : nil) }
      addStops(radial.gradient, to: &gradient)
      node.references.append(SVGNode.Reference(name: role, node: gradient))
    case .image, .hatch:
      node.add(role, .text("url(#\(definer.define(paint)))"))
    }
    node.add("\(role)-opacity", .share(opacity), initial: 1)
    mix(compositing.blendMode, &node)
  }

  private func addStops(_ gradient: Gradient, to node: inout SVGNode) {
    switch gradient.extend {
    case .pad, .none: break
    case .repeat: node.add("spreadMethod", .text("repeat"))
    case .reflect: node.add("spreadMethod", .text("reflect"))
    }
    node.isRigid = true
    node.children = SVGCanvas.stops(of: gradient).map { stop in
      let parts = stop.color.components(for: context.appearance)
      var node = SVGNode("stop")
      node.add("offset", .share(stop.location))
      node.add("stop-color", .color(parts))
      node.add("stop-opacity", .share(parts.alpha), initial: 1)
      return node
    }
  }

  func mix(_ mode: BlendMode, _ node: inout SVGNode) {
    guard let style = definer.style(mode) else { return }
    node.add("style", .text("mix-blend-mode:\(style)"))
    node.mixes = true
  }
}

import Foundation

extension SVGNodeBuilder {
  /// Returns the element of a group: opacity and blend mode outside, shadow and mask inside.
  func group(_ children: [SVGNode], _ effects: GroupEffects, _ ink: CGRect) -> SVGNode {
    var group = SVGNode("g", scale: scale)
    group.add("opacity", .share(effects.opacity), initial: 1)
    group.children = children
    if effects.blendMode != .normal {
      mix(effects.blendMode, &group)
    } else if children.contains(where: \.mixes) {
      group.add("style", .text("isolation:isolate"))
    }
    guard effects.mask != nil || effects.shadow != nil else { return group }
    var content = SVGNode("g", scale: scale)
    content.children = children
    if let mask = effects.mask {
      content.references = [SVGNode.Reference(name: "mask", node: node(mask))]
    }
    if let shadow = effects.shadow {
      content.shadow = parts(shadow, ink)
      content.showsContent = effects.showsContent
    }
    group.children = [content]
    return group
  }

  private func node(_ mask: Mask) -> SVGNode {
    var node = SVGNode("mask", scale: scale)
    node.add("region", .region(mask.recording.bounds.insetBy(dx: -1, dy: -1), scale: scale))
    node.add("maskUnits", .text("userSpaceOnUse"))
    node.children = Self.nodes(of: mask.recording, scale: scale, definer)
    guard mask.mode == .alpha else { return node }
    // Renderers without `mask-type` use luminance. For white of the same opacity both are equal.
    var filter = SVGNode("filter", scale: scale)
    filter.add("color-interpolation-filters", .text("sRGB"))
    filter.isRigid = true
    var matrix = SVGNode("feColorMatrix")
    matrix.add("values", .text("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"))
    filter.children = [matrix]
    var white = SVGNode("g", scale: scale)
    white.references = [SVGNode.Reference(name: "filter", node: filter)]
    white.children = node.children
    node.children = [white]
    return node
  }

  /// Returns the filter of a shadow, and the `use` that moves its content.
  ///
  /// The content is moved before it is filtered, because renderers clip it to the image first.
  private func parts(_ shadow: Shadow, _ ink: CGRect) -> [SVGNode] {
    let deviation = shadow.blur / 2
    // Beyond three standard deviations a blur is invisible.
    let reach = -(deviation * 3 + 1)
    let box = ink.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: reach, dy: reach)
    let color = shadow.color.components(for: context.appearance)
    var filter = SVGNode("filter", scale: scale)
    filter.add("region", .region(box, scale: scale))
    filter.add("filterUnits", .text("userSpaceOnUse"))
    filter.add("color-interpolation-filters", .text("sRGB"))
    filter.isRigid = true
    var blur = SVGNode("feGaussianBlur", scale: scale)
    blur.add("in", .text("SourceAlpha"))
    blur.add("stdDeviation", .lengths([deviation], scale: scale))
    blur.add("result", .text("b"))
    var flood = SVGNode("feFlood")
    flood.add("flood-color", .color(color))
    flood.add("flood-opacity", .share(color.alpha), initial: 1)
    var composite = SVGNode("feComposite")
    composite.add("operator", .text("in"))
    composite.add("in2", .text("b"))
    filter.children = [blur, flood, composite]
    var use = SVGNode("use", scale: scale)
    use.add("x", .lengths([shadow.offset.width], scale: scale), initial: 0)
    use.add("y", .lengths([shadow.offset.height], scale: scale), initial: 0)
    return [filter, use]
  }
}

extension Recording {
  /// Returns the content of the group that begins at an operation.
  func group(at begin: Int) -> Recording {
    var depth = 0
    var end = begin
    for index in operations.indices[begin...] {
      switch operations[index] {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      default: break
      }
      end = index
      if depth == 0 { break }
    }
    let canvas = RecordingCanvas()
    canvas.context.ignoreDiagnostics()
    for operation in operations[(begin + 1)..<max(end, begin + 1)] { operation.replay(on: canvas) }
    return canvas.recording
  }
}

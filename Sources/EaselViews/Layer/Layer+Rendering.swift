import EaselCanvas
import Foundation

extension Layer {
  /// Draws the layer and all that is in it, in its superlayer's space.
  public func render(on canvas: any Canvas) {
    // A layer that is scaled to nothing is invisible, which is no fault.
    guard !isHidden, opacity > 0, transformToSuperlayer.isInvertible else { return }
    guard let view, view.layer === self else { return paint(on: canvas) }
    let context = canvas.context
    guard context.viewDepth < context.limits.maximumViewDepth else {
      return context.note(
        .error, .limitExceeded,
        "views lie more than \(context.limits.maximumViewDepth) deep inside one another",
        operation: "render")
    }
    context.withView(view.pathName) { paint(on: canvas) }
  }

  private func paint(on canvas: any Canvas) {
    canvas.save()
    defer { canvas.restore() }
    canvas.concatenate(transformToSuperlayer)
    let isGroup = opacity < 1 || mask != nil
    if isGroup {
      canvas.beginGroup(
        GroupEffects(opacity: opacity, mask: mask.map { Mask(recording(of: $0, for: canvas)) }))
    }
    defer { if isGroup { canvas.endGroup() } }
    // A shadow that a path casts lies beneath; one of all that is drawn needs it composed first.
    if shadowOpacity > 0, !masksToBounds {
      if let shape = shadowPath ?? shapeOfShadow {
        castShadow(of: shape, on: canvas)
        paintBody(on: canvas)
      } else {
        canvas.withGroup(GroupEffects(shadow: shadow)) { paintBody(on: canvas) }
      }
    } else {
      paintBody(on: canvas)
    }
  }

  private var shadow: Shadow {
    let parts = shadowColor.components(for: .light)
    return Shadow(
      color: shadowColor.withAlphaComponent(parts.alpha * min(shadowOpacity, 1)),
      offset: shadowOffset, blur: shadowRadius * 2)
  }

  /// A layer with an opaque ground casts the shadow of its outline, whatever lies in it.
  private var shapeOfShadow: Path? {
    guard let color = backgroundColor, color.components(for: .light).alpha == 1,
      sublayers.isEmpty || masksToBounds
    else { return nil }
    return outline
  }

  /// Draws a shadow alone: the shape itself lies outside of what the clip lets through.
  private func castShadow(of shape: Path, on canvas: any Canvas) {
    canvas.withSavedState {
      let reach = shadowRadius * 4 + abs(shadowOffset.width) + abs(shadowOffset.height) + 1
      var outside = Path(shape.boundingBox.insetBy(dx: -reach, dy: -reach))
      outside.addPath(shape)
      canvas.clip(to: outside, rule: .evenOdd)
      canvas.withGroup(GroupEffects(shadow: shadow)) {
        canvas.fill(shape, with: .color(shadowColor.withAlphaComponent(1)))
      }
    }
  }

  private func paintBody(on canvas: any Canvas) {
    if let backgroundColor, backgroundColor.components(for: canvas.context.appearance).alpha > 0,
      !bounds.isEmpty
    {
      canvas.fill(outline, with: .color(backgroundColor))
    }
    if masksToBounds {
      canvas.save()
      canvas.clip(to: outline)
    }
    if let contents, !bounds.isEmpty { canvas.draw(contents, in: bounds) }
    draw(on: canvas)
    view?.drawContents(on: canvas)
    for layer in orderedSublayers { layer.render(on: canvas) }
    if masksToBounds { canvas.restore() }
    if borderWidth > 0, !bounds.isEmpty {
      canvas.stroke(
        outline(insetBy: borderWidth / 2), with: .color(borderColor),
        style: StrokeStyle(lineWidth: borderWidth))
    }
  }

  private func recording(of mask: Layer, for canvas: any Canvas) -> Recording {
    let recorder = RecordingCanvas(context: canvas.context)
    mask.render(on: recorder)
    return recorder.recording
  }
}

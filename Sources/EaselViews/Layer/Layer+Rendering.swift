import EaselCanvas
import Foundation

extension Layer {
  /// Draws the layer and its sublayers in the coordinate system of its superlayer.
  ///
  /// The time is that of the canvas's context, to which the clock of the layer tree advances.
  /// Without a time, the layer is drawn as it is after all finite animations.
  ///
  /// Three cases are left out and noted as errors: views and layers nested deeper than
  /// ``/EaselCanvas/Limits/maximumViewDepth``, a layer inside its own mask, and an invalid
  /// transform.
  public func render(on canvas: any Canvas) {
    layoutIfNeeded()
    advanceClock(canvas.context).whileRunning {
      layoutIfNeeded()
      render(on: canvas, depth: 0)
    }
  }

  func render(on canvas: any Canvas, depth: Int, _ frame: LayerFrame = .own) {
    if canvas.context.time != nil { wasShown = true }
    guard let view, view.layer === self else {
      return renderOnce(on: canvas, depth: depth, frame)
    }
    canvas.context.withView(view.pathName) {
      view.noteInvalidLayerClass(canvas.context)
      renderOnce(on: canvas, depth: depth, frame)
    }
  }

  private func renderOnce(on canvas: any Canvas, depth: Int, _ frame: LayerFrame) {
    let context = canvas.context
    // A view that draws other views itself starts again at depth 0; the path of views still counts.
    guard max(depth + 1, context.viewDepth) <= context.limits.maximumViewDepth else {
      return context.note(
        .error, .limitExceeded,
        "views and layers are nested more than \(context.limits.maximumViewDepth) deep; deeper ones are left out",
        operation: "render")
    }
    guard !isRendering else {
      return context.note(
        .error, .limitExceeded, "a layer is drawn inside itself, by its mask or by its drawing",
        operation: "render")
    }
    isRendering = true
    defer { isRendering = false }
    withPresentationValues(context) {
      updateDisplay()
      if keepsDepth {
        paintInDepth(on: canvas, depth: depth, frame)
      } else {
        paint(on: canvas, depth: depth, frame)
      }
    }
  }

  private func paint(on canvas: any Canvas, depth: Int, _ frame: LayerFrame) {
    // A layer scaled to zero is invisible, which is no error. A value that is not a number is one,
    // so it is passed on to the canvas, which notes it.
    guard !isHidden, !(opacity <= 0) else { return }
    let placement = placement(frame)
    guard !placement.isScaledToNothing, isDoubleSided || !placement.isTurnedAway else { return }
    switch placement {
    case .affine(let transform): paint(on: canvas, depth: depth, through: transform)
    case .perspective(let projection): paint(on: canvas, depth: depth, through: projection)
    }
  }

  private func paint(on canvas: any Canvas, depth: Int, through projection: PlaneProjection) {
    guard projection.isFinite else {
      return canvas.context.note(
        .error, .invalidNumber, "a number of a layer's transform is not finite",
        operation: "render")
    }
    let recorder = RecordingCanvas(context: canvas.context)
    paintWithSemantics(on: recorder, depth: depth)
    canvas.withSavedState {
      recorder.recording.replay(
        on: ProjectingCanvas(
          canvas, projection, middle: CGPoint(x: bounds.midX, y: bounds.midY)))
    }
  }

  private func paint(on canvas: any Canvas, depth: Int, through transform: CGAffineTransform) {
    canvas.save()
    defer { canvas.restore() }
    let outer = canvas.transform
    canvas.concatenate(transform)
    // After a transform that the canvas rejected, the layer would be at a wrong position.
    let isRefused = canvas.transform == outer && transform.concatenating(outer) != outer
    guard !isRefused, !liesOutside(of: canvas) else { return }
    paintWithSemantics(on: canvas, depth: depth)
  }

  /// Draws the layer in its own coordinate system with the accessibility tags of its view.
  private func paintWithSemantics(on canvas: any Canvas, depth: Int) {
    guard let view, view.layer === self else { return paintWhole(on: canvas, depth: depth) }
    view.withSemantics(on: canvas) { paintWhole(on: $0, depth: depth) }
  }

  /// Draws the layer in its own coordinate system, as a group if its opacity or mask requires one.
  private func paintWhole(on canvas: any Canvas, depth: Int) {
    let isGroup = !(opacity >= 1) || mask != nil
    if isGroup {
      canvas.beginGroup(
        GroupEffects(
          opacity: CGFloat(opacity),
          mask: mask.map { Mask(recording(of: $0, for: canvas, depth: depth)) }))
    }
    defer { if isGroup { canvas.endGroup() } }
    // The shadow of a path is drawn behind the layer; the shadow of all contents requires a group.
    if shadowOpacity > 0, !masksToBounds, let shadow = shadow(in: canvas.context.appearance) {
      if let shadowPath {
        // The whole shadow, even where the layer covers it.
        canvas.withGroup(GroupEffects(shadow: shadow, showsContent: false)) {
          canvas.fill(shadowPath, with: .color(.black))
        }
        paintBody(on: canvas, depth: depth)
      } else if let shape = shapeOfShadow(in: canvas.context.appearance) {
        cast(shadow, of: shape, on: canvas)
        paintBody(on: canvas, depth: depth)
      } else {
        canvas.withGroup(GroupEffects(shadow: shadow)) { paintBody(on: canvas, depth: depth) }
      }
    } else {
      paintBody(on: canvas, depth: depth)
    }
  }

  private func shadow(in appearance: Appearance) -> Shadow? {
    guard let shadowColor else { return nil }
    let parts = shadowColor.components(for: appearance)
    return Shadow(
      color: shadowColor.withAlphaComponent(parts.alpha * CGFloat(min(shadowOpacity, 1))),
      offset: shadowOffset, blur: shadowRadius * 2)
  }

  /// Returns the outline if the background is opaque; the contents do not change the shadow then.
  private func shapeOfShadow(in appearance: Appearance) -> Path? {
    guard let color = backgroundColor, color.components(for: appearance).alpha == 1,
      children.isEmpty || masksToBounds
    else { return nil }
    return outline
  }

  /// Draws only a shadow: the shape itself is outside the clip.
  private func cast(_ shadow: Shadow, of shape: Path, on canvas: any Canvas) {
    canvas.withSavedState {
      let reach = shadowRadius * 4 + abs(shadowOffset.width) + abs(shadowOffset.height) + 1
      var outside = Path(shape.boundingBox.insetBy(dx: -reach, dy: -reach))
      outside.addPath(shape)
      canvas.clip(to: outside, rule: .evenOdd)
      canvas.withGroup(GroupEffects(shadow: shadow)) {
        canvas.fill(shape, with: .color(shadow.color.withAlphaComponent(1)))
      }
    }
  }

  private func paintBody(on canvas: any Canvas, depth: Int) {
    if let backgroundColor, backgroundColor.components(for: canvas.context.appearance).alpha > 0,
      !bounds.isEmpty
    {
      // Inset to the middle of an opaque border, so that the background is not visible at its outer
      // edge.
      let isUnderBorder =
        borderWidth > 0 && borderColor?.components(for: canvas.context.appearance).alpha == 1
      let inset = isUnderBorder ? min(borderWidth, bounds.width, bounds.height) / 2 : 0
      canvas.fill(outline(insetBy: inset), with: .color(backgroundColor))
    }
    if masksToBounds {
      canvas.save()
      canvas.clip(to: outline)
    }
    let leavesOut = canvas.context.leavesOutWhatIsOutside
    // The scroll view notes content that can be reached only by scrolling.
    if masksToBounds, view?.scrolledContents != nil { canvas.context.leavesOutWhatIsOutside = true }
    if let contents, !bounds.isEmpty { paint(contents, on: canvas) }
    draw(on: canvas)
    view?.drawContents(on: canvas)
    renderSublayers(on: canvas, depth: depth + 1)
    canvas.context.leavesOutWhatIsOutside = leavesOut
    if masksToBounds { canvas.restore() }
    if let borderColor, !(borderWidth <= 0), !bounds.isEmpty {
      // A filled ring, not a stroke: a line wider than twice the corner radius would leave the
      // corner.
      var ring = outline
      ring.addPath(outline(insetBy: borderWidth))
      canvas.fill(ring, with: .color(borderColor), rule: .evenOdd, compositing: .normal)
    }
  }

  /// Calls ``draw(in:)`` clipped to the bounds, if a delegate or a subclass can draw.
  func drawInContext(on canvas: any Canvas) {
    let hasDrawing = otherDelegate != nil || drawsByItself
    guard hasDrawing, !bounds.isEmpty else { return }
    canvas.withSavedState {
      canvas.clip(to: Path(bounds), rule: .nonZero)
      GraphicsContext.withCurrent(canvas) { draw(in: $0) }
    }
  }

  /// Whether the layer's class can draw in ``draw(in:)``; Easel's own classes do not.
  private var drawsByItself: Bool { type(of: self) != type(of: self).ownKind }

  private func recording(of mask: Layer, for canvas: any Canvas, depth: Int) -> Recording {
    let recorder = RecordingCanvas(context: canvas.context)
    mask.render(on: recorder, depth: depth + 1)
    return recorder.recording
  }
}

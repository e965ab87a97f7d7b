import Foundation

extension GraphicsContext {
  // MARK: The current path

  /// Fills the current path with the fill paint and removes the path.
  public func fillPath(using rule: FillRule = .nonZero) { fill(takePath(), using: rule) }

  /// Strokes the current path with the stroke paint and removes the path.
  ///
  /// The current transform applies to the line width too.
  public func strokePath() { stroke(takePath(), style: state.line) }

  /// Fills the current path, strokes it, or does both, and removes the path.
  ///
  /// With a shadow, fill and stroke together have one shadow.
  public func drawPath(using mode: PathDrawingMode) {
    let path = takePath()
    paint { compositing in
      if let rule = mode.fillRule {
        canvas.fill(path, with: state.fill, rule: rule, compositing: compositing)
      }
      if mode.strokes {
        canvas.stroke(path, with: state.stroke, style: state.line, compositing: compositing)
      }
    }
  }

  // MARK: Shapes

  /// Fills a rectangle with the fill paint and removes the current path, as Core Graphics does.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles as one shape with the fill paint and removes the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(Path { $0.addRects(rects.map(\.upright)) }, using: .nonZero)
  }

  /// Strokes a rectangle with the stroke paint and removes the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(Path(rect), style: state.line)
  }

  /// Strokes a rectangle with a line width in user space for this call only, and removes the
  /// current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.line
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }

  /// Fills the ellipse inscribed in a rectangle with the fill paint and removes the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(Path(ellipseIn: rect), using: .nonZero)
  }

  /// Strokes the ellipse inscribed in a rectangle with the stroke paint and removes the current
  /// path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(Path(ellipseIn: rect), style: state.line)
  }

  /// Strokes lines between the first and second point, the third and fourth, and so on.
  ///
  /// The last point of an odd number of points is ignored. The current path is removed.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    let segments = Path { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
    }
    stroke(segments, style: state.line)
  }

  /// Makes a rectangle transparent by erasing everything drawn there.
  public func clear(_ rect: CGRect) {
    let compositing = Compositing(
      alpha: 1, blendMode: .clear, isAntialiased: state.compositing.isAntialiased)
    canvas.fill(Path(rect), with: .color(.black), rule: .nonZero, compositing: compositing)
  }

  // MARK: Gradients, images, text

  /// Draws a gradient from one point to another within the clip, and beyond the points if options
  /// ask for it.
  ///
  /// Without options nothing is drawn before the start and beyond the end. Nothing is drawn if
  /// start and end are the same point.
  ///
  /// - Parameters:
  ///   - gradient: The colors. Its ``Gradient/extend`` is ignored.
  ///   - start: The point of location 0.
  ///   - end: The point of location 1.
  ///   - options: The ends beyond which the first or last color continues.
  public func drawLinearGradient(
    _ gradient: Gradient, start: CGPoint, end: CGPoint, options: GradientDrawingOptions = []
  ) {
    guard start != end else { return }
    let gradient = gradient.extended(options)
    fillClip(with: .linearGradient(LinearGradient(gradient, from: start, to: end)))
  }

  /// Draws a gradient between two circles within the clip, and beyond them if options ask for it.
  ///
  /// Without options nothing is drawn before the first circle and beyond the second. Nothing is
  /// drawn if both circles are the same.
  public func drawRadialGradient(
    _ gradient: Gradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: GradientDrawingOptions = []
  ) {
    guard startCenter != endCenter || startRadius != endRadius else { return }
    fillClip(
      with: .radialGradient(
        RadialGradient(
          gradient.extended(options), startCenter: startCenter, startRadius: startRadius,
          endCenter: endCenter, endRadius: endRadius)))
  }

  private func fillClip(with paint: Paint) {
    let bounds = canvas.clipBounds
    guard !bounds.isEmpty else { return }
    self.paint { canvas.fill(Path(bounds), with: paint, rule: .nonZero, compositing: $0) }
  }

  /// Draws an image scaled to a rectangle, with the top of the image at the greatest y, as in Core
  /// Graphics.
  ///
  /// In contexts where y points down, such as those that views draw in, the image is upside down.
  /// It is upright in code that flips the context first. ``draw(_:from:in:)`` and
  /// ``Image/draw(in:)`` draw images upright where y points down.
  public func draw(_ image: Image, in rect: CGRect) {
    let rect = rect.upright
    canvas.save()
    canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    draw(image, from: nil, in: rect)
    canvas.restore()
  }

  /// Draws an image, or a part of it, scaled to a rectangle, with the top of the image at the
  /// smallest y.
  ///
  /// The image is upright in the contexts that views draw in.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - source: The part to draw, in the points of the image, or `nil` for the whole image.
  ///   - rect: The rectangle in user space that the image is scaled to.
  public func draw(_ image: Image, from source: CGRect?, in rect: CGRect) {
    if source == nil, !image.style.isPlain {
      return paint {
        image.draw(
          on: canvas, in: rect, color: state.fill.solidColor,
          interpolation: state.interpolation, compositing: $0)
      }
    }
    paint {
      canvas.draw(
        image, from: source, in: rect, interpolation: state.interpolation, compositing: $0)
    }
  }

  /// Draws a text layout with its top-left corner at a point in user space.
  public func draw(_ text: TextLayout, at origin: CGPoint) {
    paint { canvas.draw(text, at: origin, compositing: $0) }
  }

  /// Draws the part of a recording within a size, scaled to a rectangle, with the compositing of
  /// the state for the whole.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - size: The size of the part, which begins at the origin of the recording.
  ///   - rect: The rectangle in user space that the part is scaled to.
  package func draw(_ recording: Recording, of size: CGSize, in rect: CGRect) {
    let rect = rect.upright
    guard size.width > 0, size.height > 0, rect.width != 0, rect.height != 0 else { return }
    let effects = GroupEffects(
      opacity: state.compositing.alpha, blendMode: state.compositing.blendMode,
      shadow: state.shadow)
    // Blend modes inside act on the recording alone.
    let isGroup = effects != GroupEffects() || recording.hasBlendModes
    let saves = isGroup ? beginGroup(effects) : 0
    canvas.save()
    canvas.concatenate(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
    canvas.clip(to: CGRect(origin: .zero, size: size))
    canvas.draw(recording)
    canvas.restore()
    guard isGroup else { return }
    canvas.endGroup()
    for _ in 0..<saves { canvas.restore() }
  }

  // MARK: Shared by all painting calls

  /// Fills a path in user space without changing the current path.
  func fill(_ path: Path, using rule: FillRule) {
    paint { canvas.fill(path, with: state.fill, rule: rule, compositing: $0) }
  }

  /// Strokes a path in user space without changing the current path.
  func stroke(_ path: Path, style: StrokeStyle) {
    paint { canvas.stroke(path, with: state.stroke, style: style, compositing: $0) }
  }

  /// Runs a closure with a blend mode and an opacity for its duration.
  func withCompositing(
    _ blendMode: BlendMode, _ alpha: CGFloat, _ body: (GraphicsContext) -> Void
  ) {
    let before = state.compositing
    state.compositing.blendMode = blendMode
    state.compositing.alpha = alpha
    body(self)
    state.compositing = before
  }

  /// Fills a rectangle with a paint, without changing the fill paint or the current path.
  func fill(_ rect: CGRect, with fill: Paint) {
    paint { canvas.fill(Path(rect.upright), with: fill, rule: .nonZero, compositing: $0) }
  }

  /// Runs one painting operation with the state's compositing, as a group if there is a shadow.
  ///
  /// Alpha applies inside the group: the shadow of a translucent shape is fainter by the same
  /// factor and visible through the shape, as in Core Graphics and HTML. A blend mode applies to
  /// the shadow first and to the shape after it, each by itself. The normal mode composes both in
  /// one step, with the same result.
  private func paint(_ body: (Compositing) -> Void) {
    guard let shadow = state.shadow else { return body(state.compositing) }
    let mode = state.compositing.blendMode
    var inner = state.compositing
    inner.blendMode = .normal
    let saves = beginGroup(
      GroupEffects(blendMode: mode, shadow: shadow, showsContent: mode == .normal))
    body(inner)
    canvas.endGroup()
    for _ in 0..<saves { canvas.restore() }
    if mode != .normal { body(state.compositing) }
  }
}

extension Recording {
  /// Whether a call has another blend mode than normal.
  fileprivate var hasBlendModes: Bool {
    operations.contains {
      switch $0 {
      case .fill(_, _, _, let compositing), .stroke(_, _, _, let compositing),
        .stamp(_, _, _, let compositing), .image(_, _, _, _, let compositing),
        .pdf(_, _, let compositing), .text(_, _, let compositing):
        compositing.blendMode != .normal
      case .beginGroup(let effects): effects.blendMode != .normal
      case .recording(let inner): inner.hasBlendModes
      default: false
      }
    }
  }
}

extension Paint {
  /// The color, the first color of a linear or radial gradient, or black for other paints.
  fileprivate var solidColor: Color {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient): gradient.gradient.stops.first?.color ?? .black
    case .radialGradient(let gradient): gradient.gradient.stops.first?.color ?? .black
    default: .black
    }
  }
}

extension Gradient {
  /// Returns the gradient with its ends continued on the sides of the options, and none elsewhere.
  fileprivate func extended(_ options: GradientDrawingOptions) -> Gradient {
    var result = self
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    result.extend = before || after ? .pad : .none
    guard before != after, let first = stops.first, let last = stops.last else { return result }
    // A transparent stop of the same color, so that the edge has no third color.
    if before {
      result.stops.append(last.placed(at: 1))
      result.stops.append(Stop(last.color.withAlphaComponent(0), at: 1))
    } else {
      result.stops.insert(first.placed(at: 0), at: 0)
      result.stops.insert(Stop(first.color.withAlphaComponent(0), at: 0), at: 0)
    }
    return result
  }
}

extension Gradient.Stop {
  fileprivate func placed(at location: CGFloat) -> Self { Self(color, at: location) }
}

extension CGRect {
  /// The rectangle with positive width and height.
  ///
  /// A rectangle that is not finite stays as it is, so that the canvas can refuse it.
  var upright: CGRect { isNull ? self : standardized }
}

import Foundation

extension GraphicsContext {
  // MARK: The current path

  /// Fills the current path and drops it.
  public func fillPath(using rule: FillRule = .nonZero) { fill(takePath(), using: rule) }

  /// Strokes the current path and drops it; the line width follows the present transform.
  public func strokePath() { stroke(takePath(), style: state.line) }

  /// Fills, strokes, or both, and drops the current path; both share one shadow.
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

  /// Fills a rectangle; the current path is dropped, as in Core Graphics.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles as one shape; the current path is dropped.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(Path { $0.addRects(rects.map(\.upright)) }, using: .nonZero)
  }

  /// Strokes a rectangle; the current path is dropped.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(Path(rect), style: state.line)
  }

  /// Strokes a rectangle with a line width of its own; the current path is dropped.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.line
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }

  /// Fills the ellipse that touches the four sides of a rectangle; the current path is dropped.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(Path(ellipseIn: rect), using: .nonZero)
  }

  /// Strokes the ellipse that touches the four sides of a rectangle; the current path is dropped.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(Path(ellipseIn: rect), style: state.line)
  }

  /// Strokes lines between the first and second point, the third and fourth, and so on.
  ///
  /// A point without a partner is left out. The current path is dropped.
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

  /// Makes a rectangle transparent: nothing that was drawn there remains.
  public func clear(_ rect: CGRect) {
    let compositing = Compositing(
      alpha: 1, blendMode: .clear, isAntialiased: state.compositing.isAntialiased)
    canvas.fill(Path(rect), with: .color(.black), rule: .nonZero, compositing: compositing)
  }

  // MARK: Gradients, pictures, text

  /// Draws a gradient along a line over everything that the clip leaves open.
  ///
  /// Without options nothing is drawn before the start and beyond the end. Where start and end are
  /// one point there is no direction, and nothing is drawn.
  public func drawLinearGradient(
    _ gradient: Gradient, start: CGPoint, end: CGPoint, options: GradientDrawingOptions = []
  ) {
    guard start != end else { return }
    let gradient = gradient.extended(options)
    fillClip(with: .linearGradient(LinearGradient(gradient, from: start, to: end)))
  }

  /// Draws a gradient between two circles over everything that the clip leaves open.
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

  /// Draws a picture into a rectangle in Core Graphics' manner: its top lies at the greatest y.
  ///
  /// Where y points down, as in the contexts that views draw in, it stands upside down; code that
  /// flips the context first sees it upright. ``draw(_:from:in:)`` and ``Image/draw(in:)`` do not
  /// turn it.
  public func draw(_ image: Image, in rect: CGRect) {
    let rect = rect.upright
    canvas.save()
    canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    draw(image, from: nil, in: rect)
    canvas.restore()
  }

  /// Draws a picture, or a part of it in the picture's points, into a rectangle with its top at the
  /// least y: upright in the contexts that views draw in.
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

  /// Draws a text layout with its top left at a point.
  public func draw(_ text: TextLayout, at origin: CGPoint) {
    paint { canvas.draw(text, at: origin, compositing: $0) }
  }

  // MARK: What all painting goes through

  /// Fills a path in user space without touching the current one.
  func fill(_ path: Path, using rule: FillRule) {
    paint { canvas.fill(path, with: state.fill, rule: rule, compositing: $0) }
  }

  /// Strokes a path in user space without touching the current one.
  func stroke(_ path: Path, style: StrokeStyle) {
    paint { canvas.stroke(path, with: state.stroke, style: style, compositing: $0) }
  }

  /// Draws with a blend mode and an opacity that hold for the closure only.
  func withCompositing(
    _ blendMode: BlendMode, _ alpha: CGFloat, _ body: (GraphicsContext) -> Void
  ) {
    let before = state.compositing
    state.compositing.blendMode = blendMode
    state.compositing.alpha = alpha
    body(self)
    state.compositing = before
  }

  /// Fills a rectangle with a paint, without touching the current one or the current path.
  func fill(_ rect: CGRect, with fill: Paint) {
    paint { canvas.fill(Path(rect.upright), with: fill, rule: .nonZero, compositing: $0) }
  }

  /// Runs one painting operation with the state's compositing, as a group where there is a shadow.
  ///
  /// Alpha acts inside the group: a translucent shape lets its own, equally fainter, shadow shine
  /// through, in Core Graphics as in HTML. A blend mode acts on the shadow and then on the shape,
  /// each by itself; over what lies beneath the two are the same as one.
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

extension Paint {
  /// The colour, or the first of a gradient's; black for a pattern.
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
  /// The gradient with its ends going on where the options say so, and with nothing elsewhere.
  fileprivate func extended(_ options: GradientDrawingOptions) -> Gradient {
    var result = self
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    result.extend = before || after ? .pad : .none
    guard before != after, let first = stops.first, let last = stops.last else { return result }
    // A transparent twin of the end colour, so that no third colour shows at the edge.
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
  /// The rectangle with sides of positive length; one that is not finite stays as it is, for the
  /// canvas to refuse.
  var upright: CGRect { isNull ? self : standardized }
}

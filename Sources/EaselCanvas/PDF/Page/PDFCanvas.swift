import Foundation

/// Draws a page of a PDF as operators of its content stream (ISO 32000-1).
///
/// All coordinates are those of the page, points from the bottom left, so that no state has to be
/// saved and restored around a change of the origin. A group is a form XObject, which is drawn when
/// it ends.
final class PDFCanvas: CheckedCanvas {
  let assets: PDFAssets
  /// The rectangle of the page, in its own coordinates.
  let page: CGRect
  /// The content of the page, or of the current group.
  @exclusivity(unchecked) var content = PDFContent(.page)
  /// A closure that is called when marked content ends, with its area in the space of the canvas.
  var onContent: ((MarkedContent, CGRect) -> Void)?
  /// Finds the owners of the drawing; nil if the document is not tagged.
  let tagger: PDFTagger?
  /// Whether the drawing becomes the luminance of a mask.
  @exclusivity(unchecked) var isLuminance = false
  /// Whether only the shape of the drawing matters, and not its paint.
  @exclusivity(unchecked) var drawsCoverage = false
  /// Whether the drawing becomes a mask, or an operand of an operator, which is also used as a
  /// mask.
  @exclusivity(unchecked) var isMaskContent = false
  /// Whether the drawing becomes a form that several pages use.
  @exclusivity(unchecked) var isMakingForm = false
  /// The owner of the recording that is drawn, and of the form that is made; `nil` without one.
  @exclusivity(unchecked) var recordingOwner: PDFRecordings.Owner?
  /// Recorders of the open groups with a soft shadow, which record what is drawn.
  @exclusivity(unchecked) var recorders: [RecordingCanvas] = []

  /// The transform from the space of the canvas, in which y grows downwards, to the page.
  private let base: CGAffineTransform
  @exclusivity(unchecked) private var states: [State] = []
  @exclusivity(unchecked) private var state = State()
  @exclusivity(unchecked) private var clipCount = 0
  /// The contents and states around the current group.
  @exclusivity(unchecked) private var outer:
    [(content: PDFContent, state: State, effects: GroupEffects)] = []

  /// The state that ``save()`` stores.
  private struct State {
    var clips: [PDFContent.Clip] = []
    var clipBox: CGRect
    init(clipBox: CGRect = .null) { self.clipBox = clipBox }
  }

  init(size: CGSize, assets: PDFAssets, context: RenderContext, tagger: PDFTagger? = nil) {
    self.assets = assets
    self.tagger = tagger
    page = CGRect(origin: .zero, size: size)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    super.init(context: context, bounds: page)
    state = State(clipBox: clipBox)
    content.writer.reserve(Self.usualLength)
    if tagger != nil { content.marks = PDFMarks(isForm: false) }
    links = LinkTracker(bounds: clipBox, edges: context.limits.maximumLinkEdges)
  }

  /// The initial capacity for the content of a page, in bytes.
  private static let usualLength = 2_048

  /// The transform from user space to the page.
  var toPage: CGAffineTransform { transform.concatenating(base) }

  /// Whether the drawing goes directly to the page, and not to a group.
  var isTopLevel: Bool { outer.isEmpty }

  override var binsPerUnit: CGFloat? { context.quality.binsPerInch / 72 }

  // MARK: State

  override func performSave() {
    states.append(state)
    for recorder in recorders { recorder.save() }
  }

  override func performRestore() {
    if let last = states.popLast() { state = last }
    for recorder in recorders { recorder.restore() }
  }

  override func performConcatenate(_ transform: CGAffineTransform) {
    for recorder in recorders { recorder.concatenate(transform) }
  }

  override func performClip(_ path: Path, _ rule: FillRule) {
    for recorder in recorders { recorder.clip(to: path, rule: rule) }
    // A rectangle that contains the whole clip has no effect.
    let isRectangle = transform.mapsRectanglesToRectangles && path.rectangle != nil
    guard !isRectangle || clipBox != state.clipBox else { return }
    clipCount += 1
    state.clips.append(
      PDFContent.Clip(number: clipCount, path: path.applying(toPage), rule: rule))
    state.clipBox = clipBox
  }

  /// The clips in force.
  var clips: [PDFContent.Clip] {
    get { state.clips }
    set { state.clips = newValue }
  }

  /// Returns the visible part of a box of user space, in page coordinates; nil if there is none.
  func visible(_ box: CGRect) -> CGRect? {
    let ink = inkArea(of: box)
    return ink.isNull ? nil : ink.applying(base)
  }

  /// The bounding box of the current clip, in page coordinates.
  var clipArea: CGRect { clipBox.isNull ? .zero : clipBox.applying(base) }

  /// Prepares the content for painting within the current clips.
  func begin(in box: CGRect) {
    content.begin(state.clips, in: box, tagger)
  }

  /// Runs drawing with another owner than the drawing around it.
  func with(_ owner: PDFTagger.Owner, _ draw: () -> Void) {
    guard let tagger else { return draw() }
    tagger.with(owner, draw)
  }

  func setMixing(_ alpha: CGFloat, _ blendMode: BlendMode = .normal) {
    content.setMixing(PDFContent.Mixing(alpha: alpha, blendMode: blendMode)) { assets.state($0) }
  }

  // MARK: Shapes

  override func performFill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing
  ) {
    for recorder in recorders {
      recorder.fill(path, with: paint, rule: rule, compositing: compositing)
    }
    mix(compositing, of: path.controlPointBounds) { mixing, box in
      if path.isFlat(transform) { return }
      fill(path, paint, rule, mixing, in: box)
    }
  }

  override func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    for recorder in recorders {
      recorder.stroke(path, with: paint, style: style, compositing: compositing)
    }
    mix(compositing, of: path.strokeBounds(style)) { mixing, box in
      switch paint {
      case .image, .hatch: fill(path.stroked(style), paint, .nonZero, mixing, in: box)
      default: stroke(path, paint, style, mixing, in: box)
      }
    }
  }

  private func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ mixing: PDFContent.Mixing,
    in box: CGRect
  ) {
    withInk(paint, mixing, in: box) { ink in
      content.setStroke(ink)
      appendStroke(path, style)
    }
  }

  /// Strokes a path with the current ink.
  private func appendStroke(_ path: Path, _ style: StrokeStyle) {
    let isDashed = !style.dash.isEmpty
    if let scale = transform.similarityScale {
      content.setStyle(style, scale: scale)
      content.append(path, toPage, isOrdered: isDashed)
      return content.writer.raw("S\n")
    }
    // The transform is not uniform, so that the pen is an ellipse. The stroke is written in a space
    // in which the longer axis of the pen is as long as on the page.
    let scale = transform.scaleRange.maximum
    let enlarged = CGAffineTransform(scaleX: scale, y: scale)
    content.save()
    content.concatenate(enlarged.inverted().concatenating(toPage))
    content.setStyle(style, scale: scale)
    content.append(path, enlarged, isOrdered: isDashed)
    content.writer.raw("S\n")
    content.restore()
  }

  override func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    for recorder in recorders {
      recorder.stamp(path, at: points, with: paint, compositing: compositing)
    }
    mix(compositing, of: path.stampBounds(at: points)) { mixing, box in
      if path.isFlat(transform) { return }
      if strokeDots(path, at: points, paint, mixing, in: box) { return }
      if paint.isOneShape(whenStampedBy: compositing, for: context.appearance) {
        return fill(path, at: points, paint, .nonZero, mixing, in: box)
      }
      withInk(paint, mixing, in: box) { ink in
        content.setFill(ink)
        for point in points {
          content.append(
            path, CGAffineTransform(translationX: point.x, y: point.y).concatenating(toPage))
          content.writer.raw("f\n")
        }
      }
    }
  }

  /// The number of dots of one stroke: viewers build the outline of a whole stroke in memory.
  private static let dotsPerStroke = 1_000

  /// Stamps opaque circles as strokes of zero length with round caps; returns false for other
  /// stamps.
  ///
  /// They take a quarter of the bytes.
  private func strokeDots(
    _ path: Path, at points: [CGPoint], _ paint: Paint, _ mixing: PDFContent.Mixing,
    in box: CGRect
  ) -> Bool {
    guard mixing.alpha >= 1, mixing.blendMode == .normal, case .color(let color) = paint,
      color.components(for: context.appearance).alpha >= 1, let circle = path.circle
    else { return false }
    withInk(paint, mixing, in: box) { ink in
      content.setStroke(ink)
      let style = StrokeStyle(lineWidth: 2 * circle.radius, lineCap: .round)
      for start in stride(from: 0, to: points.count, by: Self.dotsPerStroke) {
        var dots = Path()
        for point in points[start...].prefix(Self.dotsPerStroke) {
          let frame = CGPoint(x: circle.center.x + point.x, y: circle.center.y + point.y)
          dots.move(to: frame)
          dots.addLine(to: frame)
        }
        appendStroke(dots, style)
      }
    }
    return true
  }

  // MARK: Images and text

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    for recorder in recorders {
      recorder.draw(
        image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
    }
    if let tagger, !assets.conformance.claims.isEmpty {
      // Content that is not itself visible, such as a mask, has no marked content.
      let hasOwner = tagger.isWhole || content.marks == nil
      assets.conformance.checkImage(hasOwner: hasOwner, in: context)
    }
    draw(image, from: source, in: rect, isSmooth: interpolation != .none, compositing)
  }

  override func performPDF(_ page: EmbeddedPDF, _ rect: CGRect, _ compositing: Compositing) {
    for recorder in recorders { recorder.draw(page, in: rect, compositing: compositing) }
    draw(page, rect, compositing)
  }

  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    for recorder in recorders { recorder.draw(text, at: origin, compositing: compositing) }
    if !assets.conformance.claims.isEmpty, tagger?.hasActualText != true {
      assets.conformance.checkText(text, in: context)
    }
    show(text, at: origin, compositing)
  }

  override var takesLines: Bool { true }

  override func performLines(
    _ lines: [LineBuffer.Placed], _ buffer: LineBuffer, in box: CGRect, areCells: Bool
  ) -> Bool { show(lines, of: buffer, in: box, areCells: areCells) }

  override func performRecording(_ recording: Recording) { show(recording) }

  /// Draws a form that is written later.
  func show(deferred number: Int, in rect: CGRect) {
    guard let box = visible(rect) else { return }
    let isParagraph = content.marks != nil && tagger?.beginDeferredText() == true
    begin(in: box)
    setMixing(1)
    content.show(object: number)
    if isParagraph { tagger?.endText() }
  }

  // MARK: Groups

  /// Begins a separate content without clips.
  func push(_ effects: GroupEffects = GroupEffects()) {
    outer.append((content, state, effects))
    content = PDFContent()
    state = State(clipBox: clipBox)
  }

  /// Ends the separate content and returns it.
  func pop() -> (content: PDFContent, effects: GroupEffects)? {
    guard let last = outer.popLast() else { return nil }
    let inner = content
    (content, state) = (last.content, last.state)
    return (inner, last.effects)
  }

  override func performBeginGroup(_ effects: GroupEffects) {
    for recorder in recorders { recorder.beginGroup(effects) }
    push(effects)
    // If all drawing has one owner, the use of the group is marked instead.
    if let tagger, !tagger.isWhole, outer.last?.content.marks != nil, links?.isPaused != true,
      effects.showsContent, !effects.blendMode.onlyErases
    {
      content.marks = PDFMarks(isForm: true)
    }
    if effects.shadow.map(isSoft) == true { beginRecording() }
  }

  override func performEndGroup(ink: CGRect) {
    guard let effects = outer.last?.effects else { return }
    let recording = effects.shadow.map(isSoft) == true ? endRecording() : nil
    for recorder in recorders { recorder.endGroup() }
    guard let group = pop()?.content else { return }
    if group.isPainted {
      draw(group, effects, recording, ink)
    } else if effects.blendMode.reachesBeyond(isGroup: effects.showsContent), !clipBox.isNull {
      // In such modes an empty group still changes what is behind it.
      draw(
        group, GroupEffects(opacity: effects.opacity, blendMode: effects.blendMode), nil, ink)
    }
  }

  // MARK: Marked content

  override func performBeginMarkedContent(_ content: MarkedContent) {
    for recorder in recorders { recorder.beginMarkedContent(content) }
    guard links?.isPaused != true else { return }
    tagger?.begin(content, isMarked: self.content.marks != nil, textLink: textLink)
  }

  override func performEndMarkedContent(_ content: MarkedContent, ink: CGRect) {
    for recorder in recorders { recorder.endMarkedContent() }
    if links?.isPaused != true { tagger?.end(ink: ink.isNull ? ink : ink.applying(base)) }
    guard case .destination(_, let area?) = content else { return onContent?(content, ink) ?? () }
    onContent?(content, frame(of: area))
  }

  override func performFinish() { content.leaveClips() }
}

extension CGAffineTransform {
  /// The scale factor of a transform that scales all lengths equally; nil for others.
  var similarityScale: CGFloat? {
    let range = scaleRange
    return range.maximum - range.minimum <= 1e-6 * range.maximum ? range.maximum : nil
  }
}

extension Path {
  /// Whether it has no area on a page.
  ///
  /// Viewers would draw a hairline, since they paint every pixel that such a shape touches (ISO
  /// 32000-1, 8.5.3.1).
  fileprivate func isFlat(_ transform: CGAffineTransform) -> Bool {
    guard points.count > 2 else { return true }
    let box = controlPointBounds.applying(transform)
    return min(box.width, box.height) < 0.5 / PDFWriter.unit(PDFWriter.decimals)
  }
}

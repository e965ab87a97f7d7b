import Foundation

/// The base class of all canvases of Easel, which checks numbers, matrices, nesting and counts.
///
/// It checks each call before anything is drawn and passes valid calls to its subclass. Callers use
/// it as `any Canvas`, or inside a ``RecordingCanvas``. A call that is refused is skipped and
/// recorded in ``context``; the state of the canvas does not change.
///
/// Each call touches most of the state, so that run-time checks of exclusive access took 7 % of the
/// instructions of a small PDF. The properties without them are read or written at once: no access
/// calls a closure or a method that could reach the same property.
package class CheckedCanvas: Canvas {
  /// The context of the rendering: limits, diagnostics, page, appearance, time and device scale.
  package let context: RenderContext
  /// The current transform, from user space to the canvas' own space.
  @exclusivity(unchecked) package private(set) var transform = CGAffineTransform.identity

  /// The bounds of the current clip, in the canvas' own space.
  @exclusivity(unchecked) private(set) var clipBox: CGRect
  /// The bounds of the drawing so far, in the canvas' own space.
  @exclusivity(unchecked) private(set) var inkBox = CGRect.null
  @exclusivity(unchecked) private var scopes: [Scope] = []
  /// The number of drawing operations so far.
  @exclusivity(unchecked) var operationCount = 0
  /// The number of points drawn so far.
  @exclusivity(unchecked) var pointCount = 0
  @exclusivity(unchecked) var paintedArea = PaintedArea()
  /// The number of pixels that are kept until their scopes end.
  @exclusivity(unchecked) var openPixels: CGFloat = 0
  /// The page or surface in the canvas' own space; `nil` while its position is unknown.
  @exclusivity(unchecked) private(set) var pageBox: CGRect?
  /// Counts of the drawing outside of the page.
  @exclusivity(unchecked) var outside = OutsideDrawing()
  @exclusivity(unchecked) private var recordingDepth = 0
  /// The number of scopes around a refused one, in which nothing is drawn; `nil` without one.
  @exclusivity(unchecked) private var refusedDepth: Int?
  @exclusivity(unchecked) private(set) var isFinished = false
  /// Whether shapes become pixels when they are drawn, so that crossings of lines cost time.
  var isRaster: Bool { false }
  /// Whether groups are images from their beginning.
  var hasGroupPixels: Bool { false }
  /// Returns the area that is composed to draw in a box of user space.
  ///
  /// The unit is square units of the canvas' own space. The result is `nil` if the area is not
  /// larger than the painted one.
  func groupArea(of box: @autoclosure () -> CGRect, _ mode: BlendMode) -> CGFloat? { nil }
  /// The canvas that receives the same calls to compare contrast; `nil` if nothing is compared.
  @exclusivity(unchecked) var mirror: CheckedCanvas?
  /// The tracker of link areas, for canvases that need them.
  @exclusivity(unchecked) var links: LinkTracker?
  /// The links in the last drawn text, whose areas follow the text.
  @exclusivity(unchecked) private(set) var textLinks: [TextLayout.Link] = []
  /// The index of the link in ``textLinks`` whose area begins now; `nil` for other contents.
  @exclusivity(unchecked) private(set) var textLink: Int?

  /// A scope that was begun and must be ended, with the state that its end restores.
  private struct Scope {
    enum Kind: String {
      case save
      case group
      case content

      /// The names of the calls that begin and end the scope.
      var calls: (begin: String, end: String) {
        switch self {
        case .save: ("save", "restore")
        case .group: ("beginGroup", "endGroup")
        case .content: ("beginMarkedContent", "endMarkedContent")
        }
      }
    }
    var kind: Kind
    var transform: CGAffineTransform
    var clipBox: CGRect
    /// Whether the beginning was refused.
    ///
    /// Then the end has no effect either. Nothing is drawn within a refused save or group.
    var isRefused = false
    var content: MarkedContent?
    /// The number of kept pixels before the scope began.
    var openPixels: CGFloat
    /// The bounds of the drawing inside the scope.
    var inkBox = CGRect.null
  }

  init(context: RenderContext, bounds: CGRect) {
    self.context = context
    clipBox = bounds
    pageBox = bounds
  }

  /// The bounds of the current clip, in user space.
  package var clipBounds: CGRect { clipBox.applying(transform.inverted()) }

  var validator: DrawingValidator { DrawingValidator(context: context, transform: transform) }

  // MARK: State

  /// Saves the transform and the clip.
  package func save() {
    begin(.save) {
      performSave()
      mirror?.save()
      links?.push()
    }
  }

  /// Restores the transform and the clip of the last ``save()``.
  package func restore() {
    end(.save) { _ in
      performRestore()
      mirror?.restore()
      links?.pop()
    }
  }

  /// Applies a transform to the calls that follow; a transform without an inverse is refused.
  package func concatenate(_ transform: CGAffineTransform) {
    guard isDrawing("concatenate"), let result = validator.concatenating(transform) else { return }
    self.transform = result
    performConcatenate(transform)
    mirror?.concatenate(transform)
  }

  /// Intersects the clip with a path, until the matching ``restore()`` or ``endGroup()``.
  package func clip(to path: Path, rule: FillRule) {
    let given = path.points.count
    guard isDrawing("clip"), countPoints(given, "clip"),
      let path = validator.fillable(path, "clip"),
      countCutPoints(path.points.count - given, "clip"),
      !isRaster || validator.isRasterizable(path, "clip")
    else { return }
    let box = path.controlPointBounds.applying(transform)
    clipBox = path.isEmpty || box.isNull ? .null : clipBox.intersection(box)
    links?.clip(path, rule, transform)
    performClip(path, rule)
    mirror?.clip(to: path, rule: rule)
  }

  // MARK: Drawing

  /// Fills a path.
  package func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    let validator = validator
    let given = path.points.count
    guard countOperation("fill"), let compositing = validator.compositing(compositing, "fill"),
      let paint = validator.paint(paint, "fill"), countPoints(given, "fill"),
      let path = validator.fillable(path, "fill"), !path.isEmpty,
      countCutPoints(path.points.count - given, "fill"),
      !isRaster || validator.isRasterizable(path, "fill"),
      countArea(path.controlPointBounds, "fill", paint, compositing)
    else { return }
    addInk(path.controlPointBounds, .shape)
    links?.fill(path, rule, paint, compositing, transform, context.appearance)
    performFill(path, paint, rule, compositing)
    mirror?.fill(path, with: paint, rule: rule, compositing: compositing)
  }

  /// Strokes a path.
  package func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    let validator = validator
    let given = path.points.count
    guard countOperation("stroke"), let compositing = validator.compositing(compositing, "stroke"),
      let paint = validator.paint(paint, "stroke"), let asked = validator.stroke(style),
      asked.lineWidth > 0, countPoints(given, "stroke"),
      let whole = validator.strokable(path, asked), !whole.isEmpty,
      countCutPoints(whole.points.count - given, "stroke"),
      countPoints(validator.pointCount(whole, asked) - whole.points.count, "stroke")
    else { return }
    let (path, style) =
      binsPerUnit.flatMap { validator.reduced(whole, asked, binsPerUnit: $0) } ?? (whole, asked)
    let box = path.strokeBounds(style)
    guard countArea(box, of: path, style, paint, compositing) else { return }
    addInk(box, .shape)
    links?.stroke(path, style, paint, compositing, transform, context.appearance)
    defer { mirror?.stroke(path, with: paint, style: style, compositing: compositing) }
    guard isRaster else { return performStroke(path, paint, style, compositing) }
    strokePieces(validator.strokePieces(path), paint, style, compositing)
  }

  /// Fills the same path at many points.
  package func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    guard countOperation("stamp"), let compositing = validator.compositing(compositing, "stamp"),
      let paint = validator.paint(paint, "stamp"), countPoints(path.points.count, "stamp"),
      let path = validator.fillable(path, "stamp"), !path.isEmpty
    else { return }
    let sound = validator.stampable(points)
    guard !sound.isEmpty, countPoints(path.points.count, "stamp", times: sound.count),
      countArea(of: path, at: sound, paint, compositing)
    else { return }
    addInk(path.stampBounds(at: sound), .shape)
    links?.stamp(path, sound, paint, compositing, transform, context.appearance)
    performStamp(path, sound, paint, compositing)
    mirror?.stamp(path, at: sound, with: paint, compositing: compositing)
  }

  /// Draws a part of an image into a rectangle.
  package func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    guard countOperation("draw(image)"),
      let compositing = validator.compositing(compositing, "draw(image)"),
      validator.accepts(rect, "draw(image)"),
      source.map({ validator.accepts($0, "draw(image)") }) ?? true
    else { return }
    let whole = CGRect(origin: .zero, size: image.size)
    let asked = (source ?? whole).standardized
    let part = asked.intersection(whole)
    var rect = rect.standardized
    guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
    if part != asked {
      // The part outside of the image is transparent, and so its part of the rectangle stays empty.
      let (x, y) = (rect.width / asked.width, rect.height / asked.height)
      rect = CGRect(
        x: rect.minX + (part.minX - asked.minX) * x, y: rect.minY + (part.minY - asked.minY) * y,
        width: part.width * x, height: part.height * y)
    }
    guard countArea(rect, of: part, image, compositing) else { return }
    for diagnostic in image.diagnostics { context.note(diagnostic) }
    addInk(rect, .image)
    links?.boxes([rect], compositing, transform)
    performImage(image, part, rect, interpolation, compositing)
    mirror?.draw(
      image, from: part, in: rect, interpolation: interpolation, compositing: compositing)
  }

  /// Draws a page of a PDF file into a rectangle.
  package func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    guard countOperation("draw(EmbeddedPDF)"),
      let compositing = validator.compositing(compositing, "draw(EmbeddedPDF)"),
      validator.accepts(rect, "draw(EmbeddedPDF)")
    else { return }
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    addInk(rect, .image)
    links?.boxes([rect], compositing, transform)
    performPDF(page, rect, compositing)
    mirror?.draw(page, in: rect, compositing: compositing)
  }

  /// Draws a text layout with its top left corner at a point.
  package func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    for diagnostic in text.diagnostics { context.note(diagnostic) }
    let validator = validator
    guard countOperation("draw(text)"),
      let compositing = validator.compositing(compositing, "draw(text)"),
      validator.accepts(CGRect(origin: origin, size: text.size), "draw(text)"),
      validator.accepts(text)
    else { return }
    let box = CGRect(origin: origin, size: text.size)
    // Plain text costs little. Text with other compositing is a group of its own.
    let isPlain = compositing == .normal && groupArea(of: box, .normal) == nil
    guard isPlain || countArea(box, "draw(text)", nil, compositing) else { return }
    noteHidden(text, origin)
    addInk(box, .text, text: Self.beginning(of: text))
    if let links, links.isWatching {
      let boxes = text.lines.map { $0.frame.offsetBy(dx: origin.x, dy: origin.y) }
      links.text(text.shownText, boxes, compositing, transform)
    }
    if text.hasLinks || !textLinks.isEmpty { textLinks = text.links }
    performText(text, origin, compositing)
    mirror?.draw(text, at: origin, compositing: compositing)
  }

  /// Draws a recording in the current user space.
  package func draw(_ recording: Recording) {
    let limits = context.limits
    guard isDrawing("draw(recording)"), !recording.isEmpty else { return }
    guard recordingDepth + recording.depth <= limits.maximumRecordingDepth else {
      return refuse(
        .limitExceeded, "draw(recording)",
        "recordings are nested more than \(limits.maximumRecordingDepth) deep; the innermost is left out"
      )
    }
    guard operationCount + recording.operationCount <= limits.maximumOperationsPerPage else {
      return refuse(
        .limitExceeded, "draw(recording)",
        "the recording has \(recording.operationCount) operations; a page may have "
          + "\(limits.maximumOperationsPerPage)")
    }
    recordingDepth += 1
    defer { recordingDepth -= 1 }
    withoutMirror { performRecording(recording) }
    mirror?.draw(recording)
  }

  /// Draws the recording of a mask and then restores the transform, the clip and the counts.
  func drawMask(_ recording: Recording) {
    let before = (transform, clipBox, openPixels)
    withoutPage { draw(recording) }
    (transform, clipBox, openPixels) = before
  }

  /// Runs the closure without counting drawing outside of the page: masks hide drawing on purpose.
  func withoutPage(_ body: () -> Void) {
    let page = pageBox
    pageBox = nil
    body()
    pageBox = page
  }

  // MARK: Groups and contents

  /// Begins a group.
  package func beginGroup(_ effects: GroupEffects) {
    let sound = validator.effects(effects)
    begin(.group, isRefused: !countArea(of: sound) || !keepGroup()) {
      if let shadow = sound.shadow { widenClipBox(by: shadow) }
      withoutMirror { performBeginGroup(sound) }
      mirror?.beginGroup(sound)
      links?.pushGroup(sound, transform, context)
    }
  }

  /// Enlarges the clip box for a group whose shadow can reach into the clip from outside.
  private func widenClipBox(by shadow: Shadow) {
    guard !clipBox.isNull else { return }
    let offset = shadow.offset.applying(transform)
    // At three standard deviations a blur is no longer visible.
    let reach = 1.5 * shadow.blur * transform.scaleRange.maximum + 1
    clipBox = clipBox.union(clipBox.offsetBy(dx: -offset.width, dy: -offset.height))
      .insetBy(dx: -reach, dy: -reach)
  }

  /// Ends the group and draws it with its effects.
  package func endGroup() {
    end(.group) {
      links?.pop()
      let ink = $0.inkBox
      withoutMirror { performEndGroup(ink: ink) }
      mirror?.endGroup()
    }
  }

  /// Begins a range of drawing calls with a meaning, such as a link or a heading.
  package func beginMarkedContent(_ content: MarkedContent) {
    let sound = validator.content(
      content, insideLink: scopes.contains { $0.content?.isLink == true && !$0.isRefused })
    textLink = textLinks.isEmpty ? nil : textLink(of: content)
    begin(.content, content: sound ?? content, isRefused: sound == nil) {
      guard let sound else { return }
      links?.begin(sound, transform, text: textLink.map { textLinks[$0].text })
      performBeginMarkedContent(sound)
    }
  }

  /// Returns the index of the link in the last text to which an area belongs.
  private func textLink(of content: MarkedContent) -> Int? {
    guard case .link(let target, _?) = content else { return nil }
    // In a text, a link to a destination of the document has a URL such as `#name`.
    let url =
      switch target {
      case .url(let url): url
      case .destination(let name): "#" + name
      }
    guard let index = textLinks.firstIndex(where: { $0.url == url && $0.areaCount > 0 })
    else { return nil }
    textLinks[index].areaCount -= 1
    return index
  }

  /// Ends the range that the last ``beginMarkedContent(_:)`` began.
  package func endMarkedContent() {
    end(.content) { scope in
      guard let content = scope.content else { return }
      links?.end(content)
      performEndMarkedContent(content, ink: scope.inkBox)
    }
  }

  /// Ends all open scopes and closes the canvas for further drawing.
  func finish() {
    guard !isFinished else { return }
    while let scope = scopes.last {
      if !scope.isRefused {
        // Without its end a group would lack its effects, so that this is an error.
        context.note(
          scope.kind == .group ? .error : .warning, .unbalancedState,
          "a \(scope.kind.rawValue) was left open; it was ended for you. Call "
            + "\(scope.kind.calls.end)() for each \(scope.kind.calls.begin)()", operation: "finish")
      }
      switch scope.kind {
      case .save: restore()
      case .group: endGroup()
      case .content: endMarkedContent()
      }
    }
    noteOutside()
    performFinish()
    isFinished = true
  }

  // MARK: Overrides of subclasses

  /// The number of bins per unit of the canvas' own space to which long lines are reduced.
  ///
  /// It is `nil` while the resolution is not known.
  var binsPerUnit: CGFloat? { nil }

  func performSave() {}
  func performRestore() {}
  func performConcatenate(_ transform: CGAffineTransform) {}
  func performClip(_ path: Path, _ rule: FillRule) {}
  func performFill(_ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing) {}
  func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {}
  func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {}
  func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {}
  func performPDF(_ page: EmbeddedPDF, _ rect: CGRect, _ compositing: Compositing) {}
  func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {}
  /// Whether lines can be drawn without their layouts.
  var takesLines: Bool { false }
  /// Draws lines directly; returns `false`, with nothing drawn, if a layout of the text is needed.
  ///
  /// - Parameters:
  ///   - box: The box around all lines, in user space.
  ///   - areCells: Whether each line is a table cell of its own.
  func performLines(
    _ lines: [LineBuffer.Placed], _ buffer: LineBuffer, in box: CGRect, areCells: Bool
  ) -> Bool { false }
  func performRecording(_ recording: Recording) { recording.replay(on: self) }
  func performBeginGroup(_ effects: GroupEffects) {}
  /// Ends a group; `ink` has the bounds of its drawing in the canvas' own space.
  func performEndGroup(ink: CGRect) {}
  func performBeginMarkedContent(_ content: MarkedContent) {}
  /// Ends a content; `ink` has the bounds of its drawing in the canvas' own space.
  func performEndMarkedContent(_ content: MarkedContent, ink: CGRect) {}
  func performFinish() {}
  /// Takes lines that another canvas has drawn, as its ``mirror``.
  func mirrorLines(_ lines: [LineBuffer.Placed], of buffer: LineBuffer) {}

  /// Runs the closure without the mirror, for drawing of the canvas itself, such as a mask.
  private func withoutMirror(_ body: () -> Void) {
    let saved = mirror
    mirror = nil
    body()
    mirror = saved
  }

  /// Removes the bounds of the canvas, for drawing whose position is not known yet.
  func removeBounds() {
    let reach = context.limits.maximumCoordinate
    clipBox = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    pageBox = nil
  }

  /// Restricts the drawing area from the start.
  func narrowClipBox(to box: CGRect) { clipBox = clipBox.intersection(box) }

  /// Returns the number of pixels per unit of the canvas' own space that an operation makes.
  ///
  /// The result is `nil` if shapes are not converted to pixels.
  func pixelsPerUnit(_ paint: Paint?, _ blendMode: BlendMode) -> CGFloat? { nil }

  // MARK: Counting

  private func begin(
    _ kind: Scope.Kind, content: MarkedContent? = nil, isRefused: @autoclosure () -> Bool = false,
    _ perform: () -> Void
  ) {
    guard isOpen(kind.rawValue) else { return }
    var scope = Scope(
      kind: kind, transform: transform, clipBox: clipBox, content: content, openPixels: openPixels)
    scope.isRefused = refusedDepth != nil || isRefused()
    if refusedDepth == nil, scopes.count >= context.limits.maximumNesting {
      scope.isRefused = true
      refuse(
        .limitExceeded, kind.rawValue,
        "saved states, groups and marked contents are nested more than "
          + "\(context.limits.maximumNesting) deep; drawing inside further ones is left out")
    }
    // A refused content has no meaning, but its drawing is kept.
    if scope.isRefused, kind != .content || scopes.count >= context.limits.maximumNesting {
      refusedDepth = refusedDepth ?? scopes.count
    }
    scopes.append(scope)
    if !scope.isRefused { perform() }
  }

  private func end(_ kind: Scope.Kind, _ perform: (Scope) -> Void) {
    guard isOpen(kind.rawValue) else { return }
    guard let scope = scopes.last, scope.kind == kind else {
      let open = scopes.last.map { "what was begun last ends with \($0.kind.calls.end)()" }
      return refuse(
        .unbalancedState, kind.calls.end,
        "\(kind.calls.end)() was called without \(kind.calls.begin)() before it; "
          + (open ?? "nothing is open"))
    }
    scopes.removeLast()
    if scopes.count == refusedDepth { refusedDepth = nil }
    // A content is a range of calls without a state of its own: changes inside it stay.
    if kind != .content {
      openPixels = scope.openPixels
      if !scope.isRefused { (transform, clipBox) = (scope.transform, scope.clipBox) }
    }
    if let last = scopes.indices.last {
      // Drawing outside of the clip that only casts a shadow is not ink.
      scopes[last].inkBox = scopes[last].inkBox.union(scope.inkBox.intersection(clipBox))
    }
    if !scope.isRefused { perform(scope) }
  }

  /// Runs the closure and returns the changes that it made to the counts.
  func tracing(_ draw: () -> Void) -> Traces {
    let before = Traces(operations: operationCount, points: pointCount, ink: inkBox)
    inkBox = .null
    draw()
    defer { inkBox = inkBox.union(before.ink) }
    return Traces(
      operations: operationCount - before.operations, points: pointCount - before.points,
      ink: inkBox)
  }

  /// Adds the changes of drawing that is repeated without making its calls again.
  func leave(_ traces: Traces) {
    operationCount += traces.operations
    pointCount += traces.points
    inkBox = inkBox.union(traces.ink)
    if let last = scopes.indices.last {
      scopes[last].inkBox = scopes[last].inkBox.union(traces.ink)
    }
  }

  /// Whether another scope may be begun.
  var hasSpaceForScope: Bool { scopes.count < context.limits.maximumNesting }

  /// Whether an operation may be drawn: not after the end, and not in a refused scope.
  func isDrawing(_ operation: String) -> Bool { isOpen(operation) && refusedDepth == nil }

  private func isOpen(_ operation: String) -> Bool {
    if isFinished {
      refuse(
        .documentClosed, operation, "the page or surface is finished; this drawing is left out")
    }
    return !isFinished
  }

  func refuse(_ code: EaselError.Code, _ operation: String?, _ message: String) {
    context.note(.error, code, message, operation: operation)
  }

  /// Returns the visible part of a box of user space, in the canvas' own space; null for nothing.
  ///
  /// A box that is not finite, such as that of a very wide stroke, fills the whole clip.
  func inkArea(of box: CGRect) -> CGRect {
    guard !box.isNull, !clipBox.isNull else { return .null }
    let placed = box.applying(transform)
    let isPosition =
      placed.minX.isFinite && placed.minY.isFinite && placed.maxX.isFinite && placed.maxY.isFinite
    return isPosition ? placed.intersection(clipBox) : clipBox
  }

  /// Adds the drawing of an operation to the ink, and counts it if it is outside of the page.
  ///
  /// - Parameters:
  ///   - box: The bounds of the drawing, in user space.
  ///   - kind: The kind of the drawing.
  ///   - text: The beginning of the text, for text.
  func addInk(
    _ box: CGRect, _ kind: OutsideDrawing.Kind, text: @autoclosure () -> String? = nil
  ) {
    let ink = inkArea(of: box)
    if ink.isNull || ink.isEmpty { countOutside(box, kind, text: text()) }
    if !ink.isNull { addInk(ink) }
  }

  /// Adds the visible drawing of an operation to the ink.
  ///
  /// - Parameter ink: The bounds of the drawing, in the canvas' own space.
  func addInk(_ ink: CGRect) {
    inkBox = inkBox.union(ink)
    if let last = scopes.indices.last { scopes[last].inkBox = scopes[last].inkBox.union(ink) }
  }
}

extension Canvas {
  /// Whether the output can have alternative texts for figures; bitmaps cannot.
  package var readsAlternativeText: Bool { (self as? CheckedCanvas)?.isRaster != true }
}

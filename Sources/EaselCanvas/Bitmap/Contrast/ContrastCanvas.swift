import Foundation

/// A canvas that repeats drawing on a small bitmap and compares text colors with their backgrounds.
///
/// On a background of one color a text has one contrast. Otherwise samples of the bitmap are
/// compared, and the quarter of them with the least contrast decides, so that a grid line behind a
/// glyph is not reported.
final class ContrastCanvas: CheckedCanvas {
  /// The context that gets the diagnostics.
  let report: RenderContext
  private let size: CGSize
  private let paper: Color.Components
  var backdrop: Backdrop
  /// The bitmap, which is made when a background is not of one color; many pages need none.
  private var surface: BitmapSurface?
  /// The drawing that is not on the bitmap yet, in order.
  private var pending: [Recording.Operation] = []
  /// The pixels and points of that drawing.
  private var pendingSize = 0
  /// Whether the bitmap could not be made.
  private var isTooLarge = false
  private var isTooLargeNoted = false
  /// An enclosing group: its opacity, whether its content can be compared, and its greatest bounds.
  struct Group {
    var opacity: CGFloat
    var isPlain: Bool
    var box: CGRect
  }
  var groups: [Group] = []
  /// Whether the clip is a rectangle, now and in the enclosing scopes.
  private var isClipRectangle = true
  private var outerClips: [Bool] = []

  /// The colors of the last text on one color, and their contrast.
  var lastPair: (colors: Pair, ratio: CGFloat)?
  struct Pair: Equatable {
    let color: Color.Components
    let alpha: CGFloat
    let background: Color.Components?
    let below: Color.Components
  }

  /// The number of points of a line or of symbols at which a mark is compared.
  private static let strokeSamples = 12
  /// The number of operations that are kept before the bitmap is made.
  private static let mostPending = 4_096
  /// The number of their pixels and points, which take some 16 MB.
  private static let mostPendingSize = 2_000_000
  /// The maximum number of pixels of the bitmap: 4 MB hold a page at one pixel per point.
  private static let mostPixels: CGFloat = 1_000_000
  /// The size of text from which its glyphs are a background, such as those of a watermark.
  private static let minimumBackgroundSize: CGFloat = 24
  /// The number of points of an outline whose lines are looked at one by one.
  private static let mostPieces = 64
  /// The number of points of a filled path whose subpaths are looked at one by one: a table's rules
  /// are one path.
  private static let mostPoints = 512
  /// The number of figures that were compared, by name and color.
  var figureCounts: [FigureKey: Int] = [:]

  struct FigureKey: Hashable {
    let name: String
    let color: Color.Components
  }

  /// Creates the companion of a canvas of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas.
  ///   - background: The color behind all drawing; without one white, as paper is.
  ///   - report: The context that gets the diagnostics.
  init(size: CGSize, background: Color? = nil, reportingTo report: RenderContext) {
    self.report = report
    self.size = size
    let white = Color.white.components(for: report.appearance)
    paper = (background ?? .white).components(for: report.appearance).over(white)
    backdrop = Backdrop(paper: paper)
    let context = RenderContext(Self.options(report))
    context.ignoreDiagnostics()
    super.init(context: context, bounds: CGRect(origin: .zero, size: size))
  }

  private static func options(_ report: RenderContext) -> RenderOptions {
    RenderOptions(policy: .lenient, appearance: report.appearance, limits: report.limits)
  }

  var opacity: CGFloat { groups.reduce(1) { $0 * $1.opacity } }

  /// Returns the compositing with its opacity multiplied by those of the enclosing groups.
  func faded(_ compositing: Compositing) -> Compositing {
    var compositing = compositing
    compositing.alpha *= opacity
    return compositing
  }

  // MARK: Repeated drawing

  /// Keeps an operation for the bitmap.
  private func add(_ operation: Recording.Operation) {
    guard !isTooLarge else { return }
    pending.append(operation)
    switch operation {
    case .fill(let path, _, _, _), .stroke(let path, _, _, _), .clip(let path, _):
      pendingSize += path.points.count
    case .stamp(let path, let points, _, _): pendingSize += path.points.count + points.count
    case .image(let image, _, _, _, _): pendingSize += image.width * image.height
    default: break
    }
    if pending.count >= Self.mostPending || pendingSize >= Self.mostPendingSize { drawPending() }
  }

  /// Draws what was kept.
  private func drawPending() {
    if surface == nil, !isTooLarge { surface = makeSurface() }
    if let surface { for operation in pending { operation.replay(on: surface.canvas) } }
    pending.removeAll(keepingCapacity: true)
    pendingSize = 0
  }

  private func makeSurface() -> BitmapSurface? {
    let scale = min(1, (Self.mostPixels / max(size.width * size.height, 1)).squareRoot())
    let surface = try? BitmapSurface(
      size: size, scale: max(scale, 0.01), background: Color(paper), options: Self.options(report))
    isTooLarge = surface == nil
    surface?.context.ignoreDiagnostics()
    return surface
  }

  /// Returns the color of the drawing so far at a point of the page's own space.
  func drawnColor(at position: CGPoint) -> Color.Components? {
    if !pending.isEmpty || surface == nil { drawPending() }
    if isTooLarge, !isTooLargeNoted {
      isTooLargeNoted = true
      report.note(
        .warning, .limitExceeded,
        "the contrast of a page of \(size.width) × \(size.height) points is checked only where the "
          + "background has one color: the page is larger than a bitmap may be",
        operation: "draw(text)")
    }
    return surface?.color(at: position)?.over(paper)
  }

  override func performSave() {
    outerClips.append(isClipRectangle)
    add(.save)
  }

  override func performRestore() {
    isClipRectangle = outerClips.popLast() ?? true
    add(.restore)
  }

  override func performConcatenate(_ transform: CGAffineTransform) {
    add(.concatenate(transform))
  }

  override func performClip(_ path: Path, _ rule: FillRule) {
    if path.rectangle == nil || !transform.mapsRectanglesToRectangles { isClipRectangle = false }
    add(.clip(path, rule: rule))
  }

  override func performFill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing
  ) {
    if report.markName != nil { compare(path.innerPoints, paint, compositing) }
    addFill(path, paint, compositing)
    add(.fill(path, with: paint, rule: rule, compositing: faded(compositing)))
  }

  override func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    if report.markName != nil {
      compare(path.points.strided(most: Self.strokeSamples), paint, compositing)
    }
    addStroke(path, style, compositing)
    add(.stroke(path, with: paint, style: style, compositing: faded(compositing)))
  }

  override func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    if report.markName != nil {
      compare(points.strided(most: Self.strokeSamples), paint, compositing)
    }
    addDrawing(path.stampBounds(at: points), compositing)
    add(.stamp(path, at: points, with: paint, compositing: faded(compositing)))
  }

  /// The colors of the page are unknown, so that those behind it are compared.
  override func performPDF(_ page: EmbeddedPDF, _ rect: CGRect, _ compositing: Compositing) {}

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    addDrawing(rect, compositing)
    add(
      .image(
        image, source: source, rect: rect, interpolation: interpolation,
        compositing: faded(compositing)))
  }

  /// Draws a plain group without a group, so that the background of its texts is visible.
  override func performBeginGroup(_ effects: GroupEffects) {
    let isPlain = effects.blendMode == .normal && effects.mask == nil && effects.showsContent
    groups.append(Group(opacity: isPlain ? effects.opacity : 1, isPlain: isPlain, box: clipBox))
    outerClips.append(isClipRectangle)
    // The box of the clip is wider than the clip inside of a group with a shadow.
    if effects.shadow != nil { isClipRectangle = false }
    if isPlain { add(.save) } else { add(.beginGroup(effects)) }
  }

  override func performEndGroup(ink: CGRect) {
    guard let group = groups.popLast() else { return }
    isClipRectangle = outerClips.popLast() ?? true
    if group.isPlain {
      add(.restore)
    } else {
      backdrop.add(group.box, nil)
      add(.endGroup)
    }
  }

  // MARK: Backgrounds

  /// Adds drawing of unknown colors inside a box of user space to the backdrop.
  ///
  /// Other blend modes than the normal one may change what is outside of the box.
  private func addDrawing(_ box: CGRect, _ compositing: Compositing) {
    let isInside = compositing.blendMode == .normal
    backdrop.add(isInside ? box.applying(transform).intersection(clipBox) : clipBox, nil)
  }

  private func addFill(_ path: Path, _ paint: Paint, _ compositing: Compositing) {
    guard case .color(let color) = paint, compositing.blendMode == .normal, isClipRectangle,
      groups.allSatisfy(\.isPlain), transform.mapsRectanglesToRectangles,
      let rectangle = path.rectangle
    else {
      let parts = path.points.count <= Self.mostPoints ? path.subpaths : [path]
      for part in parts { addDrawing(part.controlPointBounds, compositing) }
      return
    }
    var seen = color.components(for: report.appearance)
    seen.alpha *= faded(compositing).alpha
    backdrop.add(rectangle.applying(transform).intersection(clipBox), seen)
  }

  /// Adds the lines of an outline one by one, since a frame leaves its interior as it is.
  private func addStroke(_ path: Path, _ style: StrokeStyle, _ compositing: Compositing) {
    guard path.points.count <= Self.mostPieces else {
      return addDrawing(path.strokeBounds(style), compositing)
    }
    // The corner of a right angle is within half the width on both sides, a sharp one is not.
    let hasSharpCorners =
      style.lineJoin == .miter && path.points.count > 2 && path.rectangle == nil
    let reach = style.lineWidth * (hasSharpCorners ? max(1, style.miterLimit / 2) : 1)
    var (start, position) = (CGPoint.zero, CGPoint.zero)
    func add(_ points: CGPoint...) {
      let box = points.reduce(CGRect(origin: position, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
      addDrawing(box.insetBy(dx: -reach, dy: -reach), compositing)
      position = points.last ?? position
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, position) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control): add(control, point)
      case .curve(let point, let first, let second): add(first, second, point)
      case .closeSubpath: add(start)
      }
    }
  }

  // MARK: Texts

  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    if compositing.blendMode == .normal, groups.allSatisfy(\.isPlain) {
      compare(text, origin, faded(compositing).alpha)
    }
    // The glyphs of small text are no background of another one, and take most of the time; the
    // color behind them is one.
    guard
      !text.backgrounds.isEmpty
        || text.runs.contains(where: { isBackground($0.fontSize) || $0.font.isColor })
    else { return }
    addDrawing(CGRect(origin: origin, size: text.size), compositing)
    add(.text(text, at: origin, compositing: faded(compositing)))
  }

  override func mirrorLines(_ lines: [LineBuffer.Placed], of buffer: LineBuffer) {
    compare(lines, of: buffer)
  }

  /// Whether glyphs of a size are a background of what is drawn over them.
  func isBackground(_ fontSize: CGFloat) -> Bool {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return fontSize * scale >= Self.minimumBackgroundSize
  }
}

extension CheckedCanvas {
  /// Begins to compare texts with their backgrounds, if the options ask for it.
  package func compareContrast(size: CGSize) {
    guard context.minimumContrast ?? 0 > 1 || context.minimumMarkContrast != nil else { return }
    mirror = ContrastCanvas(size: size, reportingTo: context)
  }
}

extension RenderContext {
  /// Creates the context of a document that claims standards.
  ///
  /// A claim of PDF/UA compares contrast with the minimums of WCAG 2.2, 1.4.3 and 1.4.11.
  convenience init(_ options: RenderOptions, _ claims: Set<PDFConformance>) {
    guard claims.contains(.ua1) else {
      self.init(options)
      return
    }
    var compared = options
    compared.minimumContrast = options.minimumContrast ?? 4.5
    self.init(compared)
    if options.minimumContrast == nil { minimumLargeTextContrast = 3 }
    minimumMarkContrast = 3
  }
}

import Foundation

/// A canvas that repeats drawing on a small bitmap and compares text colors with their backgrounds.
///
/// On a background of one color a text has one contrast. Otherwise samples of the bitmap are
/// compared, and the quarter of them with the least contrast decides, so that a grid line behind a
/// glyph is not reported.
final class ContrastCanvas: CheckedCanvas {
  /// The context that gets the diagnostics.
  private let report: RenderContext
  private let surface: BitmapSurface
  private var backdrop: Backdrop
  /// An enclosing group: its opacity, whether its content can be compared, and its greatest bounds.
  private struct Group {
    var opacity: CGFloat
    var isPlain: Bool
    var box: CGRect
  }
  private var groups: [Group] = []
  /// Whether the clip is a rectangle, now and in the enclosing scopes.
  private var isClipRectangle = true
  private var outerClips: [Bool] = []

  /// The colors of the last text on one color, and their contrast.
  private var lastPair: (colors: Pair, ratio: CGFloat)?
  private struct Pair: Equatable {
    let color: Color.Components
    let alpha: CGFloat
    let background: Color.Components?
    let below: Color.Components
  }

  /// The maximum number of pixels of the bitmap: 4 MB hold a page at one pixel per point.
  private static let mostPixels: CGFloat = 1_000_000
  /// Samples along and across a run: a line covers one row of five, less than a quarter.
  private static let samples = (columns: 12, rows: 5)
  /// The size of text from which its glyphs are a background, such as those of a watermark.
  private static let leastBackgroundSize: CGFloat = 24
  /// The number of lines and curves of an outline whose boxes are looked at one by one.
  private static let mostPieces = 64
  /// The number of figures of one mark and color that are compared; the others look the same.
  private static let comparedFigures = 8
  /// The number of figures that were compared, by name and color.
  private var figureCounts: [FigureKey: Int] = [:]

  private struct FigureKey: Hashable {
    let name: String
    let color: Color.Components
  }

  /// Creates the companion of a canvas of a size; `nil` if its bitmap cannot be made.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas.
  ///   - background: The color behind all drawing; without one white, as paper is.
  ///   - report: The context that gets the diagnostics.
  init?(size: CGSize, background: Color? = nil, reportingTo report: RenderContext) {
    let scale = min(1, (Self.mostPixels / max(size.width * size.height, 1)).squareRoot())
    let options = RenderOptions(
      policy: .lenient, appearance: report.appearance, limits: report.limits)
    let paper = background ?? .white
    guard
      let surface = try? BitmapSurface(
        size: size, scale: max(scale, 0.01), background: paper, options: options)
    else { return nil }
    self.report = report
    self.surface = surface
    backdrop = Backdrop(
      paper: paper.components(for: report.appearance).over(
        Color.white.components(for: report.appearance)))
    surface.context.ignoreDiagnostics()
    super.init(context: surface.context, bounds: CGRect(origin: .zero, size: size))
  }

  private var canvas: any Canvas { surface.canvas }
  private var opacity: CGFloat { groups.reduce(1) { $0 * $1.opacity } }

  /// Returns the compositing with its opacity multiplied by those of the enclosing groups.
  private func faded(_ compositing: Compositing) -> Compositing {
    var compositing = compositing
    compositing.alpha *= opacity
    return compositing
  }

  // MARK: Repeated drawing

  override func performSave() {
    outerClips.append(isClipRectangle)
    canvas.save()
  }

  override func performRestore() {
    isClipRectangle = outerClips.popLast() ?? true
    canvas.restore()
  }

  override func performConcatenate(_ transform: CGAffineTransform) {
    canvas.concatenate(transform)
  }

  override func performClip(_ path: Path, _ rule: FillRule) {
    if path.rectangle == nil || !transform.mapsRectanglesToRectangles { isClipRectangle = false }
    canvas.clip(to: path, rule: rule)
  }

  override func performFill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing
  ) {
    if report.markName != nil { compare(path.innerPoints, paint, compositing) }
    addFill(path, paint, compositing)
    canvas.fill(path, with: paint, rule: rule, compositing: faded(compositing))
  }

  override func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    if report.markName != nil {
      compare(path.points.strided(most: Self.samples.columns), paint, compositing)
    }
    addStroke(path, style)
    canvas.stroke(path, with: paint, style: style, compositing: faded(compositing))
  }

  override func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    if report.markName != nil {
      compare(points.strided(most: Self.samples.columns), paint, compositing)
    }
    addDrawing(path.stampBounds(at: points))
    canvas.stamp(path, at: points, with: paint, compositing: faded(compositing))
  }

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    addDrawing(rect)
    canvas.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: faded(compositing))
  }

  /// Draws a plain group without a group, so that the background of its texts is visible.
  override func performBeginGroup(_ effects: GroupEffects) {
    let isPlain = effects.blendMode == .normal && effects.mask == nil && effects.showsContent
    groups.append(Group(opacity: isPlain ? effects.opacity : 1, isPlain: isPlain, box: clipBox))
    outerClips.append(isClipRectangle)
    if isPlain { canvas.save() } else { canvas.beginGroup(effects) }
  }

  override func performEndGroup(ink: CGRect) {
    guard let group = groups.popLast() else { return }
    isClipRectangle = outerClips.popLast() ?? true
    if group.isPlain {
      canvas.restore()
    } else {
      backdrop.add(group.box, nil)
      canvas.endGroup()
    }
  }

  // MARK: Backgrounds

  /// Adds drawing of unknown colors inside a box of user space to the backdrop.
  private func addDrawing(_ box: CGRect) {
    backdrop.add(box.applying(transform).intersection(clipBox), nil)
  }

  private func addFill(_ path: Path, _ paint: Paint, _ compositing: Compositing) {
    guard case .color(let color) = paint, compositing.blendMode == .normal, isClipRectangle,
      groups.allSatisfy(\.isPlain), transform.mapsRectanglesToRectangles,
      let rectangle = path.rectangle
    else { return addDrawing(path.controlPointBounds) }
    var seen = color.components(for: report.appearance)
    seen.alpha *= faded(compositing).alpha
    backdrop.add(rectangle.applying(transform).intersection(clipBox), seen)
  }

  /// Adds the lines of an outline one by one, since a frame leaves its interior as it is.
  private func addStroke(_ path: Path, _ style: StrokeStyle) {
    guard path.points.count <= Self.mostPieces else { return addDrawing(path.strokeBounds(style)) }
    var (start, place) = (CGPoint.zero, CGPoint.zero)
    func add(_ points: CGPoint...) {
      let box = points.reduce(CGRect(origin: place, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
      // A mitered corner of a right angle is within half the width on both sides.
      addDrawing(box.insetBy(dx: -style.lineWidth, dy: -style.lineWidth))
      place = points.last ?? place
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, place) = (point, point)
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
    addDrawing(CGRect(origin: origin, size: text.size))
    canvas.draw(text, at: origin, compositing: faded(compositing))
  }

  /// Whether glyphs of a size are a background of what is drawn over them.
  private func isBackground(_ fontSize: CGFloat) -> Bool {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return fontSize * scale >= Self.leastBackgroundSize
  }

  /// Compares lines without their layouts; they have one style each, and nothing behind them.
  func draw(_ lines: [LineBuffer.Placed], of buffer: LineBuffer) {
    guard isDrawing("draw(text)") else { return }
    for placed in lines {
      let (line, origin) = (placed.line, placed.origin)
      let font = buffer.font(of: line)
      if isBackground(font.size) {
        if let layout = buffer.layout(of: line) { draw(layout, at: origin, compositing: .normal) }
        continue
      }
      let minimum = minimum(font.size, font.style.font.weight)
      guard groups.allSatisfy(\.isPlain),
        let ratio = ratio(
          font.style.color.components(for: report.appearance), opacity,
          in: Self.samplesBox(
            CGRect(origin: origin, size: line.size), baseline: origin.y + line.ascent, font.size)),
        ratio < minimum
      else { continue }
      if let layout = buffer.layout(of: line) { note(layout.shownBeginning(40), ratio, minimum) }
    }
  }

  private func compare(_ text: TextLayout, _ origin: CGPoint, _ alpha: CGFloat) {
    let backgrounds = text.backgrounds
    /// The lowest contrast of a run below its minimum, with that minimum.
    var worst: (ratio: CGFloat, minimum: CGFloat)?
    for run in text.runs where !run.font.isColor && !run.glyphs.isEmpty {
      let style = text.styles[run.style]
      let background = backgrounds.last { $0.rect == run.frame }?.color.components(
        for: report.appearance)
      let box = Self.samplesBox(
        run.frame.offsetBy(dx: origin.x, dy: origin.y), baseline: origin.y + run.baseline,
        run.fontSize)
      guard
        let ratio = ratio(
          style.color.components(for: report.appearance), alpha, on: background, in: box)
      else { continue }
      let minimum = minimum(run.fontSize, style.font.weight)
      if ratio < minimum, ratio < worst?.ratio ?? .infinity { worst = (ratio, minimum) }
    }
    if let worst { note(text.shownBeginning(40), worst.ratio, worst.minimum) }
  }

  private func note(_ beginning: Substring, _ ratio: CGFloat, _ minimum: CGFloat) {
    let ratio = (ratio * 100).rounded() / 100
    report.note(
      .warning, .lowContrast,
      "“\(beginning)” has a contrast of \(ratio) to its background; the minimum is \(minimum)",
      operation: "draw(text)", value: "\(ratio)")
  }

  /// Returns the minimum contrast of text of a size.
  ///
  /// WCAG 2.2 calls text large from 18 points, or from 14 points in bold.
  private func minimum(_ size: CGFloat, _ weight: Font.Weight) -> CGFloat {
    let limit = report.minimumContrast ?? 0
    let isLarge = size >= 18 || size >= 14 && weight.rawValue >= Font.Weight.bold.rawValue
    return isLarge ? report.minimumLargeTextContrast ?? limit : limit
  }

  /// Returns the box of lowercase letters, where a run's glyphs are compared.
  private static func samplesBox(
    _ frame: CGRect, baseline: CGFloat, _ fontSize: CGFloat
  ) -> CGRect {
    CGRect(x: frame.minX, y: baseline - fontSize * 0.5, width: frame.width, height: fontSize * 0.5)
  }

  /// Returns the contrast of a text's color to the colors in a box of user space; `nil` if the text
  /// is invisible.
  ///
  /// - Parameter background: The color of the text's own background.
  private func ratio(
    _ color: Color.Components, _ alpha: CGFloat, on background: Color.Components? = nil,
    in box: CGRect
  ) -> CGFloat? {
    let seen = box.applying(transform).intersection(clipBox)
    guard color.alpha * alpha > 0, !seen.isEmpty else { return nil }
    func ratio(over color: Color.Components, _ below: Color.Components) -> CGFloat {
      let below = background?.over(below, alpha: alpha) ?? below
      return color.over(below, alpha: alpha).contrast(with: below)
    }
    if let below = backdrop.color(in: seen) {
      let pair = Pair(color: color, alpha: alpha, background: background, below: below)
      if let lastPair, lastPair.colors == pair { return lastPair.ratio }
      let found = ratio(over: color, below)
      lastPair = (pair, found)
      return found
    }
    // Most samples of a run have the same background.
    var last: (below: Color.Components, ratio: CGFloat)?
    var found = places(in: box).compactMap { place -> CGFloat? in
      guard let below = surface.color(at: place) else { return nil }
      if let last, last.below == below { return last.ratio }
      let found = ratio(over: color, below)
      last = (below, found)
      return found
    }
    guard !found.isEmpty else { return nil }
    found.sort()
    return found[found.count / 4]
  }

  /// Returns evenly placed visible points in a box of user space, in the page's own space.
  private func places(in box: CGRect) -> [CGPoint] {
    var places: [CGPoint] = []
    for row in 0..<Self.samples.rows {
      for column in 0..<Self.samples.columns {
        let x = (CGFloat(column) + 0.5) / CGFloat(Self.samples.columns)
        let y = (CGFloat(row) + 0.5) / CGFloat(Self.samples.rows)
        let place = CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
          .applying(transform)
        if clipBox.contains(place) { places.append(place) }
      }
    }
    return places
  }
}

extension ContrastCanvas {
  /// Compares the color of a chart mark with the colors at points of it, before it is drawn.
  ///
  /// The median of the points decides, so that grid lines and neighbors are not reported.
  private func compare(_ points: [CGPoint], _ paint: Paint, _ compositing: Compositing) {
    guard let name = report.markName, let minimum = report.minimumMarkContrast,
      case .color(let paint) = paint, compositing.blendMode == .normal,
      groups.allSatisfy(\.isPlain)
    else { return }
    let color = paint.components(for: report.appearance)
    let alpha = faded(compositing).alpha
    let key = FigureKey(name: name, color: color)
    guard color.alpha * alpha > 0, figureCounts[key, default: 0] < Self.comparedFigures else {
      return
    }
    figureCounts[key, default: 0] += 1
    var ratios = points.map { $0.applying(transform) }
      .filter(clipBox.contains).compactMap { surface.color(at: $0) }
      .map { color.over($0, alpha: alpha).contrast(with: $0) }
    guard !ratios.isEmpty else { return }
    ratios.sort()
    // One decimal is what a reader can check, and what WCAG's limits of 3 and 4.5 have.
    let ratio = (ratios[ratios.count / 2] * 10).rounded() / 10
    guard ratio < minimum else { return }
    // One warning a color.
    figureCounts[key] = Self.comparedFigures
    report.note(
      .warning, .lowContrast,
      "the marks of \(name) have a contrast of \(ratio) to their background; the minimum is \(minimum): "
        + "use a darker or lighter color, or an outline",
      operation: "draw(mark)", value: "\(ratio)")
  }
}

extension Path {
  /// The shares of the way from the center to the outline at which a figure is compared.
  ///
  /// Grid lines divide a bar at simple fractions of its height, and are missed.
  private static let depths: [CGFloat] = [0.37, 0.71]

  /// The center of the path's bounds, and points between it and points of the outline.
  fileprivate var innerPoints: [CGPoint] {
    let box = boundingBox
    let center = CGPoint(x: box.midX, y: box.midY)
    return [center]
      + points.strided(most: 6).flatMap { point in
        Self.depths.map {
          CGPoint(
            x: center.x + (point.x - center.x) * $0, y: center.y + (point.y - center.y) * $0)
        }
      }
  }
}

extension [CGPoint] {
  /// Evenly chosen points, at most a number of them.
  fileprivate func strided(most: Int) -> [CGPoint] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * count / most] }
  }
}

extension CheckedCanvas {
  /// Begins to compare texts with their backgrounds, if the options ask for it.
  package func compareContrast(size: CGSize) {
    guard context.minimumContrast ?? 0 > 1 || context.minimumMarkContrast != nil else { return }
    mirror = ContrastCanvas(size: size, reportingTo: context)
    if mirror == nil {
      context.note(
        .warning, .limitExceeded,
        "the contrast of a page of \(size.width) × \(size.height) points is not checked: it is larger than "
          + "a bitmap may be",
        operation: "draw(text)")
    }
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

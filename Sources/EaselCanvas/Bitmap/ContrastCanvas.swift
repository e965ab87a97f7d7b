import Foundation

/// A canvas that repeats drawing on a small bitmap and compares text colors with their backgrounds.
///
/// On a solid background, all samples of a text have the same contrast. Otherwise the quarter of
/// the samples with the least contrast decides, so that a grid line behind a glyph is not reported.
final class ContrastCanvas: CheckedCanvas {
  /// The context that gets the diagnostics.
  private let report: RenderContext
  private let surface: BitmapSurface
  /// The opacities of the enclosing groups, and whether their content can be compared.
  private var groups: [(opacity: CGFloat, isPlain: Bool)] = []

  /// The maximum number of pixels of the bitmap: 4 MB hold a page at one pixel per point.
  private static let mostPixels: CGFloat = 1_000_000
  /// Samples along and across a run: a line covers one row of five, less than a quarter.
  private static let samples = (columns: 12, rows: 5)
  /// The size of text from which its glyphs are a background, such as those of a watermark.
  private static let leastBackgroundSize: CGFloat = 24
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
    guard
      let surface = try? BitmapSurface(
        size: size, scale: max(scale, 0.01), background: background ?? .white, options: options)
    else { return nil }
    self.report = report
    self.surface = surface
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

  override func performSave() { canvas.save() }
  override func performRestore() { canvas.restore() }
  override func performConcatenate(_ transform: CGAffineTransform) {
    canvas.concatenate(transform)
  }
  override func performClip(_ path: Path, _ rule: FillRule) { canvas.clip(to: path, rule: rule) }

  override func performFill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing
  ) {
    if report.markName != nil { compare(path.innerPoints, paint, compositing) }
    canvas.fill(path, with: paint, rule: rule, compositing: faded(compositing))
  }

  override func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    if report.markName != nil {
      compare(path.points.strided(most: Self.samples.columns), paint, compositing)
    }
    canvas.stroke(path, with: paint, style: style, compositing: faded(compositing))
  }

  override func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    if report.markName != nil {
      compare(points.strided(most: Self.samples.columns), paint, compositing)
    }
    canvas.stamp(path, at: points, with: paint, compositing: faded(compositing))
  }

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    canvas.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: faded(compositing))
  }

  /// Draws a plain group without a group, so that the background of its texts is visible.
  override func performBeginGroup(_ effects: GroupEffects) {
    let isPlain = effects.blendMode == .normal && effects.mask == nil && effects.showsContent
    groups.append((isPlain ? effects.opacity : 1, isPlain))
    if isPlain { canvas.save() } else { canvas.beginGroup(effects) }
  }

  override func performEndGroup(ink: CGRect) {
    guard let group = groups.popLast() else { return }
    if group.isPlain { canvas.restore() } else { canvas.endGroup() }
  }

  // MARK: Texts

  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    if compositing.blendMode == .normal, groups.allSatisfy(\.isPlain) {
      compare(text, origin, faded(compositing).alpha)
    }
    // The glyphs of small text are no background of another one, and take most of the time; the
    // color behind them is one.
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard
      !text.backgrounds.isEmpty
        || text.runs.contains(where: {
          $0.fontSize * scale >= Self.leastBackgroundSize || $0.font.isColor
        })
    else { return }
    canvas.draw(text, at: origin, compositing: faded(compositing))
  }

  private func compare(_ text: TextLayout, _ origin: CGPoint, _ alpha: CGFloat) {
    let backgrounds = text.backgrounds
    let limit = report.minimumContrast ?? 0
    /// The lowest contrast of a run below its minimum, with that minimum.
    var worst: (ratio: CGFloat, minimum: CGFloat)?
    for run in text.runs where !run.font.isColor && !run.glyphs.isEmpty {
      let color = text.styles[run.style].color.components(for: report.appearance)
      // Invisible text needs no contrast.
      guard color.alpha * alpha > 0 else { continue }
      let background = backgrounds.last { $0.rect == run.frame }?.color.components(
        for: report.appearance)
      // Most samples of a run have the same background.
      var last: (beneath: Color.Components, ratio: CGFloat)?
      var found = places(of: run, origin).compactMap { place -> CGFloat? in
        guard var beneath = surface.color(at: place) else { return nil }
        if let last, last.beneath == beneath { return last.ratio }
        let sampled = beneath
        if let background { beneath = background.over(beneath, alpha: alpha) }
        let ratio = color.over(beneath, alpha: alpha).contrast(with: beneath)
        last = (sampled, ratio)
        return ratio
      }
      guard !found.isEmpty else { continue }
      found.sort()
      let ratio = found[found.count / 4]
      let isLarge = run.isLarge(weight: text.styles[run.style].font.weight)
      let minimum = isLarge ? report.minimumLargeTextContrast ?? limit : limit
      if ratio < minimum, ratio < worst?.ratio ?? .infinity { worst = (ratio, minimum) }
    }
    guard let worst else { return }
    let ratio = (worst.ratio * 100).rounded() / 100
    report.note(
      .warning, .lowContrast,
      "“\(text.shownBeginning(40))” has a contrast of \(ratio) to its background; the minimum is "
        + "\(worst.minimum)", operation: "draw(text)", value: "\(ratio)")
  }

  /// Returns visible points within a run's glyphs, in the bitmap's points.
  private func places(of run: TextRun, _ origin: CGPoint) -> [CGPoint] {
    let box = CGRect(
      x: origin.x + run.frame.minX, y: origin.y + run.baseline - run.fontSize * 0.5,
      width: run.frame.width, height: run.fontSize * 0.5)
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

extension TextRun {
  /// Whether the text is large in the sense of WCAG 2.2: 18 points, or 14 points in bold.
  fileprivate func isLarge(weight: Font.Weight) -> Bool {
    fontSize >= 18 || fontSize >= 14 && weight.rawValue >= Font.Weight.bold.rawValue
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

extension Color.Components {
  /// Returns the color that is visible when this color is drawn over an opaque one.
  fileprivate func over(_ beneath: Self, alpha: CGFloat) -> Self {
    let share = min(max(self.alpha * alpha, 0), 1)
    func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat { below + (above - below) * share }
    return Self(
      red: mix(red, beneath.red), green: mix(green, beneath.green), blue: mix(blue, beneath.blue),
      alpha: 1)
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

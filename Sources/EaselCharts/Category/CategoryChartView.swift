import EaselCanvas
import EaselViews
import Foundation

/// A ring of categories by their amounts, with an icon on each and the total in the middle.
///
/// ```swift
/// let view = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
/// view.categories = [
///   .init("Food", amount: 5_000, color: .systemOrange, symbol: "🍙"),
///   .init("Travel", amount: 4_000, color: .systemBlue, symbol: "🚆"),
/// ]
/// view.animate()
/// try view.writeAnimation(to: url)
/// ```
///
/// Its animation has three phases: dots turn, arcs grow from them, and when the turning stops the
/// icons and the total come. Where no time is asked for, the end is drawn.
open class CategoryChartView: DescribedChartView, LocaleObserving {
  /// A part of the whole.
  public struct Category: Hashable, Sendable {
    /// Its name, for readers who do not see it.
    public var name: String
    /// What it amounts to; a negative amount counts as 0.
    public var amount: Double
    /// Its colour; nil takes the palette's.
    public var color: Color?
    /// A letter or an emoji on its icon; nil takes the first letter of the name.
    public var symbol: String?
    /// An image in place of the symbol.
    public var image: Image?
    /// Where a tap on its icon leads; nil for nowhere.
    public var link: LinkTarget?

    /// Makes a category.
    public init(
      _ name: String, amount: Double, color: Color? = nil, symbol: String? = nil,
      image: Image? = nil
    ) {
      self.name = name
      self.amount = amount
      self.color = color
      self.symbol = symbol
      self.image = image
    }
  }

  /// Seconds of the three phases.
  public struct PhaseDurations: Hashable, Sendable {
    /// Dots turn.
    public var dots: TimeInterval
    /// Arcs grow, still turning.
    public var arcs: TimeInterval
    /// Icons and the total come.
    public var icons: TimeInterval

    /// Makes durations.
    public init(dots: TimeInterval = 0.8, arcs: TimeInterval = 0.9, icons: TimeInterval = 0.6) {
      self.dots = dots
      self.arcs = arcs
      self.icons = icons
    }

    /// The same with what is no length of time as none, and none as hardly any.
    var clean: PhaseDurations {
      func clean(_ value: TimeInterval) -> TimeInterval {
        value.isFinite ? max(value, 1e-6) : 1e-6
      }
      return PhaseDurations(dots: clean(dots), arcs: clean(arcs), icons: clean(icons))
    }
  }

  /// The parts, clockwise from twelve o'clock.
  open var categories: [Category] = [] { didSet { rebuild() } }
  /// Width of the arcs; narrower in views of less than 120 points.
  open var lineWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The angle between two arcs, in radians.
  open var gapAngle: CGFloat = 10 * .pi / 180 { didSet { setNeedsLayout() } }
  /// Width of the dots of the first phase.
  open var dotDiameter: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Width of the icons; narrower in views of less than 240 points, and where they would touch.
  open var iconDiameter: CGFloat = 40 { didSet { setNeedsLayout() } }
  /// The text in the middle; nil is the sum of the amounts.
  open var totalText: String? { didSet { rebuild() } }
  /// A line below it.
  open var caption: String? { didSet { rebuild() } }
  /// How the sum is written.
  open var numberFormat = NumberFormat.automatic { didSet { rebuild() } }
  /// How long each phase takes.
  open var phaseDurations = PhaseDurations()

  private let dotsView = View()
  private let arcsView = View()
  private let totalLabel = Label()
  private let captionLabel = Label()
  private var arcs: [ShapeLayer] = []
  private var icons: [View] = []

  /// Makes an empty ring.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Makes an empty ring without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    for view in [dotsView, arcsView, totalLabel, captionLabel] { addSubview(view) }
    totalLabel.textAlignment = .center
    captionLabel.textAlignment = .center
    captionLabel.numberOfLines = 2
    // The dots are gone when the arcs are there.
    dotsView.alpha = 0
  }

  /// A size that suits a chart in the middle of a page of text.
  open override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 240) }

  /// The ring's numbers at the view's present size.
  open var ring: CategoryChartLayout {
    let side = min(bounds.width, bounds.height)
    let outside = max(iconRoom, width, dotDiameter) / 2
    return CategoryChartLayout(
      amounts: categories.map(\.amount), radius: max(side / 2 - outside, 0), gap: gapAngle)
  }

  private var width: CGFloat { min(lineWidth, min(bounds.width, bounds.height) / 12) }
  private var iconRoom: CGFloat { min(iconDiameter, min(bounds.width, bounds.height) / 6) }

  /// Icons keep clear of each other, as far as they still stand out from the line.
  private func iconSize(in ring: CategoryChartLayout) -> CGFloat {
    min(iconRoom, max(ring.minimumDistance, 1.6 * width))
  }

  // MARK: Words

  override var ownLabel: String {
    let title = [totalLabel.text, caption].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
    return "Ring of categories: \(title)"
  }

  override var ownValue: String? {
    ChartSummary.text(
      of: categories.map { ($0.name, $0.amount) }, format: numberFormat.string(from:))
  }

  override var ownData: MarkedContent.FigureData? {
    .init(columns: ["Category", "Amount"], rows: categories.map { ([$0.name], [$0.amount]) })
  }

  /// Notes values that cannot be drawn; the parts draw themselves.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.context.noteUnusable(
      categories.map { ($0.name, $0.amount) })
    if !categories.contains(where: { $0.amount > 0 && $0.amount.isFinite }) {
      canvas.context.noteNoData()
    }
  }

  // MARK: Parts

  /// What the phases change.
  var animatedParts:
    (dots: Layer, arcs: Layer, shapes: [ShapeLayer], icons: [Layer], texts: [Layer])
  {
    (
      dotsView.layer, arcsView.layer, arcs, icons.map(\.layer),
      [totalLabel.layer, captionLabel.layer]
    )
  }

  private func color(_ index: Int) -> Color {
    categories[index].color ?? ChartPalette.color(index)
  }

  private func rebuild() {
    didWriteTexts()
    for icon in icons { icon.removeFromSuperview() }
    dotsView.layer.sublayers = nil
    arcsView.layer.sublayers = nil
    arcs = []
    icons = []
    for index in categories.indices {
      let dot = Layer()
      dot.backgroundColor = color(index)
      dotsView.layer.addSublayer(dot)
      let arc = ShapeLayer()
      arc.fillColor = nil
      arc.strokeColor = color(index)
      arc.lineCap = .round
      arcsView.layer.addSublayer(arc)
      arcs.append(arc)
      let icon = icon(of: categories[index], color: color(index))
      addSubview(icon)
      icons.append(icon)
    }
    let sum = categories.map(\.amount).filter { $0.isFinite && $0 > 0 }.reduce(0, +)
    totalLabel.text = totalText ?? numberFormat.string(from: sum)
    captionLabel.text = caption
    setNeedsLayout()
  }

  /// Writes the total anew.
  package func localeDidChange() { rebuild() }

  private func icon(of category: Category, color: Color) -> View {
    let icon = View()
    icon.backgroundColor = color
    icon.layer.borderColor = .systemBackground
    icon.accessibilityLabel = category.name
    icon.link = category.link
    if let image = category.image {
      icon.addSubview(ImageView(image: image))
    } else {
      let label = Label()
      label.text = category.symbol ?? category.name.first.map(String.init)
      label.textAlignment = .center
      label.textColor = Ink.on(color)
      icon.addSubview(label)
    }
    return icon
  }

  /// Places dots, arcs, icons and the total.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let ring = ring
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let iconSize = iconSize(in: ring)
    let side = 2 * ring.radius
    for view in [dotsView, arcsView] {
      view.bounds = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
      view.center = middle
    }
    let dot = min(dotDiameter, width)
    for (layer, place) in zip(dotsView.layer.sublayers ?? [], ring.dots) {
      layer.frame = CGRect(x: place.x - dot / 2, y: place.y - dot / 2, width: dot, height: dot)
      layer.cornerRadius = dot / 2
    }
    for (index, arc) in ring.arcs.enumerated() {
      arcs[index].lineWidth = width
      arcs[index].path =
        arc.endAngle > arc.startAngle
        ? Path {
          $0.addArc(
            center: .zero, radius: ring.radius, startAngle: arc.startAngle,
            endAngle: arc.endAngle, clockwise: true)
        } : nil
      place(
        icons[index], iconSize,
        at: CGPoint(x: middle.x + arc.middle.x, y: middle.y + arc.middle.y))
      icons[index].isHidden = arcs[index].path == nil
    }
    placeTotal(middle, radius: max(ring.radius - iconSize / 2 - 4, 0))
  }

  private func place(_ icon: View, _ iconSize: CGFloat, at point: CGPoint) {
    icon.bounds = CGRect(x: 0, y: 0, width: iconSize, height: iconSize)
    icon.center = point
    icon.layer.cornerRadius = iconSize / 2
    icon.layer.borderWidth = iconSize / 16
    let inner = icon.bounds.insetBy(dx: iconSize / 8, dy: iconSize / 8)
    for view in icon.subviews {
      view.frame = inner
      (view as? Label)?.font = .system(size: iconSize * 0.45, weight: .bold)
    }
  }

  /// Places the total and the caption where the engine has the text in the hole of a ring.
  private func placeTotal(_ middle: CGPoint, radius: CGFloat) {
    let text = CenterText(totalLabel.text, caption: caption, maximumSize: Self.maximumTotalSize)
    let parts = categories.isEmpty ? [] : text.parts(center: middle, radius: radius, .ofViews) ?? []
    for (index, label) in [totalLabel, captionLabel].enumerated() {
      let part = index < parts.count ? parts[index] : nil
      label.show(part?.label, part?.font, part?.color)
    }
  }

  /// The greatest type size of the total, in points.
  private static let maximumTotalSize: CGFloat = 34
}

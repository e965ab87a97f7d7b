import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A view that draws categories as a ring, with an icon on each arc and the total in the center.
///
/// ```swift
/// import EaselAnimation
///
/// let view = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
/// view.categories = [
///   .init("Food", amount: 5_000, color: .systemOrange, symbol: "🍙"),
///   .init("Travel", amount: 4_000, color: .systemBlue, symbol: "🚆"),
/// ]
/// view.animate()
/// try view.writeAnimation(to: url)
/// ```
///
/// The animation has three phases: dots turn, arcs grow from them, and when the rotation stops the
/// icons and the total appear. An output without a time draws the end of the animation.
open class CategoryChartView: DescribedChartView, LocaleObserving {
  /// A category with its amount and appearance.
  public struct Category: Hashable, Sendable {
    /// The name of the category, for screen readers.
    public var name: String
    /// The amount of the category; a negative amount counts as 0.
    public var amount: Double
    /// The color of the category; `nil` uses the palette's color.
    public var color: Color?
    /// A character or an emoji on the icon; `nil` uses the first character of the name.
    public var symbol: String?
    /// An image on the icon instead of the symbol; `nil` draws the symbol.
    public var image: Image?
    /// The target of the icon's link; `nil` is no link.
    public var link: LinkTarget?

    /// Creates a category with a name, an amount and the appearance of its arc and icon.
    ///
    /// - Parameters:
    ///   - name: The name, for screen readers.
    ///   - amount: The amount; a negative amount counts as 0.
    ///   - color: The color; `nil` uses the palette's color.
    ///   - symbol: A character or an emoji on the icon; `nil` uses the first character of the name.
    ///   - image: An image on the icon instead of the symbol.
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

  /// The durations of the three phases of the animation, in seconds.
  public struct PhaseDurations: Hashable, Sendable {
    /// The duration in seconds of the first phase, in which dots circle around the center of the
    /// chart.
    public var dots: TimeInterval
    /// The duration in seconds of the second phase, in which arcs grow from the dots and turn.
    public var arcs: TimeInterval
    /// The duration in seconds of the third phase, in which icons and the total appear.
    public var icons: TimeInterval

    /// Creates the durations of the three phases, in seconds; the defaults are 0.8, 0.9 and 0.6.
    public init(dots: TimeInterval = 0.8, arcs: TimeInterval = 0.9, icons: TimeInterval = 0.6) {
      self.dots = dots
      self.arcs = arcs
      self.icons = icons
    }

    /// The durations, each at least a microsecond; those that are not finite become a microsecond.
    var clean: PhaseDurations {
      func clean(_ value: TimeInterval) -> TimeInterval {
        value.isFinite ? max(value, 1e-6) : 1e-6
      }
      return PhaseDurations(dots: clean(dots), arcs: clean(arcs), icons: clean(icons))
    }
  }

  /// The categories, clockwise from 12 o'clock.
  open var categories: [Category] = [] { didSet { rebuild() } }
  /// The maximum width of the arcs in points; the default is 10.
  ///
  /// Arcs are at most 1/12 of the view's shorter side wide.
  open var lineWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The angle between two arcs, in radians, before arcs and gaps are scaled to one turn.
  ///
  /// The default is π/18, or 10°. With 6 categories, gaps of 10° are drawn 8.6° wide (10° ·
  /// 360/420).
  open var gapAngle: CGFloat = 10 * .pi / 180 { didSet { setNeedsLayout() } }
  /// The maximum diameter of the dots of the first phase in points; the default is 10.
  ///
  /// Dots are at most as wide as the arcs.
  open var dotDiameter: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The maximum diameter of the icons in points; the default is 40.
  ///
  /// Icons are at most 1/6 of the view's shorter side wide. Icons that would touch are made
  /// smaller, but at least 1.6 times as wide as the arcs.
  open var iconDiameter: CGFloat = 40 { didSet { setNeedsLayout() } }
  /// The text in the center; `nil` shows the sum of the amounts.
  open var totalText: String? { didSet { rebuild() } }
  /// The line of text below the total; `nil` draws none.
  open var caption: String? { didSet { rebuild() } }
  /// The number format of the sum in the center and of the amounts in the accessibility text.
  open var numberFormat = NumberFormat.automatic { didSet { rebuild() } }
  /// The durations of the three phases of the animation, in seconds.
  open var phaseDurations = PhaseDurations()

  private let dotsView = View()
  private let arcsView = View()
  private let totalLabel = Label()
  private let captionLabel = Label()
  private var arcs: [ShapeLayer] = []
  private var icons: [View] = []

  /// Creates a view of a ring without categories, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a view of a ring without categories and with a size of zero; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    for view in [dotsView, arcsView, totalLabel, captionLabel] { addSubview(view) }
    totalLabel.textAlignment = .center
    captionLabel.textAlignment = .center
    captionLabel.numberOfLines = 2
    // The dots fade out while the arcs appear.
    dotsView.alpha = 0
  }

  /// The natural size of the view, 240 × 240 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 240) }

  /// The layout of the ring at the view's current size.
  open var ring: CategoryChartLayout {
    let side = min(bounds.width, bounds.height)
    let outside = max(iconSpace, width, dotDiameter) / 2
    return CategoryChartLayout(
      amounts: categories.map(\.amount), radius: max(side / 2 - outside, 0), gap: gapAngle)
  }

  private var width: CGFloat { min(lineWidth, min(bounds.width, bounds.height) / 12) }
  private var iconSpace: CGFloat { min(iconDiameter, min(bounds.width, bounds.height) / 6) }

  /// Returns the diameter of icons that do not touch, at least 1.6 times the width of the line.
  private func iconSize(in ring: CategoryChartLayout) -> CGFloat {
    min(iconSpace, max(ring.minimumDistance, 1.6 * width))
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

  /// Reports amounts that cannot be drawn; the ring itself is drawn by subviews and layers.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.context.noteUnusable(
      categories.map { ($0.name, $0.amount) })
    if !categories.contains(where: { $0.amount > 0 && $0.amount.isFinite }) {
      canvas.context.noteNoData()
    }
  }

  // MARK: Parts

  /// The layers that the phases animate.
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

  /// Writes the total again in the new locale.
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

  /// Positions the dots, arcs, icons and the total for the view's size.
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
    for (layer, position) in zip(dotsView.layer.sublayers ?? [], ring.dots) {
      layer.frame = CGRect(
        x: position.x - dot / 2, y: position.y - dot / 2, width: dot, height: dot)
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

  /// Places the total and the caption in the center of the ring, by the rules of ring charts.
  private func placeTotal(_ middle: CGPoint, radius: CGFloat) {
    let text = CenterText(totalLabel.text, caption: caption, maximumSize: Self.maximumTotalSize)
    let parts = categories.isEmpty ? [] : text.parts(center: middle, radius: radius, .ofViews) ?? []
    for (index, label) in [totalLabel, captionLabel].enumerated() {
      let part = index < parts.count ? parts[index] : nil
      label.show(part?.label, part?.font, part?.color)
    }
  }

  /// The maximum font size of the total, in points.
  private static let maximumTotalSize: CGFloat = 34
}

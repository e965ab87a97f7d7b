import EaselCanvas
import EaselStatistics
import Foundation

/// Names and shares around a pie, a ring or a part of one, without overlap and without omission.
///
/// The labels are on two sides; each side is spread by isotonic regression (``LabelSpread``). If
/// they do not fit, the font size is reduced, lines are broken, and decimals are dropped. If they
/// still do not fit, there are no labels, and a legend names the sectors.
struct SectorLabels {
  /// A sector to be named.
  struct Sector: Hashable, Sendable {
    var name: String
    var share: Double
    /// The start angle, in radians clockwise from 12 o'clock.
    var start: Double
    var end: Double
    /// Whether the sector has a label; its share is rounded with the others in any case.
    var isLabeled: Bool

    init(
      name: String, share: Double, start: Double, end: Double, isLabeled: Bool = true
    ) {
      self.name = name
      self.share = share
      self.start = start
      self.end = end
      self.isLabeled = isLabeled
    }

    /// The direction of the label; for a whole circle, which has no middle, it is to the right.
    var angle: Double { abs(end - start) >= 2 * .pi - 1e-6 ? .pi / 2 : (start + end) / 2 }
    var isRight: Bool { sin(angle) >= -1e-9 }
  }

  /// The rectangle that is left for the circle.
  var plot: CGRect
  var labels: [ChartLabel] = []
  var leaders: [[CGPoint]] = []
  /// The change that made the labels fit; empty if nothing was changed.
  var change = ""

  /// The typographic form of the labels.
  struct Form {
    var size: CGFloat
    /// Whether the share is below the name.
    var isStacked = false
    /// The fraction of the width at which names wrap; `nil` for no wrapping.
    var width: CGFloat?
    var decimals: Int
    var change = ""
  }

  /// The radius, as a fraction of the shorter side, from which no further form is tried.
  static let preferredRadius: CGFloat = 0.27

  /// Options that a chart family sets for the labels of its sectors.
  struct Options {
    /// The minimum radius, as a fraction of the shorter side, that a form may leave.
    var minimumRadius: CGFloat = 0.17
    /// The text of each sector's share; `nil` for shares rounded so that they add up to the whole.
    var shares: [String]?
    /// The separator between a name and its share.
    var separator = " "
    /// Whether names are inside the sectors that have room for them, instead of around all sectors.
    var isInside = false

    init() {}
  }

  /// Creates labels for sectors in a rectangle; `nil` if they do not fit in any form.
  ///
  /// - Parameters:
  ///   - sectors: The sectors in their order; the names may be empty.
  ///   - frame: The rectangle for circle and labels.
  ///   - start: The angle at which the first sector starts, in radians clockwise from 12 o'clock.
  ///   - sweep: The angle of all sectors together.
  ///   - showsShares: Whether shares are shown beside names.
  ///   - writes: Returns the text of a share that is rounded to a number of decimals, such as 12.5
  ///     %.
  init?(
    _ sectors: [Sector], in frame: CGRect, start: Double, sweep: Double, style: ChartStyle,
    showsShares: Bool, options: Options = Options(), writes: (Double, Int) -> String
  ) {
    guard !sectors.isEmpty, sectors.count <= Self.maximumCount, frame.width > 0, frame.height > 0
    else { return nil }
    let shares = sectors.map(\.share)
    let exact = showsShares ? ShareTexts.decimals(of: shares) : 0
    let written = options.shares.flatMap { $0.count == sectors.count ? $0 : nil }
    let minimum = style.minimumTextSize
    let small = max(minimum, min(style.smallTextSize, style.textSize))
    let forms = [
      Form(size: style.textSize, decimals: exact),
      Form(size: style.textSize, isStacked: showsShares, width: 0.3, decimals: exact),
      Form(size: small, decimals: exact, change: "smaller type"),
      Form(
        size: small, isStacked: showsShares, width: 0.3, decimals: exact,
        change: "smaller type and two lines"),
      Form(size: small, decimals: 0, change: "smaller type and no decimals"),
      Form(size: minimum, width: 0.3, decimals: 0, change: "the smallest type"),
      Form(size: minimum, width: 0.2, decimals: 0, change: "the smallest type in narrow lines"),
    ]
    let side = min(frame.width, frame.height)
    func found(_ form: Form) -> (labels: SectorLabels, radius: CGFloat)? {
      let rounded = Statistics.roundedShares(of: shares, decimals: form.decimals) ?? shares
      let named = sectors.indices.filter { sectors[$0].isLabeled }
      let texts = named.map { index in
        let share = showsShares ? written?[index] ?? writes(rounded[index], form.decimals) : ""
        return Self.text(
          sectors[index], share, form, frame.width, style, separator: options.separator)
      }
      guard
        var found = Self.place(
          named.map { sectors[$0] }, texts, frame, start, sweep, style,
          minimumRadius: side * options.minimumRadius)
      else { return nil }
      found.labels.change = form.change
      return found
    }
    var best: (form: Int, labels: SectorLabels, radius: CGFloat)?
    for (index, form) in forms.enumerated() {
      guard let found = found(form) else { continue }
      if found.radius > (best?.radius ?? 0) * 1.15 { best = (index, found.labels, found.radius) }
      if found.radius >= side * max(Self.preferredRadius, options.minimumRadius) { break }
    }
    guard let best, best.radius >= side * options.minimumRadius else { return nil }
    self = best.labels
    guard best.form == 0 else { return }
    // Names in several lines may leave room for centering the circle if it stays nearly as large.
    let narrow = Form(size: style.textSize, isStacked: showsShares, width: 0.22, decimals: exact)
    let minimumKept = max(
      best.radius * Self.minimumCenteredShare - 0.5, side * options.minimumRadius)
    for form in [forms[1], narrow] {
      let distance = abs(plot.midX - frame.midX)
      guard distance > 0.5, let other = found(form)?.labels,
        abs(other.plot.midX - frame.midX) < distance * 0.75,
        PolarBox(in: other.plot, start: start, sweep: sweep).radius >= minimumKept,
        Self.keepsWords(sectors, form, frame.width, style)
      else { continue }
      self = other
    }
  }

  /// Whether each word has room in the lines of a form.
  private static func keepsWords(
    _ sectors: [Sector], _ form: Form, _ width: CGFloat, _ style: ChartStyle
  ) -> Bool {
    let most = (form.width ?? 1) * width
    return sectors.allSatisfy { sector in
      sector.name.split(separator: " ").allSatisfy {
        style.labelText(String($0), size: form.size).size.width <= most
      }
    }
  }

  /// The maximum number of labels; more names are only readable in a legend.
  static let maximumCount = 40

  private init(plot: CGRect) { self.plot = plot }

  private static func text(
    _ sector: Sector, _ share: String, _ form: Form, _ width: CGFloat, _ style: ChartStyle,
    separator: String
  ) -> TextLayout {
    let separator = form.isStacked ? "\n" : separator
    let string = [sector.name, share].filter { !$0.isEmpty }.joined(separator: separator)
    let alignment: TextAlignment = sector.isRight ? .left : .right
    func set(_ width: CGFloat?) -> TextLayout {
      style.labelText(string, size: form.size, alignment: alignment, width: width, lines: 0)
    }
    let plain = set(nil)
    let limit = form.width.map { $0 * width } ?? .infinity
    // Right-aligned lines need a width of their own; 0.1 points allow for rounding.
    if plain.size.width <= limit {
      return plain.lines.count > 1 ? set(plain.size.width + 0.1) : plain
    }
    let wrapped = set(limit)
    return set(min(wrapped.size.width + 0.1, limit))
  }

  /// Places texts around the largest circle that leaves room for them.
  ///
  /// A smaller circle is used if it is closer to the middle of the frame.
  private static func place(
    _ sectors: [Sector], _ texts: [TextLayout], _ frame: CGRect, _ start: Double, _ sweep: Double,
    _ style: ChartStyle, minimumRadius: CGFloat
  ) -> (labels: SectorLabels, radius: CGFloat)? {
    let elbow = style.textSize * 0.9
    func widest(_ isRight: Bool) -> CGFloat {
      zip(sectors, texts).filter { $0.0.isRight == isRight }.map(\.1.size.width).max() ?? 0
    }
    let height = texts.map(\.size.height).max() ?? 0
    let (left, right) = (widest(false), widest(true))
    let space = LabelSpace(
      left: left > 0 ? left + elbow + 3 : 0, right: right > 0 ? right + elbow + 3 : 0,
      top: height * 0.6, bottom: height * 0.6)
    var plot = space.inset(frame)
    guard plot.width > 0, plot.height > 0 else { return nil }
    // If labels beside a large circle have no room, a smaller circle may leave enough.
    for _ in 0..<4 {
      let box = PolarBox(in: plot, start: start, sweep: sweep)
      if let labels = place(sectors, texts, frame, plot, box, elbow) {
        let minimum = max(box.radius * Self.minimumCenteredShare, min(minimumRadius, box.radius))
        let middle = centered(plot, in: frame, box.radius, minimum, start, sweep)
        let smaller = PolarBox(in: middle, start: start, sweep: sweep)
        let moved = place(sectors, texts, frame, middle, smaller, elbow)
        return (moved ?? labels, box.radius)
      }
      plot = plot.insetBy(dx: plot.width * 0.06, dy: plot.height * 0.06)
    }
    return nil
  }

  /// The minimum ratio by which a circle becomes smaller in order to be centered in the chart's
  /// width.
  static let minimumCenteredShare: CGFloat = 0.85

  /// Returns the part of a plot in which a circle is as close to the middle of a frame as possible.
  ///
  /// - Parameters:
  ///   - plot: The rectangle beside the labels, which need unequal room.
  ///   - frame: The rectangle for circle and labels.
  ///   - radius: The radius of the largest circle in the plot.
  ///   - minimum: The minimum radius.
  private static func centered(
    _ plot: CGRect, in frame: CGRect, _ radius: CGFloat, _ minimum: CGFloat, _ start: Double,
    _ sweep: Double
  ) -> CGRect {
    let strip = CGRect(x: 0, y: 0, width: 1, height: 1e6)
    let unit = 1 / PolarBox(in: strip, start: start, sweep: sweep).radius
    let free = 2 * min(frame.midX - plot.minX, plot.maxX - frame.midX)
    let width = min(max(free, unit * minimum), unit * radius, plot.width)
    let x = min(max(frame.midX - width / 2, plot.minX), plot.maxX - width)
    return CGRect(x: x, y: plot.minY, width: width, height: plot.height)
  }

  private static func place(
    _ sectors: [Sector], _ texts: [TextLayout], _ frame: CGRect, _ plot: CGRect, _ box: PolarBox,
    _ elbow: CGFloat
  ) -> SectorLabels? {
    var result = SectorLabels(plot: plot)
    let center = box.center
    for isRight in [true, false] {
      let sign: CGFloat = isRight ? 1 : -1
      func anchor(_ index: Int, _ distance: CGFloat) -> CGPoint {
        let angle = CGFloat(sectors[index].angle) - .pi / 2
        return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
      }
      let reach = box.radius + elbow * 0.5
      let order = sectors.indices.filter { sectors[$0].isRight == isRight }.sorted {
        let (a, b) = (anchor($0, reach).y, anchor($1, reach).y)
        return a != b ? a < b : (isRight ? $0 < $1 : $0 > $1)
      }
      guard
        let middles = LabelSpread.positions(
          wanted: order.map { anchor($0, reach).y },
          sizes: order.map { texts[$0].size.height * 1.04 },
          in: frame.minY...frame.maxY)
      else { return nil }
      for (index, y) in zip(order, middles) {
        let text = texts[index]
        let knee = anchor(index, reach)
        // The corner of the label closest to the circle's center determines its distance from the
        // circle.
        let nearest = max(abs(y - center.y) - text.size.height / 2, 0)
        let chord =
          nearest < box.radius ? (box.radius * box.radius - nearest * nearest).squareRoot() : 0
        let x = center.x + sign * max(abs(knee.x - center.x), chord + elbow * 0.4)
        let end = CGPoint(x: x + sign * elbow * 0.4, y: y)
        let label = ChartLabel(
          text, at: CGPoint(x: end.x + sign * 3, y: y), anchor: CGPoint(x: isRight ? 0 : 1, y: 0.5))
        guard label.frame.minX >= frame.minX - 0.5, label.frame.maxX <= frame.maxX + 0.5 else {
          return nil
        }
        let way = PieLeader(center: center, rim: box.radius + 1)
        result.labels.append(label.asValue)
        result.leaders.append(
          way.points(
            from: CGFloat(sectors[index].angle) - .pi / 2, to: CGPoint(x: x, y: y)) + [end])
      }
    }
    return result
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of the title and subtitle above a chart and the source below it, wrapped to its
/// width.
///
/// Texts are not truncated. If they leave too little height for the chart, first the source is left
/// out, then the subtitle, then the title gets a smaller font. A chart without space for its plot
/// leaves out more (``OmittedGuides``).
struct TitleLayout {
  /// The texts of a chart.
  struct Texts: Hashable, Sendable {
    var title = ""
    var subtitle = ""
    var source = ""

    init(title: String = "", subtitle: String = "", source: String = "") {
      self.title = title
      self.subtitle = subtitle
      self.source = source
    }
  }

  /// The labels with their frames, from top to bottom.
  private(set) var labels: [ChartLabel] = []
  /// The part of the bounds that is left for the chart.
  private(set) var rest: CGRect
  /// The diagnostics for texts that are left out.
  private(set) var diagnostics: [Diagnostic] = []

  /// The least fraction of the height that the texts leave for the chart.
  static let chartShare: CGFloat = 0.4
  /// The distance between title and subtitle.
  private static let lineGap: CGFloat = 2
  /// The distance between the texts and the chart.
  private static let chartGap: CGFloat = 8

  private let style: ChartStyle
  private let bounds: CGRect

  private let omitted: OmittedGuides

  /// The height that is reserved for a legend.
  private let reserve: CGFloat

  /// Lays out the texts in the bounds of a chart; empty texts take no space.
  ///
  /// - Parameters:
  ///   - reserve: The height of the legend. Source and subtitle are left out if it does not fit; the
  ///     title only if one row of it does not fit.
  ///   - omitted: The texts that are left out.
  init(
    _ texts: Texts, in bounds: CGRect, _ style: ChartStyle, reserve: CGFloat = 0,
    without omitted: OmittedGuides = []
  ) {
    self.omitted = omitted
    self.style = style
    self.bounds = bounds
    self.reserve = reserve
    rest = bounds
    layOut(texts)
  }

  private mutating func layOut(_ texts: Texts) {
    guard bounds.width > 0, bounds.height > 0, !omitted.contains(.texts) else { return }
    var space = bounds.height * (1 - Self.chartShare) - reserve
    var title = set(texts.title, style.titleSize, .bold, style.ink)
    var subtitle = set(texts.subtitle, style.textSize, .regular, style.secondaryInk)
    var source = set(texts.source, style.sourceSize, .regular, style.secondaryInk)
    func isOmitted(_ guide: OmittedGuides) -> Bool {
      omitted.contains(guide) || height(title, subtitle, source) > space
    }
    if isOmitted(.source), let left = source {
      source = nil
      note("source", left.string)
    }
    if isOmitted(.subtitle), let left = subtitle {
      subtitle = nil
      note("subtitle", left.string)
    }
    space += reserve - min(reserve, style.textSize * 1.4 + 8)
    for size in [style.textSize, style.minimumTextSize]
    where height(title, subtitle, source) > space && size < style.titleSize {
      title = set(texts.title, size, .bold, style.ink)
    }
    if isOmitted(.title), let left = title {
      title = nil
      note("title", left.string)
    }
    add(title, subtitle, source)
  }

  /// Lays out a text; `nil` for an empty one.
  private func set(
    _ string: String, _ size: CGFloat, _ weight: Font.Weight, _ color: Color
  ) -> TextLayout? {
    guard string.contains(where: { !$0.isWhitespace }) else { return nil }
    return style.leadingText(
      string, size: size, weight: weight, color: color, width: bounds.width)
  }

  private func height(_ texts: TextLayout?...) -> CGFloat {
    let (title, subtitle, source) = (texts[0], texts[1], texts[2])
    // Text that is wider than the chart does not fit at any height.
    if texts.contains(where: { ($0?.size.width ?? 0) > bounds.width + 0.01 }) { return .infinity }
    var height = (title?.size.height ?? 0) + (subtitle?.size.height ?? 0)
    if title != nil, subtitle != nil { height += Self.lineGap }
    if height > 0 { height += Self.chartGap }
    if let source { height += source.size.height + Self.chartGap }
    return height
  }

  private mutating func add(_ title: TextLayout?, _ subtitle: TextLayout?, _ source: TextLayout?) {
    var top = bounds.minY
    if let title {
      labels.append(label(title, top: top))
      top += title.size.height + (subtitle == nil ? Self.chartGap : Self.lineGap)
    }
    if let subtitle {
      labels.append(label(subtitle, top: top))
      top += subtitle.size.height + Self.chartGap
    }
    var bottom = bounds.maxY
    if let source {
      labels.append(label(source, top: bottom - source.size.height))
      bottom -= source.size.height + Self.chartGap
    }
    rest = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
  }

  private func label(_ text: TextLayout, top: CGFloat) -> ChartLabel {
    let anchor: CGFloat = style.isRightToLeft ? 1 : 0
    return ChartLabel(
      text, at: CGPoint(x: bounds.minX + bounds.width * anchor, y: top),
      anchor: CGPoint(x: anchor, y: 0))
  }

  private mutating func note(_ name: String, _ text: String) {
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted, "the chart's \(name) has no room and is left out: “\(text)”",
        operation: "Chart", value: text))
  }
}

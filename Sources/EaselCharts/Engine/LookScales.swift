import EaselBlocks
import EaselCanvas
import Foundation

/// The scales of colors, symbols, symbol sizes and dashes.
struct LookScales {
  private let foregroundStyle: LookScale<any ShapeStyle>?
  private let symbol: LookScale<MarkSymbol>?
  private let symbolSize: LookScale<CGFloat>?
  private let lineStyle: LookScale<StrokeStyle>?
  /// Diagnostics about values that share a look.
  let diagnostics: [Diagnostic]

  init(
    _ data: [Channel: LookData], _ marks: PreparedMarks, _ configuration: ChartConfiguration,
    _ style: ChartStyle
  ) {
    var resolver = LookResolver(style)
    let colors = data[.foregroundStyle]
    foregroundStyle = resolver.resolve(
      colors, configuration.foregroundStyle,
      standard: marks.list.standardStyles ?? style.seriesStyles, other: style.otherStyle,
      continuous: Self.coloring(of: colors, configuration, style))
    symbol = resolver.resolve(
      data[.symbol], configuration.symbol,
      standard: BasicChartSymbolShape.automatic.map { MarkSymbol.shape($0) }, isCategorical: true
    ) { _, _ in nil }
    let strokes: [StrokeStyle] = ChartStyle.dashes.map { StrokeStyle(lineWidth: 1, dash: $0) }
    let (area, ends) = (style.pointArea, configuration.symbolSize.ends)
    symbolSize = resolver.resolve(
      data[.symbolSize], configuration.symbolSize, standard: Self.areas(area, ends)
    ) { share, _ in
      if let (minimum, maximum) = ends { return minimum + (maximum - minimum) * CGFloat(share) }
      return area * (0.25 + 9.75 * CGFloat(share))
    }
    lineStyle = resolver.resolve(
      data[.lineStyle], configuration.lineStyle, standard: strokes, isCategorical: true
    ) { _, _ in nil }
    diagnostics = resolver.diagnostics
  }

  /// Sets the scales among those of a chart.
  func set(in scales: inout ChartScales) {
    scales.foregroundStyle = foregroundStyle
    scales.symbol = symbol
    scales.symbolSize = symbolSize
    scales.lineStyle = lineStyle
  }

  /// Returns the areas of symbols for six categories.
  private static func areas(_ area: CGFloat, _ ends: (CGFloat, CGFloat)?) -> [CGFloat] {
    (0..<6).map { index -> CGFloat in
      guard let (minimum, maximum) = ends else { return area * CGFloat(index + 1) }
      return minimum + (maximum - minimum) * CGFloat(index) / 5
    }
  }

  /// The location in the color ramp at which the colors of lines and symbols start, 0...1.
  private static let firstOfThin = 0.25

  /// Returns the colors of numbers: the configured gradient, otherwise a ramp of the theme.
  ///
  /// Numbers on both sides of zero have a ramp of two hues, with zero in the middle.
  private static func coloring(
    of data: LookData?, _ configuration: ChartConfiguration, _ style: ChartStyle
  ) -> (_ share: Double, _ ends: (low: Double, high: Double)) -> (any ShapeStyle)? {
    if let gradient = configuration.foregroundStyle.gradient {
      return { share, _ in gradient.color(at: share) }
    }
    if let tints = configuration.foregroundStyle.tints {
      return { share, _ in tints.tint(at: share) }
    }
    // The ramp has two sides only if the smaller side is at least 15 % of the larger one.
    let transform = configuration.foregroundStyle.type?.transform ?? .linear
    let isDiverging =
      !transform.isLogarithmic
      && data.map {
        $0.kind == .number && $0.lower < 0 && $0.upper > 0
          && min(-$0.lower, $0.upper) >= 0.15 * max(-$0.lower, $0.upper)
      } ?? false
    let ramp = style.ramp(isDiverging: isDiverging)
    // The lightest colors of a ramp are for cells. Points and lines would be hard to see in them.
    let isThin = data.map { $0.markTypes.allSatisfy { $0.sample != .swatch } } ?? false
    let first = isThin && !isDiverging ? firstOfThin : 0
    guard isDiverging, !style.hasGrayRamp else {
      return { share, _ in
        ramp.color(at: first + share * (1 - first)).resolved(for: style.appearance)
      }
    }
    return { share, ends in
      let domain = min(ends.low, ends.high)...max(ends.low, ends.high)
      let value = ends.low * (1 - share) + ends.high * share
      return ramp.color(for: value, in: domain, about: 0).resolved(for: style.appearance)
    }
  }
}

extension ScaledChart {
  /// Returns the data of the marks for colors, symbols, symbol sizes and dashes.
  static func lookData(
    of marks: PreparedMarks, _ configuration: ChartConfiguration
  ) -> [Channel: LookData] {
    var data: [Channel: LookData] = [:]
    for (channel, type) in [
      (Channel.foregroundStyle, configuration.foregroundStyle.type), (.symbol, .category),
      (.symbolSize, configuration.symbolSize.type), (.lineStyle, .category),
    ] {
      data[channel] = LookData(channel, of: marks, isCategorical: type == .category)
    }
    return data
  }
}

extension Gradient {
  /// Returns the color at a location 0...1, mixed in OKLab; other locations are clamped.
  package func color(at share: Double) -> Color {
    let share = CGFloat(min(max(share.isFinite ? share : 0, 0), 1))
    guard let first = stops.first, let last = stops.last else { return .black }
    if share <= first.location { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where share <= b.location {
      let part = b.location == a.location ? 1 : (share - a.location) / (b.location - a.location)
      return a.color.mixed(with: b.color, by: Double(part), in: .okLab)
    }
    return last.color
  }
}

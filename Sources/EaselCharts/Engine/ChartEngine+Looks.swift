import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Resolves the scales of colors, symbols, symbol sizes and dashes.
  mutating func resolveLooks() {
    let types = [
      (Channel.foregroundStyle, configuration.foregroundStyle.type),
      (.symbol, .category),
      (.symbolSize, configuration.symbolSize.type),
      (.lineStyle, .category),
    ]
    for (channel, type) in types {
      lookData[channel] = LookData(channel, of: marks, isCategorical: type == .category)
    }
    var resolver = LookResolver(style)
    let colors = lookData[.foregroundStyle]
    let coloring = coloring(of: colors)
    scales.foregroundStyle = resolver.resolve(
      colors, configuration.foregroundStyle,
      standard: marks.list.standardStyles ?? style.seriesStyles,
      other: style.otherStyle, continuous: coloring)
    scales.symbol = resolver.resolve(
      lookData[.symbol], configuration.symbol,
      standard: BasicChartSymbolShape.automatic.map { MarkSymbol.shape($0) }, isCategorical: true
    ) { _, _ in nil }
    let strokes: [StrokeStyle] = ChartStyle.dashes.map { StrokeStyle(lineWidth: 1, dash: $0) }
    let (area, ends) = (style.pointArea, configuration.symbolSize.ends)
    scales.symbolSize = resolver.resolve(
      lookData[.symbolSize], configuration.symbolSize, standard: Self.areas(area, ends)
    ) { share, _ in
      if let (least, greatest) = ends { return least + (greatest - least) * CGFloat(share) }
      return area * (0.25 + 9.75 * CGFloat(share))
    }
    scales.lineStyle = resolver.resolve(
      lookData[.lineStyle], configuration.lineStyle,
      standard: strokes, isCategorical: true
    ) { _, _ in nil }
    diagnostics += resolver.diagnostics
  }

  /// Returns the areas of symbols for six categories.
  private static func areas(_ area: CGFloat, _ ends: (CGFloat, CGFloat)?) -> [CGFloat] {
    (0..<6).map { index -> CGFloat in
      guard let (least, greatest) = ends else { return area * CGFloat(index + 1) }
      return least + (greatest - least) * CGFloat(index) / 5
    }
  }

  /// The location in the color ramp at which the colors of lines and symbols start, 0...1.
  private static let firstOfThin = 0.25

  /// Returns the colors of numbers: the configured gradient, otherwise a ramp of the theme.
  ///
  /// Numbers on both sides of zero have a ramp of two hues, with zero in the middle.
  private func coloring(
    of data: LookData?
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
    let (style, ramp) = (style, style.ramp(isDiverging: isDiverging))
    // The lightest colors of a ramp are for cells. Points and lines would be hard to see in them.
    let isThin = data.map { $0.markTypes.allSatisfy { $0.sample != .swatch } } ?? false
    let first = isThin && !isDiverging ? Self.firstOfThin : 0
    guard isDiverging, !style.isPrint else {
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

import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Makes the scales of colours, symbols, sizes and dashes.
  mutating func resolveLooks() {
    var resolver = LookResolver(style)
    let palette: [any ShapeStyle] = style.palette.map { $0 as any ShapeStyle }
    let ramp = configuration.foregroundStyle.gradient ?? style.ramp
    scales.foregroundStyle = resolver.resolve(
      LookData(.foregroundStyle, of: marks), configuration.foregroundStyle, standard: palette
    ) { share in ramp.color(at: share) as any ShapeStyle }
    scales.symbol = resolver.resolve(
      LookData(.symbol, of: marks), configuration.symbol,
      standard: BasicChartSymbolShape.automatic.map { MarkSymbol.shape($0) }
    ) { _ in nil }
    let (area, ends) = (style.pointArea, configuration.symbolSize.ends)
    scales.symbolSize = resolver.resolve(
      LookData(.symbolSize, of: marks), configuration.symbolSize,
      standard: Self.areas(area, ends)
    ) { share in
      if let (least, greatest) = ends { return least + (greatest - least) * CGFloat(share) }
      return area * (0.25 + 9.75 * CGFloat(share))
    }
    scales.lineStyle = resolver.resolve(
      LookData(.lineStyle, of: marks), configuration.lineStyle, standard: Self.dashes
    ) { _ in nil }
    diagnostics += resolver.diagnostics
  }

  /// The areas of symbols of six categories.
  private static func areas(_ area: CGFloat, _ ends: (CGFloat, CGFloat)?) -> [CGFloat] {
    (0..<6).map { index -> CGFloat in
      guard let (least, greatest) = ends else { return area * CGFloat(index + 1) }
      return least + (greatest - least) * CGFloat(index) / 5
    }
  }

  /// Dash patterns that are told apart, a solid line first.
  private static let dashes: [StrokeStyle] = [
    [], [6, 3], [2, 2], [8, 3, 2, 3], [10, 4], [1, 3], [6, 2, 1, 2, 1, 2],
  ].map { StrokeStyle(lineWidth: 1, dash: $0) }
}

extension ChartStyle {
  /// The colours of numbers, from little to much.
  package var ramp: Gradient {
    let ends: [Color] =
      appearance == .dark
      ? [Color(red: 0.12, green: 0.2, blue: 0.3), Color(red: 0.76, green: 0.9, blue: 1)]
      : [Color(red: 0.87, green: 0.92, blue: 0.96), Color(red: 0.06, green: 0.2, blue: 0.36)]
    return Gradient(ends)
  }
}

extension Gradient {
  /// The colour at a share 0…1, mixed in OKLab.
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

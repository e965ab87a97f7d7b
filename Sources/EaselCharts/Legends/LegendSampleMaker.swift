import EaselBlocks
import EaselCanvas
import Foundation

/// Creates the samples of one field from the looks of its marks.
struct LegendSampleMaker {
  private let planner: LegendPlanner
  private let field: LegendPlanner.Field
  private let form: LegendSample.Form
  private let kind: MarkType
  /// Whether the samples of lines have symbols.
  private let hasSymbols: Bool
  private let fixed: MarkTraits
  private let lineWidth: CGFloat

  init(_ planner: LegendPlanner, _ field: LegendPlanner.Field) {
    self.planner = planner
    self.field = field
    let types = planner.types(of: field).ranked()
    let fill = types.first { $0.sample == .swatch }
    let line = types.first { $0.sample == .line }
    let connected = types.first { $0.isLine }
    let channels = field.channels
    let isColored = channels.contains(.foregroundStyle)
    let fixed = Self.traits(planner.marks, field)
    self.fixed = fixed
    hasSymbols =
      channels.contains(.symbol)
      || line != nil
        && (fixed.symbol != nil || types.contains { $0.sample == .symbol })
    if channels.contains(.symbolSize) {
      (form, kind) = (.symbol, .point)
    } else if channels.contains(.lineStyle) {
      (form, kind) = (.line, line ?? .rule)
    } else if channels.contains(.symbol) {
      (form, kind) = connected.map { (.line, $0) } ?? (.symbol, .point)
    } else if planner.style.hasCircularSamples {
      (form, kind) = (.circle, fill ?? (line == nil ? .point : .line))
    } else if isColored, let fill {
      (form, kind) = (.swatch, fill)
    } else if let line {
      (form, kind) = (.line, line)
    } else {
      (form, kind) = (.symbol, .point)
    }
    lineWidth =
      field.domain.count >= 5 ? planner.style.lineWidthOfMany : planner.style.lineWidth
  }

  /// Returns the traits of the field's first mark; a mark with a symbol is preferred.
  private static func traits(_ marks: PreparedMarks, _ field: LegendPlanner.Field) -> MarkTraits {
    var found: MarkTraits?
    for run in marks.runs where run.count > 0 {
      guard field.channels.contains(where: { run.run[$0] != nil }),
        field.types?.contains(run.kind) ?? true
      else { continue }
      let traits = marks.traits(run, 0)
      if found == nil || (found?.symbol == nil && traits.symbol != nil) { found = traits }
    }
    return found ?? MarkTraits()
  }

  /// Returns the sample of a value.
  func sample(_ datum: ChartDatum) -> LegendSample {
    let (style, scales, channels) = (planner.style, planner.scales, field.channels)
    var look: any ShapeStyle = fixed.style ?? neutral
    if channels.contains(.foregroundStyle) {
      look = scales.foregroundStyle?.look(datum) ?? style.mutedInk
    }
    let print = look as? PrintStyle
    var stroke = StrokeStyle(lineWidth: lineWidth, lineCap: .butt)
    if let own = fixed.lineStyle {
      stroke = own
      stroke.lineWidth = min(max(own.lineWidth, 0), 6)
    }
    if channels.contains(.lineStyle), let own = scales.lineStyle?.look(datum) {
      stroke.dash = own.dash
    } else if let print, fixed.lineStyle == nil {
      stroke.dash = ChartStyle.dashes[print.index % ChartStyle.dashes.count]
    }
    // Invalid dash lengths are replaced by a solid line.
    if !stroke.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) { stroke.dash = [] }
    var symbol: MarkSymbol?
    if form == .symbol || hasSymbols { symbol = fixed.symbol ?? standard(datum, print) }
    if channels.contains(.symbol), let own = scales.symbol?.look(datum) { symbol = own }
    var area = style.pointArea
    if case .area(let own)? = fixed.symbolSize { area = own }
    if channels.contains(.symbolSize), let own = scales.symbolSize?.look(datum) { area = own }
    var sample = LegendSample(
      form, kind: kind, look: look, symbol: symbol, area: area.isFinite ? area : 0,
      stroke: stroke)
    // The legends of Swift Charts show the colors as they are.
    if !planner.style.usesSystemColors { sample.opacity = fixed.opacity }
    return sample
  }

  /// The color of a sample whose color another field determines, or none.
  private var neutral: any ShapeStyle {
    planner.data[.foregroundStyle] != nil
      ? planner.style.secondaryInk : planner.style.seriesStyle
  }

  private func standard(_ datum: ChartDatum, _ print: PrintStyle?) -> MarkSymbol {
    if field.channels.contains(.foregroundStyle),
      let symbol = planner.scales.seriesSymbols?.look(datum)
    {
      return symbol
    }
    let symbols = BasicChartSymbolShape.automatic
    return .shape(symbols[(print?.index ?? 0) % symbols.count])
  }
}

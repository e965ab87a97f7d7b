import EaselBlocks
import EaselCanvas
import Foundation

/// The band and the line of one trend.
struct TrendPart: PrimitiveChartContent {
  let x: PlottableSample
  let y: PlottableSample
  let method: TrendMethod
  let confidence: Double?
  /// The series whose color the trend has; `nil` for the style of the scope.
  let series: ChartField?

  static let lineWidth: CGFloat = 2
  static let bandOpacity = 0.18

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    var scope = scope
    if let series { scope.set(.foregroundStyle, series) }
    scope.traits.isComputed = true
    if !scope.hasStyle { scope.traits.style = HierarchicalStyle.primary }
    let curve = TrendCurve(x, y, method, confidence: confidence)
    note(curve, &list, scope)
    // A unique number separates the line from other lines with the same labels and color.
    let key = ChartField(label: "", start: .number(Double(list.count)))
    var bandScope = scope
    // The band is behind point marks.
    bandScope.traits.zIndex -= 1
    // Areas whose style depends on data are already translucent.
    if scope.traits.style != nil { bandScope.traits.opacity *= Self.bandOpacity }
    for point in curve.points where point.band != nil {
      var field = ChartField(
        label: y.label, start: .number(point.band?.lowerBound ?? .nan),
        end: .number(point.band?.upperBound ?? .nan))
      field.isSpan = true
      list.append(
        .area, MarkFields(x: position(point), y: field, series: key), in: bandScope)
    }
    if scope.traits.lineStyle == nil, !scope.fields.contains(where: { $0.channel == .lineStyle }) {
      scope.traits.lineStyle = StrokeStyle(
        lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
    }
    for point in curve.points {
      list.append(
        .line,
        MarkFields(
          x: position(point), y: ChartField(label: y.label, start: .number(point.y)), series: key),
        in: scope)
    }
  }

  private func position(_ point: TrendCurve.Point) -> ChartField {
    ChartField(label: x.label, start: point.x)
  }

  private func note(_ curve: TrendCurve, _ list: inout MarkList, _ scope: MarkScope) {
    let name = series.map { " (\($0.start.described))" } ?? ""
    if let fault = curve.fault {
      ContentNote.invalid("TrendLine", fault + name, value: "\(x.data.count)")
        ._collect(scope, into: &list)
    }
    ContentNote.missing("TrendLine", curve.missing, in: y.label + name)?
      ._collect(scope, into: &list)
  }

  /// Returns pairs as two samples, with the labels of the first pair.
  static func samples(
    _ pairs: [(ChartField, ChartField)]
  ) -> (x: PlottableSample, y: PlottableSample) {
    (
      PlottableSample(label: pairs.first?.0.label ?? "", data: pairs.map(\.0.start)),
      PlottableSample(label: pairs.first?.1.label ?? "", data: pairs.map(\.1.start))
    )
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension ChartProxy {
  /// The style of a value; nil without such a scale or value.
  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? {
    foregroundStyle?.look(value.datum).map { AnyShapeStyle($0) }
  }

  /// The symbol of a value; nil without such a scale or value, and where it is a block.
  public func symbol<Value: Plottable>(for value: Value) -> AnyChartSymbolShape? {
    guard case .shape(let shape) = symbol?.look(value.datum) else { return nil }
    return AnyChartSymbolShape(shape)
  }

  /// The area of a value's symbol in square points; nil without such a scale or value.
  public func symbolSize<Value: Plottable>(for value: Value) -> CGFloat? {
    symbolSize?.look(value.datum)
  }

  /// The stroke of a value; nil without such a scale or value.
  public func lineStyle<Value: Plottable>(for value: Value) -> StrokeStyle? {
    lineStyle?.look(value.datum)
  }

  /// The values that styles belong to: categories, or the two ends of numbers and dates.
  public func foregroundStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(foregroundStyle?.domain)
  }

  /// The values that symbols belong to.
  public func symbolDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(symbol?.domain)
  }

  /// The values that sizes of symbols belong to: categories, or the two ends of numbers and dates.
  public func symbolSizeDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(symbolSize?.domain)
  }

  /// The values that strokes belong to.
  public func lineStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(lineStyle?.domain)
  }

  /// The values of the x scale: categories in order, or the two ends of numbers and dates.
  public func xDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(x?.domain)
  }

  /// The values of the y scale: categories in order, or the two ends of numbers and dates.
  public func yDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(y?.domain)
  }

  private static func domain<Value: Plottable>(_ data: [ChartDatum]?) -> [Value] {
    (data ?? []).compactMap(Value.init(datum:))
  }
}

extension ChartProxy {
  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func selectXValue(at position: CGFloat) { noteInteraction("selectXValue(at:)") }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func selectYValue(at position: CGFloat) { noteInteraction("selectYValue(at:)") }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    noteInteraction("selectXRange(from:to:)")
  }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    noteInteraction("selectYRange(from:to:)")
  }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func selectAngleValue(at angle: Angle) { noteInteraction("selectAngleValue(at:)") }

  private func noteInteraction(_ name: String) {
    inputs?.note(
      .note, .unsupportedOption, "\(name) has no effect in a still image",
      operation: "ChartProxy.\(name)")
  }
}

extension ResolvedScale {
  /// The categories in order, or the two ends in the direction of the scale.
  fileprivate var domain: [ChartDatum] {
    kind == .category ? names.map(ChartDatum.category) : [datum(of: lower), datum(of: upper)]
  }
}

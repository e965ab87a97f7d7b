import EaselBlocks
import EaselCanvas
import Foundation

extension ChartProxy {
  /// Returns the foreground style of marks with a value; `nil` if the chart has no style for it.
  ///
  /// The result is `nil` if the chart has no foreground style scale, or the scale has no such
  /// value.
  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? {
    foregroundStyle?.look(value.datum).map { AnyShapeStyle($0) }
  }

  /// Returns the symbol shape of marks with a value; `nil` if they have none or their symbol is a
  /// block.
  ///
  /// The result is `nil` if the chart has no symbol scale, or the scale has no such value.
  public func symbol<Value: Plottable>(for value: Value) -> AnyChartSymbolShape? {
    guard case .shape(let shape) = symbol?.look(value.datum) else { return nil }
    return AnyChartSymbolShape(shape)
  }

  /// Returns the area of a value's symbol in square points; `nil` if the chart has no area for it.
  ///
  /// The result is `nil` if the chart has no symbol size scale, or the scale has no such value.
  public func symbolSize<Value: Plottable>(for value: Value) -> CGFloat? {
    symbolSize?.look(value.datum)
  }

  /// Returns the stroke style of lines with a value; `nil` if the chart has no line style for it.
  ///
  /// The result is `nil` if the chart has no line style scale, or the scale has no such value.
  public func lineStyle<Value: Plottable>(for value: Value) -> StrokeStyle? {
    lineStyle?.look(value.datum)
  }

  /// Returns the domain of the foreground styles: all categories, or the first and last number or
  /// date.
  ///
  /// The result is empty if the chart has no such scale, or its values are of another type.
  public func foregroundStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(foregroundStyle?.domain)
  }

  /// Returns the domain of the symbols: the values with symbols of their own, in order.
  ///
  /// The result is empty if the chart has no such scale, or its values are of another type.
  public func symbolDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(symbol?.domain)
  }

  /// Returns the domain of the symbol sizes: all categories, or the first and last number or date.
  ///
  /// The result is empty if the chart has no such scale, or its values are of another type.
  public func symbolSizeDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(symbolSize?.domain)
  }

  /// Returns the domain of the line styles: the values with dash patterns of their own, in order.
  ///
  /// The result is empty if the chart has no such scale, or its values are of another type.
  public func lineStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(lineStyle?.domain)
  }

  /// Returns the domain of the x scale: the categories in order, or the least and the greatest
  /// number or date.
  ///
  /// If a modifier sets a visible length, the result is that of the visible part. The result is
  /// empty if the chart has no such scale, or its values are of another type.
  public func xDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(x?.domain)
  }

  /// Returns the domain of the y scale: the categories in order, or the least and the greatest
  /// number or date.
  ///
  /// If a modifier sets a visible length, the result is that of the visible part. The result is
  /// empty if the chart has no such scale, or its values are of another type.
  public func yDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    Self.domain(y?.domain)
  }

  private static func domain<Value: Plottable>(_ data: [ChartDatum]?) -> [Value] {
    (data ?? []).compactMap(Value.init(datum:))
  }
}

extension ChartProxy {
  /// Has no effect in a still image, which has no selection; the call is reported as a note.
  public func selectXValue(at position: CGFloat) { noteInteraction("selectXValue(at:)") }

  /// Has no effect in a still image, which has no selection; the call is reported as a note.
  public func selectYValue(at position: CGFloat) { noteInteraction("selectYValue(at:)") }

  /// Has no effect in a still image, which has no selection; the call is reported as a note.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    noteInteraction("selectXRange(from:to:)")
  }

  /// Has no effect in a still image, which has no selection; the call is reported as a note.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    noteInteraction("selectYRange(from:to:)")
  }

  /// Has no effect in a still image, which has no selection; the call is reported as a note.
  public func selectAngleValue(at angle: Angle) { noteInteraction("selectAngleValue(at:)") }

  private func noteInteraction(_ name: String) {
    inputs?.note(
      .note, .unsupportedOption, "\(name) has no effect in a still image",
      operation: "ChartProxy.\(name)")
  }
}

extension ResolvedScale {
  /// The categories in order, or both ends, the lesser one first.
  fileprivate var domain: [ChartDatum] {
    kind == .category ? names.map(ChartDatum.category) : [datum(of: lower), datum(of: upper)]
  }
}

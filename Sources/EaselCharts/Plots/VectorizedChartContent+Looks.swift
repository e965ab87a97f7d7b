import EaselBlocks
import EaselCanvas
import Foundation

extension VectorizedChartContent {
  /// Fills or strokes each element's mark with the style at a key path of the element.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.foregroundStyle) { $1.style = $0[keyPath: keyPath] }
  }

  /// Multiplies the opacity of each element's mark by the factor at a key path, clamped to 0...1.
  ///
  /// A factor that is not finite counts as 1.
  public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    change {
      let opacity = Double($0[keyPath: keyPath])
      $1.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
    }
  }

  /// Sets the stroke style of each element's line or rule; elements with different styles are in
  /// different lines.
  public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.lineStyle) { $1.lineStyle = $0[keyPath: keyPath] }
  }

  /// Sets the width and height of each element's symbol, in points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.symbolSize) { $1.symbolSize = .size($0[keyPath: keyPath]) }
  }

  /// Sets the area of each element's symbol, in square points.
  ///
  /// Symbols of equal area look equally large in all shapes.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.symbolSize) { $1.symbolSize = .area($0[keyPath: keyPath]) }
  }
}

extension VectorizedChartContent {
  /// Colors each element's mark by a value of the element: categories by the palette, numbers by a
  /// gradient.
  ///
  /// A legend explains the colors.
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.foregroundStyle, value.column) { $0.style = nil }
  }

  /// Sets the shape of each element's symbol by a value of the element, such as its category.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.symbol, value.column) { $0.symbol = nil }
  }

  /// Sets the area of each element's symbol by a value of the element; greater numbers have larger
  /// areas.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.symbolSize, value.column) { $0.symbolSize = nil }
  }

  /// Sets the dash pattern of each line by a value of its elements, such as their category.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.lineStyle, value.column) { $0.lineStyle = nil }
  }

  /// Places marks at the same position side by side, as in grouped bars, with one slot for each
  /// distinct value.
  ///
  /// - Parameters:
  ///   - value: The value that determines the slot.
  ///   - axis: The axis along which the slots are placed; `nil`, the default, is that of the step.
  ///   - span: The width of all slots together. The default is the width of a bar.
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    byData(.position, value.column) {
      $0.positionAxis = axis
      $0.positionSpan = span
    }
  }
}

extension VectorizedChartContent {
  /// Returns the plot with a change per element.
  func change(
    _ change: @escaping PlotScope<DataElement>.Change
  ) -> some VectorizedChartContent<DataElement> {
    ScopedPlot(content: self) { $1.change(nil, change) }
  }

  /// Returns the plot with a look per element, which replaces the look of an outer modifier.
  private func fixed(
    _ channel: Channel, _ change: @escaping PlotScope<DataElement>.Change
  ) -> some VectorizedChartContent<DataElement> {
    ScopedPlot(content: self) {
      $0.remove(channel)
      $1.change(channel, change)
    }
  }

  /// Returns the plot with a look by data, which replaces the look of an outer modifier.
  private func byData(
    _ channel: Channel, _ column: PlotColumn<DataElement>,
    _ clear: @escaping (inout MarkTraits) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    ScopedPlot(content: self) {
      $1.set(channel, column)
      clear(&$0.traits)
    }
  }
}

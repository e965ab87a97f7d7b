import EaselBlocks
import EaselCanvas
import Foundation

extension VectorizedChartContent {
  /// Fills or strokes each element's mark with a style of its own.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.foregroundStyle) { $1.style = $0[keyPath: keyPath] }
  }

  /// Multiplies the opacity of each element's mark by a factor, 0…1.
  public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    change {
      let opacity = Double($0[keyPath: keyPath])
      $1.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
    }
  }

  /// Strokes each element's mark with a width and a dash pattern of its own.
  public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.lineStyle) { $1.lineStyle = $0[keyPath: keyPath] }
  }

  /// Sets the exact size of each element's symbol in points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.symbolSize) { $1.symbolSize = .size($0[keyPath: keyPath]) }
  }

  /// Sets the area of each element's symbol in square points, which looks equal for all shapes.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    fixed(.symbolSize) { $1.symbolSize = .area($0[keyPath: keyPath]) }
  }
}

extension VectorizedChartContent {
  /// Colours the marks by data: categories by the palette, numbers by a gradient; with a legend.
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.foregroundStyle, value.column) { $0.style = nil }
  }

  /// Chooses the shape of symbols by data.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.symbol, value.column) { $0.symbol = nil }
  }

  /// Chooses the area of symbols by data.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.symbolSize, value.column) { $0.symbolSize = nil }
  }

  /// Chooses the dash pattern of lines by data.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    byData(.lineStyle, value.column) { $0.lineStyle = nil }
  }

  /// Sets marks of the same step side by side, in a slot for each value.
  ///
  /// - Parameters:
  ///   - value: The value that decides the slot.
  ///   - axis: The axis along which the slots lie; nil is that of the step.
  ///   - span: The room of all slots; the width of a bar by default.
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
  /// A change from element to element.
  func change(
    _ change: @escaping PlotScope<DataElement>.Change
  ) -> some VectorizedChartContent<DataElement> {
    ScopedPlot(content: self) { $1.change(nil, change) }
  }

  /// A look of each element's own, in place of one that is set around.
  private func fixed(
    _ channel: Channel, _ change: @escaping PlotScope<DataElement>.Change
  ) -> some VectorizedChartContent<DataElement> {
    ScopedPlot(content: self) {
      $0.remove(channel)
      $1.change(channel, change)
    }
  }

  /// A look by data, in place of one that is set around.
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

import EaselBlocks
import Foundation

extension ChartContent {
  /// Colours the marks by data: categories by the palette, numbers by a gradient; with a legend.
  public func foregroundStyle<Data: Plottable>(
    by value: PlottableValue<Data>
  ) -> some ChartContent {
    byData(.foregroundStyle, value.field) { $0.style = nil }
  }

  /// Chooses the shape of symbols by data.
  public func symbol<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
    byData(.symbol, value.field) { $0.symbol = nil }
  }

  /// Chooses the area of symbols by data.
  public func symbolSize<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
    byData(.symbolSize, value.field) { $0.symbolSize = nil }
  }

  /// Chooses the dash pattern of lines by data.
  public func lineStyle<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
    byData(.lineStyle, value.field) { $0.lineStyle = nil }
  }

  /// Sets marks of the same step side by side, in a slot for each value.
  ///
  /// - Parameters:
  ///   - value: The value that decides the slot.
  ///   - axis: The axis along which the slots lie; nil is that of the step.
  ///   - span: The room of all slots; the width of a bar by default.
  public func position<Data: Plottable>(
    by value: PlottableValue<Data>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    ScopedContent(content: self) {
      $0.set(.position, value.field)
      $0.traits.positionAxis = axis
      $0.traits.positionSpan = span
    }
  }

  /// Scales the marks by a value axis of their own, where the chart has several.
  public func yAxis(_ id: ChartAxisID) -> some ChartContent { traits { $0.axisID = id } }
}

extension ChartContent {
  /// A look by data in place of a fixed one that is set around.
  private func byData(
    _ channel: Channel, _ field: ChartField, _ clear: @escaping (inout MarkTraits) -> Void
  ) -> some ChartContent {
    ScopedContent(content: self) {
      $0.set(channel, field)
      clear(&$0.traits)
    }
  }
}

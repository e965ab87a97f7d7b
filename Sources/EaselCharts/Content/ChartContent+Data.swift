import EaselBlocks
import Foundation

extension ChartContent {
  /// Colors the marks by a value: categories by the palette, numbers by a gradient.
  ///
  /// The chart gets a legend of the colors.
  public func foregroundStyle<Data: Plottable>(
    by value: PlottableValue<Data>
  ) -> some ChartContent {
    byData(.foregroundStyle, value.field) { $0.style = nil }
  }

  /// Chooses the shape of each mark's symbol by a value; distinct values have different shapes.
  ///
  /// The chart gets a legend of the shapes. With more than 8 values, shapes repeat.
  public func symbol<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
    byData(.symbol, value.field) { $0.symbol = nil }
  }

  /// Chooses the area of each mark's symbol by a value; greater numbers have larger symbols.
  ///
  /// The chart gets a legend of the sizes. The areas of the first 6 categories grow in the order of
  /// the data; further categories have the same areas again.
  public func symbolSize<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
    byData(.symbolSize, value.field) { $0.symbolSize = nil }
  }

  /// Chooses the dash pattern of lines by a value; distinct values have different patterns.
  ///
  /// The chart gets a legend of the patterns. With more than 7 values, patterns repeat.
  public func lineStyle<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
    byData(.lineStyle, value.field) { $0.lineStyle = nil }
  }

  /// Places marks at the same position side by side, in a slot for each distinct value.
  ///
  /// - Parameters:
  ///   - value: The value that determines the slot.
  ///   - axis: The axis along which the slots are placed; `nil` is the axis of the step.
  ///   - span: The extent of all slots together; the default is the width of a bar.
  public func position<Data: Plottable>(
    by value: PlottableValue<Data>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    ScopedContent(content: self) {
      $0.set(.position, value.field)
      $0.traits.positionAxis = axis
      $0.traits.positionSpan = span
    }
  }

  /// Assigns the marks to the value axis with the given identifier, which has a scale of its own.
  public func yAxis(_ id: ChartAxisID) -> some ChartContent { traits { $0.axisID = id } }
}

extension ChartContent {
  /// Returns the content with a look by data, which replaces a fixed look of an outer modifier.
  private func byData(
    _ channel: Channel, _ field: ChartField, _ clear: @escaping (inout MarkTraits) -> Void
  ) -> some ChartContent {
    ScopedContent(content: self) {
      $0.set(channel, field)
      clear(&$0.traits)
    }
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the theme of the charts in the block: palette, font size, lines and distances.
  public func chartTheme(_ theme: ChartTheme) -> some Block {
    configured { $0.theme = theme }
  }

  /// Sets how lines and areas are drawn at missing values: as a gap, connected, at 0 or
  /// interpolated, for the charts in the block.
  ///
  /// If dates have a unit, such as `.value("Day", day, unit: .day)`, units without a value also
  /// count as missing. Without this modifier, lines connect the neighboring values, for example
  /// over the weekends between trading days.
  public func chartMissingValues(_ missing: MissingValues) -> some Block {
    configured { $0.missing = missing }
  }

  /// Sets the start angle of the first sector and the end angle of the last, clockwise from 12
  /// o'clock, for the charts in the block.
  ///
  /// A range of half a turn draws a semicircle, as for a gauge. If the range is empty or not
  /// finite, sectors take the full turn and a diagnostic is noted. The default is the full turn. In
  /// right-to-left layouts, sectors are mirrored.
  public func chartAngleRange(_ range: ClosedRange<Angle>) -> some Block {
    configured { $0.setAngleRange(range) }
  }

  /// Aligns the left and right plot edges of the charts in the block and all charts of the same
  /// group.
  ///
  /// - Parameter group: The name of the group.
  public func chartAlignment(_ group: ChartAlignment) -> some Block {
    configured { $0.alignmentGroup = group }
  }

  /// Sets the number of facet panels in a row, for the charts in the block; with `nil`, the
  /// default, it depends on the space.
  ///
  /// - Parameter columns: The number; less than 1 counts as 1.
  public func chartFacetColumns(_ columns: Int?) -> some Block {
    configured { $0.setFacetColumns(columns) }
  }

  /// Sets the axes along which each facet panel has its own scale, for the charts in the block.
  public func chartFacetScales(_ free: Axis.Set) -> some Block {
    configured { $0.setFreeScales(free) }
  }

  /// Wraps the plot area, without axes, in a block that a closure builds, for the charts in the
  /// block.
  ///
  /// - Parameter content: Builds a block from the plot area, for example with a background, border,
  ///   clip or size.
  public func chartPlotStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartPlotContent) -> Style
  ) -> some Block {
    let style = ChartPlotContent.style(content)
    return configured { $0.plotStyle = style }
  }

  /// Draws blocks in front of each chart in the block; the chart's size is proposed to them.
  ///
  /// With the alignment `.center`, blocks that are smaller than a chart of sectors are in the
  /// center of its ring.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the blocks in the chart.
  ///   - content: Builds the blocks from a proxy, which gives access to the scales of the chart.
  public func chartOverlay<Layer: Block>(
    alignment: Alignment = .center, @BlockBuilder content: @escaping (ChartProxy) -> Layer
  ) -> some Block {
    let layer = ChartLayerConfiguration(alignment: alignment) { AnyBlock(content($0)) }
    return configured { $0.overlays.append(layer) }
  }

  /// Draws blocks behind each chart in the block; the chart's size is proposed to them.
  ///
  /// With the alignment `.center`, blocks that are smaller than a chart of sectors are in the
  /// center of its ring.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the blocks in the chart.
  ///   - content: Builds the blocks from a proxy, which gives access to the scales of the chart.
  public func chartBackground<Layer: Block>(
    alignment: Alignment = .center, @BlockBuilder content: @escaping (ChartProxy) -> Layer
  ) -> some Block {
    let layer = ChartLayerConfiguration(alignment: alignment) { AnyBlock(content($0)) }
    return configured { $0.backgrounds.append(layer) }
  }
}

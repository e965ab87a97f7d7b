import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Sets the theme of the chart: palette, font size, lines and distances.
  public func chartTheme(_ theme: ChartTheme) -> Chart {
    configured { $0.theme = theme }
  }

  /// Sets how lines and areas are drawn at missing values: as a gap, connected, at 0 or
  /// interpolated.
  ///
  /// If dates have a unit, such as `.value("Day", day, unit: .day)`, units without a value also
  /// count as missing. Without this modifier, lines connect the neighboring values, for example
  /// over the weekends between trading days.
  public func chartMissingValues(_ missing: MissingValues) -> Chart {
    configured { $0.missing = missing }
  }

  /// Sets the start angle of the first sector and the end angle of the last, clockwise from 12
  /// o'clock.
  ///
  /// A range of half a turn draws a semicircle, as for a gauge. If the range is empty or not
  /// finite, sectors take the full turn and a diagnostic is noted. The default is the full turn. In
  /// right-to-left layouts, sectors are mirrored.
  public func chartAngleRange(_ range: ClosedRange<Angle>) -> Chart {
    configured { $0.setAngleRange(range) }
  }

  /// Aligns the left and right edges of the plot with those of the charts in the same group.
  ///
  /// - Parameter group: The name of the group.
  public func chartAlignment(_ group: ChartAlignment) -> Chart {
    configured { $0.alignmentGroup = group }
  }

  /// Sets the number of facet panels in a row; with `nil`, the default, it depends on the available
  /// space.
  ///
  /// - Parameter columns: The number; less than 1 counts as 1.
  public func chartFacetColumns(_ columns: Int?) -> Chart {
    configured { $0.setFacetColumns(columns) }
  }

  /// Sets the axes along which each facet panel has its own scale; by default all panels share
  /// both.
  public func chartFacetScales(_ free: Axis.Set) -> Chart {
    configured { $0.setFreeScales(free) }
  }

  /// Wraps the plot area, without axes, in a block that a closure builds.
  ///
  /// - Parameter content: Builds a block from the plot area, for example with a background, border,
  ///   clip or size.
  public func chartPlotStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartPlotContent) -> Style
  ) -> Chart {
    let style = ChartPlotContent.style(content)
    return configured { $0.plotStyle = style }
  }

  /// Draws blocks in front of the chart; the chart's size is proposed to them.
  ///
  /// With the alignment `.center`, blocks that are smaller than a chart of sectors are in the
  /// center of its ring.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the blocks in the chart.
  ///   - content: Builds the blocks from a proxy, which gives access to the scales of the chart.
  public func chartOverlay<Layer: Block>(
    alignment: Alignment = .center, @BlockBuilder content: @escaping (ChartProxy) -> Layer
  ) -> Chart {
    let layer = ChartLayerConfiguration(alignment: alignment) { AnyBlock(content($0)) }
    return configured { $0.overlays.append(layer) }
  }

  /// Draws blocks behind the chart; the chart's size is proposed to them.
  ///
  /// With the alignment `.center`, blocks that are smaller than a chart of sectors are in the
  /// center of its ring.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the blocks in the chart.
  ///   - content: Builds the blocks from a proxy, which gives access to the scales of the chart.
  public func chartBackground<Layer: Block>(
    alignment: Alignment = .center, @BlockBuilder content: @escaping (ChartProxy) -> Layer
  ) -> Chart {
    let layer = ChartLayerConfiguration(alignment: alignment) { AnyBlock(content($0)) }
    return configured { $0.backgrounds.append(layer) }
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Sets the look: palette, type, lines and distances.
  public func chartTheme(_ theme: ChartTheme) -> Chart {
    configured { $0.theme = theme }
  }

  /// Sets what lines and areas do where a value is missing.
  ///
  /// Of dates with a unit, such as `.value("Day", day, unit: .day)`, units without a value are missing
  /// as well once this is set; else lines pass over them, as over the weekends of trading days.
  public func chartMissingValues(_ missing: MissingValues) -> Chart {
    configured { $0.missing = missing }
  }

  /// Sets the sweep of sectors, clockwise from 12 o'clock; half a turn is a gauge.
  public func chartAngleRange(_ range: ClosedRange<Angle>) -> Chart {
    configured { $0.setAngleRange(range) }
  }

  /// Lets the plots of charts with the same name share their edges.
  public func chartAlignment(_ group: ChartAlignment) -> Chart {
    configured { $0.alignmentGroup = group }
  }

  /// Sets how many panels of a chart with facets stand side by side; nil is chosen by the room.
  public func chartFacetColumns(_ columns: Int?) -> Chart {
    configured { $0.setFacetColumns(columns) }
  }

  /// Lets each panel have scales of its own along some axes.
  public func chartFacetScales(_ free: Axis.Set) -> Chart {
    configured { $0.setFreeScales(free) }
  }

  /// Draws the plot in a block that the closure makes of it: background, border, clip or size.
  public func chartPlotStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartPlotContent) -> Style
  ) -> Chart {
    let style = ChartPlotContent.style(content)
    return configured { $0.plotStyle = style }
  }

  /// Draws blocks in front of the chart, which are proposed its size.
  ///
  /// By the alignment `.center` blocks that are smaller than a chart of sectors stand in the middle of
  /// its ring.
  public func chartOverlay<Layer: Block>(
    alignment: Alignment = .center, @BlockBuilder content: @escaping (ChartProxy) -> Layer
  ) -> Chart {
    let layer = ChartLayerConfiguration(alignment: alignment) { AnyBlock(content($0)) }
    return configured { $0.overlays.append(layer) }
  }

  /// Draws blocks behind the chart, which are proposed its size.
  ///
  /// By the alignment `.center` blocks that are smaller than a chart of sectors stand in the middle of
  /// its ring.
  public func chartBackground<Layer: Block>(
    alignment: Alignment = .center, @BlockBuilder content: @escaping (ChartProxy) -> Layer
  ) -> Chart {
    let layer = ChartLayerConfiguration(alignment: alignment) { AnyBlock(content($0)) }
    return configured { $0.backgrounds.append(layer) }
  }
}

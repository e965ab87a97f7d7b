import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Shows or hides all legends of the charts in the block.
  public func chartLegend(_ visibility: Visibility) -> some Block {
    configured { $0.legend.visibility = visibility }
  }

  /// Sets the position, alignment and spacing of the legends relative to the chart, for the charts
  /// in the block.
  ///
  /// - Parameters:
  ///   - position: The side of the chart.
  ///   - alignment: The alignment along this side; `nil` is the default of the position.
  ///   - spacing: The distance to the chart in points; `nil` is the default.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some Block {
    configured { $0.legend.set(position, alignment, spacing, nil) }
  }

  /// Replaces all legends of each chart in the block by a block that a closure builds.
  ///
  /// - Parameters:
  ///   - position: The side of the chart.
  ///   - alignment: The alignment along this side; `nil` is the default of the position.
  ///   - spacing: The distance to the chart in points; `nil` is the default.
  ///   - content: Builds the block.
  public func chartLegend<Legend: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Legend
  ) -> some Block {
    let block = AnyBlock(content())
    return configured { $0.legend.set(position, alignment, spacing, block) }
  }

  /// Sets the title, subtitle and source of the charts in the block from strings.
  ///
  /// Title and subtitle are drawn above the chart, the source below it.
  public func chartTitle<Title: StringProtocol>(
    _ title: Title, subtitle: String? = nil, source: String? = nil
  ) -> some Block {
    let titles = ChartTitles(
      title: Text(title), subtitle: subtitle.map { Text($0) }, source: source.map { Text($0) })
    return configured { $0.titles = titles }
  }

  /// Sets the title, subtitle and source of the charts in the block from text blocks.
  ///
  /// Title and subtitle are drawn above the chart, the source below it.
  public func chartTitle(_ title: Text, subtitle: Text? = nil, source: Text? = nil) -> some Block {
    let titles = ChartTitles(title: title, subtitle: subtitle, source: source)
    return configured { $0.titles = titles }
  }

  /// Shows or hides labels with the values of marks, such as bars and sectors, for the charts in
  /// the block.
  ///
  /// By default, sectors have labels, and so have at most 12 bars, or 40 as rows with names,
  /// without groups, stacks, facets, bins, annotations and marks other than rules. In the theme
  /// ``ChartTheme/apple`` nothing has labels by default.
  public func chartValueLabels(_ visibility: Visibility) -> some Block {
    configured { $0.valueLabels = ValueLabelConfiguration(visibility: visibility) }
  }

  /// Shows labels with the values of marks, written in a format style, for the charts in the block.
  ///
  /// Without a format, a label has that of its axis. A sector shows its share of the sum in a
  /// percent format, and its value in any other; so does a bar of a normalized stack.
  @_disfavoredOverload
  public func chartValueLabels<Format: FormatStyle>(format: Format) -> some Block
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    configured { $0.setValueLabels(format) }
  }

  /// Shows labels with the values of marks, written in a number format, for the charts in the
  /// block.
  public func chartValueLabels(format: FloatingPointFormatStyle<Double>) -> some Block {
    configured { $0.setValueLabels(format) }
  }

  /// Shows labels with the values of marks, written in a percent format (0.5 as 50%), for the
  /// charts in the block.
  public func chartValueLabels(format: FloatingPointFormatStyle<Double>.Percent) -> some Block {
    configured { $0.setValueLabels(format) }
  }

  /// Shows labels with the values of marks, written in a currency format, for the charts in the
  /// block.
  public func chartValueLabels(format: FloatingPointFormatStyle<Double>.Currency) -> some Block {
    configured { $0.setValueLabels(format) }
  }

  /// Sets whether series names are at the ends of lines or in a legend, for the charts in the
  /// block.
  ///
  /// By default, a chart of 2 to 6 lines has them at the ends of the lines if there is space.
  public func chartSeriesLabels(_ labels: SeriesLabels) -> some Block {
    configured { $0.seriesLabels = labels }
  }

  /// Sets the alternative text of the charts in the block.
  ///
  /// It replaces the text that is generated from the data.
  public func chartDescription<Description: StringProtocol>(_ description: Description)
    -> some Block
  {
    let alternativeText = String(description)
    return configured { $0.alternativeText = alternativeText }
  }
}

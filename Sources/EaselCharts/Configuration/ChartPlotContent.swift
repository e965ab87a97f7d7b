import EaselBlocks

/// The plot of a chart as a block, for modifiers of blocks.
///
/// ```swift
/// chart.chartPlotStyle { plot in
///   plot.background(.quaternary).border(.gray)
/// }
/// ```
///
/// Background, border, clip, frame and aspect ratio apply to the plot within its axes.
public struct ChartPlotContent: Block {
  let content: AnyBlock

  /// The plot as it is drawn.
  public var body: some Block { content }

  /// A closure of the user's without its types.
  static func style<Style: Block>(
    _ content: @escaping (ChartPlotContent) -> Style
  ) -> (AnyBlock) -> AnyBlock {
    { AnyBlock(content(ChartPlotContent(content: $0))) }
  }
}

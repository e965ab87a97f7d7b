import EaselBlocks

/// An axis of a chart as a block, for modifiers of blocks.
///
/// ```swift
/// chart.chartXAxisStyle { axis in axis.background(.quaternary) }
/// ```
///
/// Ticks and labels are drawn in it; grid lines belong to the plot.
public struct ChartAxisContent: Block {
  let content: AnyBlock

  /// The axis as it is drawn.
  public var body: some Block { content }

  /// A closure of the user's without its types.
  static func style<Style: Block>(
    _ content: @escaping (ChartAxisContent) -> Style
  ) -> (AnyBlock) -> AnyBlock {
    { AnyBlock(content(ChartAxisContent(content: $0))) }
  }
}

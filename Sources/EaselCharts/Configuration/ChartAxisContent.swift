import EaselBlocks

/// The ticks and labels of an axis as a block, to which a closure applies block modifiers.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
///   .chartXAxisStyle { axis in axis.background(.quaternary) }
/// ```
///
/// Grid lines belong to the plot.
public struct ChartAxisContent: Block {
  let content: AnyBlock

  /// The block that draws the axis.
  public var body: some Block { content }

  /// Returns a style closure without its concrete types.
  static func style<Style: Block>(
    _ content: @escaping (ChartAxisContent) -> Style
  ) -> (AnyBlock) -> AnyBlock {
    { AnyBlock(content(ChartAxisContent(content: $0))) }
  }
}

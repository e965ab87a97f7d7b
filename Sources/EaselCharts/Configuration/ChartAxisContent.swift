import EaselBlocks

/// A block that draws an axis of a chart, for block modifiers.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
///   .chartXAxisStyle { axis in axis.background(.quaternary) }
/// ```
///
/// The block contains the ticks and labels. Grid lines belong to the plot.
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

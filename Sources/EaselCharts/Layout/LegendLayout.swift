import EaselBlocks
import EaselCanvas
import Foundation

/// A legend laid out.
public struct LegendLayout {
  /// A sample of a series' look.
  public struct Key {
    /// The figures of the sample: a swatch, a line with its symbol, a circle.
    public var figures: [ChartFigure]
    /// The name or the value.
    public var label: ChartLabel
    /// The sample where the symbol is a block.
    package var block: PlacedBlock?

    package init(figures: [ChartFigure], label: ChartLabel) {
      self.figures = figures
      self.label = label
    }
  }

  /// What the legend explains.
  public var title: ChartLabel?
  /// The entries, in order.
  public var keys: [Key] = []
  /// The ramp of a gradient; nil for other legends.
  public var ramp: ChartFigure?
  /// The ticks of the ramp.
  public var tickLines: [ChartLine] = []
  /// The rectangle of the legend.
  public var frame: CGRect
  /// How many entries have no room; the last label says so.
  public var omittedEntries = 0
  /// The words for what is left out, and other texts beside the entries.
  public var remarks: [ChartLabel] = []

  package init(frame: CGRect) { self.frame = frame }

  /// All texts of the legend.
  public var labels: [ChartLabel] {
    (title.map { [$0] } ?? []) + keys.map(\.label) + remarks
  }
}

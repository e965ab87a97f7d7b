import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of a legend: its title, entries, color ramp and notes.
public struct LegendLayout {
  /// An entry: a sample of a color, symbol, size or line style, with its label.
  public struct Key {
    /// The figures of the sample: a swatch, a line with its symbol, or a circle.
    public var figures: [ChartFigure]
    /// The label of the entry: a name or a value.
    public var label: ChartLabel
    /// The sample, if the symbol is a block.
    var block: PlacedBlock?

    init(figures: [ChartFigure], label: ChartLabel) {
      self.figures = figures
      self.label = label
    }
  }

  /// The title: the name of the field that the legend explains; `nil` for none.
  public var title: ChartLabel?
  /// The entries in order; for a color ramp, the labels of its ticks.
  public var keys: [Key] = []
  /// The color ramp of a gradient; `nil` for other legends.
  public var ramp: ChartFigure?
  /// The tick lines of the color ramp; empty without a ramp.
  public var tickLines: [ChartLine] = []
  /// The rectangle of the legend, in points.
  public var frame: CGRect
  /// The number of entries that are left out for lack of space; a text in ``notes`` states it.
  public var omittedEntryCount = 0
  /// The text about left-out entries, and other texts beside the entries.
  public var notes: [ChartLabel] = []

  init(frame: CGRect) { self.frame = frame }

  /// All texts of the legend: the title, the labels of entries and the notes.
  public var labels: [ChartLabel] {
    (title.map { [$0] } ?? []) + keys.map(\.label) + notes
  }
}

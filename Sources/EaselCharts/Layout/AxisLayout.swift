import EaselBlocks
import EaselCanvas
import Foundation

/// An axis laid out.
public struct AxisLayout {
  /// A value at which the axis has marks.
  public struct Tick: Hashable, Sendable {
    /// The value.
    public var datum: ChartDatum
    /// Its position in points, along the axis.
    public var position: CGFloat
    /// The text of its label; nil where it is hidden or has none.
    public var text: String?

    package init(datum: ChartDatum, position: CGFloat, text: String? = nil) {
      self.datum = datum
      self.position = position
      self.text = text
    }
  }

  /// The side of the plot at which the axis lies.
  public var edge: Edge
  /// The name of the axis, where the chart has several.
  public var id: ChartAxisID?
  /// The values, in their order.
  public var ticks: [Tick] = []
  /// The lines across the plot.
  public var gridLines: [ChartLine] = []
  /// The short lines outside of the plot.
  public var tickLines: [ChartLine] = []
  /// The line at zero, or at the edge.
  public var baseline: ChartLine?
  /// The labels of values.
  public var labels: [ChartLabel] = []
  /// The second row of labels, such as the year below months.
  public var contextLabels: [ChartLabel] = []
  /// The title of the axis.
  public var title: ChartLabel?
  /// Labels that are blocks.
  package var blocks: [PlacedBlock] = []
  /// The blocks of an axis style around ticks and labels.
  package var styled: StyledPart?
  /// The type size of the labels of values.
  package var labelSize: CGFloat?
  /// How many labels have no room and are hidden.
  public var hiddenLabels = 0
  /// The plot that the axis was laid out for.
  package var plot = CGRect.zero
  /// What was turned, cut or hidden.
  package var diagnostics: [Diagnostic] = []

  package init(edge: Edge, id: ChartAxisID? = nil) {
    self.edge = edge
    self.id = id
  }

  /// The label of each value; nil where it is hidden or has none.
  package var labelsByTick: [ChartLabel?] {
    var rest = labels[...]
    return ticks.map { $0.text == nil ? nil : rest.popFirst() }
  }

  /// All texts of the axis.
  package var allLabels: [ChartLabel] {
    labels + contextLabels + (title.map { [$0] } ?? [])
  }
}

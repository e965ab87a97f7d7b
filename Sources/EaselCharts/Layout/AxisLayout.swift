import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of an axis: its lines, ticks and labels in points.
public struct AxisLayout {
  /// A value at which the axis has a label, a tick line or a grid line.
  public struct Tick: Hashable, Sendable {
    /// The number, date or category at the tick.
    public var datum: ChartDatum
    /// The position of the value along the axis, in points from the chart's left or upper edge.
    public var position: CGFloat
    /// The text of the value's label; `nil` if the label is hidden or there is none.
    public var text: String?

    init(datum: ChartDatum, position: CGFloat, text: String? = nil) {
      self.datum = datum
      self.position = position
      self.text = text
    }
  }

  /// The side of the plot on which the axis is placed.
  public var edge: Edge
  /// The identifier of an additional value axis; `nil` for the x axis and the main y axis.
  public var id: ChartAxisID?
  /// The values at which the axis has labels, tick lines or grid lines.
  public var ticks: [Tick] = []
  /// The grid lines across the plot, at the values of ticks, or halfway between them if centered.
  ///
  /// In the theme ``ChartTheme/apple``, names have grid lines between them, and vertical grid lines
  /// extend to the outer edge of the labels.
  public var gridLines: [ChartLine] = []
  /// The short tick lines at the edge of the plot, including minor ones.
  public var tickLines: [ChartLine] = []
  /// The line across the plot at the zero of the axis; `nil` if the axis has none.
  ///
  /// On a logarithmic scale with bars or areas, it is at the lower end. It is `nil` for dates,
  /// categories and additional y axes, for numbers along which bars or cells have a width, for a
  /// domain that does not contain 0, for an x axis without bars or areas from zero, and in the
  /// theme ``ChartTheme/apple``.
  public var baseline: ChartLine?
  /// The texts at the ticks, without hidden labels and labels that are blocks.
  public var labels: [ChartLabel] = []
  /// The second row of labels, such as the year below months.
  public var contextLabels: [ChartLabel] = []
  /// The title of the axis; `nil` without a title, without space for it, or if the title is a
  /// block.
  public var title: ChartLabel?
  /// The symbols at the gaps of a broken axis.
  var breaks: [BreakSymbol] = []
  /// The color of these symbols.
  var breakColor = Color.black
  /// The labels that are blocks.
  var blocks: [PlacedBlock] = []
  /// The blocks of an axis style around ticks and labels.
  var styled: StyledPart?
  /// The font size of the value labels.
  package var labelSize: CGFloat?
  /// The number of labels that are hidden for lack of space.
  public var hiddenLabelCount = 0
  /// Whether the axis has space for less than two of its numbers or dates, or not for all of its
  /// names of rows.
  var lacksLabels = false
  /// Whether the values are categories.
  var hasNames: Bool {
    if case .category? = ticks.first?.datum { true } else { false }
  }

  /// The plot for which the axis was laid out.
  var plot = CGRect.zero
  /// Diagnostics about rotated, truncated and hidden labels.
  var diagnostics: [Diagnostic] = []

  init(edge: Edge, id: ChartAxisID? = nil) {
    self.edge = edge
    self.id = id
  }

  /// The label of each value; `nil` if it is hidden or there is none.
  package var labelsByTick: [ChartLabel?] {
    var rest = labels[...]
    return ticks.map { $0.text == nil ? nil : rest.popFirst() }
  }

  /// The axis with only its grid lines and base line.
  var withoutLabels: AxisLayout {
    var axis = self
    for index in axis.ticks.indices { axis.ticks[index].text = nil }
    axis.labels = []
    axis.contextLabels = []
    axis.tickLines = []
    axis.title = nil
    axis.blocks = []
    axis.diagnostics = []
    return axis
  }

  /// All texts of the axis.
  var allLabels: [ChartLabel] {
    labels + contextLabels + (title.map { [$0] } ?? [])
  }
}

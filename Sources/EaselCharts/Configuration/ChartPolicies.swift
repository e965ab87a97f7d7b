/// A rule for the position of series names: at the ends of the lines or in a legend.
public struct SeriesLabels: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, end, legend }
  let form: Form
  /// Writes the names at the ends of 2 to 6 lines if there is space, and otherwise in a legend.
  ///
  /// The layers of a stacked area are treated like lines, except that more than 6 are allowed. No
  /// names are at the ends in the theme ``ChartTheme/apple``, or if a modifier sets the position,
  /// the content or the visibility of the legend.
  public static let automatic = SeriesLabels(form: .automatic)
  /// Writes the names at the ends of the lines, also of more than 6.
  ///
  /// A chart with facets, or with bars or other marks in the colors of the same scale, has a legend
  /// instead.
  public static let end = SeriesLabels(form: .end)
  /// Writes the names in a legend.
  public static let legend = SeriesLabels(form: .legend)
}

/// The identifier of a group of charts whose plots have the same left and right edges.
///
/// ```swift
/// let prices = Chart { LineMark(x: .value("Day", 1), y: .value("Price", 42)) }
/// let volume = Chart { BarMark(x: .value("Day", 1), y: .value("Volume", 900)) }
/// let stack = VStack { prices.chartAlignment("stock"); volume.chartAlignment("stock") }
/// ```
public struct ChartAlignment: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the group of charts whose plots are aligned.
  public let name: String
  /// Creates a group identifier from a name.
  public init(_ name: String) { self.name = name }
  /// Creates a group identifier from a string literal.
  public init(stringLiteral name: String) { self.name = name }
}

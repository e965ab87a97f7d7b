/// What lines and areas do where a value is missing.
public struct MissingValues: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case gap, connect, zero, interpolate }
  package let form: Form
  /// The line is broken; a point between two gaps is a dot.
  public static let gap = MissingValues(form: .gap)
  /// The points beside the gap are joined.
  public static let connect = MissingValues(form: .connect)
  /// The value counts as zero.
  public static let zero = MissingValues(form: .zero)
  /// The value is taken from the straight line between its neighbours.
  public static let interpolate = MissingValues(form: .interpolate)

  /// What a layer of a stack is worth where it has no value.
  package var filling: Stacking.Filling { form == .zero ? .zero : .interpolated }
}

/// Where the names of lines stand.
public struct SeriesLabels: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, end, legend }
  package let form: Form
  /// At the ends of up to six lines where there is room, else in a legend.
  public static let automatic = SeriesLabels(form: .automatic)
  /// At the ends of lines.
  public static let end = SeriesLabels(form: .end)
  /// In a legend.
  public static let legend = SeriesLabels(form: .legend)
}

/// The name of a group of charts whose plots share their edges.
///
/// ```swift
/// VStack { prices.chartAlignment("stock"); volume.chartAlignment("stock") }
/// ```
public struct ChartAlignment: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String
  /// Makes the name of a group.
  public init(_ name: String) { self.name = name }
  /// Makes the name of a group.
  public init(stringLiteral name: String) { self.name = name }
}

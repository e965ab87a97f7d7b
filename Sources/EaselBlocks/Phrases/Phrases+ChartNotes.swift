extension Phrases {
  /// The texts that charts draw about data that they do not show.
  public struct ChartNotes: Sendable {
    /// The text in the plot of a chart without data.
    public var noData: Wording
    /// The number of values without a label of their number; its placeholder is `{count}`.
    public var hiddenValues: Wording
    /// The number of labels that do not fit; its placeholder is `{count}`.
    public var hiddenLabels: Wording
    /// The number of values that the domain of an axis cuts or leaves out; its placeholder is
    /// `{count}`.
    public var cutValues: Wording
    /// The text of a chart that is too small for its texts; its placeholders `{width}` and `{height}`
    /// are the size that they need in points.
    public var insufficientSpace: Wording
    /// The name of the slice of a pie that combines the remaining segments.
    public var otherSegments: Wording
  }
}

extension Phrases {
  /// The texts that charts draw about data that they do not show.
  public struct ChartNotes: Sendable {
    /// The text in the plot of a chart without data.
    public var noData: Wording
    /// The number of values without a label of their number; its placeholder is `{count}`.
    public var hiddenValues: Wording
    /// The number of labels that do not fit; its placeholder is `{count}`.
    public var hiddenLabels: Wording
    /// The name of the slice of a pie that combines the remaining segments.
    public var otherSegments: Wording
  }
}

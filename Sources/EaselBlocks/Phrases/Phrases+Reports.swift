extension Phrases {
  /// The texts that are printed in reports, such as "Carried forward".
  public struct Reports: Sendable {
    /// The label of a table's sum so far, below its rows on each page except the last one.
    public var carriedForward: Wording
    /// The label of a table's sum from earlier pages, above its rows on the next page.
    public var broughtForward: Wording
    /// The label of the sum with which a table begins, above its first row.
    public var openingBalance: Wording
    /// The label of the sum of a table that begins with a sum, below its last row.
    public var closingBalance: Wording
    /// The label of the sum of a whole table that begins with zero, below its last row.
    public var total: Wording
    /// The addition to the label of a sum that does not include all values, such as "values missing:
    /// 2"; its placeholder is `{count}`.
    public var missingValues: Wording
    /// A page number with that of the last page, such as "Page 3 of 12"; the placeholders are
    /// `{page}` and `{count}`.
    public var pageOfPages: Wording
    /// The text beside the repeated heading of a table's group on further pages, such as
    /// "(continued)".
    ///
    /// The heading is a block, so the placeholder `{title}` is removed from the text. The text is
    /// after the heading, or below it if both together are wider than the table.
    public var continued: Wording
    /// The heading of a table of contents.
    public var contents: Wording
    /// The heading of a list of figures.
    public var listOfFigures: Wording
    /// The heading of a list of tables.
    public var listOfTables: Wording
    /// The label of a figure in captions and references, such as "Figure 1"; its placeholder is
    /// `{number}`.
    public var figure: Wording
    /// The label of a table in captions and references, such as "Table 1"; its placeholder is
    /// `{number}`.
    public var table: Wording
    /// A reference to a numbered section, such as "Section 2.1"; its placeholder is `{number}`.
    public var section: Wording
  }
}

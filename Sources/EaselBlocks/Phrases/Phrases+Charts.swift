extension Phrases {
  /// The parts of the alternative texts of charts: names of kinds of charts, statements about axes
  /// and values, and punctuation.
  ///
  /// The placeholders of each phrase are given in braces.
  public struct Charts: Sendable {
    /// The name of a chart of a kind that no other phrase names; `Chart` in English.
    public var chart: Wording
    /// The name of a bar chart with vertical bars.
    public var bar: Wording
    /// The name of a bar chart with horizontal bars.
    public var horizontalBar: Wording
    /// The name of a bar chart with vertical stacked bars.
    public var stackedBar: Wording
    /// The name of a bar chart with horizontal stacked bars.
    public var horizontalStackedBar: Wording
    /// The name of a bar chart with vertical bars side by side in groups.
    public var groupedBar: Wording
    /// The name of a bar chart with horizontal bars below each other in groups.
    public var horizontalGroupedBar: Wording
    /// The name of a bar chart with vertical stacked bars that show percentages of their sum.
    public var shareBar: Wording
    /// The name of a bar chart with horizontal stacked bars that show percentages of their sum.
    public var horizontalShareBar: Wording
    /// The name of a bar chart with vertical bars from a lower to an upper value.
    public var rangeBar: Wording
    /// The name of a bar chart with horizontal bars from a lower to an upper value.
    public var horizontalRangeBar: Wording
    /// The name of a histogram: bars over intervals of numbers.
    public var histogram: Wording
    /// The name of a line chart.
    public var line: Wording
    /// The name of an area chart with areas from zero.
    public var area: Wording
    /// The name of an area chart with stacked areas.
    public var stackedArea: Wording
    /// The name of an area chart with stacked areas that show percentages of their sum.
    public var shareArea: Wording
    /// The name of an area chart with areas between a lower and an upper value.
    public var band: Wording
    /// The name of a scatter plot: points at two numbers.
    public var scatter: Wording
    /// The name of a bubble chart: points whose size shows a third number.
    public var bubble: Wording
    /// The name of a dot plot: points at a category or date and a number.
    public var dot: Wording
    /// The name of a heat map: cells whose color shows a number.
    public var heatMap: Wording
    /// The name of a pie chart: sectors without a hole.
    public var pie: Wording
    /// The name of a donut chart: sectors around a hole.
    public var donut: Wording
    /// The name of a chart that combines several kinds; `Combination of {list}` in English.
    public var combination: Wording
    /// The kind of the chart with its title, in the first sentence; `{kind} “{title}”` in English.
    public var titled: Wording
    /// The kind of the chart with its subject, in the first sentence; `{kind}: {subject}` in
    /// English.
    public var about: Wording
    /// The subject of a chart, from the labels of its values and categories;
    /// `{value} by {category}` in English.
    public var by: Wording
    /// The subject of a chart of two numbers, from their labels; `{value} against {category}` in
    /// English.
    public var against: Wording
    /// The text of an interval, from both ends; `{first} to {last}` in English.
    public var interval: Wording
    /// The extent of an axis of numbers, months, quarters or years; `{name}: {first} to {last}` in
    /// English.
    public var axis: Wording
    /// The extent of an axis of dates other than months, quarters and years;
    /// `{name}: {first} to {last}` in English.
    public var dateAxis: Wording
    /// The extent of a value axis or y axis of numbers that excludes 0;
    /// `{name}: {first} to {last}, not starting at zero` in English.
    public var axisWithoutZero: Wording
    /// The extent of a logarithmic axis; `{name}: {first} to {last}, logarithmic` in English.
    public var logarithmicAxis: Wording
    /// The ranges of an axis that leaves out the values between them; `{name}: broken axis, {list}`
    /// in English.
    public var brokenAxis: Wording
    /// The name of a horizontal axis without a label.
    public var horizontalAxis: Wording
    /// The name of a vertical axis without a label.
    public var verticalAxis: Wording
    /// The list of all categories of an axis, if there are at most 6; `{name}: {list}` in English.
    public var categories: Wording
    /// The number of categories, if there are more than 6;
    /// `{name}: {count} categories, {first} to {last}` in English.
    public var categoryCount: Wording
    /// The list of all series, if there are 2 to 6; `{count} series: {list}` in English.
    public var series: Wording
    /// The number of series, if there are more than 6; `{count} series` in English.
    public var seriesCount: Wording
    /// The number of points in a chart of two numbers; `{count} points` in English.
    public var points: Wording
    /// The number of facet panels, if there are at least 2; `{count} panels` in English.
    public var panels: Wording
    /// The greatest and the least value; `Highest: {high}; lowest: {low}` in English.
    public var extremes: Wording
    /// The greatest and the least sum of stacked values;
    /// `Highest total: {high}; lowest total: {low}` in English.
    public var totalExtremes: Wording
    /// The value of a chart whose values are all equal; `All values: {value}` in English.
    public var constant: Wording
    /// The value of a chart with only one value; `Value: {value}` in English.
    public var only: Wording
    /// The list of all fractions of a pie or donut, if there are at most 6; `Shares: {list}` in
    /// English.
    public var shares: Wording
    /// A value with its category or date, and its series; `{value} ({at})` in English.
    public var valueAt: Wording
    /// A name with its value, such as a sector with its fraction; `{name} {value}` in English.
    public var item: Wording
    /// A statement about one of several quantities, after its name; `{name} – {text}` in English.
    public var named: Wording
    /// The increase of a quantity from its first to its last value; `{name} rises by {change}` in
    /// English.
    public var rising: Wording
    /// The decrease of a quantity from its first to its last value; `{name} falls by {change}` in
    /// English.
    public var falling: Wording
    /// The statement that the first and the last value differ by less than 1%; `{name} stays level`
    /// in English.
    public var steady: Wording
    /// The name of values without a label; `Value` in English.
    public var values: Wording
    /// The number of missing values; `{count} values are missing` in English.
    public var missing: Wording
    /// The subject of a chart without data; `no data` in English.
    public var noData: Wording
    /// The separator between the parts of a sentence; a semicolon and a space in English.
    public var semicolon: Wording
    /// The separator between the category and the series of a value; a comma and a space in
    /// English.
    public var comma: Wording
    /// A complete sentence with its final punctuation; `{text}.` in English.
    public var sentence: Wording
    /// The separator between sentences; a space in English.
    public var space: Wording
  }
}

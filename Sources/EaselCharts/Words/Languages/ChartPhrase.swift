/// A phrase of the alternative text of a chart, to which a vocabulary assigns a wording per
/// language.
///
/// The placeholders of each phrase are given in braces.
public enum ChartPhrase: String, Hashable, CaseIterable, Sendable {
  /// The name of a chart of a kind that no other phrase names; `Chart` in English.
  case chart
  /// The name of a bar chart with vertical bars.
  case bar
  /// The name of a bar chart with horizontal bars.
  case horizontalBar
  /// The name of a bar chart with vertical stacked bars.
  case stackedBar
  /// The name of a bar chart with horizontal stacked bars.
  case horizontalStackedBar
  /// The name of a bar chart with vertical bars side by side in groups.
  case groupedBar
  /// The name of a bar chart with horizontal bars below each other in groups.
  case horizontalGroupedBar
  /// The name of a bar chart with vertical stacked bars that show percentages of their sum.
  case shareBar
  /// The name of a bar chart with horizontal stacked bars that show percentages of their sum.
  case horizontalShareBar
  /// The name of a bar chart with vertical bars from a lower to an upper value.
  case rangeBar
  /// The name of a bar chart with horizontal bars from a lower to an upper value.
  case horizontalRangeBar
  /// The name of a histogram: bars over intervals of numbers.
  case histogram
  /// The name of a line chart.
  case line
  /// The name of an area chart with areas from zero.
  case area
  /// The name of an area chart with stacked areas.
  case stackedArea
  /// The name of an area chart with stacked areas that show percentages of their sum.
  case shareArea
  /// The name of an area chart with areas between a lower and an upper value.
  case band
  /// The name of a scatter plot: points at two numbers.
  case scatter
  /// The name of a bubble chart: points whose size shows a third number.
  case bubble
  /// The name of a dot plot: points at a category or date and a number.
  case dot
  /// The name of a heat map: cells whose color shows a number.
  case heatMap
  /// The name of a pie chart: sectors without a hole.
  case pie
  /// The name of a donut chart: sectors around a hole.
  case donut
  /// The name of a chart that combines several kinds; `Combination of {list}` in English.
  case combination
  /// The kind of the chart with its title, in the first sentence; `{kind} “{title}”` in English.
  case titled
  /// The kind of the chart with its subject, in the first sentence; `{kind}: {subject}` in English.
  case about
  /// The subject of a chart, from the labels of its values and categories; `{value} by {category}`
  /// in English.
  case by
  /// The subject of a chart of two numbers, from their labels; `{value} against {category}` in
  /// English.
  case against
  /// The text of an interval, from both ends; `{first} to {last}` in English.
  case interval
  /// The extent of an axis of numbers, months, quarters or years; `{name}: {first} to {last}` in
  /// English.
  case axis
  /// The extent of an axis of dates other than months, quarters and years;
  /// `{name}: {first} to {last}` in English.
  case dateAxis
  /// The extent of a value axis or y axis of numbers that excludes 0;
  /// `{name}: {first} to {last}, not starting at zero` in English.
  case axisWithoutZero
  /// The extent of a logarithmic axis; `{name}: {first} to {last}, logarithmic` in English.
  case logarithmicAxis
  /// The name of a horizontal axis without a label.
  case horizontalAxis
  /// The name of a vertical axis without a label.
  case verticalAxis
  /// The list of all categories of an axis, if there are at most 6; `{name}: {list}` in English.
  case categories
  /// The number of categories, if there are more than 6;
  /// `{name}: {count} categories, {first} to {last}` in English.
  case categoryCount
  /// The list of all series, if there are 2 to 6; `{count} series: {list}` in English.
  case series
  /// The number of series, if there are more than 6; `{count} series` in English.
  case seriesCount
  /// The number of points in a chart of two numbers; `{count} points` in English.
  case points
  /// The number of facet panels, if there are at least 2; `{count} panels` in English.
  case panels
  /// The greatest and the least value; `Highest: {high}; lowest: {low}` in English.
  case extremes
  /// The greatest and the least sum of stacked values; `Highest total: {high}; lowest total: {low}`
  /// in English.
  case totalExtremes
  /// The value of a chart whose values are all equal; `All values: {value}` in English.
  case constant
  /// The value of a chart with only one value; `Value: {value}` in English.
  case only
  /// The list of all fractions of a pie or donut, if there are at most 6; `Shares: {list}` in
  /// English.
  case shares
  /// A value with its category or date, and its series; `{value} ({at})` in English.
  case valueAt
  /// A name with its value, such as a sector with its fraction; `{name} {value}` in English.
  case item
  /// A statement about one of several quantities, after its name; `{name} – {text}` in English.
  case named
  /// The increase of a quantity from its first to its last value; `{name} rises by {change}` in
  /// English.
  case rising
  /// The decrease of a quantity from its first to its last value; `{name} falls by {change}` in
  /// English.
  case falling
  /// The statement that the first and the last value differ by less than 1%; `{name} stays level`
  /// in English.
  case steady
  /// The name of values without a label; `Value` in English.
  case values
  /// The number of missing values; `{count} values are missing` in English.
  case missing
  /// The subject of a chart without data; `no data` in English.
  case noData
  /// The separator between the parts of a sentence; a semicolon and a space in English.
  case semicolon
  /// The separator between the category and the series of a value; a comma and a space in English.
  case comma
  /// A complete sentence with its final punctuation; `{text}.` in English.
  case sentence
  /// The separator between sentences; a space in English.
  case space
}

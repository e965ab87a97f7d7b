/// A phrase of the alternative text of a chart, to which a vocabulary assigns a wording per
/// language.
///
/// The placeholders of each phrase are given in braces.
public enum ChartPhrase: String, Hashable, CaseIterable, Sendable {
  /// The name of a chart whose kind has no name.
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
  /// The name of a chart that combines several kinds: `{list}`.
  case combination
  /// The kind of the chart with its title, in the first sentence: `{kind}`, `{title}`.
  case titled
  /// The kind of the chart with its subject, in the first sentence: `{kind}`, `{subject}`.
  case about
  /// The subject of a chart with values by category: `{value}`, `{category}`.
  case by
  /// The subject of a chart with two numbers against each other: `{value}`, `{category}`.
  case against
  /// The text of an interval: `{first}`, `{last}`.
  case interval
  /// The extent of an axis: `{name}`, `{first}`, `{last}`.
  case axis
  /// The extent of an axis of dates: `{name}`, `{first}`, `{last}`.
  case dateAxis
  /// The extent of an axis that does not start at zero: `{name}`, `{first}`, `{last}`.
  case axisWithoutZero
  /// The extent of a logarithmic axis: `{name}`, `{first}`, `{last}`.
  case logarithmicAxis
  /// The name of a horizontal axis without a label.
  case horizontalAxis
  /// The name of a vertical axis without a label.
  case verticalAxis
  /// The list of all categories: `{name}`, `{list}`.
  case categories
  /// The number of categories, if they are too many to list: `{name}`, `{count}`, `{first}`,
  /// `{last}`.
  case categoryCount
  /// The list of series: `{count}`, `{list}`.
  case series
  /// The number of series, if they are too many to list: `{count}`.
  case seriesCount
  /// The number of points: `{count}`.
  case points
  /// The number of panels: `{count}`.
  case panels
  /// The greatest and the least value: `{high}`, `{low}`.
  case extremes
  /// The greatest and the least sum: `{high}`, `{low}`.
  case totalExtremes
  /// The value of a chart whose values are all equal: `{value}`.
  case constant
  /// The value of a chart with only one value: `{value}`.
  case only
  /// The list of all fractions of a pie or donut: `{list}`.
  case shares
  /// A value with its category: `{value}`, `{at}`.
  case valueAt
  /// A name with its value: `{name}`, `{value}`.
  case item
  /// A statement about one of several quantities: `{name}`, `{text}`.
  case named
  /// The increase of a quantity from the first to the last value: `{name}`, `{change}`.
  case rising
  /// The decrease of a quantity from the first to the last value: `{name}`, `{change}`.
  case falling
  /// The statement that a quantity changes by less than one percent: `{name}`.
  case steady
  /// The name of values without a label.
  case values
  /// The number of missing values: `{count}`.
  case missing
  /// The subject of a chart without data.
  case noData
  /// The separator between the parts of a sentence.
  case semicolon
  /// The separator between the parts of a description.
  case comma
  /// A complete sentence with its final punctuation: `{text}`.
  case sentence
  /// The separator between sentences.
  case space
}

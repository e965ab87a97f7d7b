/// What the alternative text of a chart may say; a vocabulary has its words in each language.
///
/// Words in braces stand for what is filled in.
public enum ChartPhrase: String, Hashable, CaseIterable, Sendable {
  /// A kind of chart without a name of its own.
  case chart
  /// Bars from zero upwards.
  case bar
  /// Bars from zero to the side.
  case horizontalBar
  /// Bars on one another.
  case stackedBar
  /// Bars one after the other to the side.
  case horizontalStackedBar
  /// Bars side by side.
  case groupedBar
  /// Horizontal bars below each other in groups.
  case horizontalGroupedBar
  /// Bars on one another that are shares of their sum.
  case shareBar
  /// Horizontal bars that are shares of their sum.
  case horizontalShareBar
  /// Bars from a lower to an upper value.
  case rangeBar
  /// Horizontal bars from a lower to an upper value.
  case horizontalRangeBar
  /// Bars over intervals of numbers.
  case histogram
  /// Lines.
  case line
  /// Areas from zero.
  case area
  /// Areas on one another.
  case stackedArea
  /// Areas on one another that are shares of their sum.
  case shareArea
  /// Areas between a lower and an upper value.
  case band
  /// Points by two numbers.
  case scatter
  /// Points whose size shows a third number.
  case bubble
  /// Points by a category or date and a number.
  case dot
  /// Cells whose colour shows a number.
  case heatMap
  /// Sectors.
  case pie
  /// Sectors around a hole.
  case donut
  /// Several kinds in one plot: {list}.
  case combination
  /// The first sentence with a title: {kind}, {title}.
  case titled
  /// The first sentence with what is shown: {kind}, {subject}.
  case about
  /// Values by categories: {value}, {category}.
  case by
  /// Two numbers against each other: {value}, {category}.
  case against
  /// An interval: {first}, {last}.
  case interval
  /// The extent of an axis: {name}, {first}, {last}.
  case axis
  /// The extent of an axis of dates: {name}, {first}, {last}.
  case dateAxis
  /// The extent of an axis that does not begin at zero: {name}, {first}, {last}.
  case axisWithoutZero
  /// The extent of a logarithmic axis: {name}, {first}, {last}.
  case logarithmicAxis
  /// The name of a horizontal axis without a label.
  case horizontalAxis
  /// The name of a vertical axis without a label.
  case verticalAxis
  /// All categories: {name}, {list}.
  case categories
  /// Many categories: {name}, {count}, {first}, {last}.
  case categoryCount
  /// The names of series: {count}, {list}.
  case series
  /// Many series: {count}.
  case seriesCount
  /// How many points there are: {count}.
  case points
  /// How many plots there are: {count}.
  case panels
  /// The extremes: {high}, {low}.
  case extremes
  /// The extremes of sums: {high}, {low}.
  case totalExtremes
  /// All values are the same: {value}.
  case constant
  /// The only value: {value}.
  case only
  /// All shares: {list}.
  case shares
  /// A value with its category: {value}, {at}.
  case valueAt
  /// A name with its value: {name}, {value}.
  case item
  /// What is said of one of several quantities: {name}, {text}.
  case named
  /// A quantity rises from the first to the last value: {name}, {change}.
  case rising
  /// A quantity falls from the first to the last value: {name}, {change}.
  case falling
  /// A quantity changes by less than one per cent: {name}.
  case steady
  /// The name of values without a label.
  case values
  /// How many values are missing: {count}.
  case missing
  /// Nothing is shown.
  case noData
  /// Between the parts of a sentence.
  case semicolon
  /// Between the parts of a description.
  case comma
  /// A whole sentence: {text}.
  case sentence
  /// Between sentences.
  case space
}

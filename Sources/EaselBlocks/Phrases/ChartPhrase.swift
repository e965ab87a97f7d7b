/// A phrase of the alternative text of a chart, as the name of a field of ``Phrases/Charts``.
package enum ChartPhrase: String, Hashable, CaseIterable, Sendable {
  case chart, bar, horizontalBar, stackedBar, horizontalStackedBar, groupedBar
  case horizontalGroupedBar, shareBar, horizontalShareBar, rangeBar, horizontalRangeBar, histogram
  case line, area, stackedArea, shareArea, band, scatter, bubble, dot, heatMap, pie, donut
  case combination, titled, about, by, against, interval, axis, dateAxis, axisWithoutZero
  case logarithmicAxis, brokenAxis, horizontalAxis, verticalAxis, categories, categoryCount
  case series, seriesCount, points, panels, extremes, totalExtremes, constant, only, shares
  case valueAt, item, named, rising, falling, steady, values, missing, noData, semicolon, comma
  case sentence, space

  /// The field of the phrase.
  package var path: WritableKeyPath<Phrases, Phrases.Wording> & Sendable {
    switch self {
    case .chart: \.charts.chart
    case .bar: \.charts.bar
    case .horizontalBar: \.charts.horizontalBar
    case .stackedBar: \.charts.stackedBar
    case .horizontalStackedBar: \.charts.horizontalStackedBar
    case .groupedBar: \.charts.groupedBar
    case .horizontalGroupedBar: \.charts.horizontalGroupedBar
    case .shareBar: \.charts.shareBar
    case .horizontalShareBar: \.charts.horizontalShareBar
    case .rangeBar: \.charts.rangeBar
    case .horizontalRangeBar: \.charts.horizontalRangeBar
    case .histogram: \.charts.histogram
    case .line: \.charts.line
    case .area: \.charts.area
    case .stackedArea: \.charts.stackedArea
    case .shareArea: \.charts.shareArea
    case .band: \.charts.band
    case .scatter: \.charts.scatter
    case .bubble: \.charts.bubble
    case .dot: \.charts.dot
    case .heatMap: \.charts.heatMap
    case .pie: \.charts.pie
    case .donut: \.charts.donut
    case .combination: \.charts.combination
    case .titled: \.charts.titled
    case .about: \.charts.about
    case .by: \.charts.by
    case .against: \.charts.against
    case .interval: \.charts.interval
    case .axis: \.charts.axis
    case .dateAxis: \.charts.dateAxis
    case .axisWithoutZero: \.charts.axisWithoutZero
    case .logarithmicAxis: \.charts.logarithmicAxis
    case .brokenAxis: \.charts.brokenAxis
    case .horizontalAxis: \.charts.horizontalAxis
    case .verticalAxis: \.charts.verticalAxis
    case .categories: \.charts.categories
    case .categoryCount: \.charts.categoryCount
    case .series: \.charts.series
    case .seriesCount: \.charts.seriesCount
    case .points: \.charts.points
    case .panels: \.charts.panels
    case .extremes: \.charts.extremes
    case .totalExtremes: \.charts.totalExtremes
    case .constant: \.charts.constant
    case .only: \.charts.only
    case .shares: \.charts.shares
    case .valueAt: \.charts.valueAt
    case .item: \.charts.item
    case .named: \.charts.named
    case .rising: \.charts.rising
    case .falling: \.charts.falling
    case .steady: \.charts.steady
    case .values: \.charts.values
    case .missing: \.charts.missing
    case .noData: \.charts.noData
    case .semicolon: \.charts.semicolon
    case .comma: \.charts.comma
    case .sentence: \.charts.sentence
    case .space: \.charts.space
    }
  }
}

extension Phrases.Charts {
  /// The wording of a phrase; reading it by its key path would copy all phrases.
  subscript(phrase: ChartPhrase) -> Phrases.Wording {
    switch phrase {
    case .chart: chart
    case .bar: bar
    case .horizontalBar: horizontalBar
    case .stackedBar: stackedBar
    case .horizontalStackedBar: horizontalStackedBar
    case .groupedBar: groupedBar
    case .horizontalGroupedBar: horizontalGroupedBar
    case .shareBar: shareBar
    case .horizontalShareBar: horizontalShareBar
    case .rangeBar: rangeBar
    case .horizontalRangeBar: horizontalRangeBar
    case .histogram: histogram
    case .line: line
    case .area: area
    case .stackedArea: stackedArea
    case .shareArea: shareArea
    case .band: band
    case .scatter: scatter
    case .bubble: bubble
    case .dot: dot
    case .heatMap: heatMap
    case .pie: pie
    case .donut: donut
    case .combination: combination
    case .titled: titled
    case .about: about
    case .by: by
    case .against: against
    case .interval: interval
    case .axis: axis
    case .dateAxis: dateAxis
    case .axisWithoutZero: axisWithoutZero
    case .logarithmicAxis: logarithmicAxis
    case .brokenAxis: brokenAxis
    case .horizontalAxis: horizontalAxis
    case .verticalAxis: verticalAxis
    case .categories: categories
    case .categoryCount: categoryCount
    case .series: series
    case .seriesCount: seriesCount
    case .points: points
    case .panels: panels
    case .extremes: extremes
    case .totalExtremes: totalExtremes
    case .constant: constant
    case .only: only
    case .shares: shares
    case .valueAt: valueAt
    case .item: item
    case .named: named
    case .rising: rising
    case .falling: falling
    case .steady: steady
    case .values: values
    case .missing: missing
    case .noData: noData
    case .semicolon: semicolon
    case .comma: comma
    case .sentence: sentence
    case .space: space
    }
  }
}

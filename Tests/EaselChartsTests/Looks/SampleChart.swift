import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation

@testable import EaselCharts

/// A chart of random data in a random size, theme, locale and appearance, the same for each seed.
struct SampleChart {
  let seed: UInt64
  let family: SampleFamily
  let size: CGSize
  let theme: ChartTheme
  let locale: String
  let appearance: Appearance
  /// Whether the chart is an image rather than a part of a document.
  let isImage: Bool
  /// Whether the chart has at most twelve names of at most twenty letters and at least 300 × 200.
  let isModest: Bool
  let data: SampleData
  let chart: Chart<AnyChartContent>

  init(seed: UInt64, family: SampleFamily? = nil) {
    self.seed = seed
    // Neighbouring seeds have nothing in common.
    var generator = SeededGenerator(seed: seed &* 0x9E37_79B9_97F4_A7C1 &+ 17)
    let families = SampleFamily.allCases
    let family = family ?? families[Int(seed % UInt64(families.count))]
    self.family = family
    isModest = Bool.random(using: &generator)
    size = Self.size(isModest: isModest, &generator)
    theme = generator.pick([.standard, .standard, .apple, .print])
    locale = generator.pick(["en_US", "de_DE", "fr_FR", "ar_EG", "ja_JP", "hi_IN"])
    appearance = Int.random(in: 0..<4, using: &generator) == 0 ? .dark : .light
    isImage = Bool.random(using: &generator)
    let data = SampleData(family, language: String(locale.prefix(2)), isModest, &generator)
    self.data = data
    var chart = Chart { family.content(data) }
    family.configure(&chart.configuration)
    chart.configuration.theme = theme
    // Twelve rows leave no room for three titles where a chart is 200 points high.
    if Int.random(in: 0..<3, using: &generator) == 0, !isModest || size.height >= 300 {
      chart.configuration.titles = ChartTitles(
        title: Text(data.title), subtitle: Text(data.subtitle), source: Text(data.source))
    }
    self.chart = chart
  }

  private static func size(isModest: Bool, _ generator: inout SeededGenerator) -> CGSize {
    func length(_ minimum: Double, _ maximum: Double) -> CGFloat {
      // Even in the logarithm, so that small charts are as frequent as large ones.
      CGFloat(exp(Double.random(in: log(minimum)...log(maximum), using: &generator)).rounded())
    }
    return isModest
      ? CGSize(width: length(300, 1_600), height: length(200, 900))
      : CGSize(width: length(80, 1_600), height: length(60, 900))
  }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.appearance = appearance
    environment.isImage = isImage
    environment.isChartAlone = isImage
    return environment
  }

  var style: ChartStyle {
    var style = ChartStyle(theme: theme, environment: environment)
    if isImage {
      // As a chart that is all of an image has them.
      (style.textSize, style.minimumTextSize, style.smallTextSize, style.padding) = (12, 10, 10, 8)
    }
    return style
  }

  var showsAll: Bool {
    let isOfPanels = family == .facets || family == .facetBars || family == .facetGrid
    return isModest && (!isOfPanels || data.names.count + data.series.count <= 12)
  }

  func layout() -> ChartLayout { chart.layout(in: size, environment: environment) }

  /// The chart where some values of the first rows are missing.
  func layout(missing count: Int) -> ChartLayout {
    var data = data
    for index in data.rows.indices.prefix(count) { data.rows[index].value = .nan }
    var chart = Chart { family.content(data) }
    chart.configuration = self.chart.configuration
    return chart.layout(in: size, environment: environment)
  }

  /// The engine, whose scales tests ask.
  func scaledChart() -> ScaledChart {
    var environment = environment
    environment.keepLocale()
    return chart.scaledChart(ChartBlocks(environment: environment))
  }

  func file(_ format: RenderFormat) throws -> Data {
    try chart.data(
      as: format, size: size, scale: 1,
      options: RenderOptions(
        policy: .lenient, appearance: appearance, localeIdentifier: locale))
  }

  /// How a failed rule names the chart.
  var label: String {
    let rules = theme == .apple ? "apple" : theme == .print ? "print" : "standard"
    return
      "\(seed) \(family) \(Int(size.width))×\(Int(size.height)) \(rules) \(locale) \(appearance)"
      + (isImage ? " image" : "") + (isModest ? " modest" : "")
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// The options that modifiers set on charts and on the blocks around them.
///
/// An option that no modifier sets has its default. If several modifiers set it, the one nearest to
/// the chart has priority. A modifier on a block applies to all charts in the block, as in SwiftUI.
public struct ChartConfiguration {
  package var x = AxisConfiguration()
  package var y = AxisConfiguration()
  /// The options of additional value axes, by identifier.
  var otherAxes: [ChartAxisID: AxisConfiguration] = [:]
  var foregroundStyle = StyleScaleConfiguration<any ShapeStyle>()
  var symbol = StyleScaleConfiguration<MarkSymbol>()
  var symbolSize = StyleScaleConfiguration<CGFloat>()
  var lineStyle = StyleScaleConfiguration<StrokeStyle>()
  package var legend = LegendConfiguration()
  package var titles: ChartTitles?
  package var valueLabels: ValueLabelConfiguration?
  var plotStyle: ((AnyBlock) -> AnyBlock)?
  var plotSize = PlotSize()
  var backgrounds: [ChartLayerConfiguration] = []
  var overlays: [ChartLayerConfiguration] = []
  var theme: ChartTheme?
  var facet: FacetConfiguration?
  /// The group of charts whose plots share edges.
  var alignmentGroup: ChartAlignment?
  var missing: MissingValues?
  /// Whether the drawing states the number of values and labels that it does not show; `nil` does.
  var countsHidden: Bool?
  /// The angle range of sectors, clockwise from 12 o'clock.
  package var angleRange: ClosedRange<Angle>?
  /// The placement of the names of lines.
  var seriesLabels: SeriesLabels?
  /// The custom description of the chart; `nil` uses the one that is made from the data.
  var alternativeText: String?
  /// The names of the used modifiers that have an effect only on a screen.
  var interactions: [String] = []
  /// The values of modifiers that cannot be used.
  var faults: [ChartFault] = []

  package init() {}

  /// Returns this configuration, with the outer configuration's value for each option that is not
  /// set.
  func merged(over outer: ChartConfiguration) -> ChartConfiguration {
    var result = self
    result.x = x.merged(over: outer.x)
    result.y = y.merged(over: outer.y)
    result.otherAxes = outer.otherAxes.merging(otherAxes) { $1.merged(over: $0) }
    result.foregroundStyle = foregroundStyle.merged(over: outer.foregroundStyle)
    result.symbol = symbol.merged(over: outer.symbol)
    result.symbolSize = symbolSize.merged(over: outer.symbolSize)
    result.lineStyle = lineStyle.merged(over: outer.lineStyle)
    result.legend = legend.merged(over: outer.legend)
    result.titles = titles ?? outer.titles
    result.valueLabels = valueLabels ?? outer.valueLabels
    result.plotStyle = plotStyle ?? outer.plotStyle
    result.plotSize = plotSize.merged(over: outer.plotSize)
    result.backgrounds = outer.backgrounds + backgrounds
    result.overlays = overlays + outer.overlays
    result.theme = theme ?? outer.theme
    result.facet = facet?.merged(over: outer.facet) ?? outer.facet
    result.alignmentGroup = alignmentGroup ?? outer.alignmentGroup
    result.missing = missing ?? outer.missing
    result.countsHidden = countsHidden ?? outer.countsHidden
    result.angleRange = angleRange ?? outer.angleRange
    result.seriesLabels = seriesLabels ?? outer.seriesLabels
    result.alternativeText = alternativeText ?? outer.alternativeText
    result.interactions = outer.interactions + interactions
    result.faults = outer.faults + faults
    return result
  }
}

extension ChartConfiguration {
  /// Returns the diagnostic about a scale of colors around a preset, whose series have paints; `nil`
  /// without one.
  func noteOnColors(of preset: String) -> Diagnostic? {
    guard foregroundStyle.isSet else { return nil }
    return Diagnostic(
      .note, .unsupportedOption,
      "chartForegroundStyleScale has no effect on a \(preset), whose parts have paints of their own "
        + "or the colors of the theme", operation: preset)
  }
}

/// The options of one position axis.
package struct AxisConfiguration {
  package var visibility: Visibility?
  /// The marks that replace the default ones.
  package var marks: AxisMarkList?
  package var domain: (any ScaleDomain)?
  package var range: PlotDimensionPadding?
  package var type: ScaleType?
  var title: AxisTitle?
  package var style: ((AnyBlock) -> AnyBlock)?
  /// The length of the visible part of the domain: a number, seconds, or a number of categories.
  var visibleLength: Double?
  /// The value at which the visible part starts.
  var visibleStart: ChartDatum?
  /// The gap between bands and at both ends, as a share of the step.
  ///
  /// `nil` is the default gap, with half of it at both ends.
  package var bandPadding: Double?
  /// Whether an inferred domain ends at the data instead of at round numbers.
  var endsAtData: Bool?
  /// Whether the line from which bars grow is drawn in any case.
  ///
  /// Otherwise it is not drawn if the axis is hidden, or if its domain does not contain 0.
  var keepsBaseline: Bool?

  package init() {}

  func merged(over outer: AxisConfiguration) -> AxisConfiguration {
    var result = self
    result.visibility = visibility ?? outer.visibility
    result.marks = marks ?? outer.marks
    result.domain = domain ?? outer.domain
    result.range = range ?? outer.range
    result.type = type ?? outer.type
    result.title = title ?? outer.title
    result.style = style ?? outer.style
    result.visibleLength = visibleLength ?? outer.visibleLength
    result.visibleStart = visibleStart ?? outer.visibleStart
    result.bandPadding = bandPadding ?? outer.bandPadding
    result.endsAtData = endsAtData ?? outer.endsAtData
    result.keepsBaseline = keepsBaseline ?? outer.keepsBaseline
    return result
  }
}

/// The title of an axis.
struct AxisTitle {
  package var text: Text?
  var block: AnyBlock?
  package var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?

  init(text: Text? = nil, block: AnyBlock? = nil) {
    self.text = text
    self.block = block
  }
}

/// The options of a scale from values to looks.
struct StyleScaleConfiguration<Look> {
  /// The looks of single values, in the order of the domain.
  var mapping: [(datum: ChartDatum, look: Look)]?
  package var domain: (any ScaleDomain)?
  /// The looks in the order of the domain.
  package var range: [Look]?
  /// The gradient for numbers; only color scales have one.
  var gradient: Gradient?
  /// The gradient for numbers whose colors depend on the appearance.
  var tints: TintGradient?
  /// The looks of the smallest and the largest number; only symbol areas have them.
  var ends: (Look, Look)?
  /// A closure that returns the look of a value.
  var function: ((ChartDatum) -> Look?)?
  package var type: ScaleType?

  init() {}

  /// Whether a modifier sets looks.
  var isSet: Bool {
    mapping != nil || range != nil || gradient != nil || tints != nil || ends != nil
      || function != nil
  }

  func merged(over outer: Self) -> Self {
    var result = self
    result.domain = domain ?? outer.domain
    result.type = type ?? outer.type
    guard !isSet else { return result }
    result.mapping = outer.mapping
    result.range = outer.range
    result.gradient = outer.gradient
    result.tints = outer.tints
    result.ends = outer.ends
    result.function = outer.function
    return result
  }
}

/// The options of the legends.
package struct LegendConfiguration {
  package var visibility: Visibility?
  package var position: AnnotationPosition?
  var alignment: Alignment?
  var spacing: CGFloat?
  /// The block that replaces the default legend.
  var block: AnyBlock?

  init() {}

  func merged(over outer: Self) -> Self {
    var result = self
    result.visibility = visibility ?? outer.visibility
    result.position = position ?? outer.position
    result.alignment = alignment ?? outer.alignment
    result.spacing = spacing ?? outer.spacing
    result.block = block ?? outer.block
    return result
  }
}

/// The texts above and below a chart.
package struct ChartTitles {
  var title: Text
  var subtitle: Text?
  var source: Text?

  package init(title: Text, subtitle: Text? = nil, source: Text? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.source = source
  }
}

/// The visibility and format of value labels.
package struct ValueLabelConfiguration {
  package var visibility: Visibility
  /// The text size of bar values; `nil` is the chart's size, or less if the values need it.
  package var size: CGFloat?
  /// A closure that formats a value; `nil` uses the format of the value's axis.
  var format: ((ChartDatum, EnvironmentValues) -> String?)?
  /// Whether the format writes percentages, so that it applies to the shares of sectors and of
  /// normalized stacks instead of their values.
  var isPercent: Bool

  package init(
    visibility: Visibility, size: CGFloat? = nil,
    format: ((ChartDatum, EnvironmentValues) -> String?)? = nil, isPercent: Bool = false
  ) {
    self.visibility = visibility
    self.size = size
    self.format = format
    self.isPercent = isPercent
  }
}

/// A block in front of or behind a chart.
package struct ChartLayerConfiguration {
  var alignment: Alignment
  package var content: (ChartProxy) -> AnyBlock

  init(alignment: Alignment, content: @escaping (ChartProxy) -> AnyBlock) {
    self.alignment = alignment
    self.content = content
  }
}

/// The options for dividing a chart into panels.
struct FacetConfiguration {
  /// The number of panels side by side; if it is `nil`, it depends on the size of the chart.
  var columns: Int?
  /// The axes along which each panel has its own scale; `nil` for none.
  var freeScales: Axis.Set?

  init(columns: Int? = nil, freeScales: Axis.Set? = nil) {
    self.columns = columns
    self.freeScales = freeScales
  }

  func merged(over outer: Self?) -> Self {
    FacetConfiguration(
      columns: columns ?? outer?.columns, freeScales: freeScales ?? outer?.freeScales)
  }
}

extension EnvironmentValues {
  private enum ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
  }

  /// The options that modifiers set for all charts in a block.
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// A chart that is composed of marks, such as bars, lines, points and sectors.
///
/// ```swift
/// struct Load { var day: Date; var mw: Double }
/// let load = [Load(day: .now, mw: 52), Load(day: .now + 86_400, mw: 57)]
/// try Chart(load) {
///   LineMark(x: .value("Day", $0.day), y: .value("MW", $0.mw))
/// }
/// .chartTitle("Load peaked in January", source: "Grid")
/// .write(to: URL(filePath: "load.pdf"))
/// ```
///
/// Scales, axes and legends are inferred from the marks; modifiers that begin with `chart` change
/// them. A chart is a block: it takes the proposed size, and 480 × 300 points without a proposal.
/// Its font size is 12 pixels in images and 9.5 points in documents. A chart that fills an image
/// has a padding of 8 points, independent of its font, theme and locale. A chart in a stack or with
/// padding has no padding of its own.
public struct Chart<Content: ChartContent>: Block {
  /// The body type, which a primitive block does not use.
  public typealias Body = Never
  /// The marks.
  package var content: Content
  /// The settings from the modifiers of this chart.
  package var configuration = ChartConfiguration()
  /// The rules of the preset that the chart belongs to; `nil` for other charts.
  private var preset: ChartPreset?

  /// Creates a chart from marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  init(content: Content, configuration: ChartConfiguration) {
    self.content = content
    self.configuration = configuration
  }

  /// Creates a chart from identifiable elements, with the marks that a closure builds for each one.
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart from elements that a key path identifies, with the marks that a closure builds
  /// for each one.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Creates a chart from elements without identity, with the marks that a closure builds for each
  /// one.
  ///
  /// Identity is not needed since a chart is drawn once.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Int, Mark> {
    self.content = ForEach(data: data, id: { _ in 0 }, content: content)
  }
}

extension Chart {
  /// The marks as columns of values.
  var markList: MarkList {
    var list = MarkList()
    content._collect(MarkScope(), into: &list)
    list.finish()
    return list
  }

  /// Returns the chart with the scales of its marks, which can be laid out in any size.
  package func scaledChart(_ blocks: ChartBlocks) -> ScaledChart {
    var inputs = blocks.inputs
    let configuration = configuration.merged(over: inputs.environment.chartConfiguration)
    // The modifiers are those of this chart, and not of charts in its overlays and annotations.
    inputs.environment.chartConfiguration = ChartConfiguration()
    inputs.environment.markConfiguration = configuration
    // Chart families take their colors from the surrounding theme.
    if let theme = configuration.theme { inputs.environment.chartTheme = theme }
    var chart = ScaledChart(
      inputs.run { markList }, configuration, environment: inputs.environment,
      blocks: ChartBlocks(inputs)
    ) {
      $0.adapt()
      preset?.adapt(&$0)
    }
    chart.options.preset = preset
    return chart
  }

  /// Returns the chart as that of a preset.
  func following(_ preset: ChartPreset) -> Chart {
    var chart = self
    chart.preset = preset
    return chart
  }
}

extension Chart: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inputs = inputs.entering("Chart")
    inputs.environment.isChartAlone = inputs.isAlone
    return ChartNode(inputs, scaledChart(ChartBlocks(inputs)))
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// A chart of marks.
///
/// ```swift
/// try Chart(load) {
///   LineMark(x: .value("Day", $0.day), y: .value("MW", $0.mw))
/// }
/// .chartTitle("Load peaked in January", source: "Grid")
/// .write(to: URL(filePath: "load.pdf"))
/// ```
///
/// Scales, axes and legends are inferred from the marks; modifiers that begin with `chart` change them.
/// A chart is a block: it takes the size that it is proposed, and 480 × 300 points where none is.
/// In images its text has 12 pixels, in documents 9.5 points. A chart that is all of an image has 8
/// points of free room at its edge, whatever its font, theme or locale is; one in a stack or with
/// padding has none.
public struct Chart<Content: ChartContent>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  /// The marks.
  package var content: Content
  /// What modifiers of this chart say.
  package var configuration = ChartConfiguration()

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  package init(content: Content, configuration: ChartConfiguration) {
    self.content = content
    self.configuration = configuration
  }

  /// Makes a chart with marks for each element, told apart by its identity.
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart with marks for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Makes a chart with marks for each element, which needs no identity: a chart is drawn once.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Int, Mark> {
    self.content = ForEach(data: data, id: { _ in 0 }, content: content)
  }
}

extension Chart {
  /// The marks as columns.
  package var markList: MarkList {
    var list = MarkList()
    content._collect(MarkScope(), into: &list)
    list.finish()
    return list
  }

  /// Lays the chart out as numbers, without drawing it.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - environment: Locale, calendar, theme and appearance.
  public func layout(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> ChartLayout {
    var environment = environment
    environment.keepLocale()
    return layout(in: size, ChartBlocks(environment: environment))
  }

  package func layout(in size: CGSize, _ blocks: ChartBlocks) -> ChartLayout {
    var engine = engine(blocks)
    return engine.layout(in: size)
  }

  /// The engine that lays the chart out in any size.
  package func engine(_ blocks: ChartBlocks) -> ChartEngine {
    var inputs = blocks.inputs
    let configuration = configuration.merged(over: inputs.environment.chartConfiguration)
    // Families take their colours from the theme around them.
    if let theme = configuration.theme { inputs.environment.chartTheme = theme }
    return ChartEngine(
      inputs.run { markList }, configuration, environment: inputs.environment,
      blocks: ChartBlocks(inputs), measures: { $0.adapt() })
  }
}

extension Chart: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inputs = inputs.entering("Chart")
    inputs.environment.isChartAlone = inputs.isAlone
    return ChartNode(inputs, engine(ChartBlocks(inputs)))
  }
}

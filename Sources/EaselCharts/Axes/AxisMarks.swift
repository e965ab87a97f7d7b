import EaselBlocks
import EaselCanvas
import Foundation

/// The marks of an axis at its values: grid lines, ticks and labels.
///
/// ```swift
/// chart.chartYAxis {
///   AxisMarks(position: .leading, values: [0, 50, 100])
///   AxisMarks(values: .stride(by: 25)) { AxisGridLine() }
/// }
/// ```
///
/// Without content each value has a grid line, a tick and a label.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let set: AxisMarkSet

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    format: ((ChartDatum, EnvironmentValues) -> String?)? = nil, stroke: StrokeStyle? = nil,
    content: ((AxisValue) -> Content)? = nil
  ) {
    var set = AxisMarkSet()
    set.preset = preset
    set.position = position
    set.values = values
    set.format = format
    set.stroke = stroke
    if let content { set.content = { content($0).parts(at: $0) } }
    self.set = set
  }

  /// Appends the marks.
  public func _append(to list: inout AxisMarkList) { list.sets.append(set) }

  /// Makes marks whose parts a closure makes for each value.
  ///
  /// - Parameters:
  ///   - preset: How the marks lie beside the plot.
  ///   - position: The side of the plot.
  ///   - values: The values at which there are marks.
  ///   - content: The parts at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values, content: content) }

  /// Makes marks with the same parts at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content
  ) {
    let content = content()
    self.init(preset, position, values, content: { _ in content })
  }

  /// Makes marks at given values, whose parts a closure makes for each.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, .list(values), content: content) }

  /// Makes marks with the same parts at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: () -> Content
  ) {
    let content = content()
    self.init(preset, position, .list(values), content: { _ in content })
  }
}

extension AxisMarks where Content == Never {
  /// Makes marks of a grid line, a tick and a label at each value.
  ///
  /// - Parameters:
  ///   - preset: How the marks lie beside the plot.
  ///   - position: The side of the plot.
  ///   - values: The values at which there are marks.
  ///   - stroke: How grid lines and ticks are stroked; nil is the theme's.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, stroke: stroke) }

  /// Makes marks of a grid line, a tick and a label at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) { self.init(preset, position, .list(values), stroke: stroke) }

  /// Makes marks whose labels a closure writes.
  init(
    writing format: @escaping (ChartDatum, EnvironmentValues) -> String?,
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ stroke: StrokeStyle?
  ) { self.init(preset, position, values, format: format, stroke: stroke) }
}

extension AxisMarkValues {
  /// Given values, in their order.
  static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(.list(values.map(\.datum)))
  }
}

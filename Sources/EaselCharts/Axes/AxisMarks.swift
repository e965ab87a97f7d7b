import EaselBlocks
import EaselCanvas
import Foundation

/// The grid lines, ticks and labels of an axis at its values.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
///   .chartYAxis {
///     AxisMarks(position: .leading, values: [0, 50, 100])
///     AxisMarks(values: .stride(by: 25)) { AxisGridLine() }
///   }
/// ```
///
/// Without content, the theme chooses which values have grid lines, ticks and labels.
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

  /// Appends these axis marks to an axis's list of marks; charts call this.
  public func _append(to list: inout AxisMarkList) { list.sets.append(set) }

  /// Creates axis marks from a closure that returns the lines and labels at each value.
  ///
  /// ```swift
  /// let marks = AxisMarks { value in
  ///   if value.index > 0 { AxisGridLine() }
  ///   AxisValueLabel()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - preset: The placement of labels and ticks relative to the plot.
  ///   - position: The side of the plot.
  ///   - values: The values that have marks.
  ///   - content: The parts at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values, content: content) }

  /// Creates axis marks with the same kinds of lines and labels at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content
  ) {
    let content = content()
    self.init(preset, position, values, content: { _ in content })
  }

  /// Creates axis marks at given values, from a closure that returns the lines and labels at each
  /// one.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, .list(values), content: content) }

  /// Creates axis marks with the same kinds of lines and labels at each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: () -> Content
  ) {
    let content = content()
    self.init(preset, position, .list(values), content: { _ in content })
  }
}

extension AxisMarks where Content == Never {
  /// Creates axis marks with the theme's grid lines, ticks and labels.
  ///
  /// - Parameters:
  ///   - preset: The placement of labels and ticks relative to the plot.
  ///   - position: The side of the plot.
  ///   - values: The values that have marks.
  ///   - stroke: The stroke style of grid lines and ticks; `nil` uses the theme's.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, stroke: stroke) }

  /// Creates axis marks with the theme's grid lines, ticks and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) { self.init(preset, position, .list(values), stroke: stroke) }

  /// Creates axis marks whose labels are written by a closure.
  init(
    writing format: @escaping (ChartDatum, EnvironmentValues) -> String?,
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ stroke: StrokeStyle?
  ) { self.init(preset, position, values, format: format, stroke: stroke) }
}

extension AxisMarkValues {
  /// The choice of given values, in their order.
  static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(.list(values.map(\.datum)))
  }
}

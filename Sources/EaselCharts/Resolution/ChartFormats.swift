import EaselBlocks
import EaselCanvas
import Foundation

/// A value axis of a chart.
struct ValueAxisName: Hashable {
  var axis: Axis
  /// The name of a further axis; `nil` for the first one.
  var id: ChartAxisID?
}

/// The formats in which a chart writes its values: in labels and in the alternative text.
///
/// A value has the format of its axis, so that it is written in one way: the format that the author
/// gives, or otherwise the one with which the axis writes its own labels.
struct ChartFormats {
  /// A function that returns the text of a value; `nil` for a value that a format cannot write.
  typealias Writer = (Double) -> String?

  let configuration: ChartConfiguration
  let scales: ChartScales
  let environment: EnvironmentValues

  init(
    _ configuration: ChartConfiguration, _ scales: ChartScales, _ environment: EnvironmentValues
  ) {
    self.configuration = configuration
    self.scales = scales
    self.environment = environment
  }

  /// Returns the writer of value labels: in their own format, or otherwise in that of their axis.
  ///
  /// - Parameters:
  ///   - values: The values of all labels, which have one precision if it suits them.
  ///   - name: The axis of the values; `nil` for values without one, such as those of cells.
  func labels(of values: [Double], on name: ValueAxisName?) -> Writer {
    if let format = configuration.valueLabels?.format {
      return { [environment] in format(.number($0), environment) }
    }
    return texts(of: values, on: name)
  }

  /// Returns the writer of values in the format of their axis.
  ///
  /// A value at a tick that the author lists has the text of the tick, unless that needs more than
  /// four digits to differ from others.
  func texts(of values: [Double], on name: ValueAxisName?) -> Writer {
    let scale = name.flatMap(scale)
    let locale = environment.locale.ofNumbers
    let own = Self.format(of: values, on: scale, locale)
    let listed = name.flatMap { axis($0).listedNumbers(on: scale, $0.id) } ?? []
    let ticks = Self.format(ofTicks: listed, on: scale, locale)
    let tickValues = Set(listed.filter(ticks.isShort))
    let showsMagnitudes = scale?.showsMagnitudes ?? false
    let format = name.flatMap { axis($0).valueFormat(on: scale, $0.id) }
    return { [environment] value in
      let value = showsMagnitudes ? abs(value) : value
      return format?(.number(value), environment)
        ?? (tickValues.contains(value) ? ticks : own).string(from: value)
    }
  }

  /// Whether the author gives the format in which the values of an axis are written.
  func isOwn(on name: ValueAxisName) -> Bool {
    configuration.valueLabels?.format != nil
      || axis(name).valueFormat(on: scale(name), name.id) != nil
  }

  /// Returns the format of values on an axis for which the author gives none.
  static func format(
    of values: [Double], on scale: ResolvedScale?, _ locale: Locale?
  ) -> ValueFormat {
    guard let scale, scale.kind == .number else {
      return AxisNumberFormat.format(forValues: values, locale: locale)
    }
    let ends = [scale.lower, scale.upper]
    if scale.position.transform.spansMagnitudes {
      return AxisNumberFormat.format(forMagnitudes: ends, locale: locale)
    }
    return AxisNumberFormat.format(
      forValues: values, in: ends, locale: locale, percent: scale.isShare, isYears: scale.isYears)
  }

  /// Returns the format of ticks on an axis for which the author gives none.
  static func format(
    ofTicks ticks: [Double], on scale: ResolvedScale?, _ locale: Locale?
  ) -> ValueFormat {
    guard let scale, !scale.position.transform.spansMagnitudes else {
      return format(of: ticks, on: scale, locale)
    }
    return AxisNumberFormat.format(
      forTicks: ticks, in: [scale.lower, scale.upper], locale: locale, percent: scale.isShare,
      isYears: scale.isYears)
  }

  private func scale(_ name: ValueAxisName) -> ResolvedScale? {
    name.axis == .horizontal ? scales.x : scales.y(name.id)
  }

  private func axis(_ name: ValueAxisName) -> AxisConfiguration {
    guard name.axis == .vertical else { return configuration.x }
    return name.id.flatMap { configuration.otherAxes[$0] } ?? configuration.y
  }
}

extension EnvironmentValues {
  private enum MarkConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
  }

  /// The options of the chart whose marks are collected, for the texts of chart families.
  var markConfiguration: ChartConfiguration {
    get { self[MarkConfigurationKey.self] }
    set { self[MarkConfigurationKey.self] = newValue }
  }

  /// Returns the writer of values along an axis in the format of the author; `nil` without one.
  func ownWriter(along axis: Axis) -> ChartFormats.Writer? {
    let formats = ChartFormats(markConfiguration, ChartScales(), self)
    let name = ValueAxisName(axis: axis)
    return formats.isOwn(on: name) ? formats.labels(of: [], on: name) : nil
  }
}

extension AxisConfiguration {
  /// Returns the format that the author gives for the values of the axis; `nil` without one.
  ///
  /// It is the format of ``AxisMarks``, or that of an ``AxisValueLabel`` in their content.
  ///
  /// - Parameters:
  ///   - scale: The scale of the axis.
  ///   - id: The name of a further axis.
  func valueFormat(
    on scale: ResolvedScale?, _ id: ChartAxisID?
  ) -> ((ChartDatum, EnvironmentValues) -> String?)? {
    guard let marks, scale?.kind ?? .number == .number else { return nil }
    for set in marks.sets where set.axisID == nil || set.axisID == id {
      guard let content = set.content else {
        if let format = set.format { return format }
        continue
      }
      // Content is asked for a value that the axis has, since it may not expect others.
      let value = AxisValue(index: 0, count: 1, datum: set.firstValue(on: scale))
      for case .label(let label) in content(value).map(\.kind) {
        switch label.content {
        case .formatted(let format): return format
        case .value: if let format = set.format { return format }
        case .text, .block: continue
        }
      }
    }
    return nil
  }
}

extension AxisConfiguration {
  /// Returns the numbers that the author lists for the marks of the axis; empty if the axis chooses
  /// them.
  fileprivate func listedNumbers(on scale: ResolvedScale?, _ id: ChartAxisID?) -> [Double] {
    guard let marks, let scale, scale.kind == .number else { return [] }
    for set in marks.sets where set.axisID == nil || set.axisID == id {
      guard case .list(let data) = set.values.form else { continue }
      let numbers = scale.listedNumbers(data, limit: ScaleResolver.maximumAxisValues)
      return scale.showsMagnitudes ? numbers.map { abs($0) } : numbers
    }
    return []
  }
}

extension AxisMarkSet {
  /// Returns a value at which an axis of numbers has marks.
  fileprivate func firstValue(on scale: ResolvedScale?) -> ChartDatum {
    if case .list(let data) = values.form, let first = data.first { return first }
    guard let scale else { return .number(0) }
    if let first = scale.ticks?.first { return .number(first) }
    if scale.lower <= 0, scale.upper >= 0 { return .number(0) }
    let whole = scale.lower.rounded(.up)
    return .number(whole <= scale.upper ? whole : scale.lower)
  }
}

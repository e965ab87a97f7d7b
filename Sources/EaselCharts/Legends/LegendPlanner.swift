import EaselBlocks
import EaselCanvas
import Foundation

/// Determines the legends of a chart: one for each field that determines a look.
///
/// Colors, symbols, dashes and sizes of the same field share a legend. Fields are the same if their
/// names and their values are equal.
struct LegendPlanner {
  package let style: ChartStyle
  package let configuration: ChartConfiguration
  package let scales: ChartScales
  package let data: [Channel: LookData]
  package let marks: PreparedMarks

  init(
    _ style: ChartStyle, _ configuration: ChartConfiguration, _ scales: ChartScales,
    _ data: [Channel: LookData], _ marks: PreparedMarks
  ) {
    self.style = style
    self.configuration = configuration
    self.scales = scales
    self.data = data
    self.marks = marks
  }

  /// The looks of one field.
  struct Field {
    var label: String
    var domain: [ChartDatum]
    var channels: [Channel]
    var isDiscrete: Bool
    /// The types of the marks of its values, if those of other values are left out; otherwise `nil`.
    var types: Set<MarkType>?
  }

  /// Returns the legends in order: colors first.
  func contents() -> [LegendContent] {
    let isForced = configuration.legend.visibility == .visible
    return fields().filter { isForced || !isNeedless($0) }.compactMap(content)
  }

  /// Returns the legends without the names of series that are beside their marks.
  ///
  /// Legends of sizes and of color ramps, and those of other fields, remain.
  func contents(without names: [String]) -> [LegendContent] {
    let named = Set(names.map(ChartDatum.category))
    return fields().filter { !isNeedless($0) }.compactMap { field in
      guard field.isDiscrete, !named.isDisjoint(with: field.domain) else { return content(field) }
      var rest = field
      rest.domain.removeAll(where: named.contains)
      let types = typesOfMarks(with: rest)
      guard !types.isEmpty else { return nil }
      rest.types = types
      return content(rest)
    }
  }

  /// Returns the types of the marks that have one of a field's names.
  private func typesOfMarks(with field: Field) -> Set<MarkType> {
    let codes = Set(
      field.domain.compactMap { datum -> Double? in
        guard case .category(let name) = datum else { return nil }
        return marks.list.names.existingCode(of: name).map(Double.init)
      })
    var types: Set<MarkType> = []
    for run in marks.runs where !types.contains(run.kind) {
      let hasName = field.channels.contains { channel in
        guard let column = run.run[channel], column.kind == .category else { return false }
        return column.values.contains(where: codes.contains)
      }
      if hasName { types.insert(run.kind) }
    }
    return types
  }

  func fields() -> [Field] {
    var fields: [Field] = []
    for channel in [Channel.foregroundStyle, .symbol, .lineStyle, .symbolSize] {
      guard data[channel] != nil, let scale = scale(channel) else { continue }
      let isDiscrete = isDiscrete(channel)
      let same = fields.firstIndex {
        $0.label == scale.label && $0.domain == scale.domain && $0.isDiscrete == isDiscrete
      }
      if let same {
        fields[same].channels.append(channel)
      } else {
        fields.append(
          Field(
            label: scale.label, domain: scale.domain, channels: [channel],
            isDiscrete: isDiscrete))
      }
    }
    return fields
  }

  private func scale(_ channel: Channel) -> (label: String, domain: [ChartDatum])? {
    switch channel {
    case .foregroundStyle: scales.foregroundStyle.map { ($0.label, $0.domain) }
    case .symbol: scales.symbol.map { ($0.label, $0.domain) }
    case .symbolSize: scales.symbolSize.map { ($0.label, $0.domain) }
    case .lineStyle: scales.lineStyle.map { ($0.label, $0.domain) }
    default: nil
    }
  }

  private func isDiscrete(_ channel: Channel) -> Bool {
    func isDiscrete<Look>(_ configuration: StyleScaleConfiguration<Look>) -> Bool {
      configuration.mapping != nil || configuration.type == .category
        || data[channel]?.kind == .category
    }
    return switch channel {
    case .foregroundStyle: isDiscrete(configuration.foregroundStyle)
    // Numbers have symbols and dashes in the same way as categories.
    case .symbol: true
    case .symbolSize: isDiscrete(configuration.symbolSize)
    default: true
    }
  }

  /// Whether a legend would repeat what the chart shows.
  ///
  /// This is so for one series, and for bars or points that are named by their axis.
  private func isNeedless(_ field: Field) -> Bool {
    guard field.isDiscrete, style.omitsNeedlessLegends else { return false }
    if !marks.list.headings.isEmpty, marks.list.headings.isSuperset(of: field.domain) {
      return true
    }
    let types = types(of: field)
    if field.domain.count <= 1 { return !types.contains(where: \.isPolar) }
    guard types.allSatisfy(\.isNamedByAxis), field.channels != [.symbolSize] else {
      return false
    }
    let names = Set(field.domain)
    for (scale, axis) in [(scales.x, configuration.x), (scales.y, configuration.y)] {
      guard let scale, scale.kind == .category, axis.visibility != .hidden,
        scale.label == field.label
      else { continue }
      if names == Set(scale.names.map(ChartDatum.category)) { return true }
    }
    return false
  }

  /// Returns the types of the marks that have a look of a field.
  func types(of field: Field) -> Set<MarkType> {
    field.types ?? field.channels.reduce(into: []) { $0.formUnion(data[$1]?.markTypes ?? []) }
  }

  private func content(_ field: Field) -> LegendContent? {
    var content = LegendContent(title: field.label)
    if field.isDiscrete {
      let ordered = ordered(field)
      let limit = LookResolver.maximumEntries
      let shown = ordered.domain.prefix(limit)
      let names = LegendNames(shown, style.environment)
      let maker = LegendSampleMaker(self, field)
      content.entries = shown.enumerated().map { LegendEntry(names[$0], maker.sample($1)) }
      content.isStack = ordered.isStack
      content.beyond = ordered.domain.dropFirst(limit).map {
        $0.described(in: style.environment)
      }
      return content.entries.isEmpty ? nil : content
    }
    content.needsTitle = true
    let ends = field.domain.compactMap(\.number).filter(\.isFinite)
    guard var first = ends.first, var last = ends.last else { return nil }
    let kind = data[field.channels[0]]?.kind ?? .number
    if field.channels.contains(.symbolSize) {
      (first, last) = sizesOfData(first, last)
      let transform = scales.symbolSize?.transform ?? .linear
      let values =
        transform.isLogarithmic
        ? transform.ticks(from: first, to: last, count: 4).major
        : LegendValues.round(from: first, to: last, leavesOutZero: true)
      let texts = LegendValues.texts(values, kind, style.environment)
      let maker = LegendSampleMaker(self, field)
      content.entries = zip(values, texts).map { value, text in
        LegendEntry(text, maker.sample(Self.datum(value, kind)))
      }
      return content
    }
    guard field.channels.contains(.foregroundStyle), let scale = scales.foregroundStyle else {
      return nil
    }
    content.ramp = ramp(scale, kind, from: first, to: last)
    return content
  }

  /// Returns the part of a domain of sizes in which the data has values.
  private func sizesOfData(_ first: Double, _ last: Double) -> (Double, Double) {
    guard let data = data[.symbolSize], data.lower <= data.upper else { return (first, last) }
    let low = max(min(first, last), data.lower)
    let high = min(max(first, last), data.upper)
    return low <= high ? (low, high) : (first, last)
  }

  static func datum(_ value: Double, _ kind: DatumKind) -> ChartDatum {
    kind == .date ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
  }

  private func ramp(
    _ scale: LookScale<any ShapeStyle>, _ kind: DatumKind, from first: Double, to last: Double
  ) -> LegendRamp {
    let steps = configuration.foregroundStyle.range.map(\.count)
    let values = rampValues(kind, from: first, to: last, scale.transform, steps: steps ?? 0)
    let texts = LegendValues.texts(values, kind, style.environment)
    let (environment, none) = (style.environment, style.mutedInk)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    var ramp = LegendRamp(
      lower: first, upper: last,
      ticks: zip(values, texts).map { ($0, $1) }.sorted { $0.value < $1.value }
    ) { value in
      guard let look = scale.look(Self.datum(value, kind)),
        case .color(let color) = look.paint(in: unit, environment)
      else { return none }
      return color
    }
    ramp.steps = steps
    ramp.transform = scale.transform
    return ramp
  }

  /// Returns the values of a ramp: round numbers, the ends of dates, or the borders between colors.
  private func rampValues(
    _ kind: DatumKind, from first: Double, to last: Double, _ transform: ScaleTransform,
    steps: Int
  ) -> [Double] {
    guard first != last else { return [first] }
    if (2...6).contains(steps) {
      return (1..<steps).map { step in
        transform.value(at: Double(step) / Double(steps), from: first, to: last)
      }
    }
    if transform.isLogarithmic { return transform.ticks(from: first, to: last, count: 4).major }
    return kind == .date ? [first, last] : LegendValues.round(from: first, to: last)
  }
}

/// The texts of a legend's values; numbers have one precision.
private struct LegendNames {
  private var texts: [String]

  init(_ domain: ArraySlice<ChartDatum>, _ environment: EnvironmentValues) {
    let kinds: [DatumKind?] = domain.map(\.kind)
    let numbers = LegendValues.texts(
      domain.compactMap { $0.kind == .number ? $0.number : nil }, .number, environment)
    let dates = LegendValues.texts(
      domain.compactMap { $0.kind == .date ? $0.number : nil }, .date, environment)
    var (number, date) = (numbers.makeIterator(), dates.makeIterator())
    texts = zip(domain, kinds).map { datum, kind in
      switch kind {
      case .number: number.next() ?? datum.described(in: environment)
      case .date: date.next() ?? datum.described(in: environment)
      default: datum.described(in: environment)
      }
    }
  }

  subscript(index: Int) -> String { texts[index] }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// A summary of the marks of a chart for one look: color, symbol, size or dashes.
package struct LookData {
  package var label = ""
  var kind: DatumKind?
  /// The names of categories in order of appearance.
  package var names: [String] = []
  var lower = Double.infinity
  var upper = -Double.infinity
  /// The smallest positive value, at which a logarithmic scale starts.
  private(set) var minimumPositive: Double?
  /// The first value that is not positive and so has no logarithm; `nil` if all are positive.
  private(set) var notPositive: Double?
  /// The numbers or dates in order of appearance, if each is a category.
  package private(set) var values: [Double] = []
  /// The types of marks that have the look, for the samples of the legend.
  var markTypes: Set<MarkType> = []

  /// Reads a channel of all runs; `nil` if no mark has it.
  ///
  /// - Parameter isCategorical: Whether numbers and dates are categories.
  init?(_ channel: Channel, of marks: PreparedMarks, isCategorical: Bool = false) {
    var seen: Set<Int> = []
    var seenValues: Set<Double> = []
    var isUsed = false
    for run in marks.runs {
      guard let column = run.run[channel] else { continue }
      if !isUsed { label = column.label }
      isUsed = true
      markTypes.insert(run.kind)
      kind = kind == .category ? .category : column.kind ?? kind
      if column.kind == .category {
        for value in column.values where !value.isNaN {
          if seen.insert(Int(value)).inserted { names.append(marks.list.names[Int(value)]) }
        }
      } else {
        for values in [column.values, column.ends ?? []] {
          for value in values where value.isFinite {
            lower = min(lower, value)
            upper = max(upper, value)
            if value > 0 {
              if value < minimumPositive ?? .infinity { minimumPositive = value }
            } else if notPositive == nil {
              notPositive = value
            }
            if isCategorical, seenValues.insert(value).inserted { self.values.append(value) }
          }
        }
      }
    }
    guard isUsed else { return nil }
    if markTypes.allSatisfy(\.isLayer), names.count > PreparedMarks.orderedLayers {
      sortBySize(channel, of: marks)
    }
  }

  /// Sorts the names in the order of stacked layers: the largest has the first look.
  private mutating func sortBySize(_ channel: Channel, of marks: PreparedMarks) {
    var sums: [String: Double] = [:]
    for run in marks.runs {
      guard let column = run.run[channel], column.kind == .category, let values = run.values else {
        continue
      }
      for (row, code) in column.values.enumerated() where !code.isNaN && values[row].isFinite {
        sums[marks.list.names[Int(code)], default: 0] += abs(values[row])
      }
    }
    names = names.enumerated().sorted { a, b in
      let (first, second) = (sums[a.element] ?? 0, sums[b.element] ?? 0)
      return first != second ? first > second : a.offset < b.offset
    }.map(\.element)
  }
}

/// A resolver that creates the scales of looks from data and configuration.
struct LookResolver {
  package let style: ChartStyle
  private(set) var diagnostics: [Diagnostic] = []

  init(_ style: ChartStyle) { self.style = style }

  /// Returns the scale of a look; `nil` if no mark has the look by data.
  ///
  /// - Parameters:
  ///   - data: The summary of the marks.
  ///   - configuration: The settings of modifiers.
  ///   - standard: The looks of categories in their order, which repeat.
  ///   - isCategorical: Whether numbers and dates are categories.
  ///   - other: The look of categories beyond the standard ones; `nil` if those repeat.
  ///   - continuous: Returns the look at a position 0...1 between two ends, which are numbers or
  ///     seconds.
  mutating func resolve<Look>(
    _ data: LookData?, _ configuration: StyleScaleConfiguration<Look>, standard: [Look],
    isCategorical: Bool = false, other: Look? = nil,
    continuous: @escaping (_ share: Double, _ ends: (low: Double, high: Double)) -> Look?
  ) -> LookScale<Look>? {
    guard let data else { return nil }
    if let function = configuration.function {
      return LookScale(
        label: data.label, domain: domain(data, configuration.domain), look: function)
    }
    if let mapping = configuration.mapping {
      let looks = Dictionary(mapping.map { ($0.datum, $0.look) }) { first, _ in first }
      var domain = mapping.map(\.datum)
      // Values that the mapping does not contain follow in order of appearance.
      let others = data.names.map(ChartDatum.category).filter { looks[$0] == nil }
      domain += others
      let others2 = Dictionary(
        uniqueKeysWithValues: others.enumerated().compactMap { index, datum in
          Self.look(index, standard, other).map { (datum, $0) }
        })
      noteShared(data, others, standard, other)
      return LookScale(label: data.label, domain: domain) { looks[$0] ?? others2[$0] }
    }
    noteType(data, configuration.type)
    let isCategorical =
      isCategorical || data.kind == .category || configuration.type == .category
    let domain = domain(data, configuration.domain, isCategorical: isCategorical)
    if isCategorical {
      guard let range = configuration.range else {
        noteShared(data, domain, standard, other)
        return categories(data, domain, standard, other)
      }
      return categories(data, domain, range, nil)
    }
    let transform = data.kind == .number ? configuration.type?.transform ?? .linear : .linear
    return numbers(data, domain, configuration.range, transform, continuous)
  }

  /// Notes a scale type that does not suit the values.
  private mutating func noteType(_ data: LookData, _ type: ScaleType?) {
    guard let type, type != .category, let kind = data.kind else { return }
    let isUsed =
      switch (type.form, kind) {
      case (.date, .number), (.businessDays, _), (_, .category): false
      case (.date, .date), (.number(.linear), .date), (_, .number): true
      default: false
      }
    guard !isUsed else { return }
    diagnostics.append(
      Diagnostic(
        .warning, .unsupportedOption,
        "“\(data.label)” has \(kind.plural), which a scale of type \(type.name) cannot show; the type is "
          + "not used", operation: "Chart", value: type.name))
  }

  private mutating func domain(
    _ data: LookData, _ domain: (any ScaleDomain)?, isCategorical: Bool = false
  ) -> [ChartDatum] {
    let inferred: [ChartDatum] =
      data.kind == .category
      ? data.names.map(ChartDatum.category)
      : isCategorical
        ? data.values.map(data.datum)
        : data.lower <= data.upper ? [data.datum(data.lower), data.datum(data.upper)] : []
    switch domain?._specification.form {
    case .values(let values): return values
    case .broken(let ranges):
      // A look has no gaps.
      diagnostics.append(
        Diagnostic(
          .error, .unsupportedOption,
          "“\(data.label)” has a broken domain, which only axes can have; it extends from the first "
            + "to the last end; give a range",
          operation: "Chart", value: "broken"))
      return ranges.flatMap { [$0.lower, $0.upper] }
    case .automatic(let zero, let isReversed, let modify):
      var values = inferred
      if zero == true, data.kind == .number {
        values = [.number(min(0, data.lower)), .number(max(0, data.upper))]
      }
      if let modify { values = modify(values) }
      return isReversed == true ? values.reversed() : values
    case nil: return inferred
    }
  }

  private mutating func categories<Look>(
    _ data: LookData, _ domain: [ChartDatum], _ looks: [Look], _ other: Look?
  ) -> LookScale<Look> {
    let limit = Self.maximumEntries
    if domain.count > limit {
      diagnostics.append(
        Diagnostic(
          .warning, .limitExceeded,
          "“\(data.label)” has \(domain.count) values; "
            + (looks.count >= domain.count
              ? "more than \(limit) appearances are hard to tell apart"
              : other == nil
                ? "their \(looks.count) looks repeat in order"
                : "those beyond \(looks.count) share one look"),
          operation: "Chart", value: "\(domain.count)"))
    }
    var codes: [ChartDatum: Int] = [:]
    for (index, datum) in domain.enumerated() where codes[datum] == nil { codes[datum] = index }
    return LookScale(label: data.label, domain: domain) { datum in
      codes[datum].flatMap { Self.look($0, looks, other) }
    }
  }

  /// Returns the look at an index; `nil` if there are no looks.
  private static func look<Look>(_ index: Int, _ looks: [Look], _ other: Look?) -> Look? {
    if index >= looks.count, let other { return other }
    return looks.isEmpty ? nil : looks[index % looks.count]
  }

  /// Notes values that share one look because more looks cannot be distinguished.
  private mutating func noteShared<Look>(
    _ data: LookData, _ domain: [ChartDatum], _ looks: [Look], _ other: Look?
  ) {
    guard other != nil, domain.count > looks.count else { return }
    let list = domain.dropFirst(looks.count).listed(in: style.environment)
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted,
        "“\(data.label)” has \(domain.count) values, of which \(looks.count) have an appearance of their "
          + "own; these share a gray: \(list)", operation: "Chart", value: list))
  }

  /// The maximum number of values that looks distinguish.
  static let maximumEntries = 200

  private mutating func numbers<Look>(
    _ data: LookData, _ domain: [ChartDatum], _ range: [Look]?, _ transform: ScaleTransform,
    _ continuous: @escaping (Double, (low: Double, high: Double)) -> Look?
  ) -> LookScale<Look> {
    let ends = domain.compactMap(\.number).filter(\.isFinite)
    var (low, high) = (ends.first ?? 0, ends.last ?? 1)
    var domain = domain
    if transform.isLogarithmic {
      if let value = data.notPositive { noteNotPositive(data, value) }
      let minimum = data.minimumPositive ?? max(low, high, 1)
      (low, high) = (low > 0 ? low : minimum, high > 0 ? high : minimum)
      domain = [.number(low), .number(high)]
    }
    let shown = (low: transform.apply(low), high: transform.apply(high))
    var scale = LookScale<Look>(label: data.label, domain: domain) { datum in
      guard let value = datum.number, value.isFinite else { return nil }
      let share = transform.share(of: value, from: low, to: high)
      guard !share.isNaN else { return nil }
      guard let range, !range.isEmpty else { return continuous(share, shown) }
      return range[min(Int(share * Double(range.count)), range.count - 1)]
    }
    scale.transform = transform
    return scale
  }

  private mutating func noteNotPositive(_ data: LookData, _ value: Double) {
    diagnostics.append(
      Diagnostic(
        .warning, .invalidData,
        "a logarithmic scale has no appearance for zero and negative numbers, which “\(data.label)” has: "
          + "\(value)", operation: "Chart", value: "\(value)"))
  }
}

extension LookData {
  fileprivate func datum(_ value: Double) -> ChartDatum {
    kind == .date ? .date(.at(value)) : .number(value)
  }
}

extension ChartDatum {
  /// The number, or the seconds of a date; `nil` for a category.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// What the marks of a chart say of a look: colour, symbol, size or dashes.
package struct LookData {
  package var label = ""
  package var kind: DatumKind?
  /// The names of categories in order of appearance.
  package var names: [String] = []
  package var lower = Double.infinity
  package var upper = -Double.infinity
  /// The kinds of marks that have the look, which the legend shows.
  package var markKinds: Set<MarkKind> = []

  /// Reads a channel of all runs; nil where no mark has it.
  package init?(_ channel: Channel, of marks: PreparedMarks) {
    var seen: Set<Int> = []
    var isUsed = false
    for run in marks.runs {
      guard let column = run.run[channel] else { continue }
      if !isUsed { label = column.label }
      isUsed = true
      markKinds.insert(run.kind)
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
          }
        }
      }
    }
    guard isUsed else { return nil }
    if markKinds == [.area], names.count > PreparedMarks.orderedLayers {
      sortBySize(channel, of: marks)
    }
  }

  /// Sorts the names as layers of a stack lie on each other: the largest has the first look.
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

/// Makes the scales of looks from data and configuration.
package struct LookResolver {
  package let style: ChartStyle
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ style: ChartStyle) { self.style = style }

  /// The scale of a look; nil where no mark has the look by data.
  ///
  /// - Parameters:
  ///   - data: What the marks say.
  ///   - configuration: What modifiers say.
  ///   - standard: The looks of categories in their order, which repeat.
  ///   - other: The look of categories beyond the standard ones; nil where those repeat.
  ///   - continuous: The look of a share 0…1 between two ends, which are numbers or seconds.
  package mutating func resolve<Look>(
    _ data: LookData?, _ configuration: StyleScaleConfiguration<Look>, standard: [Look],
    other: Look? = nil,
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
      // What the mapping does not name follows in order of appearance.
      let others = data.names.map(ChartDatum.category).filter { looks[$0] == nil }
      domain += others
      let others2 = Dictionary(
        uniqueKeysWithValues: others.enumerated().compactMap { index, datum in
          Self.look(index, standard, other).map { (datum, $0) }
        })
      noteShared(data, others, standard, other)
      return LookScale(label: data.label, domain: domain) { looks[$0] ?? others2[$0] }
    }
    let domain = domain(data, configuration.domain)
    if data.kind == .category || isCategorical(configuration) {
      guard let range = configuration.range else {
        noteShared(data, domain, standard, other)
        return categories(data, domain, standard, other)
      }
      return categories(data, domain, range, nil)
    }
    return numbers(data, domain, configuration.range, continuous)
  }

  private func isCategorical<Look>(_ configuration: StyleScaleConfiguration<Look>) -> Bool {
    configuration.type == .category
  }

  private func domain(_ data: LookData, _ domain: (any ScaleDomain)?) -> [ChartDatum] {
    let inferred: [ChartDatum] =
      data.kind == .category
      ? data.names.map(ChartDatum.category)
      : data.lower <= data.upper ? [data.datum(data.lower), data.datum(data.upper)] : []
    switch domain?._specification.form {
    case .values(let values): return values
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
              ? "more than \(limit) looks are hardly told apart"
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

  /// The look at an index; nil where there is none at all.
  private static func look<Look>(_ index: Int, _ looks: [Look], _ other: Look?) -> Look? {
    if index >= looks.count, let other { return other }
    return looks.isEmpty ? nil : looks[index % looks.count]
  }

  /// Notes values that share one look because no more are told apart.
  private mutating func noteShared<Look>(
    _ data: LookData, _ domain: [ChartDatum], _ looks: [Look], _ other: Look?
  ) {
    guard other != nil, domain.count > looks.count else { return }
    let names = domain.dropFirst(looks.count).map(\.described)
    let list = names.listed()
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted,
        "“\(data.label)” has \(domain.count) values, of which \(looks.count) have a look of their "
          + "own; these share a grey: \(list)", operation: "Chart", value: list))
  }

  /// How many values a look may tell apart.
  package static let maximumEntries = 200

  private func numbers<Look>(
    _ data: LookData, _ domain: [ChartDatum], _ range: [Look]?,
    _ continuous: @escaping (Double, (low: Double, high: Double)) -> Look?
  ) -> LookScale<Look> {
    let ends = domain.compactMap(\.number)
    let (low, high) = (ends.first ?? 0, ends.last ?? 1)
    // Halves keep the distances of the greatest numbers finite.
    let span = high / 2 - low / 2
    return LookScale(label: data.label, domain: domain) { datum in
      guard let value = datum.number, value.isFinite else { return nil }
      let part = (value / 2 - low / 2) / span
      let share = high == low || part.isNaN ? 0.5 : min(max(part, 0), 1)
      guard let range, !range.isEmpty else { return continuous(share, (low, high)) }
      return range[min(Int(share * Double(range.count)), range.count - 1)]
    }
  }
}

extension LookData {
  fileprivate func datum(_ value: Double) -> ChartDatum {
    kind == .date ? .date(.at(value)) : .number(value)
  }
}

extension ChartDatum {
  /// The number, or the seconds of a date.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

extension [String] {
  /// The first of many names in one text, with the count of the others.
  package func listed(_ most: Int = 50) -> String {
    let list = prefix(most).map { "“\($0)”" }.joined(separator: ", ")
    return count > most ? list + " and \(count - most) more" : list
  }
}

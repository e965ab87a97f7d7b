import EaselBlocks
import EaselCanvas
import Foundation

/// A resolver that creates the position scale of an axis from its data and its configuration.
struct ScaleResolver {
  package let style: ChartStyle
  let axis: Axis
  package var data: AxisData
  package let configuration: AxisConfiguration
  /// The minimum distance of two bars without a step.
  private let minimumDistance: Double?
  var diagnostics: [Diagnostic] = []

  /// The maximum number of categories on an axis.
  static let maximumCategories = 10_000

  init(
    _ data: AxisData, _ configuration: AxisConfiguration, _ style: ChartStyle
  ) {
    self.style = style
    axis = data.axis
    self.data = data
    self.configuration = configuration
    minimumDistance = data.kind == .category ? nil : data.minimumDistance
  }

  var operation: String { axis == .horizontal ? "chartXScale" : "chartYScale" }

  /// Returns the scale for the range 0...1, which the layout replaces by that of the plot.
  ///
  /// - Parameter names: The names of all categories by their codes.
  mutating func resolve(names: NameTable) -> ResolvedScale? {
    guard let kind = kind else { return nil }
    note()
    var scale: ResolvedScale =
      switch kind {
      case .category: category(names)
      case .date: date()
      case .number: number()
      }
    scale.label = data.name
    scale.unit = data.unit
    scale.hasBase = data.needs.hasBase
    scale.isShare = data.isShare
    scale.minimumDistance = minimumDistance
    return following(scale)
  }

  private var kind: DatumKind? {
    if let type = configuration.type?.form {
      switch type {
      case .category: return .category
      case .date where data.kind != .category: return .date
      case .businessDays where data.kind == nil: return .date
      default: break
      }
    }
    if let kind = data.kind { return kind }
    return switch configuration.domain?._specification.form {
    case .values(let values): values.lazy.compactMap(\.kind).first
    case .broken(let ranges): ranges.lazy.compactMap(\.lower.kind).first
    case .automatic, nil: nil
    }
  }

  private mutating func note() {
    noteType()
    if data.isMixed {
      diagnostics.append(
        Diagnostic(
          .warning, .invalidData,
          "the \(axisName) has values of different kinds; all are shown as categories where one is",
          operation: "Chart", value: data.labels.joined(separator: ", ")))
    }
  }

  /// Notes a scale type that does not suit the values of the axis.
  private mutating func noteType() {
    guard let type = configuration.type, let kind = data.kind else { return }
    let isUsed =
      switch (type.form, kind) {
      case (.businessDays, let kind): kind == .date
      case (.category, _), (_, .number), (.date, .date): true
      // Dates are always spaced evenly, so `linear` changes nothing.
      case (.number(.linear), .date): true
      default: false
      }
    guard !isUsed else { return }
    diagnostics.append(
      Diagnostic(
        .warning, .unsupportedOption,
        "the \(axisName) has \(kind.plural), which a scale of type \(type.name) cannot show; "
          + "the type is not used",
        operation: operation, value: type.name))
  }

  var axisName: String { axis == .horizontal ? "x axis" : "y axis" }

  // MARK: Categories

  private mutating func category(_ table: NameTable) -> ResolvedScale {
    var names = data.codes.map { data.name($0, table) }
    var isReversed = false
    switch configuration.domain?._specification.form {
    case .values(let values):
      names = unique(values.compactMap { $0.categoryName })
    case .automatic(_, let reversed, let modify):
      isReversed = reversed ?? false
      if let modify {
        names = unique(
          modify(names.map(ChartDatum.category)).compactMap { $0.categoryName })
      }
    case .broken: noteBreak("has categories, which have no ranges")
    case nil: break
    }
    if names.count > Self.maximumCategories {
      diagnostics.append(
        Diagnostic(
          .error, .limitExceeded,
          "the \(axisName) has \(names.count) categories; those beyond \(Self.maximumCategories) "
            + "are left out",
          operation: operation, value: "\(names.count)"))
      names.removeLast(names.count - Self.maximumCategories)
    }
    var scale = ResolvedScale(
      kind: .category,
      position: PositionScale(
        categories: names.count, start: isReversed ? 1 : 0, end: isReversed ? 0 : 1))
    scale.names = names
    scale.namedData = data.ownNames.data
    if case .values = configuration.domain?._specification.form { scale.isExplicit = true }
    return scale
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  // MARK: Dates

  private mutating func date() -> ResolvedScale {
    var (lower, upper) = (data.lower, data.upper)
    var isReversed = false
    var isExplicit = false
    var pieces = data.days
    switch configuration.domain?._specification.form {
    case .values(let values):
      if let ends = ends(values, .date) {
        (lower, upper, isExplicit) = (min(ends.0, ends.1), max(ends.0, ends.1), true)
        isReversed = ends.0 > ends.1
      }
    case .broken(let ranges):
      let found = brokenDomain(ranges, .date, .linear)
      pieces = pieces ?? found.pieces
      if let ends = found.ends { (lower, upper, isExplicit) = (ends.lower, ends.upper, true) }
    case .automatic(_, let reversed, let modify):
      isReversed = reversed ?? false
      if let modify, lower <= upper {
        let changed = modify([.date(.at(lower)), .date(.at(upper))])
        if let ends = ends(changed, .date) {
          (lower, upper) = (min(ends.0, ends.1), max(ends.0, ends.1))
          if ends.0 > ends.1 { isReversed.toggle() }
        }
      }
    case nil: break
    }
    if !(lower <= upper) { (lower, upper) = (0, 86_400) }
    // A single date is in the middle of a day.
    if lower == upper {
      let date = lower
      (lower, upper) = dayEnds(around: date, pieces)
      if isExplicit { noteSingleValue(.date(.at(date)), .date(.at(lower)), .date(.at(upper))) }
    }
    if !isExplicit, data.needs.hasBands, !data.hasIntervals, let distance = minimumDistance {
      (lower, upper) = extended(lower, upper, by: distance / 2, pieces)
    }
    var scale = ResolvedScale(
      kind: .date,
      position: PositionScale(
        lower: lower, upper: upper, pieces: pieces, start: isReversed ? 1 : 0,
        end: isReversed ? 0 : 1))
    scale.isExplicit = isExplicit
    return scale
  }

  // MARK: Numbers

  private mutating func number() -> ResolvedScale {
    let transform = transform
    var isReversed = false
    var includesZero: Bool?
    var (low, high) = (data.lower, data.upper)
    switch configuration.domain?._specification.form {
    case .values(let values):
      if let ends = ends(values, .number) { return explicit(ends.0, ends.1, transform) }
    case .broken(let ranges):
      let found = brokenDomain(ranges, .number, transform)
      if let ends = found.ends {
        return explicit(ends.lower, ends.upper, transform, found.pieces)
      }
    case .automatic(let zero, let reversed, let modify):
      includesZero = zero
      isReversed = reversed ?? false
      if let modify, low <= high {
        let changed = modify([.number(low), .number(high)])
        if let ends = ends(changed, .number) {
          (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
        }
      }
    case nil: break
    }
    if data.isShare, !transform.isLogarithmic {
      let lower = low < 0 ? -1.0 : 0
      var scale = scale(lower, 1, transform, isReversed)
      scale.ticks = lower < 0 ? [-1, -0.5, 0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1]
      return scale
    }
    // A single value is shown by its distance from zero.
    let mayJoin = axis == .vertical && (data.needs.mayJoinZero || low == high)
    let role: NumberDomain.Role = data.needs.hasBase ? .bars : mayJoin ? .values : .positions
    if isBanded, role != .bars, low <= high { return banded(low, high, isReversed) }
    let isUnrounded = !style.roundsHiddenAxes && configuration.visibility == .hidden
    if configuration.endsAtData == true || isUnrounded, low <= high, !transform.isLogarithmic {
      let joins =
        configuration.endsAtData == true || style.domainStyle == .fitted
        ? role == .bars : includesZero ?? true
      let (first, last) = joins ? (min(low, 0), max(high, 0)) : (low, high)
      return scale(first, first == last ? first + 1 : last, transform, isReversed)
    }
    // The ticks of one half are mirrored to the other.
    if data.isMirrored { low = 0 }
    var domain = NumberDomain.inferred(
      from: low, to: high, role: role, style: style.domainStyle,
      transform: transform, includesZero: includesZero,
      areWhole: data.areWhole && (axis == .horizontal || !data.needs.hasValues),
      minimumPositive: data.minimumPositive, hasWholeTicks: data.areWhole)
    if data.isMirrored { domain.mirror() }
    var result = scale(domain.lower, domain.upper, transform, isReversed)
    result.ticks = domain.ticks
    result.isYears = domain.holdsYears
    result.leavesOutZero = domain.lower > 0 || domain.upper < 0
    if transform.isLogarithmic, data.minimumValue <= 0 { noteNotPositive() }
    return result
  }

  /// Whether bars or cells have a width along the axis, at numbers or between bins.
  private var isBanded: Bool { data.needs.hasBands && !data.needs.hasBase }

  /// Returns the domain of bars at numbers, or of bins: whole steps, up to the ends of the plot.
  private func banded(_ low: Double, _ high: Double, _ isReversed: Bool) -> ResolvedScale {
    var (lower, upper) = (low, high)
    if !data.hasIntervals {
      let distance = minimumDistance ?? 1
      (lower, upper) = (low - distance / 2, high + distance / 2)
    }
    if lower == upper { (lower, upper) = (lower - 0.5, upper + 0.5) }
    var result = scale(lower, upper, transform, isReversed)
    result.isBanded = true
    result.isYears = data.areWhole && NumberDomain.areYears(low, high)
    return result
  }

  /// Returns the scale of a domain that a modifier sets.
  private mutating func explicit(
    _ first: Double, _ last: Double, _ transform: ScaleTransform, _ pieces: ScalePieces? = nil
  ) -> ResolvedScale {
    let ends = usableEnds(min(first, last), max(first, last), transform)
    var result = scale(ends.lower, ends.upper, transform, first > last, pieces)
    result.isExplicit = true
    result.isYears =
      data.areWhole && !data.needs.hasValues && NumberDomain.areYears(ends.lower, ends.upper)
    result.leavesOutZero = ends.lower > 0 || ends.upper < 0
    return result
  }

  private func scale(
    _ lower: Double, _ upper: Double, _ transform: ScaleTransform, _ isReversed: Bool,
    _ pieces: ScalePieces? = nil
  ) -> ResolvedScale {
    ResolvedScale(
      kind: .number,
      position: PositionScale(
        lower: lower, upper: upper, transform: transform, pieces: pieces,
        start: isReversed ? 1 : 0, end: isReversed ? 0 : 1))
  }

  private mutating func noteNotPositive() {
    diagnostics.append(
      Diagnostic(
        .warning, .invalidData,
        "a logarithmic scale has no position for zero and negative numbers; they are left out, and "
          + "bars and areas begin at the lower end of the \(axisName); .symmetricLog shows them",
        operation: operation, value: "\(data.minimumValue)"))
  }

  private var transform: ScaleTransform { configuration.type?.transform ?? .linear }

  /// Returns the first and the last value of a domain, if all values are usable and of a kind.
  private mutating func ends(_ values: [ChartDatum], _ kind: DatumKind) -> (Double, Double)? {
    let numbers = values.compactMap { datum -> Double? in
      switch (kind, datum) {
      case (.number, .number(let number)): number.isFinite ? number : nil
      case (.date, .date(let date)):
        date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
      default: nil
      }
    }
    guard numbers.count == values.count, let first = numbers.first, let last = numbers.last else {
      diagnostics.append(
        Diagnostic(
          .warning, .invalidData,
          "a domain of the \(axisName) has values that its scale cannot use; the domain is inferred",
          operation: operation,
          value: values.map { $0.described(in: style.environment) }.joined(separator: ", ")))
      return nil
    }
    // Two values are the ends; of more values, the outermost are the ends.
    guard numbers.count > 2 else { return (first, last) }
    return (numbers.min() ?? first, numbers.max() ?? last)
  }
}

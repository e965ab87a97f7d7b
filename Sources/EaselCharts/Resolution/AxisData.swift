import EaselBlocks
import EaselCanvas
import Foundation

/// A summary of the marks of a chart for one position axis.
struct AxisData {
  var axis: Axis
  var kind: DatumKind?
  /// The distinct labels of the marks, in order of appearance.
  var labels: [String] = []
  /// The label of the first reference, such as a limit; it names the axis if no other mark does.
  private var referenceLabel = ""
  /// The name of the values along the axis.
  var name: String { labels.isEmpty ? referenceLabel : labels.joined(separator: ", ") }
  var lower = Double.infinity
  var upper = -Double.infinity
  var minimumPositive: Double?
  /// The smallest value that a mark shows; for a bar from zero, that is its length and not its
  /// start.
  private(set) var minimumValue = Double.infinity
  var areWhole = true
  /// The needs of the marks beyond the range of their values.
  private(set) var needs = AxisNeeds()
  /// Whether intervals extend from unit to unit or from bin to bin.
  var hasIntervals = false
  var unit: DateUnit?
  var isShare = false
  /// Whether the domain extends equally far below and above zero.
  private(set) var isMirrored = false
  /// The codes of categories in the order of the data.
  var codes: [Int] = []
  /// The position of the first mark of each category, in the order of declaration.
  private var firstMarks: [Int: Int] = [:]
  /// The business days of the axis; `nil` for an axis that shows all days.
  var days: ScalePieces?
  /// Whether there are numbers or dates beside categories.
  var isMixed = false

  /// Whether the axis is categorical, so that numbers and dates get names.
  private let isCategorical: Bool
  var ownNames = OwnNames()

  init(axis: Axis, isCategorical: Bool = false) {
    self.axis = axis
    self.isCategorical = isCategorical
  }

  /// Adds the values of a run along the axis.
  mutating func add(_ run: PreparedRun, names: NameTable) {
    guard let positions = run[axis] else { return }
    if run.kind.isReference {
      if referenceLabel.isEmpty { referenceLabel = positions.label }
    } else if !positions.label.isEmpty, !labels.contains(positions.label) {
      labels.append(positions.label)
    }
    if unit == nil { unit = positions.unit }
    if kind == nil || kind == positions.kind {
      kind = positions.kind
    } else {
      isMixed = true
      if positions.kind == .category { kind = .category }
    }
    run.kind.behavior.add(run, along: axis, to: &needs)
    guard positions.kind != .category else { return addCodes(run, positions) }
    if isCategorical { addCodes(run, coded(positions, names)) }
    var minimum = extend(positions.lower, positions.summary)
    if let upper = positions.upper {
      minimum = min(minimum, extend(upper))
      if positions.unit != nil || !positions.isSpan { hasIntervals = true }
    }
    if positions.isFromBase { minimum = NumberSummary(run.values ?? []).lower }
    minimumValue = min(minimumValue, minimum)
    if run.direction == axis, !run.vertices.isEmpty {
      let areWhole = areWhole
      extend(run.vertices.flatMap { [$0.lower, $0.upper] })
      self.areWhole = areWhole
    }
    if let values = run.values, run.direction == axis { checkWhole(values) }
  }

  /// Makes the extent symmetric about zero.
  mutating func mirror() {
    let reach = max(abs(lower), abs(upper))
    guard reach.isFinite else { return }
    (lower, upper) = (-reach, reach)
    needs.hasBase = true
    isMirrored = true
  }

  /// Adds codes in the order of all marks, because marks of other kinds are in other runs.
  private mutating func addCodes(_ run: PreparedRun, _ positions: PreparedRun.Positions) {
    let (ordinals, before) = (run.run.ordinals, codes.count)
    var hasEarlier = false
    for values in [positions.lower, positions.upper ?? []] {
      var last: Int?
      for (row, value) in values.enumerated() where !value.isNaN {
        let code = Int(value)
        if last == code { continue }
        last = code
        let ordinal = row < ordinals.count ? ordinals[row] : .max
        if let first = firstMarks[code] {
          guard ordinal < first else { continue }
        } else {
          codes.append(code)
        }
        firstMarks[code] = ordinal
        hasEarlier = hasEarlier || before > 0
      }
    }
    guard hasEarlier else { return }
    let firstMarks = firstMarks
    // Equal ordinals, such as those of both ends of an interval, keep their order.
    codes = codes.enumerated().sorted { a, b in
      let (first, second) = (firstMarks[a.element] ?? .max, firstMarks[b.element] ?? .max)
      return first != second ? first < second : a.offset < b.offset
    }.map(\.element)
  }

  /// Sorts the categories, unless some of them are names of numbers or dates.
  mutating func sortCategories(_ order: CategoryOrder) {
    guard codes.allSatisfy({ order.ranks[$0] != nil }) else { return }
    codes.sort { order.ranks[$0, default: 0] < order.ranks[$1, default: 0] }
  }

  /// Extends the range by values, and returns the smallest finite one.
  @discardableResult
  private mutating func extend(_ values: [Double], _ known: NumberSummary? = nil) -> Double {
    let summary = known ?? NumberSummary(values)
    areWhole = areWhole && summary.areWhole
    (lower, upper) = (min(lower, summary.lower), max(upper, summary.upper))
    if summary.minimumPositive.isFinite {
      minimumPositive = min(summary.minimumPositive, minimumPositive ?? .infinity)
    }
    return summary.lower
  }

  private mutating func checkWhole(_ values: [Double]) {
    guard areWhole else { return }
    areWhole = values.allSatisfy { $0.isNaN || $0 == $0.rounded() }
  }

  /// The minimum distance of two bars or cells without a step; `nil` if fewer than two differ.
  ///
  /// It is a number of days on an axis of business days.
  var minimumDistance: Double? {
    var positions = needs.bandPositions
    if let days { positions = positions.map { days.coordinate(of: $0) } }
    let sorted = positions.filter(\.isFinite).sorted()
    var minimum: Double?
    for (a, b) in zip(sorted, sorted.dropFirst()) where b > a {
      minimum = min(minimum ?? .infinity, b - a)
    }
    return minimum
  }
}

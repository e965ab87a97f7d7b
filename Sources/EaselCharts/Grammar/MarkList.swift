import EaselBlocks
import EaselCanvas
import Foundation

/// The collected marks of a chart's content, and the effects on groups of them.
///
/// Charts fill it with the marks of their content. A type of your own that conforms to
/// ``ChartContent`` does not need it.
public struct MarkList {
  /// Runs of marks of one type that have the same channels.
  private(set) var runs: [MarkRun] = []
  /// The settings that modifiers made, each shared by many marks.
  package private(set) var traits: [MarkTraits] = []
  /// Annotations, masks and effects, in the order in which they start.
  private(set) var groups: [MarkGroup] = []
  /// The names of all categories.
  package var names = NameTable()
  /// The number of marks.
  private(set) var count = 0
  /// Functions, which are sampled when the scales are known.
  var functions: [FunctionPlot] = []
  /// Diagnostics about left-out content and other findings.
  var diagnostics: [Diagnostic] = []
  /// The number of values, other than marks, that chart families left out; the drawing states it.
  var omittedValues = 0
  /// Decorations that are drawn around marks when the outlines are known.
  private(set) var decorations: [(decoration: MarkDecoration, kind: MarkType)] = []
  /// The axes that show amounts on both sides of zero.
  ///
  /// Their domain is symmetric, and their labels have no minus sign.
  var magnitudeAxes: Axis.Set = []
  /// Hints that chart families give about the values of an axis.
  var axisHints: [Axis: AxisHint] = [:]
  /// Whether diagnostics report missing and negative values; a preset that knows more about them
  /// reports them itself.
  var reportsFaults = true
  /// The data table of a preset whose marks do not have all of its values.
  var ownTable: (columns: [String], rows: [[ChartDatum?]])?
  /// The titles of the data table's columns whose values have no label.
  var columnTitles: [Channel: String] = [:]
  /// The names that the marks already show as headings, so that no legend repeats them.
  var headings: Set<ChartDatum> = []
  /// The colors of categories that no modifier sets; `nil` for the palette.
  var standardStyles: [any ShapeStyle]?

  /// The maximum number of marks in a chart.
  static let maximumMarks = 2_000_000
  /// The maximum nesting depth of content.
  static let maximumDepth = 200

  private var lastScope: MarkScope?
  private var lastTraits = 0
  /// The types of the marks so far; a chart has only a few, which a loop finds fastest.
  private var types: [MarkType] = []
  /// For each of these types, the index of the run to which a mark was last appended.
  private var lastRuns: [Int] = []
  private var lastPoints: [LastPoint?] = []
  private var omitted = 0
  private var scopes = ScopeCache()

  package init() {}

  /// Appends a mark.
  ///
  /// - Parameters:
  ///   - kind: The type of the mark.
  ///   - fields: Its values by channel; those of the scope are added.
  ///   - scope: The settings of the modifiers around the mark.
  ///   - points: Positions in points that the initializer gives; `nil` if it gives none.
  package mutating func append(
    _ kind: MarkType, _ fields: MarkFields, in scope: MarkScope,
    _ points: MarkPoints? = nil
  ) {
    guard count < Self.maximumMarks else {
      omitted += 1
      return
    }
    let trait = index(of: scope)
    let run = run(kind, fields, scope, points)
    runs[run].append(fields, scope, points, &names, trait: trait, ordinal: count)
    count += 1
  }

  /// Appends a mark with two numbers or dates.
  ///
  /// If the mark continues the preceding one of its type, all other checks are skipped.
  mutating func append(_ kind: MarkType, _ point: MarkPoint, in scope: MarkScope) {
    let type = index(of: kind)
    if let last = lastPoints[type], last.trait == lastTraits, !scope.hasFields,
      lastScope?.sharesTraits(with: scope) == true, last.point.isContinued(by: point),
      count < Self.maximumMarks
    {
      runs[last.run].append(point, trait: last.trait, ordinal: count)
      count += 1
      return
    }
    append(kind, point.fields, in: scope)
    guard !scope.hasFields, lastRuns[type] >= 0 else { return }
    lastPoints[type] = LastPoint(point: point, run: lastRuns[type], trait: lastTraits)
  }

  /// The last mark of a type that had only two numbers or dates.
  private struct LastPoint {
    var point: MarkPoint
    var run: Int
    var trait: Int
  }

  /// Returns how many of the given number of marks may be appended, and counts the others as left
  /// out.
  mutating func space(for rows: Int) -> Int {
    let space = max(0, min(rows, Self.maximumMarks - count))
    // Ranges can be as long as the largest integer, so the sum is limited.
    omitted = min(omitted, .max / 4) + min(max(0, rows) - space, .max / 4)
    return space
  }

  /// Appends the marks of a whole collection.
  ///
  /// - Parameters:
  ///   - run: The columns of the marks.
  ///   - rows: The number of marks.
  ///   - scope: The settings of the modifiers around the marks.
  ///   - change: Changes the traits of a row; `nil` if all rows share their traits.
  package mutating func append(
    _ run: MarkRun, rows: Int, in scope: MarkScope,
    _ change: ((Int, inout MarkTraits) -> Void)? = nil
  ) {
    let (all, rows) = (rows, space(for: rows))
    guard rows > 0 else { return }
    var run = run
    if rows < all { run.keepFirst(rows) }
    for (channel, field) in scope.fields where run[channel] == nil {
      var column = Column(label: field.label, ends: field.end == nil ? nil : [], unit: field.unit)
      column.append(field, &names)
      column.values = Array(repeating: column.values[0], count: rows)
      column.ends = column.ends.map { Array(repeating: $0[0], count: rows) }
      run[channel] = column
    }
    run.count = rows
    run.ordinals = RowNumbers(count..<count + rows)
    run.traits = traitNumbers(rows, scope, change)
    runs.append(run)
    count += rows
  }

  private mutating func traitNumbers(
    _ rows: Int, _ scope: MarkScope, _ change: ((Int, inout MarkTraits) -> Void)?
  ) -> RowNumbers {
    guard let change else { return RowNumbers(repeating: index(of: scope), count: rows) }
    var numbers = RowNumbers()
    // Elements often alternate between a few looks.
    var recent: [Int] = []
    for row in 0..<rows {
      var own = scope.traits
      change(row, &own)
      if let known = recent.last(where: { traits[$0].isSame(as: own) }) {
        numbers.append(known)
        continue
      }
      traits.append(own)
      numbers.append(traits.count - 1)
      if recent.count == 8 { recent.removeFirst() }
      recent.append(traits.count - 1)
    }
    return numbers
  }

  /// Appends a function, which is sampled when the scales are known.
  package mutating func append(_ function: FunctionPlot) {
    guard space(for: 1) > 0 else { return }
    var function = function
    function.ordinal = count
    function.trait = index(of: function.scope)
    functions.append(function)
    count += 1
  }

  /// Adds a decoration, whose figures count as marks of a type.
  mutating func decorate(_ decoration: MarkDecoration, as kind: MarkType) {
    decorations.append((decoration, kind))
  }

  /// Runs a closure that appends the marks of a group.
  mutating func group(_ effect: MarkGroup.Effect, _ body: (inout MarkList) -> Void) {
    let index = groups.count
    groups.append(MarkGroup(effect: effect, marks: count..<count))
    body(&self)
    groups[index].marks = groups[index].marks.lowerBound..<count
  }

  /// The indices of marks at which effects on groups start or end, ascending; empty without
  /// effects.
  ///
  /// Marks on the two sides of such an index are drawn separately. Annotations do not change the
  /// marks, so they do not count.
  var effectBounds: [Int] {
    var bounds: Set<Int> = []
    for group in groups where !group.marks.isEmpty {
      if group.isLabel { continue }
      bounds.formUnion([group.marks.lowerBound, group.marks.upperBound])
    }
    return bounds.sorted()
  }

  /// Returns the scope inside another one with a look; consecutive marks share the result.
  mutating func scope(_ scope: MarkScope, with look: ScopeLook) -> MarkScope {
    scopes.scope(scope, with: look)
  }

  /// Returns whether content may be nested this deep, and notes a diagnostic if it is too deep.
  mutating func allows(_ scope: MarkScope) -> Bool {
    guard scope.depth >= Self.maximumDepth else { return true }
    let note = Diagnostic(
      .error, .limitExceeded,
      "chart content is nested more than \(Self.maximumDepth) levels deep; deeper content is left out",
      operation: "ChartContent.body", value: "\(Self.maximumDepth)")
    if !diagnostics.contains(note) { diagnostics.append(note) }
    return false
  }

  /// Notes a diagnostic about left-out marks, after the content was collected.
  package mutating func finish() {
    guard omitted > 0 else { return }
    diagnostics.append(
      Diagnostic(
        .error, .limitExceeded,
        "\(omitted) marks beyond \(Self.maximumMarks) are left out; draw bins or a sample instead",
        operation: "Chart", value: "\(count + omitted)"))
    omitted = 0
  }

  private mutating func index(of scope: MarkScope) -> Int {
    if lastScope?.sharesTraits(with: scope) == true { return lastTraits }
    // Modifiers inside a `ForEach` create new traits for each element.
    if !traits.isEmpty, traits[lastTraits].isSame(as: scope.traits) {
      lastScope = scope
      return lastTraits
    }
    traits.append(scope.traits)
    lastTraits = traits.count - 1
    lastScope = scope
    return lastTraits
  }

  private mutating func run(
    _ kind: MarkType, _ fields: MarkFields, _ scope: MarkScope, _ points: MarkPoints?
  ) -> Int {
    let type = index(of: kind)
    let last = lastRuns[type]
    if last >= 0, runs[last].continues(with: fields, scope, points) { return last }
    // The marks of several declarations alternate if one `ForEach` contains all of them.
    for index in runs.indices.reversed().prefix(12)
    where runs[index].kind == kind && runs[index].continues(with: fields, scope, points) {
      lastRuns[type] = index
      return index
    }
    runs.append(MarkRun(kind, fields, scope, points))
    lastRuns[type] = runs.count - 1
    return runs.count - 1
  }

  /// Returns the index of a type of marks, which it adds if it is new.
  private mutating func index(of kind: MarkType) -> Int {
    if let index = types.firstIndex(of: kind) { return index }
    types.append(kind)
    lastRuns.append(-1)
    lastPoints.append(nil)
    return types.count - 1
  }
}

extension MarkRun {
  fileprivate init(
    _ kind: MarkType, _ fields: MarkFields, _ scope: MarkScope, _ points: MarkPoints?
  ) {
    self.init(kind)
    axisID = scope.traits.axisID
    fields.forEach { self[$0] = Column($1) }
    for (channel, field) in scope.fields { self[channel] = Column(field) }
    if points != nil {
      self[.xPoints] = Column(label: "", kind: .number, ends: [])
      self[.yPoints] = Column(label: "", kind: .number, ends: [])
    }
  }

  fileprivate func continues(
    with fields: MarkFields, _ scope: MarkScope, _ points: MarkPoints?
  ) -> Bool {
    guard channels == ChannelSet(fields, scope, points), axisID == scope.traits.axisID else {
      return false
    }
    if let x = fields.x, !continues(.x, with: x) { return false }
    if let y = fields.y, !continues(.y, with: y) { return false }
    if !fields.hasOnlyPosition {
      if let angle = fields.angle, !continues(.angle, with: angle) { return false }
      if let series = fields.series, !continues(.series, with: series) { return false }
    }
    guard scope.hasFields else { return true }
    for (channel, field) in scope.fields where !continues(channel, with: field) { return false }
    return true
  }

  fileprivate mutating func append(
    _ fields: MarkFields, _ scope: MarkScope, _ points: MarkPoints?, _ names: inout NameTable,
    trait: Int, ordinal: Int
  ) {
    if let x = fields.x { append(x, to: .x, &names) }
    if let y = fields.y { append(y, to: .y, &names) }
    if let angle = fields.angle { append(angle, to: .angle, &names) }
    if let series = fields.series { append(series, to: .series, &names) }
    for (channel, field) in scope.fields { append(field, to: channel, &names) }
    if let points {
      self[.xPoints]?.values.append(Double(points.xStart ?? .nan))
      self[.xPoints]?.ends?.append(Double(points.xEnd ?? .nan))
      self[.yPoints]?.values.append(Double(points.yStart ?? .nan))
      self[.yPoints]?.ends?.append(Double(points.yEnd ?? .nan))
    }
    traits.append(trait)
    ordinals.append(ordinal)
    count += 1
  }
}

extension ChannelSet {
  /// Creates the set of the channels of a mark.
  fileprivate init(_ fields: MarkFields, _ scope: MarkScope, _ points: MarkPoints?) {
    self = fields.channels
    if scope.hasFields {
      for (channel, _) in scope.fields { self[channel] = true }
    }
    self[.xPoints] = points != nil
    self[.yPoints] = points != nil
  }
}

extension MarkFields {
  fileprivate func forEach(_ body: (Channel, ChartField) -> Void) {
    if let x { body(.x, x) }
    if let y { body(.y, y) }
    if let angle { body(.angle, angle) }
    if let series { body(.series, series) }
  }
}

extension Column {
  fileprivate init(_ field: ChartField) {
    self.init(
      label: field.label, kind: field.start.kind, ends: field.end == nil ? nil : [],
      unit: field.unit, isSpan: field.isSpan)
  }
}

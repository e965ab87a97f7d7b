import EaselBlocks
import EaselCanvas
import Foundation

/// A builder of the figures of a plot: marks with their outlines in points, and their paints.
struct FigureBuilder {
  package let marks: PreparedMarks
  /// The scales, with positions in the plot.
  package let scales: ChartScales
  package let style: ChartStyle
  let plot: CGRect
  let missing: MissingValues
  package let angleRange: ClosedRange<Angle>?
  var figures: [ChartFigure] = []
  var blocks: [SymbolBlock] = []
  var sectors: [PlacedSector] = []
  var diagnostics: [Diagnostic] = []
  /// The number of sectors that are left out because their values are negative.
  var negativeSectors = 0
  /// The texts beside points.
  var sideLabels: [PointLabel] = []
  /// The number of missing values.
  var missingCount = 0
  /// Whether bars end at the edges of the plot, instead of being clipped there.
  var cutsBars = false
  /// Whether units of time without a row count as missing values; an explicit policy sets this.
  var hasAbsentDates = false

  private let xIndices: [Int: Int]
  private let yIndices: [Int: Int]
  /// The indices of categories by their names, for numbers and dates among them.
  private let nameIndices: [Axis: [String: Int]]
  /// The slots of values that are placed side by side, in the order of first appearance.
  let dodgeSlots: [Double: Int]
  /// The numbers of the marks at which effects on groups of marks start and end.
  private let effectBounds: [Int]
  /// The mean length in points of calendar units, which decides the gap between bars.
  let meanInterval: CGFloat?
  var looks: [LookKey: any ShapeStyle] = [:]
  /// The styles of marks without a style of their own, by their value axis.
  private var standardLooks: [ChartAxisID?: any ShapeStyle] = [:]

  /// A block at a point, instead of a symbol.
  struct SymbolBlock {
    var block: any Block
    package var center: CGPoint
    package var mark: Int
  }

  struct LookKey: Hashable {
    var value: Double
    var kind: DatumKind?
  }

  init(
    _ marks: PreparedMarks, _ scales: ChartScales, _ style: ChartStyle, plot: CGRect,
    missing: MissingValues = .gap, angleRange: ClosedRange<Angle>? = nil
  ) {
    self.marks = marks
    self.scales = scales
    self.style = style
    self.plot = plot
    self.missing = missing
    self.angleRange = angleRange
    xIndices = Self.indices(scales.x, marks.list.names)
    yIndices = Self.indices(scales.y, marks.list.names)
    nameIndices = [
      .horizontal: Self.nameIndices(scales.x, .horizontal, marks),
      .vertical: Self.nameIndices(scales.y, .vertical, marks),
    ]
    dodgeSlots = Self.slots(marks)
    effectBounds = marks.list.effectBounds
    meanInterval = Self.meanInterval(marks, scales)
  }

  private static func slots(_ marks: PreparedMarks) -> [Double: Int] {
    var slots: [Double: Int] = [:]
    for run in marks.runs {
      for value in run.run[.position]?.values ?? [] where !value.isNaN && slots[value] == nil {
        slots[value] = slots.count
      }
    }
    return slots
  }

  private static func meanInterval(_ marks: PreparedMarks, _ scales: ChartScales) -> CGFloat? {
    for run in marks.runs where run.kind.fillsSteps {
      let across: Axis = run.direction == .vertical ? .horizontal : .vertical
      guard let positions = run[across], positions.unit != nil, let upper = positions.upper,
        let scale = across == .horizontal ? scales.x : scales.y
      else { continue }
      var (sum, count) = (0.0, 0)
      for (a, b) in zip(positions.lower, upper) where (b - a).isFinite {
        sum += abs(scale.position.position(of: b) - scale.position.position(of: a))
        count += 1
      }
      return count > 0 ? CGFloat(sum / Double(count)) : nil
    }
    return nil
  }

  private static func indices(_ scale: ResolvedScale?, _ names: NameTable) -> [Int: Int] {
    guard let scale, scale.kind == .category else { return [:] }
    var result: [Int: Int] = [:]
    for (index, name) in scale.names.enumerated() {
      if let code = names.existingCode(of: name) { result[code] = index }
    }
    return result
  }

  private static func nameIndices(
    _ scale: ResolvedScale?, _ axis: Axis, _ marks: PreparedMarks
  ) -> [String: Int] {
    guard let scale, scale.kind == .category,
      marks.runs.contains(where: { $0[axis].map { $0.kind != .category } ?? false })
    else { return [:] }
    return Dictionary(
      scale.names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Builds the figures, in drawing order.
  mutating func build() {
    for type in Set(marks.runs.map(\.kind)).ranked() {
      type.form?.addFigures(
        of: marks.runs.indices.filter { marks.runs[$0].kind == type }, to: &self)
    }
    // Sorts by z index, then by order of declaration; a line has the number of its first point.
    figures = figures.enumerated().sorted { a, b in
      if a.element.zIndex != b.element.zIndex { return a.element.zIndex < b.element.zIndex }
      let (first, second) = (
        a.element.rank ?? a.element.markNumbers.first ?? 0,
        b.element.rank ?? b.element.markNumbers.first ?? 0
      )
      return first != second ? first < second : a.offset < b.offset
    }.map(\.element)
    addDecorations()
  }

  mutating func add(_ figure: ChartFigure) { figures.append(figure) }

  /// Returns a number that is equal for marks with the same effects.
  func effects(on mark: Int) -> Int { effectBounds.partitioningIndex { $0 > mark } }

  /// Returns the series and the value across of a figure, if the style keeps identities for
  /// animations.
  func identity(
    _ kind: MarkType, _ run: PreparedRun, _ row: Int, hasDatum: Bool = true
  ) -> FigureIdentity? {
    guard style.keepsIdentities else { return nil }
    let channel: Channel = run.direction == .vertical ? .x : .y
    let datum = hasDatum ? run.run[channel]?.datum(row, marks.list.names) : nil
    return FigureIdentity(kind: kind, series: seriesDatum(run, row), datum: datum)
  }

  mutating func change(figure index: Int, _ change: (inout ChartFigure) -> Void) {
    change(&figures[index])
  }

  // MARK: Rows

  func traits(_ run: PreparedRun, _ row: Int) -> MarkTraits {
    marks.traits(run, row)
  }

  /// Returns the offsets of a mark in points; right-to-left layout mirrors them.
  func offset(_ traits: MarkTraits) -> EdgeOffsets {
    style.isRightToLeft ? traits.offset.mirrored : traits.offset
  }

  /// Returns the offsets of the edges of a rectangle, with `xStart` as that of the left edge.
  func edgeOffset(_ traits: MarkTraits) -> EdgeOffsets {
    var offset = offset(traits)
    if style.isRightToLeft { swap(&offset.xStart, &offset.xEnd) }
    return offset
  }

  func scale(_ axis: Axis, _ traits: MarkTraits) -> ResolvedScale? {
    axis == .horizontal ? scales.x : scales.y(traits.axisID)
  }

  /// Returns the scale's value for a number of a column: a category's code becomes its index.
  func value(_ raw: Double, _ kind: DatumKind, _ axis: Axis, _ scale: ResolvedScale) -> Double {
    guard !raw.isNaN else { return .nan }
    guard scale.kind == .category else { return kind == .category ? .nan : raw }
    guard kind == .category else {
      guard let name = (kind == .date ? ChartDatum.date(.at(raw)) : .number(raw)).categoryName
      else { return .nan }
      return nameIndices[axis]?[name].map(Double.init) ?? .nan
    }
    let index = axis == .horizontal ? xIndices[Int(raw)] : yIndices[Int(raw)]
    return index.map(Double.init) ?? .nan
  }

  /// Returns the position of a row's value, or of the middle of its interval; NaN without one.
  func position(_ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits) -> CGFloat {
    // A mark with a value along the other axis alone is in the middle, also without a scale.
    guard let positions = run[axis] else { return points(run, row, axis)?.start ?? middle(axis) }
    guard let scale = scale(axis, traits) else { return .nan }
    // On an axis of categories, a calendar unit or bin is the category of its start.
    let isNamed = scale.kind == .category && positions.isOneValue
    let raw = isNamed ? positions.lower[row] : positions.middle(row)
    let value = value(raw, positions.kind, axis, scale)
    return CGFloat(scale.position.position(of: value))
  }

  func middle(_ axis: Axis) -> CGFloat { axis == .horizontal ? plot.midX : plot.midY }

  /// Returns the explicit positions of a mark in points, which it has from the leading or top edge.
  func points(_ run: PreparedRun, _ row: Int, _ axis: Axis) -> (start: CGFloat?, end: CGFloat?)? {
    let channel = axis == .horizontal ? Channel.xPoints : .yPoints
    guard let column = run.run[channel], let ends = column.ends else { return nil }
    func point(_ value: Double) -> CGFloat? {
      guard value.isFinite else { return nil }
      if axis == .vertical { return plot.minY + CGFloat(value) }
      return style.isRightToLeft ? plot.maxX - CGFloat(value) : plot.minX + CGFloat(value)
    }
    return (point(column.values[row]), point(ends[row]))
  }

  /// Returns the style of a row.
  mutating func look(_ run: PreparedRun, _ row: Int, _ traits: MarkTraits) -> any ShapeStyle {
    if traits.isContext { return style.mutedInk }
    if let column = run.run[.foregroundStyle], let scale = scales.foregroundStyle {
      let key = LookKey(value: column.values[row], kind: column.kind)
      if let look = looks[key] { return look }
      let datum = column.datum(row, marks.list.names)
      let look = scale.look(datum) ?? style.mutedInk
      looks[key] = look
      return look
    }
    if let style = traits.style { return style }
    if let known = standardLooks[traits.axisID] { return known }
    let look = scales.standardStyle(of: traits.axisID, style)
    standardLooks[traits.axisID] = look
    return look
  }

  /// Returns the name of a row's series; empty without one.
  func series(_ run: PreparedRun, _ row: Int) -> String {
    guard let column = seriesColumn(run) else { return "" }
    return column.labeledDatum(of: column.values[row], marks.list.names)
      .described(in: style.environment)
  }

  /// Returns the category that identifies a row's series; `nil` without one.
  private func seriesDatum(_ run: PreparedRun, _ row: Int) -> ChartDatum? {
    seriesColumn(run)?.datum(row, marks.list.names)
  }

  private func seriesColumn(_ run: PreparedRun) -> Column? {
    for channel in [Channel.series, .foregroundStyle, .lineStyle, .symbol] {
      if let column = run.run[channel], column.kind == .category { return column }
    }
    return nil
  }

  func seriesCount(of kind: MarkType) -> Int {
    var keys: Set<SeriesKey> = []
    for (index, run) in marks.runs.enumerated() where run.kind == kind && run.count > 0 {
      // Rows without distinguishing values are one series.
      if run.isOneSeries {
        keys.insert(seriesKey(index, 0))
        continue
      }
      var declarations = Declarations()
      for row in 0..<run.count where keys.count < 100 {
        keys.insert(seriesKey(index, row, &declarations))
      }
    }
    return keys.count
  }

  /// Returns the paint of a style for lines and symbols in a rectangle.
  func linePaint(_ look: any ShapeStyle, _ rect: CGRect, _ traits: MarkTraits) -> Paint {
    look.linePaint(in: traits.alignsStylesWithPlot == true ? plot : rect, style.environment)
  }

  /// Returns the paint of a style for a rectangle.
  func paint(_ look: any ShapeStyle, _ rect: CGRect, _ traits: MarkTraits) -> Paint {
    // A fixed paint keeps its colors for both appearances, light and dark.
    if let fixed = look as? FixedPaint { return fixed.paint }
    let bounds = traits.alignsStylesWithPlot == true ? plot : rect
    return look.paint(in: bounds, style.environment)
  }

  typealias Declarations = PreparedMarks.Declarations

  /// Returns the line or area to which a row belongs.
  func seriesKey(_ run: Int, _ row: Int) -> SeriesKey {
    var declarations = Declarations()
    return marks.seriesKey(run, row, &declarations)
  }

  /// Returns the line or area to which a row belongs, and records the row's declaration.
  func seriesKey(_ run: Int, _ row: Int, _ declarations: inout Declarations) -> SeriesKey {
    marks.seriesKey(run, row, &declarations)
  }
}

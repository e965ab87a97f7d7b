import EaselBlocks

/// The meaning of marks of one type for axes, legends, labels and the alternative text.
///
/// A type of mark is a folder of `Marks`. It contains an enumeration without cases that conforms to
/// ``MarkForm``, which adds the drawing; the public structure that users write; its plot of a
/// collection; and the settings that only this type has. Nothing outside of the folder lists the
/// types of marks.
protocol MarkBehavior: Sendable {
  /// The name of the public type, for diagnostics.
  static var name: String { get }
  /// The order among the types of a chart, ascending: that of their names in the alternative text,
  /// and of the types whose sample a legend shows.
  static var rank: Int { get }
  /// The form of a mark in the samples of legends.
  static var sample: MarkSample { get }
  /// Whether each mark is a point of a line or layer that connects the points of its series.
  static var isConnected: Bool { get }
  /// Whether marks refer to the values of others, as a limit or a text beside a point does.
  ///
  /// They name an axis and are described only in a chart without other marks.
  static var isReference: Bool { get }
  /// Whether marks have angles in a circle, and no axes.
  static var isPolar: Bool { get }
  /// Whether marks have the width of their step, with gaps between them.
  static var fillsSteps: Bool { get }
  /// Whether the category of a mark on an axis names it, so that a legend of these names is needless.
  static var isNamedByAxis: Bool { get }
  /// The part of a mark beside which annotations are placed.
  static var anchor: MarkAnchor { get }
  /// The position of the number that a mark shows as its label.
  static var valuePosition: MarkValuePosition { get }

  /// Returns the direction of the values of a run: along y (`.vertical`) or along x.
  ///
  /// - Parameters:
  ///   - run: A run whose direction is not known yet.
  ///   - magnitudes: The axes that show amounts on both sides of zero.
  static func direction(of run: PreparedRun, magnitudes: Axis.Set) -> Axis
  /// Stacks the marks of the type.
  static func stack(_ marks: inout PreparedMarks)
  /// Adds what a run needs of an axis on which it has positions.
  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds)
  /// Returns the axis that shows the values of a run; `nil` if both axes or none do.
  static func valueAxis(of run: PreparedRun) -> Axis?
  /// Returns the number that a mark shows as its label; `nil` if it has none.
  static func labeledNumber(of run: PreparedRun, row: Int) -> Double?

  /// Returns the name of the chart's kind if it consists of marks of this type; `nil` if they are
  /// only a part of others.
  static func phrase(for marks: DescribedMarks) -> ChartPhrase?
  /// Returns whether a run shows two numbers against each other.
  static func comparesNumbers(_ run: PreparedRun) -> Bool
  /// Returns whether the values of a run follow each other over positions of a kind, as a course
  /// with a trend does.
  static func followsCourse(over kind: DatumKind?) -> Bool
  /// Returns whether other marks are described before a run, as a line is before the band around it.
  static func isSecondary(_ run: PreparedRun) -> Bool
}

extension MarkBehavior {
  static var isConnected: Bool { false }
  static var isReference: Bool { false }
  static var isPolar: Bool { false }
  static var fillsSteps: Bool { false }
  static var isNamedByAxis: Bool { false }
  static var valuePosition: MarkValuePosition { .none }

  static func direction(of run: PreparedRun, magnitudes: Axis.Set) -> Axis { .vertical }
  static func stack(_ marks: inout PreparedMarks) {}

  static func valueAxis(of run: PreparedRun) -> Axis? {
    if run.y?.kind == .number { return .vertical }
    return run.x?.kind == .number ? .horizontal : nil
  }

  static func labeledNumber(of run: PreparedRun, row: Int) -> Double? {
    for positions in [run.y, run.x] {
      guard let positions, positions.kind == .number, positions.upper == nil else { continue }
      let value = positions.lower[row]
      return value.isFinite ? value : nil
    }
    return nil
  }

  static func comparesNumbers(_ run: PreparedRun) -> Bool { false }
  static func followsCourse(over kind: DatumKind?) -> Bool { kind != .category }
  static func isSecondary(_ run: PreparedRun) -> Bool { false }
}

/// The form of a mark in the samples of legends.
enum MarkSample: Hashable, Sendable {
  /// A filled rectangle.
  case swatch
  /// A short line.
  case line
  /// A symbol.
  case symbol
  /// None of its own: that of other marks, or a symbol.
  case none
}

/// The part of a mark beside which annotations are placed.
enum MarkAnchor: Hashable, Sendable {
  /// The end that is farther from zero.
  case end
  /// The symbol at the mark's point.
  case point
  /// The point of a connected mark, which has no symbol.
  case vertex
  /// The whole length.
  case line
  /// The interior of a rectangle.
  case area
  /// The middle of a sector.
  case sector
}

/// The position of the number that a mark shows as its label.
enum MarkValuePosition: Hashable, Sendable {
  /// No number.
  case none
  /// Beyond the mark's end, or inside it.
  case end
  /// Beside the mark's symbol.
  case beside
  /// In the middle of the mark.
  case center
  /// Beside the last point of a line.
  case lineEnd
}

/// The needs of marks on an axis, beyond the range of their values.
struct AxisNeeds {
  /// Whether bars or areas start at zero along the axis.
  var hasBase = false
  /// Whether marks have their values along the axis instead of following each other.
  var hasValues = false
  /// Whether zero is added to the domain if it is close: for lines, and for points over dates or
  /// names.
  ///
  /// Points of two numbers, boxes and ranges do not start at zero, and need the room for
  /// themselves.
  var mayJoinZero = false
  /// Whether bars, cells or intervals have a width along the axis, which the domain's ends must
  /// contain.
  var hasBands = false
  /// The positions of bars and cells without a step, of all runs together.
  var bandPositions: [Double] = []

  init() {}
}

/// The described marks of one type.
struct DescribedMarks {
  /// The runs of the type.
  let runs: [PreparedRun]
  /// All marks of the chart.
  package let marks: PreparedMarks
  /// Whether a row is hidden from the alternative text.
  let isHidden: (PreparedRun, Int) -> Bool

  /// Whether marks are stacked: one begins where another one at its position ends.
  var areStacked: Bool {
    for run in runs where run.values != nil {
      guard let values = run[run.direction] else { continue }
      for row in 0..<run.count
      where values.lower[row] != 0 && values.lower[row].isFinite && !isHidden(run, row) {
        // The interval of a negative value ends at 0.
        if let upper = values.upper?[row], upper != 0 { return true }
      }
    }
    return false
  }
}

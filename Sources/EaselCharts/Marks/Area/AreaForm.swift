import EaselBlocks

/// The form of areas, from zero to the points of a series or between two values.
enum AreaForm: MarkForm {
  static var name: String { "AreaMark" }
  static var rank: Int { 40 }
  static var sample: MarkSample { .swatch }
  static var isConnected: Bool { true }
  static var anchor: MarkAnchor { .vertex }

  static func direction(of run: PreparedRun, magnitudes: Axis.Set) -> Axis {
    run.directionOfNumbers
  }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    guard run.direction == axis else { return }
    needs.hasBase = needs.hasBase || run[axis]?.isFromBase == true
    needs.hasValues = true
  }

  static func valueAxis(of run: PreparedRun) -> Axis? {
    run[run.direction]?.kind == .number ? run.direction : nil
  }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? {
    if marks.runs.allSatisfy({ $0.values == nil }) { return .band }
    if marks.marks.isShareY || marks.marks.isShareX { return .shareArea }
    return marks.areStacked ? .stackedArea : .area
  }

  /// Returns whether a run is an interval around something else, such as a line.
  static func isSecondary(_ run: PreparedRun) -> Bool { run.values == nil }
}

extension MarkType {
  /// An area of an ``AreaMark``.
  public static var area: MarkType { MarkType(AreaForm.self) }
}

import EaselBlocks

/// The form of symbols at points.
enum PointForm: MarkForm {
  static var name: String { "PointMark" }
  static var rank: Int { 60 }
  static var sample: MarkSample { .symbol }
  static var isNamedByAxis: Bool { true }
  static var anchor: MarkAnchor { .point }
  static var valuePosition: MarkValuePosition { .beside }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    needs.hasValues = true
    let other = run[axis == .vertical ? .horizontal : .vertical]
    needs.mayJoinZero = needs.mayJoinZero || other?.kind != .number
  }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? {
    if marks.runs.contains(where: { $0.run[.symbolSize]?.kind == .number }) { return .bubble }
    return marks.runs.contains(where: comparesNumbers) ? .scatter : .dot
  }

  static func comparesNumbers(_ run: PreparedRun) -> Bool {
    run.x?.kind == .number && run.y?.kind == .number
  }

  static func followsCourse(over kind: DatumKind?) -> Bool { false }
}

extension MarkType {
  /// A symbol of a ``PointMark``, or a symbol on a line.
  public static var point: MarkType { MarkType(PointForm.self) }
}

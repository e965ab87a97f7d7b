import EaselBlocks

/// The form of sectors of pies and rings, whose angles are shares of a sum.
enum SectorForm: MarkForm {
  static var name: String { "SectorMark" }
  static var rank: Int { 10 }
  static var sample: MarkSample { .swatch }
  static var isPolar: Bool { true }
  static var anchor: MarkAnchor { .sector }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {}
  static func valueAxis(of run: PreparedRun) -> Axis? { nil }
  static func labeledNumber(of run: PreparedRun, row: Int) -> Double? { nil }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? {
    marks.runs.contains { marks.marks.traits($0, 0).sectorShape.hasHole } ? .donut : .pie
  }
}

extension MarkType {
  /// A sector of a ``SectorMark``.
  public static var sector: MarkType { MarkType(SectorForm.self) }
}

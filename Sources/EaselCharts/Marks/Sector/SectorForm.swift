import EaselBlocks

/// The form of sectors of pies and rings, whose angles are shares of a sum.
package enum SectorForm: MarkForm {
  package static var name: String { "SectorMark" }
  package static var rank: Int { 10 }
  package static var sample: MarkSample { .swatch }
  package static var isPolar: Bool { true }
  package static var anchor: MarkAnchor { .sector }

  package static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {}
  package static func valueAxis(of run: PreparedRun) -> Axis? { nil }
  package static func labeledNumber(of run: PreparedRun, row: Int) -> Double? { nil }

  package static func phrase(for marks: DescribedMarks) -> ChartPhrase? {
    marks.runs.contains { marks.marks.traits($0, 0).sectorShape.hasHole } ? .donut : .pie
  }
}

extension MarkType {
  /// A sector of a ``SectorMark``.
  public static var sector: MarkType { MarkType(SectorForm.self) }
}

import EaselBlocks

/// The form of lines, whose points belong to series.
package enum LineForm: MarkForm {
  package static var name: String { "LineMark" }
  package static var rank: Int { 50 }
  package static var sample: MarkSample { .line }
  package static var isConnected: Bool { true }
  package static var anchor: MarkAnchor { .vertex }
  package static var valuePosition: MarkValuePosition { .lineEnd }

  package static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    needs.hasValues = needs.hasValues || axis == .vertical
    needs.mayJoinZero = needs.mayJoinZero || axis == .vertical
  }

  package static func phrase(for marks: DescribedMarks) -> ChartPhrase? { .line }
  package static func followsCourse(over kind: DatumKind?) -> Bool { true }
}

extension MarkType {
  /// A line of a ``LineMark``.
  public static var line: MarkType { MarkType(LineForm.self) }
}

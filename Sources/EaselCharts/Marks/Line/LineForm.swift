import EaselBlocks

/// The form of lines, whose points belong to series.
enum LineForm: MarkForm {
  static var name: String { "LineMark" }
  static var rank: Int { 50 }
  static var sample: MarkSample { .line }
  static var isConnected: Bool { true }
  static var anchor: MarkAnchor { .vertex }
  static var valuePosition: MarkValuePosition { .lineEnd }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    needs.hasValues = needs.hasValues || axis == .vertical
    needs.mayJoinZero = needs.mayJoinZero || axis == .vertical
  }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? { .line }
  static func followsCourse(over kind: DatumKind?) -> Bool { true }
}

extension MarkType {
  /// A line of a ``LineMark``.
  public static var line: MarkType { MarkType(LineForm.self) }
}

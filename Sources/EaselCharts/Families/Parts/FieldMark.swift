import EaselBlocks
import EaselCanvas
import Foundation

/// A mark of any kind whose fields are known without their types.
///
/// A family is `ChartContent` in a folder of its own, and its body is made of marks, so that every
/// modifier and every scale applies to it: of public marks where their initializers say enough, else
/// of these. One item is one `…Mark` (`BoxMark`); a family whose items need each other takes a whole
/// collection (`TrendLine`). What it leaves out of bad data it says by a ``ContentNote``.
struct FieldMark: PrimitiveChartContent {
  let kind: MarkKind
  let mark: Mark
  /// The look where nothing around the mark names one.
  let standardStyle: (any ShapeStyle)?

  init(
    _ kind: MarkKind, _ fields: MarkFields, standardStyle: (any ShapeStyle)? = nil,
    change: ((inout MarkTraits) -> Void)? = nil
  ) {
    self.kind = kind
    self.standardStyle = standardStyle
    mark = Mark(fields, nil, change)
  }

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard let standardStyle, !scope.hasStyle else { return mark.append(kind, to: &list, scope) }
    var scope = scope
    scope.traits.style = standardStyle
    mark.append(kind, to: &list, scope)
  }
}

extension MarkScope {
  /// Whether a fixed style or one by data is set around the mark.
  var hasStyle: Bool {
    traits.style != nil || fields.contains { $0.channel == .foregroundStyle }
  }
}

/// A diagnostic of content, said once.
struct ContentNote: PrimitiveChartContent {
  let diagnostic: Diagnostic
  /// How many values are left out that no mark stands for.
  var omitted = 0

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    list.omittedValues += omitted
    guard !list.diagnostics.contains(diagnostic) else { return }
    list.diagnostics.append(diagnostic)
  }

  /// A warning of data that a family leaves out.
  static func invalid(_ family: String, _ message: String, value: String) -> ContentNote {
    ContentNote(
      diagnostic: Diagnostic(
        .warning, .invalidData, "\(family): \(message)", operation: family, value: value))
  }

  /// A warning of the missing values in a sample; nil where none is missing.
  ///
  /// - Parameter isOmitted: Whether the sample has no marks of its own, so that the drawing has to say
  ///   that values are missing.
  static func missing(
    _ family: String, _ count: Int, in name: String, isOmitted: Bool = false
  ) -> ContentNote? {
    guard count > 0 else { return nil }
    var note = invalid(
      family,
      count == 1
        ? "a value of “\(name)” is missing or infinite and is left out"
        : "\(count) values of “\(name)” are missing or infinite and are left out",
      value: "\(count)")
    if isOmitted { note.omitted = count }
    return note
  }
}

/// The fields of marks whose values lie along one axis and whose steps lie across it.
struct DirectedFields {
  /// The axis of the values.
  let direction: Axis
  /// The step that the marks stand in.
  let step: ChartField
  /// What the values are called.
  let label: String

  /// A value in the step.
  func at(_ value: Double) -> MarkFields {
    fields(ChartField(label: label, start: .number(value)))
  }

  /// An interval in the step.
  func between(_ start: Double, _ end: Double) -> MarkFields {
    var field = ChartField(label: label, start: .number(start), end: .number(end))
    field.isSpan = true
    return fields(field)
  }

  private func fields(_ along: ChartField) -> MarkFields {
    direction == .vertical ? MarkFields(x: step, y: along) : MarkFields(x: along, y: step)
  }

  /// Sets the width of bars across the direction.
  func setWidth(_ width: MarkDimension, of traits: inout MarkTraits) {
    if direction == .vertical { traits.width = width } else { traits.height = width }
  }
}

extension ChartDatum {
  /// The number, or the seconds of a date; NaN for a category.
  var coordinate: Double {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: .nan
    }
  }
}

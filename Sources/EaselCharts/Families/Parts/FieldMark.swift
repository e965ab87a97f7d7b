import EaselBlocks
import EaselCanvas
import Foundation

/// A mark of any type with type-erased fields, for the bodies of chart families.
///
/// A family is a type of `ChartContent` in its own folder. Its body consists of marks, so that
/// every modifier and every scale applies to it. It uses public marks if their initializers are
/// sufficient, and this type otherwise. A family whose items are independent has one value per item
/// and the name `…Mark` (`BoxMark`). Other families take a whole collection (`TrendLine`). A
/// ``ContentNote`` reports the data that a family leaves out.
struct FieldMark: PrimitiveChartContent {
  let kind: MarkType
  let mark: Mark
  /// The style for a scope without a style.
  let standardStyle: (any ShapeStyle)?

  init(
    _ kind: MarkType, _ fields: MarkFields, standardStyle: (any ShapeStyle)? = nil,
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
  /// Whether the scope has a fixed style or a style that depends on data.
  var hasStyle: Bool {
    traits.style != nil || fields.contains { $0.channel == .foregroundStyle }
  }
}

/// A diagnostic of content; a list contains equal ones once.
struct ContentNote: PrimitiveChartContent {
  let diagnostic: Diagnostic
  /// The number of values that are left out and that no mark represents.
  var omitted = 0

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    list.omittedValues += omitted
    guard !list.diagnostics.contains(diagnostic) else { return }
    list.diagnostics.append(diagnostic)
  }

  /// Returns a warning about data that a family leaves out.
  static func invalid(_ family: String, _ message: String, value: String) -> ContentNote {
    ContentNote(
      diagnostic: Diagnostic(
        .warning, .invalidData, "\(family): \(message)", operation: family, value: value))
  }

  /// Returns a warning about missing values in a sample; `nil` if none is missing.
  ///
  /// - Parameter isOmitted: Whether no mark represents the missing values, so that the chart adds
  ///   them to its number of omitted values.
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

/// The fields of marks that have values on one axis and a step on the other axis.
struct DirectedFields {
  /// The axis of the values.
  let direction: Axis
  /// The step of the marks.
  let step: ChartField
  /// The label of the values.
  let label: String

  /// Returns the fields of a value in the step.
  func at(_ value: Double) -> MarkFields {
    fields(ChartField(label: label, start: .number(value)))
  }

  /// Returns the fields of an interval in the step.
  func between(_ start: Double, _ end: Double) -> MarkFields {
    var field = ChartField(label: label, start: .number(start), end: .number(end))
    field.isSpan = true
    return fields(field)
  }

  private func fields(_ along: ChartField) -> MarkFields {
    direction == .vertical ? MarkFields(x: step, y: along) : MarkFields(x: along, y: step)
  }

  /// Sets the size of bars across the direction of the values.
  func setWidth(_ width: MarkDimension, of traits: inout MarkTraits) {
    if direction == .vertical { traits.width = width } else { traits.height = width }
  }
}

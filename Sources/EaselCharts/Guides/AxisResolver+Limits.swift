import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  /// The maximum number of values of an axis.
  static let maximumValues = ScaleResolver.maximumAxisValues

  /// Notes a diagnostic if an axis has more values than allowed.
  func noteLimit(_ set: AxisMarkSet, _ layout: inout AxisLayout) {
    let most = Self.maximumValues
    switch set.values.form {
    case .list(let data) where data.count > most:
      note(
        "the \(axisName) is given \(data.count) values", "those beyond \(most) are left out",
        &layout)
    case .stride(let step) where scale.kind == .number && step > 0:
      // Halving before subtracting keeps differences of the largest numbers finite.
      let count = (scale.upper / 2 - scale.lower / 2) / step * 2
      guard count >= Double(most) else { return }
      note(
        "steps of \(step) would give the \(axisName) more than \(most) values",
        "automatic steps are used", &layout)
    case .calendar(let component, let count, _):
      guard scale.kind == .date, let step = TimeStep(component, count),
        (scale.upper - scale.lower) / step.seconds > Double(most)
      else { return }
      note(
        "the \(axisName) is given more than \(most) dates", "those beyond are left out", &layout)
    case .automatic, .stride, .list: return
    }
  }

  /// Notes given values that the axis does not show: values of another kind, or outside the domain.
  func noteDropped(_ set: AxisMarkSet, _ layout: inout AxisLayout) {
    // An axis longer than its visible part may have values outside that part.
    noteKind(set, &layout)
    guard case .list(let data) = set.values.form, configuration.visibleLength == nil else { return }
    let names = scale.kind == .category ? Set(scale.names) : []
    let dropped = data.prefix(Self.maximumValues).filter { datum in
      switch (scale.kind, datum) {
      case (.number, .number(let number)): !scale.shows(number)
      case (.date, .date(let date)): !isInside(date)
      case (.category, _): !(datum.categoryName.map(names.contains) ?? false)
      default: true
      }
    }
    guard !dropped.isEmpty else { return }
    layout.diagnostics.append(
      Diagnostic(
        .warning, .invalidData,
        "the \(axisName) leaves out some of the values given for its marks: they are outside of its "
          + "domain or of another kind",
        operation: operation, value: dropped.listed(5, in: style.environment)))
  }

  /// Notes steps of another kind than the axis: calendar units for numbers, numbers for dates.
  private func noteKind(_ set: AxisMarkSet, _ layout: inout AxisLayout) {
    let steps: String
    switch (set.values.form, scale.kind) {
    case (.calendar, .number), (.calendar, .category): steps = "calendar units"
    case (.stride, .date): steps = "numbers"
    default: return
    }
    layout.diagnostics.append(
      Diagnostic(
        .warning, .invalidData,
        "the \(axisName) has \(scale.kind.plural), so its marks cannot have steps of \(steps); "
          + "it has steps of its own", operation: operation, value: steps))
  }

  private func note(_ what: String, _ outcome: String, _ layout: inout AxisLayout) {
    layout.diagnostics.append(
      Diagnostic(
        .error, .limitExceeded, "\(what); \(outcome)", operation: operation,
        value: "\(Self.maximumValues)"))
  }
}

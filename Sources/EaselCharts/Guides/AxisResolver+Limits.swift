import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  /// How many values an axis may be given.
  static let maximumValues = 1_000

  /// Notes values that are more than an axis may have.
  func noteLimit(_ set: AxisMarkSet, _ layout: inout AxisLayout) {
    let most = Self.maximumValues
    switch set.values.form {
    case .list(let data) where data.count > most:
      note(
        "the \(axisName) is given \(data.count) values", "those beyond \(most) are left out",
        &layout)
    case .stride(let step) where scale.kind == .number && step > 0:
      // Halves keep the distances of the greatest numbers finite.
      let count = (scale.upper / 2 - scale.lower / 2) / step * 2
      guard count >= Double(most) else { return }
      note(
        "steps of \(step) would give the \(axisName) more than \(most) values",
        "it has steps of its own", &layout)
    case .calendar(let component, let count, _):
      guard scale.kind == .date, let step = TimeStep(component, count),
        (scale.upper - scale.lower) / step.seconds > Double(most)
      else { return }
      note(
        "the \(axisName) is given more than \(most) dates", "those beyond are left out", &layout)
    case .automatic, .stride, .list: return
    }
  }

  private func note(_ what: String, _ outcome: String, _ layout: inout AxisLayout) {
    layout.diagnostics.append(
      Diagnostic(
        .error, .limitExceeded, "\(what); \(outcome)", operation: operation,
        value: "\(Self.maximumValues)"))
  }
}

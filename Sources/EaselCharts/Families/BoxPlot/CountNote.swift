import EaselBlocks
import EaselCanvas
import Foundation

/// The size of a sample, for the text below the name of its category on the axis.
struct CountNote: PrimitiveChartContent {
  let fields: DirectedFields
  let count: Int

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard case .category(let name) = fields.step.start else { return }
    let axis: Axis = fields.direction == .vertical ? .horizontal : .vertical
    var hint = list.axisHints[axis] ?? AxisHint()
    let format = NumberFormat(locale: EnvironmentValues.current.locale.ofNumbers)
    // Several boxes in a step have different sizes, so the step shows none.
    if hint.notes[name] != nil {
      hint.notes[name] = ""
    } else {
      hint.notes[name] = "n = " + format.string(from: Double(count))
    }
    list.axisHints[axis] = hint
  }
}

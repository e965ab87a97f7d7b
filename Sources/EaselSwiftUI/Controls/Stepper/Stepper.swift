import EaselBlocks
import EaselCanvas
import Foundation

/// A label with two buttons that change a value, over the proposed width.
///
/// ```swift
/// Stepper("Copies: 3", value: .constant(3), in: 1...9)
/// ```
public struct Stepper<Label: View>: View {
  let label: Label
  let canIncrement: Bool
  let canDecrement: Bool

  init(_ label: Label, canIncrement: Bool, canDecrement: Bool) {
    self.label = label
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }

  init<V: Comparable>(_ label: Label, _ value: V, _ bounds: ClosedRange<V>) {
    self.init(
      label, canIncrement: value < bounds.upperBound, canDecrement: value > bounds.lowerBound)
  }

  /// The view that draws the stepper.
  public var body: some View {
    ControlRow {
      label
    } control: {
      StepperButtons(canIncrement: canIncrement, canDecrement: canDecrement)
    }
  }
}

/// The two buttons of a stepper, 94 by 32 points.
private struct StepperButtons: View {
  let canIncrement: Bool
  let canDecrement: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      button(.minus, isActive: canDecrement)
      Rectangle().fill(Color(.systemGray3)).frame(width: 1, height: 18)
      button(.plus, isActive: canIncrement)
    }
    .frame(width: 94, height: 32)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }

  private func button(_ kind: Glyph.Kind, isActive: Bool) -> some View {
    Glyph(kind: kind, lineWidth: 1.8).frame(width: 16, height: 16)
      .foregroundStyle(Color(isActive && isEnabled ? .label : .tertiaryLabel))
      .frame(maxWidth: .infinity)
  }
}

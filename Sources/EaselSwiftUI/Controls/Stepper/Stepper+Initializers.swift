import EaselBlocks
import Foundation

extension Stepper {
  /// Creates a stepper with the actions of its buttons; a button without an action is pale.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  /// Creates a stepper with the actions of its buttons, in the order of earlier versions.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), canIncrement: true, canDecrement: true)
  }

  /// Creates a stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value.wrappedValue, bounds)
  }

  /// Creates a stepper for a value, in the order of earlier versions.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), canIncrement: true, canDecrement: true)
  }

  /// Creates a stepper for a value in a range, in the order of earlier versions.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value.wrappedValue, bounds)
  }

  /// Creates a stepper for a value with a format, which only typing would need.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), canIncrement: true, canDecrement: true)
  }

  /// Creates a stepper for a value in a range with a format, which only typing would need.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value.wrappedValue, bounds)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and the actions of its buttons.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Text(titleKey), canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  /// Creates a stepper with a title that is shown unchanged, and the actions of its buttons.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  /// Creates a stepper with a title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), canIncrement: true, canDecrement: true)
  }

  /// Creates a stepper with a title that is shown unchanged, for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), canIncrement: true, canDecrement: true)
  }

  /// Creates a stepper with a title for a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value.wrappedValue, bounds)
  }

  /// Creates a stepper with a title that is shown unchanged, for a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value.wrappedValue, bounds)
  }

  /// Creates a stepper with a title for a value with a format, which only typing would need.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), canIncrement: true, canDecrement: true)
  }

  /// Creates a stepper with a title for a value in a range with a format, which only typing would need.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value.wrappedValue, bounds)
  }
}

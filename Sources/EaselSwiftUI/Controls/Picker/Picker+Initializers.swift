import EaselBlocks

extension Picker {
  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), [AnyHashable(selection.wrappedValue)], content())
  }

  /// Creates a picker with a label, in the order of earlier versions.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label, [AnyHashable(selection.wrappedValue)], content())
  }

  /// Creates a picker with a label and a view in place of the selected option.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      label(), [AnyHashable(selection.wrappedValue)], content(),
      currentValue: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a value of several elements, with a label.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label(), sources.map { AnyHashable($0[keyPath: selection].wrappedValue) }, content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), [AnyHashable(selection.wrappedValue)], content())
  }

  /// Creates a picker with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), [AnyHashable(selection.wrappedValue)], content())
  }

  /// Creates a picker with a title and a view in place of the selected option.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      Text(titleKey), [AnyHashable(selection.wrappedValue)], content(),
      currentValue: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and a view in place of the selected option.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      Text(title), [AnyHashable(selection.wrappedValue)], content(),
      currentValue: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title for a value of several elements.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleKey), sources.map { AnyHashable($0[keyPath: selection].wrappedValue) },
      content())
  }
}

extension Picker where Label == EaselSwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      EaselSwiftUI.Label(titleKey, systemImage: systemImage),
      [AnyHashable(selection.wrappedValue)], content())
  }

  /// Creates a picker with a title that is shown unchanged, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      EaselSwiftUI.Label(title, systemImage: systemImage), [AnyHashable(selection.wrappedValue)],
      content())
  }
}

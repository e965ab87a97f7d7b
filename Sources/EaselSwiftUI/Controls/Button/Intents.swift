import EaselBlocks

extension Button {
  /// Creates a button that runs an intent of the app, which a rendering never does.
  public init<Intent>(
    role: ButtonRole? = nil, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that runs an intent of the app, which a rendering never does.
  public init<Intent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(titleKey, role: role, action: {})
  }

  /// Creates a button with a title that is shown unchanged, which runs an intent of the app.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent>(
    _ title: S, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(title, role: role, action: {})
  }
}

extension Toggle {
  /// Creates a switch that runs an intent of the app, which a rendering never does.
  public init<Intent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title that runs an intent of the app, which a rendering never does.
  public init<Intent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(titleKey, isOn: .constant(isOn))
  }
}

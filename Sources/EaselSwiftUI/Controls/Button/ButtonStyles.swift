import EaselBlocks

/// The default style of buttons: the label in the color of the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label in the color of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    ColoredButton(label: configuration.label, role: configuration.role)
  }
}

/// A style of buttons without a border: the label in the color of the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label in the color of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    ColoredButton(label: configuration.label, role: configuration.role)
  }
}

/// A style of buttons that draws the label unchanged.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButton(label: configuration.label)
  }
}

/// A style of buttons on a light background of the tint, or of gray without a tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, role: configuration.role, look: .light)
  }
}

/// A style of buttons with a white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, role: configuration.role, look: .prominent)
  }
}

/// A style of buttons on glass, drawn as a white capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, role: configuration.role, look: .glass)
  }
}

/// A style of buttons on glass in the tint, drawn as a capsule of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, role: configuration.role, look: .glassProminent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style: the label in the color of the tint.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that draws the label unchanged.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style with a light background of the tint, or of gray without a tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style with a white label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style on glass, drawn as a white capsule.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns the style on a glass, drawn as a white capsule whatever the glass is.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style on glass in the tint, drawn as a capsule of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

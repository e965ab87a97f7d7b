import EaselBlocks

/// The look of pickers, one of those of this module.
public protocol PickerStyle {
  /// The look of the style.
  var _look: _PickerLook { get }
}

/// The look of a picker, for the styles of this module.
public struct _PickerLook {
  enum Kind { case automatic, menu, segmented, inline, wheel, palette, navigationLink }

  let kind: Kind
}

extension EnvironmentValues {
  private enum PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook.Kind { .automatic }
  }

  var pickerLook: _PickerLook.Kind {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in the view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look.kind)
  }
}

/// The default style of pickers, a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _PickerLook { _PickerLook(kind: .automatic) }
}

/// A style of pickers: the selected option with two chevrons.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// A style of pickers: segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// A style of pickers: a row for each option, with a checkmark.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _PickerLook { _PickerLook(kind: .inline) }
}

/// A style of pickers: a wheel with the options around the selected one.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// A style of pickers: the options side by side, with a background of the selected one.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _PickerLook { _PickerLook(kind: .palette) }
}

/// A style of pickers: a row with the selected option, which leads to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option with two chevrons.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each option, with a checkmark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel with the options around the selected one.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side, with a background of the selected one.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the selected option, which leads to a list of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

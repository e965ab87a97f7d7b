import EaselBlocks

/// The look of date pickers, one of those of this module.
public protocol DatePickerStyle {
  /// The look of the style.
  var _look: _DatePickerLook { get }
}

/// The look of a date picker, for the styles of this module.
public struct _DatePickerLook {
  enum Kind { case compact, graphical, wheel }

  let kind: Kind
}

extension EnvironmentValues {
  private enum DatePickerLookKey: EnvironmentKey {
    static var defaultValue: _DatePickerLook.Kind { .compact }
  }

  var datePickerLook: _DatePickerLook.Kind {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._look.kind)
  }
}

/// The default style of date pickers, which is the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

/// A style of date pickers: the date and the time on gray backgrounds.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

/// A style of date pickers: a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .graphical) }
}

/// A style of date pickers with wheels, drawn like the compact style.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The look of the style.
  public var _look: _DatePickerLook { _DatePickerLook(kind: .wheel) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, which is the compact one.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time on gray backgrounds.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels, drawn like the compact style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

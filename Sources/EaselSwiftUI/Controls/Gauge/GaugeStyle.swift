import EaselBlocks

/// The look of gauges, made of their share and labels.
public protocol GaugeStyle {
  /// The type of the view that draws a gauge, which the compiler infers.
  associatedtype Body: View
  /// Returns the view that draws a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge for a ``GaugeStyle``.
public struct GaugeStyleConfiguration {
  /// The label of a gauge, with its type hidden.
  public struct Label: View {
    /// The label.
    public let body: AnyView
  }

  /// The label of the current value, with its type hidden.
  public struct CurrentValueLabel: View {
    /// The label.
    public let body: AnyView
  }

  /// The label of the smallest value, with its type hidden.
  public struct MinimumValueLabel: View {
    /// The label.
    public let body: AnyView
  }

  /// The label of the largest value, with its type hidden.
  public struct MaximumValueLabel: View {
    /// The label.
    public let body: AnyView
  }

  /// The labels of some values, which are not drawn.
  public struct MarkedValueLabel: View {
    /// The labels.
    public let body: AnyView
  }

  /// The share of the range from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the current value; `nil` without one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the smallest value; `nil` without one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the largest value; `nil` without one.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of some values, which are not drawn.
  public var markedValueLabels: MarkedValueLabel? { nil }
}

extension EnvironmentValues {
  private enum GaugeStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GaugeStyle>? { nil }
  }

  var gaugeStyles: StyleStack<any GaugeStyle>? {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges in the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyles) { $0 = StyleStack(style, in: $0) }
  }
}

/// The default style of gauges: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, look: .capacity)
  }
}

/// A style of gauges: a bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, look: .capacity)
  }
}

/// A style of small gauges: a bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, look: .smallCapacity)
  }
}

/// A style of small gauges: a bar with a dot at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, look: .marker)
  }
}

/// A style of small gauges: an open ring with a dot at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a ring with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    OpenRingGauge(configuration: configuration)
  }
}

/// A style of small gauges: a ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a ring with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ClosedRingGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a dot at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a dot at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

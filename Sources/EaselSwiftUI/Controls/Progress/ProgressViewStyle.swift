import EaselBlocks
import EaselCanvas
import Foundation

/// The look of progress views, made of their share and labels.
public protocol ProgressViewStyle {
  /// The type of the view that draws the progress, which the compiler infers.
  associatedtype Body: View
  /// Returns the view that draws the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view for a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view, with its type hidden.
  public struct Label: View {
    /// The label.
    public let body: AnyView
  }

  /// The label of the current value, with its type hidden.
  public struct CurrentValueLabel: View {
    /// The label.
    public let body: AnyView
  }

  /// The completed share from 0 to 1; `nil` if it is not known.
  public let fractionCompleted: Double?
  /// The label; `nil` without one.
  public var label: Label?
  /// The label of the current value; `nil` without one.
  public var currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
  private enum ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle>? { nil }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle>? {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyles) { $0 = StyleStack(style, in: $0) }
  }
}

/// The default style of progress views: a bar for a known share, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style of progress views: a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public init() { color = nil }
  /// Creates the style with the color of the bar.
  public init(tint: Color) { color = tint }
  /// Returns a bar between its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      configuration.label
      CapacityBar(
        fraction: configuration.fractionCompleted ?? 0, height: 4,
        style: color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SemanticStyle.tint))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A style of progress views: a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public init() { color = nil }
  /// Creates the style with the color of the spinner.
  public init(tint: Color) { color = tint }
  /// Returns a spinner above its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Spinner(color: color)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for a known share, otherwise a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

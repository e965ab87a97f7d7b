import EaselBlocks
import EaselCanvas
import Foundation

/// The size of controls: `regular` unless a view sets another one.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest controls, drawn like `small`.
  case mini
  /// Small controls.
  case small
  /// Controls of the default size.
  case regular
  /// Large controls.
  case large
  /// The largest controls.
  case extraLarge
}

extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }
  private enum AreLabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether controls take input; the ones that do not are drawn paler.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls are drawn without their labels.
  var areLabelsHidden: Bool {
    get { self[AreLabelsHiddenKey.self] }
    set { self[AreLabelsHiddenKey.self] = newValue }
  }

  /// Whether a view around this one has set a tint.
  ///
  /// A switch is green and a bordered button gray without one, whatever the accent of the theme is.
  var hasTint: Bool { tint != nil }

  /// The gradient of the tint; `nil` if the tint is a color.
  var tintGradient: Gradient? {
    switch SemanticStyle.tint.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), self) {
    case .linearGradient(let linear): Gradient(linear.gradient)
    case .conicGradient(let conic): Gradient(conic.gradient)
    default: nil
    }
  }
}

extension View {
  /// Sets whether the controls of the view take input.
  ///
  /// Controls in a view that is disabled stay disabled, whatever an inner view sets.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }

  /// Draws the controls of the view without their labels.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Draws the controls of the view without their labels if they are hidden.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.areLabelsHidden, visibility == .hidden)
  }

  /// Sets the size of the controls in the view.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Sets the largest size in a range that the controls of the view may have.
  public func controlSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}

extension ControlSize: Comparable {
  /// Returns whether a size is smaller than another one.
  public static func < (a: ControlSize, b: ControlSize) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

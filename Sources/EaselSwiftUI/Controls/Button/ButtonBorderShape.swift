import EaselBlocks
import EaselCanvas
import Foundation

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rectangle(CGFloat?)
  }

  let kind: Kind

  /// The shape of the style: a rounded rectangle, or a capsule for glass.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle whose corners have the radius of the style.
  public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(nil))
  /// Returns a rectangle with a corner radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rectangle(radius))
  }

  /// The shape for the corner radius of a style.
  func shape(radius: CGFloat) -> RoundedRectangle {
    switch kind {
    // The radius of a rectangle is at most half its height.
    case .capsule, .circle: RoundedRectangle(cornerRadius: 1000)
    case .automatic: RoundedRectangle(cornerRadius: radius)
    case .rectangle(let own): RoundedRectangle(cornerRadius: own ?? radius)
    }
  }
}

/// Whether a button repeats its action while it is held, which has no look.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The behavior of the style.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action is repeated.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action is not repeated.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The width of buttons with a background.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The width of the style, which is that of the label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The width of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The proposed width.
  public static let flexible = ButtonSizing(name: "flexible")
}

extension EnvironmentValues {
  private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
  }
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the background of bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets the width of the buttons with a background in the view.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }

  /// Has no effect: an image shows no button that is held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inert("buttonRepeatBehavior")
  }
}

import EaselBlocks
import Foundation

// The bars and the other parts of a screen are not drawn around a view.

extension View {
  /// Returns the view unchanged: the status bar is not drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Returns the view unchanged: the status bar is not drawn.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Returns the view unchanged: the parts of the system are not drawn.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged: an image and a page have no safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Returns the view unchanged: an image and a page have no safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Returns the view unchanged: an image and a page have no safe area beyond which to continue.
  public func backgroundExtensionEffect() -> some View { self }

  /// Returns the view unchanged, since a rendering has no commands.
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View {
    inert("onCommand")
  }
  /// Returns the view unchanged, since a rendering has no commands.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { inert("onExitCommand") }
  /// Returns the view unchanged, since a rendering has no commands.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    inert("onDeleteCommand")
  }
  /// Returns the view unchanged, since no view has the focus in a rendering.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Returns the view unchanged, since no view has the focus in a rendering.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }
  /// Returns the view unchanged, since nothing is typed in a rendering.
  public func typeSelectEquivalent(_ text: Text?) -> some View { inert("typeSelectEquivalent") }
  /// Returns the view unchanged, since nothing is typed in a rendering.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    inert("typeSelectEquivalent")
  }
  /// Returns the view unchanged, since nothing is typed in a rendering.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    inert("typeSelectEquivalent")
  }
  /// Returns the view unchanged, since nothing is found in a rendering.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { inert("findNavigator") }
  /// Returns the view unchanged, since no view has the focus in a rendering.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Returns the view unchanged, since no view has the focus in a rendering.
  public func focusSection() -> some View { self }
  /// Returns the view unchanged: help is not drawn.
  public func help(_ textKey: LocalizedStringKey) -> some View { inert("help") }
  /// Returns the view unchanged: help is not drawn.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { inert("help") }
  /// Returns the view unchanged: help is not drawn.
  public func help(_ text: Text) -> some View { inert("help") }

  /// Returns the view unchanged: the address that a widget opens is not drawn.
  public func widgetURL(_ url: URL?) -> some View { inert("widgetURL") }
  /// Returns the view unchanged: a widget is drawn in its own colors.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Returns the view unchanged: the label of a widget is not drawn.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    inert("widgetLabel")
  }
  /// Returns the view unchanged: content is valid in a rendering.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A given size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The platform of a preview.
public enum PreviewPlatform: Hashable, Sendable {
  /// An iPhone or iPad.
  case iOS
  /// A Mac.
  case macOS
  /// An Apple TV.
  case tvOS
  /// An Apple Watch.
  case watchOS
}

/// The context of a preview, such as a family of widgets.
public protocol PreviewContext {}

/// The family of widgets of a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The family.
  public let family: WidgetFamily
  /// Creates the context of a family.
  public init(family: WidgetFamily) { self.family = family }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// With the left side down.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// With the right side down.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// A type with views for a preview, which nothing in a rendering reads.
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// The platform of the preview.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// Returns the view unchanged: the size of its preview has no effect.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Returns the view unchanged: the device of its preview has no effect.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Returns the view unchanged: the name of its preview has no effect.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Returns the view unchanged: the orientation of its preview has no effect.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Returns the view in the context of its preview, such as a family of widgets.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    transformEnvironment(\.widgetFamily) { family in
      if let widget = value as? WidgetPreviewContext { family = widget.family }
    }
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// Controls that belong together, side by side with lines between them.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls; its label is not drawn outside of menus.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group of controls; its title is not drawn outside of menus.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group of controls; its title is not drawn outside of menus.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group with a title and a symbol, which a menu shows.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group with a title and a symbol, which a menu shows.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// The controls on a background with rounded corners.
  public var body: some View {
    ControlGroupBlock(content: content)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  /// The controls.
  public var body: some View { content }
}

/// Controls side by side with lines between them.
private struct ControlGroupBlock<Content: View>: PrimitiveBlock {
  let content: Content

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let nodes = inputs.entering("ControlGroup", stackAxis: .horizontal).nodes(of: content)
    let row = HStack(spacing: 0) {
      ForEach(0..<nodes.count) { index in
        if index > 0 { Divider().frame(height: 18) }
        NodeBlock(node: nodes[index])
          .padding(.horizontal, 12).padding(.vertical, 7)
      }
    }
    return inputs.node(of: row)
  }
}

/// A style of control groups, which all have the same look at rest.
public protocol ControlGroupStyle {}

/// The style of control groups that a system uses by default.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of control groups in bars.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of control groups that are the lines of a menu; at rest they look as usual.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of control groups that are one line of a menu; at rest they look as usual.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of control groups of symbols in a menu; at rest they look as usual.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style of control groups that are the lines of a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style of control groups that are one line of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style of control groups of symbols in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that a system uses by default.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of control groups in bars.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  /// Returns the view unchanged: the styles of control groups look alike at rest.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    inert("controlGroupStyle")
  }
}

import EaselBlocks
import EaselCanvas

/// The glass of iOS 26, drawn as a translucent material without refraction.
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// The glass of the system.
  public static let regular = Glass(.regular)
  /// A more translucent glass.
  public static let clear = Glass(.clear)
  /// No glass.
  public static let identity = Glass(.identity)

  /// Returns the glass with a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// Returns the glass, which reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  @ViewBuilder func background(in shape: some Shape) -> some View {
    if kind != .identity {
      shape.fill(kind == .clear ? Material.ultraThin : .regular)
        .overlay {
          if let color { shape.fill(color.opacity(0.75)) }
        }
        // The edge of glass is lighter than its background.
        .overlay { shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5) }
        .accessibilityHidden(true)
    }
  }
}

/// The shape of glass by default, a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// Returns the path of a capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Draws glass behind the view, in a shape.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { background { glass.background(in: shape) } }
  /// Returns the view unchanged: how glass changes is not drawn.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Returns the view unchanged: glass of several views is drawn one by one.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  /// Returns the view unchanged: how glass changes is not drawn.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A change of glass, which is not drawn.
public struct GlassEffectTransition: Hashable, Sendable {
  /// No change.
  public static let identity = GlassEffectTransition()
  /// Glass that merges.
  public static let matchedGeometry = GlassEffectTransition()
  /// Glass that appears.
  public static let materialize = GlassEffectTransition()
}

/// Views with glass, each of which is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container of views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The views.
  public var body: some View { content }
}

extension View {
  /// Draws the background of a container, such as a widget, behind the view.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }
  /// Draws the background of a container, such as a widget, behind the view.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }
}

/// The container of a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
  /// A navigation stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// A split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement()
  /// A window.
  public static let window = ContainerBackgroundPlacement()
}

import EaselBlocks
import Foundation

extension View {
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    inert("gesture")
  }
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { inert("gesture") }
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    inert("gesture")
  }
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert("simultaneousGesture") }
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    inert("simultaneousGesture")
  }
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert("highPriorityGesture") }
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    inert("highPriorityGesture")
  }
  /// Returns the view unchanged, since no gesture happens in a rendering.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    inert("defersSystemGestures")
  }

  /// Returns the view unchanged, since nobody taps in a rendering.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    inert("onTapGesture")
  }
  /// Returns the view unchanged, since nobody taps in a rendering.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { inert("onTapGesture") }
  /// Returns the view unchanged, since nobody presses in a rendering.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { inert("onLongPressGesture") }
  /// Returns the view unchanged, since nobody presses in a rendering.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { inert("onLongPressGesture") }

  /// Returns the view unchanged, since a rendering has no pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { inert("onHover") }
  /// Returns the view unchanged, since a rendering has no pointer.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { inert("onContinuousHover") }
  /// Returns the view unchanged, since a rendering has no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { inert("hoverEffect") }
  /// Returns the view unchanged, since a rendering has no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    inert("hoverEffect")
  }
  /// Returns the view unchanged, since a rendering has no pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: whether it receives taps is not drawn.
  public func allowsHitTesting(_ enabled: Bool) -> some View { inert("allowsHitTesting") }
  /// Returns the view unchanged: where it receives taps is not drawn.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    inert("contentShape")
  }
  /// Returns the view unchanged: where it receives taps is not drawn.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { inert("contentShape") }

  /// Returns the view unchanged, since a rendering never takes it away.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    inert("onDisappear")
  }
  /// Returns the view unchanged, since a rendering opens no addresses.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    inert("onOpenURL")
  }
  /// Returns the view unchanged, since a rendering presses no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  /// Returns the view unchanged, since a rendering presses no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  /// Returns the view unchanged, since a rendering presses no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  /// Returns the view unchanged, since a rendering presses no keys.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  /// Returns the view unchanged, since a rendering presses no keys.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  /// Returns the view unchanged, since a rendering moves nothing.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    inert("sensoryFeedback")
  }
  /// Returns the view unchanged, since a rendering moves nothing.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { inert("sensoryFeedback") }
  /// Returns the view unchanged, since a rendering moves nothing.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { inert("sensoryFeedback") }
}

/// The state of a pointer.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a position.
  case active(CGPoint)
  /// The pointer is elsewhere.
  case ended
}

/// The look of a view below a pointer, which is not drawn.
public struct HoverEffect: Hashable, Sendable {
  /// The effect that the system chooses.
  public static let automatic = HoverEffect()
  /// The effect that highlights the view.
  public static let highlight = HoverEffect()
  /// The effect that lifts the view.
  public static let lift = HoverEffect()
}

/// The purposes of the shape of a view's content.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The image of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The image of a view with a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The look below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline for accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The ring of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// A feedback that a person feels or hears, which is not drawn.
public struct SensoryFeedback: Hashable, Sendable {
  /// The weight of an impact.
  public struct Weight: Hashable, Sendable {
    /// A light impact.
    public static let light = Weight()
    /// A medium impact.
    public static let medium = Weight()
    /// A heavy impact.
    public static let heavy = Weight()
  }
  /// The hardness of an impact.
  public struct Flexibility: Hashable, Sendable {
    /// A hard impact.
    public static let rigid = Flexibility()
    /// A medium impact.
    public static let solid = Flexibility()
    /// A soft impact.
    public static let soft = Flexibility()
  }
  /// Success.
  public static let success = SensoryFeedback()
  /// A warning.
  public static let warning = SensoryFeedback()
  /// An error.
  public static let error = SensoryFeedback()
  /// A changed selection.
  public static let selection = SensoryFeedback()
  /// A value that grows.
  public static let increase = SensoryFeedback()
  /// A value that falls.
  public static let decrease = SensoryFeedback()
  /// The start of an activity.
  public static let start = SensoryFeedback()
  /// The end of an activity.
  public static let stop = SensoryFeedback()
  /// An alignment.
  public static let alignment = SensoryFeedback()
  /// A change of a level.
  public static let levelChange = SensoryFeedback()
  /// An impact.
  public static let impact = SensoryFeedback()
  /// Returns an impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Returns an impact of a hardness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

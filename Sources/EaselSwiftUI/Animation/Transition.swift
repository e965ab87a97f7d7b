import EaselBlocks

/// A change with which a view appears and disappears; a rendering draws the view after it.
public protocol Transition {
  /// The type of the view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// The type of the view that appears.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view in a phase of the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The properties of a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the transition followed by another one.
  public func combined<Other: Transition>(with other: Other) -> some Transition { self }
  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }
  /// Returns the view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }
}

/// A phase of a transition: before the view appears, while it is shown, or after it disappears.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears.
  case willAppear
  /// While the view is shown, the phase of a rendering.
  case identity
  /// After the view disappears.
  case didDisappear

  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 0 while it is shown, 1 after it disappears.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view.
  public var hasMotion: Bool
  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A type-erased transition; all transitions are equal, since none is drawn.
public struct AnyTransition: Hashable, Sendable {
  init() {}

  /// Creates a transition of another type of transition.
  public init<T: Transition>(_ transition: T) {}

  /// The transition that fades.
  public static let opacity = AnyTransition()
  /// The transition that enlarges the view.
  public static var scale: AnyTransition { AnyTransition() }
  /// The transition that moves the view in from the leading side.
  public static var slide: AnyTransition { AnyTransition() }
  /// The transition without a change.
  public static let identity = AnyTransition()
  /// The transition that blurs the view.
  public static var blurReplace: AnyTransition { AnyTransition() }
  /// Returns the transition that enlarges the view from a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the transition that enlarges the view from a scale.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the transition that blurs the view.
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the transition of a symbol by an effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition() }
  /// The transition of a symbol.
  public static var symbolEffect: AnyTransition { AnyTransition() }
  /// Returns the transition that moves the view in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns the transition that moves the view in by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Returns the transition that moves the view in by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns the transition that pushes the previous view away from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns the transition with two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the transition with another change when the view disappears.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Returns the transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The motion of a transition that blurs a view.
public struct BlurReplaceConfiguration: Hashable, Sendable {
  /// The view goes down, and the next one comes up.
  public static let downUp = BlurReplaceConfiguration()
  /// The view goes up, and the next one comes up.
  public static let upUp = BlurReplaceConfiguration()
}

/// A change of the content of a view, such as of its digits; a rendering draws the content after it.
public struct ContentTransition: Hashable, Sendable {
  /// The transition without a change.
  public static let identity = ContentTransition()
  /// The transition that fades.
  public static let opacity = ContentTransition()
  /// The transition that interpolates.
  public static let interpolate = ContentTransition()
  /// The transition of symbols.
  public static var symbolEffect: ContentTransition { ContentTransition() }
  /// Returns the transition of digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Returns the transition of digits, whose direction follows a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Returns the transition of symbols by an effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// The size and the position of the content of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the content from the start of the view.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The margins between the content and the view.
  public var contentInsets: EdgeInsets
  /// The size of the view.
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the content, with the margins.
  public var bounds: CGRect { visibleRect }

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// The phase of a scroll view, which is idle in a rendering.
public enum ScrollPhase: Hashable, Sendable {
  /// The content is at rest.
  case idle
  /// A finger touches the content, which does not move yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content slows down after a finger has let it go.
  case decelerating
  /// The content moves to a position that the program has set.
  case animating
  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view at the change of its phase.
public struct ScrollPhaseChangeContext {
  /// The size and the position of the content.
  public let geometry: ScrollGeometry
  /// The speed of the content in points a second, if it moves.
  public let velocity: CGVector?
}

/// The kinds of gestures that scroll.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: Int
  /// A double pinch.
  public static let handGestureShortcut = ScrollInputKind(name: 0)
  /// A digital crown.
  public static let digitalCrown = ScrollInputKind(name: 1)
  /// The eyes of a person.
  public static let look = ScrollInputKind(name: 2)
}

/// Whether a kind of gestures scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ScrollInputBehavior(name: 0)
  /// The gestures scroll.
  public static let enabled = ScrollInputBehavior(name: 1)
  /// The gestures do not scroll.
  public static let disabled = ScrollInputBehavior(name: 2)
}

extension View {
  /// Returns the view unchanged: nobody scrolls in a rendering.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { inert("onScrollGeometryChange") }

  /// Returns the view unchanged: nobody scrolls in a rendering.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { inert("onScrollPhaseChange") }

  /// Returns the view unchanged: nobody scrolls in a rendering.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { inert("onScrollPhaseChange") }

  /// Returns the view unchanged: nobody scrolls in a rendering.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { inert("onScrollTargetVisibilityChange") }

  /// Runs a closure with `true` when the view appears: what a rendering draws is visible.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that must be visible, which has no effect.
  ///   - action: The closure. If it changes state, bodies run again.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View { onAppear { action(true) } }

  /// Returns the view unchanged: no gesture scrolls in a rendering.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { inert("scrollInputBehavior") }

  /// Returns the view unchanged: scrolling ends nowhere in a rendering.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}

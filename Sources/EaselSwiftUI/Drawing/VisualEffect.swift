import EaselBlocks
import EaselCanvas
import Foundation

/// A change of a view's look that does not change the layout, such as its opacity.
public protocol VisualEffect {
  /// The changes of the view, in their order.
  var _changes: VisualChanges { get }
}

/// The changes that a visual effect makes to a view.
public struct VisualChanges: VisualEffect {
  private let changes: [(AnyView) -> AnyView]

  init(_ changes: [(AnyView) -> AnyView] = []) { self.changes = changes }

  /// The changes themselves.
  public var _changes: VisualChanges { self }

  func adding<V: View>(_ change: @escaping (AnyView) -> V) -> VisualChanges {
    VisualChanges(changes + [{ AnyView(change($0)) }])
  }

  func applied(to view: some View) -> AnyView {
    changes.reduce(AnyView(view)) { $1($0) }
  }
}

/// A visual effect without changes, from which others are made.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// No changes.
  public var _changes: VisualChanges { VisualChanges() }
}

extension VisualEffect {
  /// Returns the effect with an offset.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    _changes.adding { $0.offset(offset) }
  }
  /// Returns the effect with an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _changes.adding { $0.offset(x: x, y: y) }
  }
  /// Returns the effect with an opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _changes.adding { $0.opacity(opacity) }
  }
  /// Returns the effect with a scale.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    _changes.adding { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Returns the effect with a scale.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    _changes.adding { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Returns the effect with a scale.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { _changes.adding { $0.scaleEffect(x: x, y: y, anchor: anchor) } }
  /// Returns the effect with a rotation.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _changes.adding { $0.rotationEffect(angle, anchor: anchor) }
  }
  /// Returns the effect with a rotation about an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    _changes.adding {
      $0.rotation3DEffect(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }
  /// Returns the effect with a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    _changes.adding { $0.transformEffect(transform) }
  }
  /// Returns the effect with a blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _changes.adding { $0.blur(radius: radius, opaque: opaque) }
  }
  /// Returns the effect with a brightness.
  public func brightness(_ amount: Double) -> some VisualEffect {
    _changes.adding { $0.brightness(amount) }
  }
  /// Returns the effect with a contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    _changes.adding { $0.contrast(amount) }
  }
  /// Returns the effect with a saturation.
  public func saturation(_ amount: Double) -> some VisualEffect {
    _changes.adding { $0.saturation(amount) }
  }
  /// Returns the effect with a degree of gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    _changes.adding { $0.grayscale(amount) }
  }
  /// Returns the effect with a rotation of the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    _changes.adding { $0.hueRotation(angle) }
  }
}

extension View {
  /// Returns the view with a visual effect that depends on its size.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    SizedEffect(content: self) { proxy, view in
      effect(EmptyVisualEffect(), proxy)._changes.applied(
        to: view.frame(width: proxy.size.width, height: proxy.size.height))
    }
  }

  /// Returns the view with a visual effect for the position in the middle of a scroll view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    transition(EmptyVisualEffect(), .identity)._changes.applied(to: self)
  }

  /// Returns the view with a visual effect for the position in the middle of a scroll view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    transition(EmptyVisualEffect(), .identity)._changes.applied(to: self)
  }
}

/// The position of a view in a scroll view: before, in, or after the visible part.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible part.
  case topLeading
  /// In the visible part, the phase of a rendering.
  case identity
  /// After the visible part.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the visible part, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The change of a view that scrolls into view, which has no effect.
public struct ScrollTransitionConfiguration: Sendable {
  /// Changes at once.
  public static let identity = ScrollTransitionConfiguration()
  /// Changes with an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Changes with the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// Returns the configuration with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }
  /// Returns the configuration with a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  {
    .interactive
  }
  /// Returns the configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// Returns the configuration with another visible part.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The part of a view that must be visible.
  public struct Threshold: Sendable {
    /// All of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// Half of it.
    public static var centered: Threshold { Threshold() }
    /// Returns a part from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Returns the threshold moved by a distance.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// A view with an effect that depends on its size.
///
/// The node of the view is made once and placed once, so that effects in each other take no more time than
/// their number.
private struct SizedEffect<Content: View>: PrimitiveBlock {
  typealias Body = Never
  let content: Content
  let change: (GeometryProxy, NodeBlock) -> AnyView

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let node = inputs.appending(.position(0)).node(of: content)
    let view = NodeBlock(node: SizeNode(node)).overlay {
      GeometryReader { proxy in change(proxy, NodeBlock(node: node)) }
    }
    return inputs.appending(.position(1)).node(of: view)
  }
}

/// A node with the size of another one, which draws nothing.
private final class SizeNode: LayoutNode {
  private let node: any LayoutNode
  var path: BlockPath? { node.path }
  var traits: NodeTraits { node.traits }

  init(_ node: any LayoutNode) { self.node = node }

  func size(_ proposal: ProposedSize) -> CGSize { node.size(proposal) }
  func place(_ proposal: ProposedSize) -> Fragment { Fragment(size: node.size(proposal)) }
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    node.explicitGuide(key, proposal)
  }
}

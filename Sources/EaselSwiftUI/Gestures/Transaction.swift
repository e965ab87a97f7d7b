/// The context of a change of state, which has no effect in an image.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether the change has no animation.
  public var disablesAnimations = false
  /// Whether the change is continuous, such as a drag.
  public var isContinuous = false
  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

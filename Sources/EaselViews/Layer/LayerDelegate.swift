import EaselCanvas
import Foundation

/// Who draws and lays out in a layer's place, and decides what a change of it sets off.
public protocol LayerDelegate: AnyObject {
  /// Draws in the layer's space, clipped to its bounds.
  func draw(_ layer: Layer, in context: GraphicsContext)
  /// Makes the layer's contents.
  func display(_ layer: Layer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: Layer)
  /// What a change of a property sets off; nil leaves it to the layer.
  func action(for layer: Layer, forKey event: String) -> (any Action)?
}

extension LayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: Layer, in context: GraphicsContext) {}
  /// Makes nothing.
  public func display(_ layer: Layer) {}
  /// Places nothing.
  public func layoutSublayers(of layer: Layer) {}
  /// Leaves it to the layer.
  public func action(for layer: Layer, forKey event: String) -> (any Action)? { nil }
}

/// What a change of a layer's property sets off; animations are actions.
public protocol Action {
  /// Runs after the change.
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// An action that does nothing, which keeps a change from being animated.
public struct NullAction: Action, Sendable {
  /// Makes the action.
  public init() {}

  /// Does nothing.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

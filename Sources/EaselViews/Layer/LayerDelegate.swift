import EaselCanvas
import Foundation

/// An object that draws and lays out a layer and chooses the actions, such as animations, of its
/// changes.
public protocol LayerDelegate: AnyObject {
  /// Draws the layer's contents in its coordinate system, clipped to its bounds.
  func draw(_ layer: Layer, in context: GraphicsContext)
  /// Updates the layer's ``Layer/contents``; called after ``Layer/setNeedsDisplay()``.
  func display(_ layer: Layer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: Layer)
  /// Returns the action that a change of a property triggers; `nil` leaves the choice to the layer.
  func action(for layer: Layer, forKey event: String) -> (any Action)?
}

extension LayerDelegate {
  /// Draws nothing by default.
  public func draw(_ layer: Layer, in context: GraphicsContext) {}
  /// Does nothing by default, so that the layer's contents stay unchanged.
  public func display(_ layer: Layer) {}
  /// Does nothing by default, so that the sublayers stay in their positions.
  public func layoutSublayers(of layer: Layer) {}
  /// Returns `nil` by default, so that the layer chooses the action.
  public func action(for layer: Layer, forKey event: String) -> (any Action)? { nil }
}

/// An object that runs after a change of a layer's property, such as an animation.
public protocol Action {
  /// Responds to a change of a layer's property; an animation adds itself to the layer.
  ///
  /// - Parameters:
  ///   - event: The key of the changed property.
  ///   - object: The layer whose property changed.
  ///   - arguments: Further information, if any.
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// An action that does nothing, which prevents a change from being animated.
public struct NullAction: Action, Sendable {
  /// Creates the action.
  public init() {}

  /// Does nothing.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

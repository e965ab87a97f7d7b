import EaselCanvas
import Foundation

/// A layer whose values animations replace temporarily, and which is restored afterwards.
final class PresentationTarget {
  let layer: Layer
  private let context: RenderContext?
  /// The values to restore, with the properties that were changed.
  private var own: [(property: LayerProperty, value: AnimatableValue)] = []
  private var changed: Set<String> = []
  /// The values to restore of keys that are no properties, exactly as they were set.
  private var stored: [(key: String, value: Any?)] = []

  init(_ layer: Layer, _ context: RenderContext?) {
    self.layer = layer
    self.context = context
  }

  /// Returns the value of a property or of a component; `nil` if it does not exist.
  func value(_ keyPath: String) -> AnimatableValue? {
    let (key, rest) = Self.split(keyPath)
    guard let value = layer.anyProperty(key)?.get(layer) else { return nil }
    return rest.isEmpty ? value : value.component(rest)
  }

  /// Sets a property, or a component of it, temporarily.
  func set(_ keyPath: String, _ value: AnimatableValue) {
    let (key, rest) = Self.split(keyPath)
    guard let property = layer.anyProperty(key) else { return }
    let now = property.get(layer)
    if changed.insert(key).inserted {
      if layer.property(key) == nil {
        stored.append((key, layer.storedValues[key]))
      } else {
        own.append((property, now))
      }
    }
    property.set(layer, rest.isEmpty ? value : now.setting(rest, to: value))
  }

  /// Restores the layer's own values.
  func restore() {
    for (property, value) in own.reversed() { property.set(layer, value) }
    for (key, value) in stored { layer.storedValues[key] = value }
    (own, stored) = ([], [])
    changed = []
  }

  func note(_ message: String) {
    context?.note(.warning, .animationIgnored, message, operation: "animate")
  }

  /// Notes that a value cannot be used for a property, and returns `nil`.
  func refuse(_ value: Any, _ keyPath: String?) -> AnimatableValue? {
    note("“\(value)” is not a value of “\(keyPath ?? "")”")
    return nil
  }

  /// Splits a key path into the key of a property and the path of a component.
  static func split(_ keyPath: String) -> (key: String, rest: Substring) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, "") }
    return (String(keyPath[..<dot]), keyPath[keyPath.index(after: dot)...])
  }
}

import EaselCanvas
import Foundation

/// A layer into which animations put the values of a moment, and which gets its own back.
final class PresentationTarget {
  let layer: Layer
  private let context: RenderContext?
  /// What to put back, by the keys of the properties that were changed.
  private var own: [(property: LayerProperty, value: AnimatableValue)] = []
  private var changed: Set<String> = []
  /// The same of keys that are no properties: as they were given, to the last bit.
  private var stored: [(key: String, value: Any?)] = []

  init(_ layer: Layer, _ context: RenderContext?) {
    self.layer = layer
    self.context = context
  }

  /// The value of a property or of a part of one; nil if there is none of the name.
  func value(_ keyPath: String) -> AnimatableValue? {
    let (key, rest) = Self.split(keyPath)
    guard let value = layer.anyProperty(key)?.get(layer) else { return nil }
    return rest.isEmpty ? value : value.component(rest)
  }

  /// Gives a property, or a part of one, a value for the moment.
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

  /// Puts the layer's own values back.
  func restore() {
    for (property, value) in own.reversed() { property.set(layer, value) }
    for (key, value) in stored { layer.storedValues[key] = value }
    (own, stored) = ([], [])
    changed = []
  }

  func note(_ message: String) {
    context?.note(.warning, .animationIgnored, message, operation: "animate")
  }

  /// Notes that a value is of no use to a property.
  func refuse(_ value: Any, _ keyPath: String?) -> AnimatableValue? {
    note("“\(value)” is no value of “\(keyPath ?? "")”")
    return nil
  }

  /// The key of a property and the path to a part of it.
  static func split(_ keyPath: String) -> (key: String, rest: Substring) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, "") }
    return (String(keyPath[..<dot]), keyPath[keyPath.index(after: dot)...])
  }
}

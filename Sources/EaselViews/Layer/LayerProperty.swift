import EaselCanvas
import Foundation

/// An animatable property of a layer, with closures that read and write its value.
struct LayerProperty: Sendable {
  let get: @Sendable (Layer) -> AnimatableValue
  let set: @Sendable (Layer, AnimatableValue) -> Void
  /// Sets the property with all effects of a change; `set` has no such effects.
  let assign: @Sendable (Layer, AnimatableValue) -> Void
}

extension LayerProperty {
  typealias PropertyPath<Root, Value> = ReferenceWritableKeyPath<Root, Value> & Sendable

  /// Returns a property with values of one type.
  ///
  /// - Parameters:
  ///   - stored: The key path of the stored value.
  ///   - property: The key path of the property itself.
  static func make<Root: Layer, Value>(
    _ stored: PropertyPath<Root, Value>, _ property: PropertyPath<Root, Value>,
    _ wrap: @escaping @Sendable (Value) -> AnimatableValue,
    _ unwrap: @escaping @Sendable (AnimatableValue) -> Value?
  ) -> LayerProperty {
    LayerProperty(
      get: { layer in (layer as? Root).map { wrap($0[keyPath: stored]) } ?? .other(nil) },
      set: { layer, value in
        if let layer = layer as? Root, let value = unwrap(value) { layer[keyPath: stored] = value }
      },
      assign: { layer, value in
        if let layer = layer as? Root, let value = unwrap(value) {
          layer[keyPath: property] = value
        }
      })
  }

  static func number<Root: Layer>(
    _ stored: PropertyPath<Root, CGFloat>, _ property: PropertyPath<Root, CGFloat>
  ) -> LayerProperty {
    make(
      stored, property, { .number($0) }, { if case .number(let value) = $0 { value } else { nil } })
  }

  static func float<Root: Layer>(
    _ stored: PropertyPath<Root, Float>, _ property: PropertyPath<Root, Float>
  ) -> LayerProperty {
    make(
      stored, property, { .number(CGFloat($0)) },
      { if case .number(let value) = $0 { Float(value) } else { nil } })
  }

  static func point<Root: Layer>(
    _ stored: PropertyPath<Root, CGPoint>, _ property: PropertyPath<Root, CGPoint>
  ) -> LayerProperty {
    make(
      stored, property, { .point($0) }, { if case .point(let value) = $0 { value } else { nil } })
  }

  static func size<Root: Layer>(
    _ stored: PropertyPath<Root, CGSize>, _ property: PropertyPath<Root, CGSize>
  ) -> LayerProperty {
    make(stored, property, { .size($0) }, { if case .size(let value) = $0 { value } else { nil } })
  }

  static func rect<Root: Layer>(
    _ stored: PropertyPath<Root, CGRect>, _ property: PropertyPath<Root, CGRect>
  ) -> LayerProperty {
    make(stored, property, { .rect($0) }, { if case .rect(let value) = $0 { value } else { nil } })
  }

  static func color<Root: Layer>(
    _ stored: PropertyPath<Root, Color?>, _ property: PropertyPath<Root, Color?>
  ) -> LayerProperty {
    make(
      stored, property, { .color($0) }, { if case .color(let value) = $0 { value } else { nil } })
  }

  static func transform<Root: Layer>(
    _ stored: PropertyPath<Root, Transform3D>, _ property: PropertyPath<Root, Transform3D>
  ) -> LayerProperty {
    make(
      stored, property, { .transform($0) },
      { if case .transform(let value) = $0 { value } else { nil } })
  }

  static func path<Root: Layer>(
    _ stored: PropertyPath<Root, Path?>, _ property: PropertyPath<Root, Path?>
  ) -> LayerProperty {
    make(stored, property, { .path($0) }, { if case .path(let value) = $0 { value } else { nil } })
  }

  static func flag<Root: Layer>(
    _ stored: PropertyPath<Root, Bool>, _ property: PropertyPath<Root, Bool>
  ) -> LayerProperty {
    make(stored, property, { .flag($0) }, { if case .flag(let value) = $0 { value } else { nil } })
  }

  /// The properties of every layer by their keys, which are those of Core Animation.
  static let ofLayers: [String: LayerProperty] = [
    "bounds": rect(\Layer.values.bounds, \Layer.bounds),
    "position": point(\Layer.values.position, \Layer.position),
    "anchorPoint": point(\Layer.values.anchorPoint, \Layer.anchorPoint),
    "anchorPointZ": number(\Layer.values.anchorPointZ, \Layer.anchorPointZ),
    "zPosition": number(\Layer.values.zPosition, \Layer.zPosition),
    "transform": transform(\Layer.values.transform, \Layer.transform),
    "sublayerTransform": transform(\Layer.values.sublayerTransform, \Layer.sublayerTransform),
    "backgroundColor": color(\Layer.values.backgroundColor, \Layer.backgroundColor),
    "opacity": float(\Layer.values.opacity, \Layer.opacity),
    "hidden": flag(\Layer.values.isHidden, \Layer.isHidden),
    "doubleSided": flag(\Layer.values.isDoubleSided, \Layer.isDoubleSided),
    "masksToBounds": flag(\Layer.values.masksToBounds, \Layer.masksToBounds),
    "cornerRadius": number(\Layer.values.cornerRadius, \Layer.cornerRadius),
    "cornerRadii": make(
      \Layer.values.cornerRadii, \Layer.cornerRadii,
      { $0.map { .corners($0) } ?? .other(nil) },
      { if case .corners(let value) = $0 { .some(value) } else { .some(nil) } }),
    "borderWidth": number(\Layer.values.borderWidth, \Layer.borderWidth),
    "borderColor": color(\Layer.values.borderColor, \Layer.borderColor),
    "shadowColor": color(\Layer.values.shadowColor, \Layer.shadowColor),
    "shadowOpacity": float(\Layer.values.shadowOpacity, \Layer.shadowOpacity),
    "shadowOffset": size(\Layer.values.shadowOffset, \Layer.shadowOffset),
    "shadowRadius": number(\Layer.values.shadowRadius, \Layer.shadowRadius),
    "shadowPath": path(\Layer.values.shadowPath, \Layer.shadowPath),
    "contents": make(
      \Layer.values.contents, \Layer.contents, { .other($0) },
      { if case .other(let value) = $0 { .some(value as? Image) } else { nil } }),
    "contentsRect": rect(\Layer.values.contentsRect, \Layer.contentsRect),
    "contentsCenter": rect(\Layer.values.contentsCenter, \Layer.contentsCenter),
    "contentsScale": number(\Layer.values.contentsScale, \Layer.contentsScale),
  ]
}

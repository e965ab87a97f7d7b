/// A layer of a class outside of Easel that a view can make by its class.
///
/// ```swift
/// final class Gauge: ShapeLayer, LayerMaking {
///   static func makeLayer() -> Layer { Gauge() }
/// }
/// ```
///
/// Core Animation makes any class by its name; Swift cannot, without such a method.
public protocol LayerMaking {
  /// Makes an empty layer of the class.
  static func makeLayer() -> Layer
}

extension View {
  /// Makes the layer that ``layerClass`` asks for; the nearest of Easel's own where the class does
  /// not say how.
  static func makeLayer() -> Layer {
    let type: AnyClass = layerClass
    if let maker = type as? any LayerMaking.Type { return maker.makeLayer() }
    return (type as? Layer.Type)?.makePlain() ?? Layer()
  }
}

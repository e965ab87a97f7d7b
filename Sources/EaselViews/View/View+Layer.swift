import EaselCanvas

/// A layer of a class outside of Easel that a view can make by its class.
///
/// ```swift
/// final class Gauge: ShapeLayer, InstantiableLayer {
///   static func makeLayer() -> Layer { Gauge() }
///   static func makeLayer(copying layer: Any) -> Layer? { Gauge(layer: layer) }
/// }
/// ```
///
/// Core Animation makes any class by its name; Swift cannot, without such methods.
public protocol InstantiableLayer {
  /// Makes an empty layer of the class.
  static func makeLayer() -> Layer
  /// Makes a copy of a layer of the class for ``Layer/presentation()``; nil, as by default, lets a copy
  /// of the nearest of Easel's own classes stand in.
  static func makeLayer(copying layer: Any) -> Layer?
}

extension InstantiableLayer {
  /// Makes none.
  public static func makeLayer(copying layer: Any) -> Layer? { nil }
}

extension View {
  /// Makes the layer that ``layerClass`` asks for; the nearest of Easel's own where the class does
  /// not say how.
  static func makeLayer() -> Layer {
    let type: AnyClass = layerClass
    if let maker = type as? any InstantiableLayer.Type { return maker.makeLayer() }
    return (type as? Layer.Type)?.makePlain() ?? Layer()
  }

  /// Notes a layer that stands in for one of another class.
  func noteStandIn(_ context: RenderContext) {
    let asked: AnyClass = Self.layerClass
    guard asked != type(of: layer), !(asked is any InstantiableLayer.Type) else { return }
    context.note(
      .warning, .drawingApproximated,
      "\(type(of: layer)) stands in for \(asked), which the view asks for as its layer's class; say "
        + "how it is made by InstantiableLayer",
      operation: "layerClass", value: "\(asked)")
  }
}

import EaselCanvas

/// A layer of a class that says how an instance of it is made.
///
/// A view makes the layer of its ``View/layerClass`` by `init()`, and ``Layer/presentation()`` a copy by
/// `init(layer:)`. A class that lacks one of them, since it declares other initialisers and does not
/// override these, may say here what takes their place:
///
/// ```swift
/// final class Gauge: ShapeLayer, InstantiableLayer {
///   let range: ClosedRange<CGFloat>
///   init(range: ClosedRange<CGFloat>) {
///     self.range = range
///     super.init()
///   }
///   required init?(coder: NSCoder) { nil }
///
///   static func makeLayer() -> Layer { Gauge(range: 0...100) }
/// }
/// ```
///
/// It is also the way on systems other than Linux, and on processors other than x86-64 and arm64.
public protocol InstantiableLayer {
  /// Makes an empty layer of the class.
  static func makeLayer() -> Layer
  /// Makes a copy of a layer of the class for ``Layer/presentation()``; nil, as by default, leaves it
  /// to `init(layer:)`.
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
    guard let kind = layerClass as? Layer.Type else { return Layer() }
    if kind == kind.ownKind { return kind.makePlain() }
    if let maker = kind as? any InstantiableLayer.Type { return maker.makeLayer() }
    return LayerInitializers.of(kind).hasPlain ? kind.makeByClass() : kind.makePlain()
  }

  /// Notes a layer that stands in for one of another class.
  func noteStandIn(_ context: RenderContext) {
    let asked: AnyClass = Self.layerClass
    guard asked != type(of: layer), !(asked is any InstantiableLayer.Type) else { return }
    context.note(
      .warning, .drawingApproximated,
      "\(type(of: layer)) stands in for \(asked), which the view asks for as its layer's class and "
        + "which has no init(); override it there, or say how a layer is made by InstantiableLayer",
      operation: "layerClass", value: "\(asked)")
  }
}

extension Layer {
  /// A copy that the layer's class makes; nil for Easel's own classes, and where it cannot.
  func copyOfOwnClass() -> Layer? {
    let kind = type(of: self)
    guard kind != kind.ownKind else { return nil }
    if let maker = kind as? any InstantiableLayer.Type,
      let copy = maker.makeLayer(copying: self)
    {
      return copy
    }
    return LayerInitializers.of(kind).hasCopying ? kind.makeByClass(copying: self) : nil
  }

  /// Notes that no copy of the layer's own class could be made, where something is being drawn.
  func noteStandIn(_ copy: Layer) {
    GraphicsContext.current?.canvas.context.note(
      .warning, .drawingApproximated,
      "presentation() of \(type(of: self)) is nil: the class has no init(layer:); override it "
        + "there, or say how a layer is copied by InstantiableLayer",
      operation: "presentation", value: "\(type(of: self))")
  }
}

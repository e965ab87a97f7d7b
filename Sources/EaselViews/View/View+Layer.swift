import EaselCanvas

/// A layer class that defines how its instances are created and copied.
///
/// A view creates the layer of its ``View/layerClass`` with `init()`, and ``Layer/presentation()``
/// creates a copy with `init(layer:)`. A class that declares designated initializers of its own and
/// does not override these two does not have them. Such a class can define replacements here:
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
/// Layer classes of your own need this protocol on systems other than Linux and on processors other
/// than x86-64 and arm64.
public protocol InstantiableLayer {
  /// Creates the layer of a new view whose ``View/layerClass`` is this class.
  static func makeLayer() -> Layer
  /// Creates a copy of a layer of the class for ``Layer/presentation()``; `nil` leaves the copy to
  /// `init(layer:)`.
  ///
  /// By default it returns `nil`.
  static func makeLayer(copying layer: Any) -> Layer?
}

extension InstantiableLayer {
  /// Returns `nil`, so that ``Layer/presentation()`` copies the layer with `init(layer:)`.
  public static func makeLayer(copying layer: Any) -> Layer? { nil }
}

extension View {
  /// Creates the layer that ``layerClass`` asks for.
  ///
  /// If the class cannot be instantiated, the layer is of the nearest superclass that Easel
  /// defines.
  static func makeLayer() -> Layer {
    guard let kind = layerClass as? Layer.Type else { return Layer() }
    if kind == kind.ownKind { return kind.makePlain() }
    if let maker = kind as? any InstantiableLayer.Type { return maker.makeLayer() }
    return LayerInitializers.of(kind).hasPlain ? kind.makeByClass() : kind.makePlain()
  }

  /// Notes that the layer is of another class than the one that the view asks for.
  func noteStandIn(_ context: RenderContext) {
    let asked: AnyClass = Self.layerClass
    guard asked != type(of: layer), !(asked is any InstantiableLayer.Type) else { return }
    context.note(
      .warning, .drawingApproximated,
      "\(type(of: layer)) is used instead of \(asked), the layerClass of the view, which has no init(); "
        + "override init() there, or make it an InstantiableLayer",
      operation: "layerClass", value: "\(asked)")
  }
}

extension Layer {
  /// Returns a copy that the layer's class makes; `nil` for Easel's own classes and if it cannot
  /// make one.
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

  /// Notes that no copy of the layer's own class could be made, if something is being drawn.
  func noteStandIn(_ copy: Layer) {
    GraphicsContext.current?.canvas.context.note(
      .warning, .drawingApproximated,
      "presentation() of \(type(of: self)) is nil: the class has no init(layer:); override it "
        + "there, or say how a layer is copied by InstantiableLayer",
      operation: "presentation", value: "\(type(of: self))")
  }
}

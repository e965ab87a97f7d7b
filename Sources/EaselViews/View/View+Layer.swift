import EaselCanvas

/// A layer class that defines how its instances are created and copied.
///
/// A view creates the layer of its ``View/layerClass`` with `init()`, and ``Layer/presentation()``
/// creates a copy with `init(layer:)`. A class that declares designated initializers of its own and
/// does not override these two does not have them, and Swift ends the process when they are called:
/// "use of unimplemented initializer". Such a class can define replacements here:
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
  /// Creates the layer that ``layerClass`` asks for; a ``Layer`` if it is no layer class.
  static func makeLayer() -> Layer {
    guard let kind = layerClass as? Layer.Type else { return Layer() }
    if let maker = kind as? any InstantiableLayer.Type { return maker.makeLayer() }
    return kind.makeByClass()
  }

  /// Notes a ``layerClass`` that is no layer class.
  func noteInvalidLayerClass(_ context: RenderContext) {
    let asked: AnyClass = Self.layerClass
    guard !(asked is Layer.Type) else { return }
    context.note(
      .warning, .drawingApproximated,
      "the layerClass of the view is \(asked), which is no subclass of Layer; a Layer is used "
        + "instead",
      operation: "layerClass", value: "\(asked)")
  }
}

extension Layer {
  /// Returns a copy of the layer that its class makes.
  func copyByClass() -> Layer {
    let kind = type(of: self)
    if let maker = kind as? any InstantiableLayer.Type, let copy = maker.makeLayer(copying: self) {
      return copy
    }
    return kind.makeByClass(copying: self)
  }

  /// Notes that the class makes copies of another class, if something is being drawn.
  func noteForeignCopy(_ copy: Layer) {
    GraphicsContext.current?.canvas.context.note(
      .warning, .drawingApproximated,
      "presentation() of \(type(of: self)) is nil: makeLayer(copying:) returned a "
        + "\(type(of: copy)); return a \(type(of: self))",
      operation: "presentation", value: "\(type(of: copy))")
  }
}

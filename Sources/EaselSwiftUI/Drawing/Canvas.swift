import EaselBlocks
import EaselCanvas
import Foundation

/// A view that draws with a closure.
///
/// ```swift
/// Canvas { context, size in
///   let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
///   context.stroke(circle, with: .color(.green), lineWidth: 4)
///   context.draw(Text("70 %"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 120, height: 120)
/// ```
///
/// It takes the proposed size; a length that is not proposed is 10 points.
public struct Canvas<Symbols: View>: View {
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The views that the closure may draw.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing has no transparent parts, which has no effect.
  public var isOpaque: Bool
  /// The color space of the drawing, which has no effect.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing is made on another thread, which has no effect.
  public var rendersAsynchronously: Bool
  private let source: SourceLocation

  /// Creates a view that draws with a closure, also other views by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    source = SourceLocation(file, line)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view that draws with a closure.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false, file: StaticString = #fileID, line: UInt = #line,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() }, file: file, line: line)
  }
}

extension Canvas: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inner = inputs.entering("Canvas", source)
    let (renderer, symbols) = (renderer, symbols)
    let drawing = Drawing { canvas, size in
      var context = GraphicsContext(
        GraphicsContext.Target(canvas, size: size, inner, symbols: symbols))
      renderer(&context, size)
    }
    return drawing.makeNode(inputs)
  }
}

/// The color space in which a drawing is composed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The space sRGB, which is always used.
  case nonLinear
  /// The linear space sRGB.
  case linear
  /// The linear space sRGB with values beyond 1.
  case extendedLinear
}

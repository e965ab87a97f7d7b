import EaselBlocks
import EaselCanvas
import Foundation

/// The shadow of a style: behind what the style fills, or inside of its edges.
///
/// ```swift
/// let badge = Circle().fill(.orange.shadow(.drop(radius: 3, y: 2)))
/// let hole = Circle().fill(.gray.shadow(.inner(radius: 4)))
/// ```
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// Returns a shadow behind what is filled.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

  /// Returns a shadow that the edges throw onto what is filled.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }
}

/// A style with shadows, for the functions that draw them.
///
/// A protocol, since `.fill(.red.shadow(…))` finds `.red` among the styles and not in a type of its own.
public protocol ShadowedShapeStyle: ShapeStyle {
  /// The type of the style that is painted.
  associatedtype Base: ShapeStyle
  /// The style that is painted.
  var base: Base { get }
  /// The shadows, from the first one that was added.
  var shadows: [ShadowStyle] { get }
}

/// A style with shadows, as `shadow(_:)` of a style makes it.
///
/// Shapes, backgrounds and foreground styles draw the shadows. Where a style of any type is asked for,
/// such as in `AnyShapeStyle`, the style is drawn without them.
public struct ShadowedStyle<Base: ShapeStyle>: ShadowedShapeStyle {
  /// The style that is painted.
  public let base: Base
  /// The shadows, from the first one that was added.
  public let shadows: [ShadowStyle]

  /// Returns the style without its shadows.
  public func resolve(in environment: EnvironmentValues) -> Base { base }

  /// Returns the style with another shadow.
  public func shadow(_ style: ShadowStyle) -> ShadowedStyle<Base> {
    ShadowedStyle(base: base, shadows: shadows + [style])
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow of what it fills.
  @_disfavoredOverload
  public func shadow(_ style: ShadowStyle) -> ShadowedStyle<Self> {
    ShadowedStyle(base: self, shadows: [style])
  }
}

extension ShapeStyle where Self == ShadowedStyle<HierarchicalShapeStyle> {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> ShadowedStyle<HierarchicalShapeStyle> {
    ShadowedStyle(base: .primary, shadows: [style])
  }
}

extension View {
  @ViewBuilder
  fileprivate func dropping(_ shadows: [ShadowStyle]) -> some View {
    let drops = shadows.filter { !$0.isInner }
    switch drops.count {
    case 0: self
    case 1: shadow(drops[0])
    default: drops.reduce(AnyView(self)) { AnyView($0.shadow($1)) }
    }
  }

  private func shadow(_ style: ShadowStyle) -> some View {
    shadow(color: style.color, radius: style.radius, x: style.x, y: style.y)
  }

  /// Sets the style of the text and shapes in the view, and draws the shadows of the style behind them.
  ///
  /// Inner shadows are drawn on filled shapes only, which a note says.
  public func foregroundStyle<Style: ShadowedShapeStyle>(_ style: Style) -> some View {
    foregroundStyle(style.base).dropping(style.shadows).inertInner(style.shadows)
  }

  @ViewBuilder
  fileprivate func inertInner(_ shadows: [ShadowStyle]) -> some View {
    if shadows.contains(where: \.isInner) { inert("ShadowStyle.inner") } else { self }
  }

  /// Fills the frame behind the view with a style and its shadows.
  public func background<Style: ShadowedShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background { Rectangle().fill(style) } }

  /// Fills a shape behind the view with a style and its shadows.
  public func background<Style: ShadowedShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }

  /// Fills a shape in front of the view with a style and its shadows.
  public func overlay<Style: ShadowedShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }
}

extension Text {
  /// Sets the style of the text, and draws the shadows of the style behind it.
  ///
  /// Inner shadows are drawn on filled shapes only, which a note says.
  public func foregroundStyle<Style: ShadowedShapeStyle>(_ style: Style) -> some View {
    foregroundStyle(style.base).dropping(style.shadows).inertInner(style.shadows)
  }
}

extension Shape {
  /// Fills the shape with a style and draws the shadows of the style.
  public func fill<Style: ShadowedShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> some View {
    fill(style.base, style: fillStyle)
      .overlay { InnerShadows(shape: self, shadows: style.shadows.filter(\.isInner)) }
      .dropping(style.shadows)
  }

  /// Strokes the outline with a style and draws the shadows of the style that are behind it.
  public func stroke<Style: ShadowedShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the outline with a style and draws the shadows of the style.
  public func stroke<Style: ShadowedShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    stroke(style.base, style: strokeStyle, antialiased: antialiased)
      .overlay {
        InnerShadows(
          shape: stroke(style: strokeStyle), shadows: style.shadows.filter(\.isInner))
      }
      .dropping(style.shadows)
  }
}

/// The shadows that the edges of a shape throw into it.
private struct InnerShadows<Outline: Shape>: View {
  let shape: Outline
  let shadows: [ShadowStyle]

  var body: some View {
    ForEach(shadows.indices, id: \.self) { index in
      let shadow = shadows[index]
      // The surroundings of the shape throw the shadow; they are outside of the clip themselves.
      Surroundings(shape: shape, width: 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1)
        .fill(Color.black, style: FillStyle(eoFill: true))
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
        .clipShape(shape)
        .accessibilityHidden(true)
    }
  }
}

/// A frame of a width around the rectangle of a shape, without the shape.
private struct Surroundings<Outline: Shape>: Shape {
  let shape: Outline
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    let outline = shape.path(in: rect)
    let width = width.isFinite ? max(width, 0) : 0
    var path = Path(rect.union(outline.boundingRect).insetBy(dx: -width, dy: -width))
    path.addPath(outline)
    return path
  }
}

import EaselCanvas
import Foundation

/// The levels of a block's foreground style, and the styles that were in place where it was set.
package final class ForegroundStyles: Sendable {
  /// The primary level first; at least one.
  package let levels: [any ShapeStyle]
  /// What the levels themselves refer to, where they are levels of another style.
  package let outer: ForegroundStyles?

  package init(_ levels: [any ShapeStyle], in outer: ForegroundStyles?) {
    self.levels = levels
    // Styles that refer to nothing need no chain of those around them.
    let isRelative = levels.contains { ($0 as? any PaintingStyle)?.isRelative ?? true }
    self.outer = isRelative ? outer : nil
  }

  /// The share of the primary style's opacity that a level has which was not set itself.
  package static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

  /// The style of a level, 0 for the primary one, and what it is resolved with; nil for the theme's
  /// text.
  static func style(
    level: Int, _ context: StyleContext
  ) -> (style: any ShapeStyle, opacity: Double, context: StyleContext)? {
    guard let styles = context.foreground, var inner = context.deeper,
      let primary = styles.levels.first
    else { return nil }
    inner.foreground = styles.outer
    if level < styles.levels.count { return (styles.levels[level], 1, inner) }
    return (primary, opacities[min(level, opacities.count - 1)], inner)
  }

  /// The paint of a level, 0 for the primary one.
  static func paint(level: Int, _ rect: CGRect, _ context: StyleContext) -> Paint {
    guard let (style, opacity, inner) = style(level: level, context) else {
      return .color(context.environment.theme.colors.text(level: level, context.appearance))
    }
    return style.paint(in: rect, inner).opacity(opacity)
  }

  static func isElliptical(level: Int, _ context: StyleContext) -> Bool {
    guard let (style, _, inner) = style(level: level, context) else { return false }
    return style.isElliptical(in: inner)
  }
}

extension EnvironmentValues {
  private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
  }
  private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The levels of the foreground style; nil is the theme's text.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The style that text and shapes are painted with where they name none; nil is the theme's text.
  package var foregroundStyle: AnyShapeStyle? {
    foregroundStyles.map { _ in AnyShapeStyle(SemanticStyle.foreground) }
  }

  /// The style of what stands out, such as links; nil is the theme's accent.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension Block {
  /// Paints the text and the shapes of the block that name no style themselves.
  ///
  /// ```swift
  /// Text("Overdue").foregroundStyle(.red)
  /// ```
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: [style]))
  }

  /// Sets the styles of the primary and secondary level in the block.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: [primary, secondary]))
  }

  /// Sets the styles of the primary, secondary and tertiary level in the block.
  public func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: [primary, secondary, tertiary]))
  }

  /// Paints the text and the shapes of the block in a colour; nil leaves them as they are.
  public func foregroundColor(_ color: Tint?) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: color.map { [$0] } ?? []))
  }

  /// Sets the accent style of the block, in which links are drawn.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some Block {
    // The tint itself is the one around, which is in place already.
    let isTint = (style as? SemanticStyle)?.purpose == .tint
    return transformEnvironment(\.tint) { if !isTint { $0 = AnyShapeStyle(style) } }
  }

  /// Sets the accent color of the block; nil takes the theme's accent.
  public func tint(_ color: Tint?) -> some Block {
    environment(\.tint, color.map { AnyShapeStyle($0) })
  }
}

private struct ForegroundStyleModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let levels: [any ShapeStyle]

  func update(_ inputs: inout NodeInputs) {
    guard !levels.isEmpty else { return }
    let outer = inputs.environment.foregroundStyles
    inputs.environment.foregroundStyles = ForegroundStyles(levels, in: outer)
  }
}

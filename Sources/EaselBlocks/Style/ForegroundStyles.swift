import EaselCanvas
import Foundation

/// The levels of a block's foreground style, and the foreground styles around the block.
final class ForegroundStyles: Sendable {
  /// The styles by level, the primary one first; the array is never empty.
  let levels: [any ShapeStyle]
  /// The foreground styles that the levels refer to; `nil` if no level refers to another style.
  let outer: ForegroundStyles?

  package init(_ levels: [any ShapeStyle], in outer: ForegroundStyles?) {
    self.levels = levels
    // Styles that refer to no other style do not need the styles around them.
    let isRelative = levels.contains { ($0 as? any PaintingStyle)?.isRelative ?? true }
    self.outer = isRelative ? outer : nil
  }

  /// The factor of the primary style's opacity for each level that has no style of its own.
  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

  /// The style of a level with its opacity and the context in which to resolve it.
  ///
  /// Level 0 is the primary one. The result is `nil` if the theme's text colors apply.
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

  /// The paint of a level; level 0 is the primary one.
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

  /// The levels of the foreground style; `nil` means the theme's text colors.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The style of text and shapes without a style of their own; `nil` means the theme's text color.
  package var foregroundStyle: AnyShapeStyle? {
    foregroundStyles.map { _ in AnyShapeStyle(SemanticStyle.foreground) }
  }

  /// The style of accents, such as links; `nil` means the theme's accent color.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension Block {
  /// Sets the style of the text and shapes in the block that have no style of their own.
  ///
  /// ```swift
  /// Text("Overdue").foregroundStyle(.red)
  /// ```
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: [style]))
  }

  /// Sets the foreground style of the block, and the style that `.secondary` refers to in it.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: [primary, secondary]))
  }

  /// Sets the foreground style of the block, and the styles that `.secondary` and `.tertiary` refer
  /// to in it.
  public func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: [primary, secondary, tertiary]))
  }

  /// Sets the color of the text and shapes in the block that have no style of their own; `nil`
  /// changes nothing.
  ///
  /// - Parameter color: The color; `nil` changes nothing.
  public func foregroundColor(_ color: Tint?) -> some Block {
    ModifiedBlock(self, ForegroundStyleModifier(levels: color.map { [$0] } ?? []))
  }

  /// Sets the accent style of the block: the style of its links, and of the style `tint`.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some Block {
    // The style `.tint` refers to the tint around the block, which applies already.
    let isTint = (style as? SemanticStyle)?.purpose == .tint
    return transformEnvironment(\.tint) { if !isTint { $0 = AnyShapeStyle(style) } }
  }

  /// Sets the accent color of the block, used for links; `nil` uses the theme's accent color.
  ///
  /// - Parameter color: The color; `nil` uses the theme's accent color.
  public func tint(_ color: Tint?) -> some Block {
    environment(\.tint, color.map { AnyShapeStyle($0) })
  }
}

extension EnvironmentValues {
  /// Sets the foreground style, as `foregroundStyle(_:)` does for a block.
  package mutating func setForegroundStyle(_ style: some ShapeStyle) {
    foregroundStyles = ForegroundStyles([style], in: foregroundStyles)
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

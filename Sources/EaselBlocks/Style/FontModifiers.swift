import EaselCanvas
import Foundation

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: TypeStyle? { nil }
  }
  private enum FontChangesKey: EnvironmentKey {
    static var defaultValue: FontChanges { FontChanges() }
  }

  /// The font of text; nil is the theme's body.
  public var font: TypeStyle? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What modifiers change of every font.
  package var fontChanges: FontChanges {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  /// The font and line height of text in this environment.
  package var resolvedType: ResolvedType {
    derived(ResolvedType.self) { ($0.font ?? .body).resolved(in: $0) }
  }
}

extension Block {
  /// Sets the font of the text in the block; nil takes the theme's body.
  ///
  /// ```swift
  /// Text("Total").font(.headline)
  /// ```
  public func font(_ style: TypeStyle?) -> some Block { environment(\.font, style) }

  /// Sets a font of the canvas for the text in the block.
  @_disfavoredOverload
  public func font(_ font: Font) -> some Block { environment(\.font, TypeStyle(font)) }

  /// Sets the weight of the text in the block, whatever its font; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> some Block {
    fontChange {
      guard let weight else { return }
      $0.weight = weight
      $0.isBold = nil
    }
  }

  /// Sets the text in the block in bold, or not.
  public func bold(_ isActive: Bool = true) -> some Block {
    fontChange { $0.isBold = isActive }
  }

  /// Sets the text in the block in italics, or not.
  public func italic(_ isActive: Bool = true) -> some Block {
    fontChange { $0.isItalic = isActive }
  }

  /// Sets the text in the block in a monospaced font, or not.
  public func monospaced(_ isActive: Bool = true) -> some Block {
    fontChange { $0.design = isActive ? .monospaced : .default }
  }

  /// Sets figures of equal width in the block.
  public func monospacedDigit() -> some Block { fontChange { $0.hasTabularFigures = true } }

  /// Sets the design of the typeface in the block; nil changes nothing.
  public func fontDesign(_ design: TypeStyle.Design?) -> some Block {
    fontChange { $0.design = design ?? $0.design }
  }

  /// Sets the width of the font in the block, such as condensed; nil changes nothing.
  public func fontWidth(_ width: Font.Width?) -> some Block {
    fontChange { $0.width = width ?? $0.width }
  }

  private func fontChange(_ change: @escaping (inout FontChanges) -> Void) -> some Block {
    ModifiedBlock(self, EnvironmentModifier { change(&$0.fontChanges) })
  }
}

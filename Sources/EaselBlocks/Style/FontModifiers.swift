import EaselCanvas
import Foundation

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: TypeStyle? { nil }
  }
  private enum FontChangesKey: EnvironmentKey {
    static var defaultValue: FontChanges { FontChanges() }
  }

  /// The font of text; `nil` means the theme's body style.
  public var font: TypeStyle? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The changes that modifiers make to every font.
  var fontChanges: FontChanges {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  /// The font and line height of text in this environment.
  package var resolvedType: ResolvedType {
    derived(ResolvedType.self) { ($0.font ?? .body).resolved(in: $0) }
  }
}

extension Block {
  /// Sets the font of the text in the block; `nil` uses the theme's body style.
  ///
  /// ```swift
  /// Text("Total").font(.headline)
  /// ```
  ///
  /// - Parameter style: The style of the font; `nil` uses the theme's body style.
  public func font(_ style: TypeStyle?) -> some Block { environment(\.font, style) }

  /// Sets the font of the text in the block to a ``/EaselCanvas/Font``, independent of the theme's
  /// text roles.
  @_disfavoredOverload
  public func font(_ font: Font) -> some Block { environment(\.font, TypeStyle(font)) }

  /// Sets the weight of the text in the block instead of the weights of its fonts; `nil` changes
  /// nothing.
  ///
  /// - Parameter weight: The weight; `nil` changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> some Block {
    fontChange {
      guard let weight else { return }
      $0.weight = weight
      $0.isBold = nil
    }
  }

  /// Sets whether the text in the block is bold.
  ///
  /// `true` raises weights to at least 700, `false` lowers them to at most 500.
  public func bold(_ isActive: Bool = true) -> some Block {
    fontChange { $0.isBold = isActive }
  }

  /// Sets whether the text in the block is italic.
  public func italic(_ isActive: Bool = true) -> some Block {
    fontChange { $0.isItalic = isActive }
  }

  /// Sets whether the text in the block has the monospaced design; `false` sets the default design.
  public func monospaced(_ isActive: Bool = true) -> some Block {
    fontChange { $0.design = isActive ? .monospaced : .default }
  }

  /// Sets digits of equal width for the text in the block.
  ///
  /// A font without the OpenType feature `tnum` keeps its digits.
  public func monospacedDigit() -> some Block { fontChange { $0.hasTabularFigures = true } }

  /// Sets the typeface design of the text in the block, such as serif; `nil` changes nothing.
  ///
  /// - Parameter design: The design; `nil` changes nothing.
  public func fontDesign(_ design: TypeStyle.Design?) -> some Block {
    fontChange { $0.design = design ?? $0.design }
  }

  /// Sets the glyph width of the text in the block, such as condensed; `nil` changes nothing.
  ///
  /// - Parameter width: The width; `nil` changes nothing.
  public func fontWidth(_ width: Font.Width?) -> some Block {
    fontChange { $0.width = width ?? $0.width }
  }

  private func fontChange(_ change: @escaping (inout FontChanges) -> Void) -> some Block {
    ModifiedBlock(self, EnvironmentModifier { change(&$0.fontChanges) })
  }
}

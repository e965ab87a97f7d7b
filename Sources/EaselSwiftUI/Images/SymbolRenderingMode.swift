import EaselBlocks

/// The way in which the parts of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// Paints all parts in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Paints the parts in colors of their own, such as a green leaf; without any, in the foreground style.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Paints the parts in the foreground style with an opacity that depends on their importance.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Paints the parts in the styles of `foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }
  private enum ScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  /// The way in which symbols are colored; with `nil`, by the number of foreground styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  /// The variant in which symbols are drawn, such as filled.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// The size of symbols in comparison with their font.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the way in which the parts of symbols are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Draws the symbols in a variant, such as `.fill`, beside the variants around it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }

  /// Sets the size of symbols in comparison with their font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

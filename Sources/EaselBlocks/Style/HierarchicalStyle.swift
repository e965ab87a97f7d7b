import EaselCanvas
import Foundation

/// A foreground style by its level, primary to quinary: the styles that `foregroundStyle` sets,
/// weaker ones derived from the first, or the theme's text colors.
///
/// The levels are set with ``Block/foregroundStyle(_:_:_:)``. A level that is not set is the first
/// level with a lower opacity: 0.5, 0.25, 0.18 and 0.1 times the opacity of the first. Without a
/// foreground style the levels are the theme's text colors.
public struct HierarchicalStyle: Hashable, Sendable {
  let level: Int

  /// The foreground style of the block, set with `foregroundStyle`; the theme's text color by
  /// default.
  public static let primary = HierarchicalStyle(level: 0)
  /// The second foreground style: by default the first one, if set, with its opacity times 0.5,
  /// otherwise the theme's secondary text color.
  public static let secondary = HierarchicalStyle(level: 1)
  /// The third foreground style: by default the first one, if set, with its opacity times 0.25,
  /// otherwise the theme's tertiary text color.
  public static let tertiary = HierarchicalStyle(level: 2)
  /// The fourth foreground style: the first one, if set, with its opacity times 0.18, otherwise the
  /// theme's quaternary text color.
  public static let quaternary = HierarchicalStyle(level: 3)
  /// The fifth foreground style: the first one, if set, with its opacity times 0.1, otherwise the
  /// theme's quaternary text color at 0.6 opacity.
  public static let quinary = HierarchicalStyle(level: 4)
}

extension HierarchicalStyle: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    ForegroundStyles.paint(level: level, rect, context)
  }

  package var isRelative: Bool { true }

  package func isElliptical(_ context: StyleContext) -> Bool {
    ForegroundStyles.isElliptical(level: level, context)
  }
}

extension ShapeStyle where Self == HierarchicalStyle {
  /// The foreground style of the block, set with `foregroundStyle`; the theme's text color by
  /// default.
  public static var primary: HierarchicalStyle { HierarchicalStyle.primary }
  /// The second foreground style: by default the first one, if set, with its opacity times 0.5,
  /// otherwise the theme's secondary text color.
  public static var secondary: HierarchicalStyle { HierarchicalStyle.secondary }
  /// The third foreground style: by default the first one, if set, with its opacity times 0.25,
  /// otherwise the theme's tertiary text color.
  public static var tertiary: HierarchicalStyle { HierarchicalStyle.tertiary }
  /// The fourth foreground style: the first one, if set, with its opacity times 0.18, otherwise the
  /// theme's quaternary text color.
  public static var quaternary: HierarchicalStyle { HierarchicalStyle.quaternary }
  /// The fifth foreground style: the first one, if set, with its opacity times 0.1, otherwise the
  /// theme's quaternary text color at 0.6 opacity.
  public static var quinary: HierarchicalStyle { HierarchicalStyle.quinary }
}

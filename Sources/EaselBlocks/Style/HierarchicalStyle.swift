import EaselCanvas
import Foundation

/// A level of the foreground style around a block.
///
/// The levels of ``Block/foregroundStyle(_:_:_:)``; those that it does not name are the first level,
/// less opaque. Where no foreground style is set they are the theme's colours of text.
public struct HierarchicalStyle: Hashable, Sendable {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalStyle(level: 3)
  /// The fifth level.
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
  /// The first level of the foreground style.
  public static var primary: HierarchicalStyle { HierarchicalStyle.primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalStyle { HierarchicalStyle.secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalStyle { HierarchicalStyle.tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalStyle { HierarchicalStyle.quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalStyle { HierarchicalStyle.quinary }
}

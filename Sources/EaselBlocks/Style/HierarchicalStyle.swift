import EaselCanvas
import Foundation

/// A level of the foreground style that the environment sets.
///
/// The levels are set with ``Block/foregroundStyle(_:_:_:)``. A level that is not set is the first
/// level with a lower opacity: 0.5, 0.25, 0.18 and 0.1 times the opacity of the first. Without a
/// foreground style the levels are the theme's text colors.
public struct HierarchicalStyle: Hashable, Sendable {
  let level: Int

  /// The first level of the foreground style.
  public static let primary = HierarchicalStyle(level: 0)
  /// The second level of the foreground style.
  public static let secondary = HierarchicalStyle(level: 1)
  /// The third level of the foreground style.
  public static let tertiary = HierarchicalStyle(level: 2)
  /// The fourth level of the foreground style.
  public static let quaternary = HierarchicalStyle(level: 3)
  /// The fifth level of the foreground style.
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

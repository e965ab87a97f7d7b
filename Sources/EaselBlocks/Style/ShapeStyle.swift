import EaselCanvas
import Foundation

/// A colour, gradient or pattern that shapes, text and backgrounds are painted with.
///
/// ```swift
/// Text("Paid").foregroundStyle(.green)
/// Circle().fill(.linearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom))
/// ```
///
/// A style of your own says which other style it stands for:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.appearance == .dark ? Tint.yellow : Tint.orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for; `Never` for the engine's own styles.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// `Never` stands for no other style.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// A style of the engine stands for no other one; only the engine looks at it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted by the engine")
  }
}

extension ShapeStyle {
  /// The paint for a rectangle, its colours resolved for the environment's appearance.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that unit points refer to, in the coordinates of the drawing.
  ///   - environment: The environment of the block that is painted.
  package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(in: rect, StyleContext(environment))
  }

  /// The paint for a rectangle, within the styles that are being resolved already.
  package func paint(in rect: CGRect, _ context: StyleContext) -> Paint {
    guard let (style, context) = resolved(in: context) else {
      return .color(context.environment.theme.colors.ink.resolved(for: context.appearance))
    }
    return style.paint(rect, context)
  }

  /// Whether the paint for a square is to be stretched to the rectangle that is painted.
  package func isElliptical(in context: StyleContext) -> Bool {
    guard let (style, context) = resolved(in: context) else { return false }
    return style.isElliptical(context)
  }

  /// The style of the engine that this one stands for; nil where styles stand for one another without
  /// an end.
  package func resolved(in context: StyleContext) -> (any PaintingStyle, StyleContext)? {
    var (style, context): (any ShapeStyle, StyleContext) = (self, context)
    while !(style is any PaintingStyle) {
      guard let inner = context.deeper else { return nil }
      context = inner
      style = style.resolve(in: context.environment)
    }
    return (style as? any PaintingStyle).map { ($0, context) }
  }
}

/// A style that the engine paints itself.
package protocol PaintingStyle: ShapeStyle {
  /// The paint for a rectangle.
  func paint(_ rect: CGRect, _ context: StyleContext) -> Paint
  /// Whether the style depends on the foreground style around it.
  var isRelative: Bool { get }
  /// Whether the paint for a square is stretched to the rectangle.
  func isElliptical(_ context: StyleContext) -> Bool
}

extension PaintingStyle {
  package var isRelative: Bool { false }
  package func isElliptical(_ context: StyleContext) -> Bool { false }
}

extension EnvironmentValues {
  /// The paint of text and shapes that name no style, for a rectangle.
  package func foregroundPaint(in rect: CGRect) -> Paint {
    HierarchicalStyle.primary.paint(in: rect, self)
  }
}

/// What a style is resolved with.
package struct StyleContext {
  /// The environment of the block that is painted.
  package let environment: EnvironmentValues
  /// The foreground style that hierarchical styles are levels of; nil for the theme's.
  package var foreground: ForegroundStyles?
  /// How many styles have stood for others so far.
  private var depth = 0

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment.foregroundStyles
  }

  package var appearance: Appearance { environment.appearance }

  /// The context of a style that another one stands for; nil where there are too many.
  package var deeper: StyleContext? {
    guard depth < Self.maximumDepth else { return nil }
    var context = self
    context.depth += 1
    return context
  }

  /// No sensible style stands for others as often as this.
  private static let maximumDepth = 64
}

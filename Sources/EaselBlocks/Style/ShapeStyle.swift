import EaselCanvas
import Foundation

/// A color, gradient or pattern for shapes, text and backgrounds.
///
/// ```swift
/// Text("Paid").foregroundStyle(.green)
/// Circle().fill(.linearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom))
/// ```
///
/// A custom style returns the style to paint with:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.appearance == .dark ? Tint.yellow : Tint.orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the style that this style resolves to; `Never` for Easel's own styles.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that is painted in place of this style in an environment.
  ///
  /// If more than 64 styles resolve to one another, the theme's ink color is painted, with the
  /// diagnostic `limitExceeded`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// The type `Never`: a value of type `Never` does not exist and resolves to no style.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program: Easel paints its own styles and never calls this function on them.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted by the engine")
  }
}

extension ShapeStyle {
  /// The paint for a rectangle, with its colors resolved for the environment's appearance.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that unit points refer to, in the coordinates of the drawing.
  ///   - environment: The environment of the painted block.
  package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(in: rect, StyleContext(environment))
  }

  /// The paint for a rectangle, with the number of styles resolved so far in the context.
  package func paint(in rect: CGRect, _ context: StyleContext) -> Paint {
    guard let (style, context) = resolved(in: context) else {
      return .color(context.environment.theme.colors.ink.resolved(for: context.appearance))
    }
    return style.paint(rect, context)
  }

  /// Whether the paint for a square is to be stretched to the painted rectangle.
  package func isElliptical(in context: StyleContext) -> Bool {
    guard let (style, context) = resolved(in: context) else { return false }
    return style.isElliptical(context)
  }

  /// The style of Easel's own that this style resolves to; `nil` if too many styles resolve to one
  /// another.
  package func resolved(in context: StyleContext) -> (any PaintingStyle, StyleContext)? {
    var (style, context): (any ShapeStyle, StyleContext) = (self, context)
    while true {
      if let style = style as? any PaintingStyle { return (style, context) }
      guard let inner = context.deeper else { return nil }
      context = inner
      style = style.resolve(in: context.environment)
    }
  }
}

/// A style that Easel paints itself.
package protocol PaintingStyle: ShapeStyle {
  /// Returns the paint for a rectangle.
  func paint(_ rect: CGRect, _ context: StyleContext) -> Paint
  /// Whether the style depends on the foreground style around it.
  var isRelative: Bool { get }
  /// Whether the paint for a square is to be stretched to the painted rectangle.
  func isElliptical(_ context: StyleContext) -> Bool
}

extension PaintingStyle {
  package var isRelative: Bool { false }
  package func isElliptical(_ context: StyleContext) -> Bool { false }
}

extension EnvironmentValues {
  /// The paint for a rectangle, used by text and shapes without a style of their own.
  package func foregroundPaint(in rect: CGRect) -> Paint {
    HierarchicalStyle.primary.paint(in: rect, self)
  }
}

/// The environment and the state in which a style is resolved.
package struct StyleContext {
  /// The environment of the painted block.
  package let environment: EnvironmentValues
  /// The foreground style whose levels hierarchical styles refer to; `nil` means the theme's.
  var foreground: ForegroundStyles?
  /// The number of styles resolved so far.
  private var depth = 0

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment.foregroundStyles
  }

  var appearance: Appearance { environment.appearance }

  /// The context for resolving the next style; `nil` if too many styles were resolved.
  var deeper: StyleContext? {
    guard depth < Self.maximumDepth else { return nil }
    var context = self
    context.depth += 1
    return context
  }

  /// The maximum number of styles that resolve to one another; sensible styles need far fewer.
  private static let maximumDepth = 64
}

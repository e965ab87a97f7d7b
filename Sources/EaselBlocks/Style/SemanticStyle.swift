import EaselCanvas
import Foundation

/// A style named by its purpose, such as `link`, whose color comes from the theme or the
/// environment.
public struct SemanticStyle: Hashable, Sendable {
  enum Purpose: Hashable, Sendable {
    case tint
    case foreground
    case background
    case separator
    case placeholder
    case link
    case fill
  }

  let purpose: Purpose

  static let foreground = SemanticStyle(purpose: .foreground)
}

extension SemanticStyle: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    let colors = context.environment.theme.colors
    let color: Color
    switch purpose {
    case .foreground: return ForegroundStyles.paint(level: 0, rect, context)
    case .tint, .link:
      guard let tint = context.environment.tint, let inner = context.deeper else {
        color = colors.accent
        break
      }
      return tint.paint(in: rect, inner)
    case .background: color = colors.paper
    case .separator: color = colors.rule
    case .placeholder: color = colors.tertiary
    case .fill: color = colors.fill
    }
    return .color(color.resolved(for: context.appearance))
  }

  package func isElliptical(_ context: StyleContext) -> Bool {
    switch purpose {
    case .foreground: ForegroundStyles.isElliptical(level: 0, context)
    case .tint, .link:
      context.deeper.map { context.environment.tint?.isElliptical(in: $0) ?? false } ?? false
    case .background, .separator, .placeholder, .fill: false
    }
  }

  package var isRelative: Bool { [.foreground, .tint, .link].contains(purpose) }
}

extension ShapeStyle where Self == SemanticStyle {
  /// The style set with `tint(_:)` around the block; by default the theme's accent color.
  public static var tint: SemanticStyle { SemanticStyle(purpose: .tint) }
  /// The style set with `foregroundStyle(_:)` around the block; by default the theme's text color.
  public static var foreground: SemanticStyle { SemanticStyle.foreground }
  /// The theme's background color of pages and images.
  public static var background: SemanticStyle { SemanticStyle(purpose: .background) }
  /// The theme's color of rules, such as dividers.
  public static var separator: SemanticStyle { SemanticStyle(purpose: .separator) }
  /// The theme's color of placeholders, which is its tertiary text color.
  public static var placeholder: SemanticStyle { SemanticStyle(purpose: .placeholder) }
  /// The style of links: the one set with `tint(_:)` around the block; by default the theme's
  /// accent color.
  public static var link: SemanticStyle { SemanticStyle(purpose: .link) }
  /// The theme's background color of code listings and asides.
  public static var fill: SemanticStyle { SemanticStyle(purpose: .fill) }
}

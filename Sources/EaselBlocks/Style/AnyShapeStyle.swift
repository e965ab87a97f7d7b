import EaselCanvas
import Foundation

/// A type-erased style, which wraps any color, gradient or pattern.
///
/// ```swift
/// let isOverdue = true
/// let style = isOverdue ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary)
/// ```
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Creates a style that hides the type of another style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }
}

extension AnyShapeStyle: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    style.paint(in: rect, context)
  }

  package var isRelative: Bool { (style as? any PaintingStyle)?.isRelative ?? true }

  package func isElliptical(_ context: StyleContext) -> Bool { style.isElliptical(in: context) }
}

/// A style with its opacity multiplied by a factor.
struct FadedStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let opacity: Double

  func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    base.paint(in: rect, context).opacity(opacity)
  }

  var isRelative: Bool { (base as? any PaintingStyle)?.isRelative ?? true }

  func isElliptical(_ context: StyleContext) -> Bool { base.isElliptical(in: context) }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  ///
  /// An ``/EaselCanvas/ImagePattern`` keeps its opacity. Use `opacity(_:)` of the block for it.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }

  /// The second level of the style: its opacity is multiplied by 0.5.
  ///
  /// An ``/EaselCanvas/ImagePattern`` keeps its opacity.
  public var secondary: some ShapeStyle { FadedStyle(base: self, opacity: 0.5) }
  /// The third level of the style: its opacity is multiplied by 0.25.
  ///
  /// An ``/EaselCanvas/ImagePattern`` keeps its opacity.
  public var tertiary: some ShapeStyle { FadedStyle(base: self, opacity: 0.25) }
  /// The fourth level of the style: its opacity is multiplied by 0.18.
  ///
  /// An ``/EaselCanvas/ImagePattern`` keeps its opacity.
  public var quaternary: some ShapeStyle { FadedStyle(base: self, opacity: 0.18) }
}

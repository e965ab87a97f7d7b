import EaselCanvas
import Foundation

// Every paint of the canvas is a style too. Its points are measured from the block's upper left
// corner.

extension Color: ShapeStyle {}

extension Color: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    .color(resolved(for: context.appearance))
  }
}

extension Gradient: ShapeStyle {}

extension Gradient: PaintingStyle {
  /// Returns a linear gradient from top to bottom, since a gradient without points has no
  /// direction.
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    .linearGradient(
      LinearGradient(
        resolved(for: context.appearance), from: CGPoint(x: rect.midX, y: rect.minY),
        to: CGPoint(x: rect.midX, y: rect.maxY)))
  }
}

extension LinearGradient: ShapeStyle {}

extension LinearGradient: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    Paint.linearGradient(self).resolved(for: context.appearance).moved(by: rect.origin)
  }
}

extension RadialGradient: ShapeStyle {}

extension RadialGradient: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    Paint.radialGradient(self).resolved(for: context.appearance).moved(by: rect.origin)
  }
}

extension ConicGradient: ShapeStyle {}

extension ConicGradient: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    Paint.conicGradient(self).resolved(for: context.appearance).moved(by: rect.origin)
  }
}

extension HatchPattern: ShapeStyle {}

extension HatchPattern: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    Paint.hatch(self).resolved(for: context.appearance)
  }
}

extension ImagePattern: ShapeStyle {}

extension ImagePattern: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    Paint.image(self).moved(by: rect.origin)
  }
}

extension Paint: ShapeStyle {}

extension Paint: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    resolved(for: context.appearance).moved(by: rect.origin)
  }
}

extension Color {
  /// Returns the color with its opacity multiplied by a factor from 0 to 1, in light and dark
  /// appearance.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { multipliedOpacity(opacity) }
}

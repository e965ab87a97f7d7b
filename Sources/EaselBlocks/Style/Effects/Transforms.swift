import EaselCanvas
import Foundation

extension Block {
  /// Draws the block rotated clockwise about a point, by default its center; the layout does not
  /// change.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - anchor: The fixed point, in units of the block's size. The default is the center.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some Block {
    let transform = CGAffineTransform(rotationAngle: angle.radians)
    return transformed(transform, anchor, "rotationEffect", [angle.radians])
  }

  /// Draws the block scaled horizontally and vertically about a point, by default its center; the
  /// layout does not change.
  ///
  /// - Parameters:
  ///   - x: The factor of the width. A negative factor mirrors the block, and 0 hides it. If it is
  ///     not finite, the block is not scaled, with the diagnostic `invalidNumber`.
  ///   - y: The factor of the height, to which the same applies.
  ///   - anchor: The fixed point, in units of the block's size. The default is the center.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Block {
    transformed(CGAffineTransform(scaleX: x, y: y), anchor, "scaleEffect", [x, y])
  }

  /// Draws the block scaled by one factor about a point, by default its center; the layout does not
  /// change.
  ///
  /// - Parameters:
  ///   - scale: The factor of width and height. A negative factor turns the block by 180 degrees,
  ///     and 0 hides it. A factor that is not finite is ignored, with the diagnostic
  ///     `invalidNumber`.
  ///   - anchor: The fixed point, in units of the block's size. The default is the center.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Block {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the block scaled by the width and height of a size as factors, about a point, by default
  /// its center; the layout does not change.
  ///
  /// - Parameters:
  ///   - scale: The factors of width and height. Negative factors mirror the block, and 0 hides it.
  ///     If one is not finite, the block is not scaled, with the diagnostic `invalidNumber`.
  ///   - anchor: The fixed point, in units of the block's size. The default is the center.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some Block {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the block with an affine transform about its upper left corner; the layout does not
  /// change.
  ///
  /// - Parameter transform: The transform. Its origin is the upper left corner of the block.
  public func transformEffect(_ transform: CGAffineTransform) -> some Block {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return ModifiedBlock(
      self,
      TransformModifier(
        transform: transform, anchor: nil, operation: "transformEffect", numbers: numbers))
  }

  /// Sets whether the block is drawn mirrored horizontally in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some Block {
    ModifiedBlock(self, FlipModifier(isEnabled: enabled))
  }

  private func transformed(
    _ transform: CGAffineTransform, _ anchor: UnitPoint, _ operation: String, _ numbers: [CGFloat]
  ) -> some Block {
    ModifiedBlock(
      self,
      TransformModifier(
        transform: transform, anchor: anchor, operation: operation,
        numbers: numbers + [anchor.x, anchor.y]))
  }
}

private struct TransformModifier: NodeModifier {
  let transform: CGAffineTransform
  /// The fixed point of the transform; `nil` is the upper left corner.
  let anchor: UnitPoint?
  let operation: String
  let numbers: [CGFloat]

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard inputs.areFinite(numbers, operation: operation), !transform.isIdentity else {
      return node
    }
    let anchor = anchor.map { UnitPoint(x: inputs.environment.mirrored($0.x), y: $0.y) }
    return EffectNode(
      node, TransformDrawing(transform: transform, anchor: anchor ?? .zero), inputs)
  }
}

private struct FlipModifier: NodeModifier {
  let isEnabled: Bool

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard isEnabled, inputs.environment.layoutDirection == .rightToLeft else { return node }
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    return EffectNode(node, TransformDrawing(transform: flip, anchor: .center), inputs)
  }
}

extension EnvironmentValues {
  /// Returns the fraction of a width from the left for a fraction from the leading side.
  func mirrored(_ fraction: CGFloat) -> CGFloat {
    layoutDirection == .rightToLeft ? 1 - fraction : fraction
  }
}

/// Draws a fragment transformed about one of its points.
private struct TransformDrawing: FragmentDrawing {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    // A block scaled to zero size is invisible, and the canvas could not invert the transform.
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    canvas.withSavedState {
      let point = anchor.point(in: CGRect(origin: origin, size: fragment.size))
      canvas.concatenate(transform.about(point))
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}

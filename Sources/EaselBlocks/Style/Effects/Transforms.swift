import EaselCanvas
import Foundation

extension Block {
  /// Draws the block turned clockwise about a point; the layout stays the same.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some Block {
    let transform = CGAffineTransform(rotationAngle: angle.radians)
    return transformed(transform, anchor, "rotationEffect", [angle.radians])
  }

  /// Draws the block larger or smaller, from a point; the layout stays the same.
  ///
  /// - Parameters:
  ///   - x: The factor of its width.
  ///   - y: The factor of its height.
  ///   - anchor: The point that stays where it is.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Block {
    transformed(CGAffineTransform(scaleX: x, y: y), anchor, "scaleEffect", [x, y])
  }

  /// Draws the block larger or smaller, from a point; the layout stays the same.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Block {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the block larger or smaller, from a point; the layout stays the same.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some Block {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the block transformed, from its upper left corner; the layout stays the same.
  public func transformEffect(_ transform: CGAffineTransform) -> some Block {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return ModifiedBlock(
      self,
      TransformModifier(
        transform: transform, anchor: nil, operation: "transformEffect", numbers: numbers))
  }

  /// Draws the block mirrored in right-to-left layouts.
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
  /// The point that the transform is about; nil is the upper left corner.
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
  /// A fraction of a width from the left, of one from the leading side.
  func mirrored(_ fraction: CGFloat) -> CGFloat {
    layoutDirection == .rightToLeft ? 1 - fraction : fraction
  }
}

/// Draws a fragment transformed about a point of it.
private struct TransformDrawing: FragmentDrawing {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    // What is scaled to nothing shows nothing, and the canvas could not go back.
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    canvas.withSavedState {
      let point = anchor.point(in: CGRect(origin: origin, size: fragment.size))
      canvas.concatenate(transform.about(point))
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}

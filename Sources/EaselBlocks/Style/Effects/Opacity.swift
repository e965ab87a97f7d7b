import EaselCanvas
import Foundation

extension Block {
  /// Multiplies the opacity of the block, drawn as a whole.
  ///
  /// - Parameter opacity: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> some Block {
    ModifiedBlock(self, OpacityModifier(opacity: opacity))
  }

  /// Mixes the colours of the block with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some Block {
    ModifiedBlock(self, GroupModifier(effects: GroupEffects(blendMode: blendMode)))
  }

  /// Draws the block as a whole before opacity and blend modes apply to it.
  public func compositingGroup() -> some Block {
    ModifiedBlock(self, GroupModifier(effects: GroupEffects()))
  }

  /// Does nothing: it asks SwiftUI to draw into a bitmap, which a document should not hold.
  public func drawingGroup(opaque: Bool = false) -> some Block { self }

  /// Draws a shadow behind the block.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - radius: How soft the shadow is, in points.
  ///   - x: Points to the right.
  ///   - y: Points downwards.
  public func shadow(
    color: Tint = Tint(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some Block {
    ModifiedBlock(self, ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  /// Draws the block sharp, and notes it: no format blurs what is drawn as vectors.
  ///
  /// - Parameters:
  ///   - radius: How much SwiftUI would blur, in points; 0 notes nothing.
  ///   - opaque: Has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some Block {
    ModifiedBlock(self, BlurModifier(radius: radius))
  }
}

private struct OpacityModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let opacity: Double

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard inputs.areFinite([opacity], operation: "opacity"), opacity < 1 else { return node }
    return EffectNode(node, GroupDrawing(effects: GroupEffects(opacity: max(0, opacity))), inputs)
  }
}

private struct GroupModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let effects: GroupEffects

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, GroupDrawing(effects: effects), inputs)
  }
}

private struct ShadowModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let color: Tint
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard inputs.areFinite([radius, x, y], operation: "shadow") else { return node }
    let color = color.color(StyleContext(inputs.environment))
    // The canvas, as Core Graphics does, takes twice the standard deviation.
    let shadow = Shadow(
      color: color, offset: CGSize(width: x, height: y), blur: 2 * max(0, radius))
    return EffectNode(node, GroupDrawing(effects: GroupEffects(shadow: shadow)), inputs)
  }
}

private struct BlurModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let radius: CGFloat

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    if !(radius <= 0) {
      inputs.note(
        .warning, .drawingApproximated, "a block is drawn sharp; no format blurs blocks",
        operation: "blur", value: "\(radius)")
    }
    return node
  }
}

/// Draws a fragment as one group.
private struct GroupDrawing: FragmentDrawing {
  let effects: GroupEffects

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard effects.opacity > 0 else { return }
    canvas.withGroup(effects) { fragment.drawChildren(on: canvas, at: origin) }
  }
}

extension NodeInputs {
  /// Whether all numbers of a modifier are finite; notes those that are not, and that the modifier is
  /// ignored.
  func areFinite(_ numbers: [CGFloat], operation: String) -> Bool {
    guard let wrong = numbers.first(where: { !$0.isFinite }) else { return true }
    note(
      .error, .invalidNumber, "\(operation) is not a finite number; it is ignored",
      operation: operation, value: "\(wrong)")
    return false
  }
}

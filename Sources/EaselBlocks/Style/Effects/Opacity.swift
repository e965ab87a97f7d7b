import EaselCanvas
import Foundation

extension Block {
  /// Multiplies the opacity of the block, drawn as one group, by a factor from 0 to 1.
  ///
  /// - Parameter opacity: The factor, from 0 for invisible to 1 for unchanged.
  public func opacity(_ opacity: Double) -> some Block {
    ModifiedBlock(self, OpacityModifier(opacity: opacity))
  }

  /// Sets the blend mode between the block and the content behind it.
  public func blendMode(_ blendMode: BlendMode) -> some Block {
    ModifiedBlock(self, GroupModifier(effects: GroupEffects(blendMode: blendMode)))
  }

  /// Draws the parts of the block as one group, so that an opacity or blend mode set afterwards
  /// applies to the whole.
  public func compositingGroup() -> some Block {
    ModifiedBlock(self, GroupModifier(effects: GroupEffects()))
  }

  /// Returns the block unchanged; the name exists for code written for SwiftUI.
  ///
  /// SwiftUI draws the block into a bitmap. Easel keeps it as vectors.
  ///
  /// - Parameter opaque: Has no effect.
  public func drawingGroup(opaque: Bool = false) -> some Block { self }

  /// Draws a blurred shadow behind the block, by default in black with an opacity of 0.33.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The standard deviation of the blur, in points. A negative radius is 0.
  ///   - x: The offset of the shadow to the right, in points.
  ///   - y: The offset of the shadow downwards, in points.
  public func shadow(
    color: Tint = Tint(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some Block {
    ModifiedBlock(self, ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  /// Draws the block without blur and adds the diagnostic `drawingApproximated`.
  ///
  /// No output format blurs vector drawings.
  ///
  /// - Parameters:
  ///   - radius: The blur radius in SwiftUI, in points. No diagnostic is added for 0 or less.
  ///   - opaque: Has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some Block {
    ModifiedBlock(self, BlurModifier(radius: radius))
  }
}

private struct OpacityModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let opacity: Double

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard inputs.areFinite([opacity], operation: "opacity"), opacity < 1 else { return node }
    return EffectNode(node, GroupDrawing(effects: GroupEffects(opacity: max(0, opacity))), inputs)
  }
}

private struct GroupModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let effects: GroupEffects

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, GroupDrawing(effects: effects), inputs)
  }
}

private struct ShadowModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let color: Tint
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard inputs.areFinite([radius, x, y], operation: "shadow") else { return node }
    let color = color.color(StyleContext(inputs.environment))
    // Like Core Graphics, the canvas expects twice the standard deviation.
    let shadow = Shadow(
      color: color, offset: CGSize(width: x, height: y), blur: 2 * max(0, radius))
    return EffectNode(node, GroupDrawing(effects: GroupEffects(shadow: shadow)), inputs)
  }
}

private struct BlurModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let radius: CGFloat

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    if !(radius <= 0) {
      inputs.note(
        .warning, .drawingApproximated,
        "a block is drawn sharp: blurring blocks is not supported; blur its image beforehand, or use "
          + "shadow(radius:)",
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
  /// Whether all numbers of a modifier are finite.
  ///
  /// If one is not, a diagnostic says that the modifier is ignored.
  func areFinite(_ numbers: [CGFloat], operation: String) -> Bool {
    guard let wrong = numbers.first(where: { !$0.isFinite }) else { return true }
    note(
      .error, .invalidNumber, "\(operation) is not a finite number; it is ignored",
      operation: operation, value: "\(wrong)")
    return false
  }
}

import EaselCanvas
import Foundation

extension Block {
  /// Clips the block to a shape that is laid out in the block's frame.
  ///
  /// ```swift
  /// Rectangle().fill(.blue).frame(width: 40, height: 40).clipShape(Circle())
  /// ```
  ///
  /// - Parameters:
  ///   - shape: The shape, in the block's frame.
  ///   - style: The fill rule of the clip. Its antialiasing has no effect: edges are antialiased.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some Block {
    ModifiedBlock(self, ClipModifier(shape: shape, rule: style.rule))
  }

  /// Clips the block to its frame.
  ///
  /// - Parameter antialiased: Has no effect: edges are antialiased.
  public func clipped(antialiased: Bool = false) -> some Block { clipShape(Rectangle()) }

  /// Clips the block to its frame with rounded corners of a radius in points.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - antialiased: Has no effect: edges are antialiased.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some Block {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Multiplies the opacity of the block at each point by the opacity of other blocks, the mask.
  ///
  /// ```swift
  /// Tint.blue.frame(width: 80, height: 20).mask { Text("Paid").bold() }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask with this block.
  ///   - mask: The blocks of the mask, which are proposed this block's size. Only their opacity
  ///     counts.
  public func mask<Mask: Block>(
    alignment: Alignment = .center, @BlockBuilder _ mask: () -> Mask
  ) -> some Block {
    ModifiedBlock(self, MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Multiplies the opacity of the block at each point by that of another block, centered on it.
  @_disfavoredOverload
  public func mask<Mask: Block>(_ mask: Mask) -> some Block { self.mask { mask } }
}

private struct ClipModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let shape: any Shape
  let rule: FillRule

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, ClipDrawing(shape: shape, rule: rule, inputs: inputs), inputs)
  }
}

/// Draws a fragment clipped to a shape.
private struct ClipDrawing: FragmentDrawing {
  let shape: any Shape
  let rule: FillRule
  let inputs: NodeInputs

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let path = inputs.path(of: shape, in: CGRect(origin: origin, size: fragment.size))
    canvas.withSavedState {
      canvas.clip(to: path, rule: rule)
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}

private struct MaskModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let mask: any Block
  let alignment: Alignment

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let inner = inputs.appending(.position(3)).entering("mask")
    return MaskNode(
      node, mask: inner.node(of: mask, alignment: alignment), alignment: alignment, inputs)
  }
}

/// The node of a block masked by another one.
private final class MaskNode: WrapperNode {
  private let mask: any LayoutNode
  private let alignment: Alignment

  init(
    _ content: any LayoutNode, mask: any LayoutNode, alignment: Alignment, _ inputs: NodeInputs
  ) {
    self.mask = mask
    self.alignment = alignment
    super.init(content, inputs)
  }

  override func layOut(_ proposal: ProposedSize) -> Fragment {
    let fragment = content.place(proposal)
    return masked(fragment, content.dimensions(proposal, fragment.size))
  }

  /// Fills a region with the block; each of its pieces gets a mask of its own.
  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    fillContent(region, from: cursor, &page, masked)
  }

  private func masked(_ fragment: Fragment, _ dimensions: LayoutDimensions) -> Fragment {
    let proposal = ProposedSize(fragment.size)
    let mask = mask.place(proposal)
    var origin = alignment.origin(
      of: self.mask.dimensions(proposal, mask.size), in: dimensions)
    if isMirrored { origin.x = fragment.size.width - origin.x - mask.size.width }
    return Fragment(
      size: fragment.size, children: [Fragment.Child(fragment, at: .zero)],
      drawing: MaskDrawing(mask: mask, offset: origin))
  }
}

/// Draws a fragment masked by the opacity of another one.
private struct MaskDrawing: FragmentDrawing {
  let mask: Fragment
  let offset: CGPoint

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let recorder = RecordingCanvas(context: canvas.context)
    mask.draw(on: recorder, at: origin + offset)
    canvas.withGroup(GroupEffects(mask: Mask(recorder.recording))) {
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}

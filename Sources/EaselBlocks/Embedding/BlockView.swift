import EaselCanvas
import EaselViews
import Foundation

/// A block as a class view: what `UIHostingController.view` is on iOS.
///
/// ```swift
/// let header = BlockView(Text("Sales").font(.title))
/// page.addSubview(header)
/// header.frame = CGRect(x: 20, y: 20, width: 300, height: 40)
/// ```
///
/// The block is laid out in the view's bounds, in their middle where it is smaller, and drawn anew at
/// each rendering. ``sizeThatFits(_:)`` and ``intrinsicContentSize`` are the block's.
open class BlockView: View {
  /// The block.
  open var block: any Block {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes a view of a block, with an empty frame.
  public init(_ block: any Block) {
    self.block = block
    super.init(frame: .zero)
  }

  /// Makes an empty view; blocks cannot be decoded.
  public required init?(coder: NSCoder) {
    block = EmptyBlock()
    super.init(coder: coder)
  }

  /// The size that the block chooses for a proposed one; nothing is proposed where a length is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? { length > 0 ? length : nil }
    return BlockRendering(block).node.size(
      ProposedSize(width: proposed(size.width), height: proposed(size.height)))
  }

  /// The block's ideal size.
  open override var intrinsicContentSize: CGSize { BlockRendering(block).node.size(.unspecified) }

  /// Draws the block.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    let rendering = BlockRendering(block, in: canvas.context)
    let fragment = rendering.place(ProposedSize(bounds.size))
    rendering.draw(
      fragment, on: canvas,
      at: CGPoint(
        x: (bounds.width - fragment.size.width) / 2, y: (bounds.height - fragment.size.height) / 2))
  }
}

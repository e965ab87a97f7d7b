import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

/// A view that shows a block, like the view of SwiftUI's `UIHostingController`.
///
/// ```swift
/// let page = View(frame: CGRect(x: 0, y: 0, width: 340, height: 500))
/// let header = BlockView(Text("Sales").font(.title))
/// page.addSubview(header)
/// header.frame = CGRect(x: 20, y: 20, width: 300, height: 40)
/// ```
///
/// The block is laid out in the view's bounds and centered in them if it is smaller. It is
/// evaluated and laid out again at each rendering. ``sizeThatFits(_:)`` and
/// ``intrinsicContentSize`` are the block's.
open class BlockView: View {
  /// The block that the view shows.
  open var block: any Block {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view of a block, with an empty frame.
  public init(_ block: any Block) {
    self.block = block
    super.init(frame: .zero)
  }

  /// Creates a view of an empty block, since blocks cannot be decoded.
  public required init?(coder: NSCoder) {
    block = EmptyBlock()
    super.init(coder: coder)
  }

  /// Returns the size, in points, that the block chooses for a proposed size.
  ///
  /// - Parameter size: The proposed size, in points. A length of 0 or less is not proposed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? { length > 0 ? length : nil }
    return BlockRendering(block).node.size(
      ProposedSize(width: proposed(size.width), height: proposed(size.height)))
  }

  /// The ideal size of the block, in points, which it has if no size is proposed.
  open override var intrinsicContentSize: CGSize { BlockRendering(block).node.size(.unspecified) }

  /// Draws the block, laid out for the size of the view's bounds and centered in them.
  ///
  /// The rectangle is not used.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    let rendering = BlockRendering(block, in: canvas.context)
    let fragment = rendering.place(ProposedSize(bounds.size))
    rendering.draw(
      fragment, on: canvas,
      at: CGPoint(
        x: (bounds.width - fragment.size.width) / 2, y: (bounds.height - fragment.size.height) / 2))
  }
}

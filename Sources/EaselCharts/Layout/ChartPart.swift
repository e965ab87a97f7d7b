import EaselBlocks
import EaselCanvas
import Foundation

/// A part of a chart as a block, around which a style puts other blocks.
struct ChartPart: PrimitiveBlock {
  let node: ChartPartNode

  /// Creates a part with an ideal size, which adopts the proposed size if there is one.
  init(size: CGSize) { node = ChartPartNode(size) }

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode { node }
}

/// The layout node of a chart part; the chart supplies its content during drawing.
final class ChartPartNode: LayoutNode, FragmentDrawing {
  private let ideal: CGSize
  /// Draws the part with its top left corner at a point.
  private var content: ((any Canvas, CGPoint) -> Void)?

  init(_ ideal: CGSize) { self.ideal = ideal }

  package func size(_ proposal: ProposedSize) -> CGSize {
    proposal.sanitized.replacingUnspecifiedDimensions(by: ideal).usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: self)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    content?(canvas, origin)
  }

  func withContent(_ content: @escaping (any Canvas, CGPoint) -> Void, _ body: () -> Void) {
    self.content = content
    body()
    self.content = nil
  }
}

/// A part of a chart laid out within the blocks of a style.
struct StyledPart {
  /// The blocks around the part.
  var block: PlacedBlock
  /// The rectangle of the part in the chart.
  private(set) var frame: CGRect
  private let node: ChartPartNode

  /// Lays out a style.
  ///
  /// - Parameters:
  ///   - style: Puts blocks around the part.
  ///   - rect: The proposed rectangle, in which the blocks are centered.
  ///   - keepsPart: Whether the part keeps its position; otherwise the blocks around it fill the
  ///     rectangle.
  init(
    _ style: (AnyBlock) -> AnyBlock, in rect: CGRect, _ blocks: ChartBlocks, keepsPart: Bool
  ) {
    let part = ChartPart(size: rect.size)
    let block = blocks.inputs.run { style(AnyBlock(part)) }
    let fragment = blocks.place(
      block, keepsPart ? .unspecified : ProposedSize(rect.size))
    let found = fragment.frame(of: part.node) ?? CGRect(origin: .zero, size: rect.size)
    var origin = CGPoint(
      x: rect.midX - fragment.size.width / 2, y: rect.midY - fragment.size.height / 2)
    if keepsPart {
      origin = CGPoint(x: rect.minX - found.minX, y: rect.minY - found.minY)
    }
    self.block = PlacedBlock(fragment, at: origin)
    frame = found.offsetBy(dx: origin.x, dy: origin.y)
    node = part.node
  }

  mutating func move(by distance: CGSize) {
    block.move(by: distance)
    frame = frame.offsetBy(dx: distance.width, dy: distance.height)
  }

  /// Draws the blocks with the part in them.
  func draw(on canvas: any Canvas, _ content: @escaping (any Canvas) -> Void) {
    let corner = frame.origin
    node.withContent { canvas, origin in
      canvas.withSavedState {
        canvas.translate(x: origin.x - corner.x, y: origin.y - corner.y)
        content(canvas)
      }
    } _: {
      block.draw(on: canvas)
    }
  }
}

extension Fragment {
  /// Returns the rectangle that a node draws, in the coordinates of the fragment.
  fileprivate func frame(of node: ChartPartNode) -> CGRect? {
    if let drawing = drawing as? ChartPartNode, drawing === node {
      return CGRect(origin: .zero, size: size)
    }
    for child in children {
      if let frame = child.fragment.frame(of: node) {
        return frame.offsetBy(dx: child.origin.x, dy: child.origin.y)
      }
    }
    return nil
  }
}

import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

/// A block that shows a view, like SwiftUI's `UIViewRepresentable`.
///
/// ```swift
/// VStack {
///   Text("Sales")
///   ViewBlock(BarChartView(frame: .zero)).frame(height: 200)
/// }
/// ```
///
/// The view is made once for each rendering. It takes the proposed size. If none is proposed, it
/// has the size of its frame; a view with an empty frame has the smallest size that fits its
/// content.
public struct ViewBlock: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let make: () -> View
  let source: SourceLocation
  var sizing: ((ProposedSize) -> CGSize?)?

  /// Creates a block that shows a view, which is made again for each rendering.
  ///
  /// - Parameters:
  ///   - view: The view; the expression is evaluated once for each rendering.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  public init(
    _ view: @autoclosure @escaping () -> View, file: StaticString = #fileID, line: UInt = #line
  ) {
    make = view
    source = SourceLocation(file, line)
  }

  /// Returns the block with a closure that returns its size for a proposal, or `nil` for the default.
  package func sized(_ sizing: @escaping (ProposedSize) -> CGSize?) -> ViewBlock {
    var block = self
    block.sizing = sizing
    return block
  }
}

extension ViewBlock: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ViewNode(inputs.run(make), sizing, inputs.entering("ViewBlock", source))
  }
}

/// The node that lays out and draws a view.
private final class ViewNode: LayoutNode, FragmentDrawing {
  private let view: View
  private let sizing: ((ProposedSize) -> CGSize?)?
  let path: BlockPath?
  private lazy var ideal: CGSize = {
    if !view.bounds.isEmpty { return view.bounds.size }
    return view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }()

  init(_ view: View, _ sizing: ((ProposedSize) -> CGSize?)?, _ inputs: NodeInputs) {
    self.view = view
    self.sizing = sizing
    path = inputs.path
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    let proposal = proposal.sanitized
    if let size = sizing?(proposal) { return size.usable }
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions().usable
    }
    if let width = proposal.width, view.bounds.isEmpty {
      // The height of a label with several lines depends on its width.
      let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      return CGSize(width: width, height: height < CGSize.largestLength ? height : ideal.height)
        .usable
    }
    return proposal.replacingUnspecifiedDimensions(by: ideal).usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: self, path: path)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    _ = ideal
    let frame = view.frame
    view.frame = CGRect(origin: .zero, size: fragment.size)
    defer { view.frame = frame }
    canvas.withSavedState {
      canvas.translate(x: origin.x, y: origin.y)
      canvas.context.withView(self.path?.description ?? "ViewBlock") { view.render(on: canvas) }
    }
  }
}

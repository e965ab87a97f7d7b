import EaselCanvas
import EaselViews
import Foundation

/// A class view as a block: what `UIViewRepresentable` is in SwiftUI.
///
/// ```swift
/// VStack {
///   Text("Sales")
///   ViewBlock(BarChartView(frame: .zero)).frame(height: 200)
/// }
/// ```
///
/// The view is made once for each rendering. It takes the size that is proposed; where none is, the
/// size of its frame, or the one that suits its contents.
public struct ViewBlock: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let make: () -> View
  let source: SourceLocation

  /// Makes a block of a view.
  ///
  /// - Parameters:
  ///   - view: The view; it is evaluated anew for each rendering.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public init(
    _ view: @autoclosure @escaping () -> View, file: StaticString = #fileID, line: UInt = #line
  ) {
    make = view
    source = SourceLocation(file, line)
  }
}

extension ViewBlock: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ViewNode(inputs.run(make), inputs.entering("ViewBlock", source))
  }
}

/// Lays out and draws a view.
private final class ViewNode: LayoutNode, FragmentDrawing {
  private let view: View
  let path: BlockPath?
  private lazy var ideal: CGSize = {
    if !view.bounds.isEmpty { return view.bounds.size }
    return view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }()

  init(_ view: View, _ inputs: NodeInputs) {
    self.view = view
    path = inputs.path
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    let proposal = proposal.sanitized
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions().usable
    }
    if let width = proposal.width, view.bounds.isEmpty {
      // A label of several lines is as high as it needs at this width.
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

import EaselCanvas
import Foundation

/// A thin line in the theme's rule color, vertical in a horizontal stack and horizontal elsewhere.
///
/// Its thickness is ``Theme/Spacing/ruleWidth``. It is an artifact in a tagged PDF.
public struct Divider: Block, Sendable {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Creates a divider.
  public init() {}
}

extension Divider: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode { DividerNode(inputs) }
}

/// The node of a divider.
private final class DividerNode: LayoutNode, FragmentDrawing {
  private let isVertical: Bool
  private let thickness: CGFloat
  private let color: Color
  let path: BlockPath?
  var isPaint: Bool { true }

  init(_ inputs: NodeInputs) {
    let theme = inputs.environment.theme
    isVertical = inputs.stackAxis == .horizontal
    thickness = CGSize.usable(theme.spacing.ruleWidth)
    color = theme.colors.rule.resolved(for: inputs.environment.appearance)
    path = inputs.entering("Divider").path
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    let size = proposal.sanitized.replacingUnspecifiedDimensions()
    return
      (isVertical
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)).usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: self, path: path)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withMarkedContent(.artifact) {
      canvas.fill(CGRect(origin: origin, size: fragment.size), with: .color(color))
    }
  }
}

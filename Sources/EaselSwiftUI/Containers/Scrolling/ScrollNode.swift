import EaselBlocks
import EaselCanvas
import Foundation

/// The node of content that scrolls: it has its ideal length, of which the proposed length is drawn.
final class ScrollNode: LayoutNode {
  private let content: any LayoutNode
  private let axes: Axis.Set
  /// Whether the node takes the proposed length across its axes.
  private let fillsAcross: Bool
  private let background: (any LayoutNode)?
  /// The empty space at the end of the content, which is cut without a note.
  private let emptyEnd: CGFloat
  private let anchor: UnitPoint?
  private let isMirrored: Bool
  private let clips: Bool
  let path: BlockPath?
  var traits: NodeTraits { NodeTraits(guides: content.traits.guides) }
  var notes: [PageNote] { content.notes }

  init(
    _ content: any LayoutNode, axes: Axis.Set, fillsAcross: Bool,
    background: (any LayoutNode)? = nil, emptyEnd: CGFloat = 0, _ inputs: NodeInputs
  ) {
    self.content = content
    self.axes = axes
    self.fillsAcross = fillsAcross
    self.background = background
    self.emptyEnd = emptyEnd
    anchor = inputs.environment.scrollAnchor
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
    clips = !inputs.environment.scrollClipDisabled
    path = inputs.path
  }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private func size(_ proposal: ProposedSize, around content: CGSize) -> CGSize {
    func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
      guard let proposed, fillsAcross || axes.contains(axis) else { return content }
      return proposed
    }
    return CGSize(
      width: length(.horizontal, proposal.width, content.width),
      height: length(.vertical, proposal.height, content.height)
    ).usable
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    if StackSpace.isShort { return StackSpace.onLargerStack { self.size(proposal) } }
    let proposal = proposal.sanitized
    return size(proposal, around: content.size(contentProposal(proposal)))
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    let proposal = proposal.sanitized
    let fragment = content.place(contentProposal(proposal))
    let size = size(proposal, around: fragment.size)
    let rest = CGSize(
      width: size.width - fragment.size.width, height: size.height - fragment.size.height)
    // Content that is smaller than the view begins at its start, and is centered across.
    var origin = CGPoint(
      x: offset(rest.width, axes.contains(.horizontal), anchor?.x),
      y: offset(rest.height, axes.contains(.vertical), anchor?.y))
    if isMirrored { origin.x = size.width - origin.x - fragment.size.width }
    var children = [Fragment.Child(fragment, at: origin)]
    if let background {
      children.insert(Fragment.Child(background.place(ProposedSize(size)), at: .zero), at: 0)
    }
    let isLarger = rest.width < 0 || rest.height < 0
    let isCut =
      rest.width < -FlowRegion.tolerance && axes.contains(.horizontal)
      || rest.height < -FlowRegion.tolerance - emptyEnd && axes.contains(.vertical)
    return Fragment(
      size: size, children: children,
      drawing: isLarger && clips
        ? ScrollClip(content: fragment.size, isNoted: isCut, path: path) : nil, path: path)
  }

  private func offset(_ rest: CGFloat, _ scrolls: Bool, _ anchor: CGFloat?) -> CGFloat {
    guard scrolls else { return rest / 2 }
    return rest * (anchor ?? 0)
  }

  /// Breaks the content over pages, on which it needs no scrolling.
  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    content.fill(region, from: cursor, &page).map { fragment in
      guard let background else { return fragment }
      return Fragment(
        size: fragment.size,
        children: [
          Fragment.Child(background.place(ProposedSize(fragment.size)), at: .zero),
          Fragment.Child(fragment, at: .zero),
        ])
    }
  }
}

/// Draws the visible part of content that scrolls, and notes how much is left out.
private struct ScrollClip: FragmentDrawing {
  let content: CGSize
  let isNoted: Bool
  let path: BlockPath?

  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    canvas.withSavedState {
      canvas.clip(to: Path(CGRect(origin: origin, size: fragment.size)))
      // What is not visible is not drawn, so that it is not reported as outside of the page.
      let visible = fragment.pruned(to: CGRect(origin: .zero, size: fragment.size))
      visible.drawChildren(on: canvas, at: origin)
    }
    guard isNoted else { return }
    func whole(_ value: CGFloat) -> String { "\(Int(min(value, 1e9).rounded()))" }
    var diagnostic = Diagnostic(
      .warning, .contentClipped,
      "\(whole(fragment.size.width)) × \(whole(fragment.size.height)) of "
        + "\(whole(content.width)) × \(whole(content.height)) points are drawn; propose a larger size, "
        + "no size, or pages to draw all of them",
      operation: path?.name)
    diagnostic.viewPath = path?.description
    canvas.context.note(diagnostic)
  }
}

extension Fragment {
  /// The fragment without the children that are outside of a rectangle.
  fileprivate func pruned(to rect: CGRect) -> Fragment {
    var result = self
    result.children = children.compactMap { child in
      let frame = child.frame
      guard frame.minX < rect.maxX, frame.maxX > rect.minX, frame.minY < rect.maxY,
        frame.maxY > rect.minY
      else { return nil }
      var child = child
      // An effect may draw its content at another position than it was laid out at.
      if child.fragment.drawing == nil || child.fragment.drawing is BoxClip {
        child.fragment = child.fragment.pruned(
          to: rect.offsetBy(dx: -child.origin.x, dy: -child.origin.y))
      }
      return child
    }
    return result
  }
}

extension EnvironmentValues {
  private enum ScrollClipKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the content of scroll views is drawn beyond their frames.
  var scrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// The node of a row in a list: its content with insets, its background and the line below it.
///
/// It is proposed the width of the list, since the margins depend on that.
final class ListRowNode: LayoutNode {
  /// The style, the background and the lines of a row.
  struct Frame {
    var look: ListLook
    var minimumHeight: CGFloat
    var background: (any LayoutNode)?
    var topLine: (any LayoutNode)?
    var bottomLine: (any LayoutNode)?
    /// The insets above and below the content of a header or footer; `nil` for a row.
    var captionInsets: (top: CGFloat, bottom: CGFloat)?
    /// Whether the upper and the lower line begin at the edge of the list.
    var hasWholeLines = (top: false, bottom: false)
    /// Whether the background continues in the next row, so that no seam may be seen.
    var continues = false
    var pixels: PixelGrid
  }

  let content: any LayoutNode
  private let options: ListRowOptions
  private let frame: Frame
  private let isMirrored: Bool
  private var sizes = SizeCache(capacity: 4)
  var traits: NodeTraits { content.traits }
  var path: BlockPath? { content.path }
  var notes: [PageNote] { content.notes }

  init(_ content: any LayoutNode, _ options: ListRowOptions, _ frame: Frame, _ inputs: NodeInputs) {
    self.content = content
    self.options = options
    self.frame = frame
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
  }

  private struct Box {
    var minX: CGFloat
    var width: CGFloat
    var insets: EdgeInsets
    var contentWidth: CGFloat { max(0, width - insets.leading - insets.trailing) }
  }

  private func box(_ width: CGFloat) -> Box {
    let margin = frame.look.boxMargin(width)
    return Box(minX: margin, width: max(0, width - 2 * margin), insets: insets(width))
  }

  private func insets(_ width: CGFloat) -> EdgeInsets {
    if let insets = options.insets { return insets }
    var insets = frame.look.rowInsets(width)
    if let caption = frame.captionInsets {
      (insets.top, insets.bottom) = (caption.top, caption.bottom)
    }
    return insets
  }

  /// The width of the row if none is proposed.
  private func idealWidth() -> CGFloat {
    let insets = insets(0)
    return content.size(.unspecified).width + 2 * frame.look.boxMargin(0) + insets.leading
      + insets.trailing
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    let proposal = proposal.sanitized
    if let size = sizes[proposal] { return size }
    if StackSpace.isShort { return StackSpace.onLargerStack { self.size(proposal) } }
    let width = proposal.width ?? idealWidth()
    let box = box(width)
    let height = content.size(ProposedSize(width: box.contentWidth, height: nil)).height
    let size = CGSize(
      width: width,
      height: frame.pixels.up(
        max(frame.minimumHeight, height + box.insets.top + box.insets.bottom))
    ).usable
    sizes[proposal] = size
    return size
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    let size = size(proposal)
    let box = box(size.width)
    let space = size.height - box.insets.top - box.insets.bottom
    // Content of flexible height, such as a shape, fills the row.
    let inner = ProposedSize(width: box.contentWidth, height: space)
    let fragment = content.place(inner)
    let leading = box.minX + box.insets.leading
    let y = box.insets.top + (space - fragment.size.height) / 2
    var children: [Fragment.Child] = []
    func add(_ child: Fragment, leading: CGFloat, y: CGFloat) {
      let x = isMirrored ? size.width - leading - child.size.width : leading
      children.append(Fragment.Child(child, at: CGPoint(x: x, y: y)))
    }
    if let background = frame.background {
      // A background of the same color begins in the next row, above this part.
      let height = size.height + (frame.continues ? 0.5 : 0)
      let proposal = ProposedSize(width: box.width, height: height)
      add(background.place(proposal), leading: box.minX, y: 0)
    }
    add(fragment, leading: leading, y: y)
    let thickness = frame.pixels.hairline
    let start = leading + lineStart(fragment, inner)
    let end = lineEnd(fragment, inner).map { leading + $0 } ?? box.minX + box.width
    func addLine(_ node: (any LayoutNode)?, isWhole: Bool, y: CGFloat) {
      guard let node else { return }
      let (start, end) = isWhole ? (0, size.width) : (start, end)
      let proposal = ProposedSize(width: max(0, end - start), height: thickness)
      add(node.place(proposal), leading: start, y: y)
    }
    addLine(frame.topLine, isWhole: frame.hasWholeLines.top, y: 0)
    addLine(frame.bottomLine, isWhole: frame.hasWholeLines.bottom, y: size.height - thickness)
    return Fragment(size: size, children: children)
  }

  /// The start of the lines, from the leading side of the content: that of the first text in it.
  private func lineStart(_ fragment: Fragment, _ proposal: ProposedSize) -> CGFloat {
    if let guide = guide(.listRowSeparatorLeading, proposal) { return guide }
    guard let text = fragment.firstText(at: .zero) else { return 0 }
    return isMirrored ? fragment.size.width - text.maxX : text.minX
  }

  private func lineEnd(_ fragment: Fragment, _ proposal: ProposedSize) -> CGFloat? {
    guide(.listRowSeparatorTrailing, proposal)
  }

  private func guide(_ guide: HorizontalAlignment, _ proposal: ProposedSize) -> CGFloat? {
    content.traits.guides.mayHave(guide.key)
      ? content.explicitGuide(guide.key, proposal) : nil
  }
}

extension Fragment {
  /// The frame of the first text in the fragment.
  fileprivate func firstText(at origin: CGPoint) -> CGRect? {
    if path?.name == "Text" { return CGRect(origin: origin, size: size) }
    for child in children {
      let point = CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
      if let text = child.fragment.firstText(at: point) { return text }
    }
    return nil
  }
}

/// The pixels of a bitmap, to which the edges of rows are aligned.
struct PixelGrid {
  private let scale: CGFloat

  init(_ environment: EnvironmentValues) { scale = environment.displayScale }

  /// The thickness of the thinnest line.
  var hairline: CGFloat { scale > 1 ? 1 / scale : 0.5 }

  /// The next larger length that is a whole number of pixels; in a vector drawing the same length.
  func up(_ length: CGFloat) -> CGFloat {
    scale > 1 ? (length * scale - 0.01).rounded(.up) / scale : length
  }
}

private enum SeparatorLeading: AlignmentID {
  static func defaultValue(in size: LayoutDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in size: LayoutDimensions) -> CGFloat { size.width }
}

extension HorizontalAlignment {
  /// The start of the lines above and below a row of a list; by default that of its first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the lines above and below a row of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

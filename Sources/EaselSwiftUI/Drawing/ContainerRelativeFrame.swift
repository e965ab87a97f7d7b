import EaselBlocks
import Foundation

extension EnvironmentValues {
  private enum ContainerSizeKey: EnvironmentKey {
    static var defaultValue: ProposedViewSize { .unspecified }
  }

  /// The size of the container around the view, such as a screen; a view uses the size that is proposed
  /// to it in place of an unspecified length.
  var containerSize: ProposedViewSize {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

extension View {
  /// Places the view in a frame of the size of its container.
  ///
  /// The container is the screen, which has the proposed size of the rendering, or what proposes a size to
  /// the view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    ContainerRelativeFrame(content: self, axes: axes, alignment: alignment) { length, _ in length }
  }

  /// Places the view in a frame whose lengths a closure computes from those of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeFrame(content: self, axes: axes, alignment: alignment, length: length)
  }

  /// Places the view in a frame of some of the columns or rows of its container.
  ///
  /// - Parameters:
  ///   - axes: The axes that are divided.
  ///   - count: The number of columns or rows.
  ///   - span: The number of columns or rows of the view.
  ///   - spacing: The distance of the columns or rows, in points.
  ///   - alignment: The alignment of the view in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let column = max(0, (length - spacing * (count - 1)) / count)
      return column * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
    }
  }
}

private struct ContainerRelativeFrame<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @EnvironmentValue(\.containerSize) private var container

  var body: some View {
    ContainerFrameLayout(
      axes: axes, alignment: alignment, container: container, length: length
    ) { content }
  }
}

private struct ContainerFrameLayout: Layout {
  let axes: Axis.Set
  let alignment: Alignment
  let container: ProposedViewSize
  let length: (CGFloat, Axis) -> CGFloat

  /// The lengths of the frame; `nil` for those of the view.
  private func frame(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var size = proposal
    if axes.contains(.horizontal) {
      size.width = (container.width ?? proposal.width).map { max(0, length($0, .horizontal)) }
    }
    if axes.contains(.vertical) {
      size.height = (container.height ?? proposal.height).map { max(0, length($0, .vertical)) }
    }
    return size
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let frame = frame(proposal)
    let own = subviews.first?.sizeThatFits(frame) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? frame.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? frame.height ?? own.height : own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let frame = frame(proposal)
    for subview in subviews {
      let origin = alignment.origin(of: subview.dimensions(in: frame), in: bounds.size)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: frame)
    }
  }
}

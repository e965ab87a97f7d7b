import EaselBlocks
import EaselCanvas
import Foundation

// A rendering has no safe area: what iOS puts into it is drawn beside the view, which gets the rest.

extension View {
  /// Draws content above or below the view, which gets the rest of the height.
  ///
  /// - Parameters:
  ///   - edge: The side of the content.
  ///   - alignment: The alignment of the content with the view.
  ///   - spacing: The space between them in points; `nil` is none.
  ///   - content: The content.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = VStack(spacing: 0) { content() }.layoutPriority(1)
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Draws content beside the view, which gets the rest of the width.
  ///
  /// - Parameters:
  ///   - edge: The side of the content.
  ///   - alignment: The alignment of the content with the view.
  ///   - spacing: The space between them in points; `nil` is none.
  ///   - content: The content.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = HStack(spacing: 0) { content() }.layoutPriority(1)
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Draws a bar above or below the view, which gets the rest of the height.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Draws a bar beside the view, which gets the rest of the width.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds padding to the view, as to its safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds padding to the view, as to its safe area; `nil` adds 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds padding to the view, as to its safe area.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

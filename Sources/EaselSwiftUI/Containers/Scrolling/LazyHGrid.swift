import EaselBlocks
import Foundation

/// A grid whose cells fill its rows column by column.
///
/// All cells are laid out, since every part of a rendering is visible.
public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid with rows of given heights.
  ///
  /// - Parameters:
  ///   - rows: The heights and alignments of the rows.
  ///   - alignment: The alignment of the rows if together they are lower than the grid.
  ///   - spacing: The space between two columns, in points; `nil` uses the theme's stack spacing.
  ///   - pinnedViews: The headers and footers that stay visible while a person scrolls.
  ///   - content: The cells, in reading order.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The layout of the cells.
  public var body: some View {
    RowGridLayout(rows: rows, alignment: alignment, spacing: spacing)() { content }
  }
}

/// Arranges cells in rows, column by column.
private struct RowGridLayout: Layout {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?

  /// A row with its height and the space to the next row.
  private struct Row {
    var height: CGFloat
    var gap: CGFloat
    var alignment: Alignment
  }

  private static let standardSpacing: CGFloat = 8
  private var columnSpacing: CGFloat { spacing ?? Self.standardSpacing }

  /// The rows for a proposed height; without one, or with an endless one, they have their ideal heights.
  private func rows(_ proposed: CGFloat?, _ subviews: LayoutSubviews) -> [Row] {
    var fixed = rows.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.standardSpacing) }
    var open = 0
    for row in rows {
      if case .fixed(let height) = row.size { fixed += height } else { open += 1 }
    }
    var share: CGFloat?
    if let proposed, proposed.isFinite { share = max(0, proposed - fixed) / CGFloat(max(1, open)) }
    var result: [Row] = []
    for (index, item) in rows.enumerated() {
      let gap = item.spacing ?? Self.standardSpacing
      func append(_ height: CGFloat) {
        let height = height.isFinite ? max(0, height) : 0
        result.append(Row(height: height, gap: gap, alignment: item.alignment ?? .center))
      }
      switch item.size {
      case .fixed(let height): append(height)
      case .flexible(let minimum, let maximum):
        let cells = stride(from: index, to: subviews.count, by: max(1, rows.count))
        let ideal = cells.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0
        append(min(max(share ?? ideal, minimum), maximum))
      case .adaptive(let minimum, let maximum):
        let space = share ?? minimum
        // A grid of blocks has at most this number of columns.
        let count = min(max(1, (space + gap) / max(1, minimum + gap)), 1_000).rounded(.down)
        let height = min((space - gap * (count - 1)) / count, maximum)
        for _ in 0..<Int(count) { append(max(height, minimum)) }
      }
    }
    return result.isEmpty ? [Row(height: share ?? 0, gap: 0, alignment: .center)] : result
  }

  /// The width of each column: that of its widest cell.
  private func columns(_ rows: [Row], _ subviews: LayoutSubviews) -> [CGFloat] {
    stride(from: 0, to: subviews.count, by: rows.count).map { first in
      (first..<min(first + rows.count, subviews.count)).reduce(0) { width, index in
        let proposal = ProposedViewSize(width: nil, height: rows[index - first].height)
        return max(width, subviews[index].sizeThatFits(proposal).width)
      }
    }
  }

  private func height(_ rows: [Row]) -> CGFloat {
    rows.reduce(0) { $0 + $1.height } + rows.dropLast().reduce(0) { $0 + $1.gap }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(proposal.height, subviews)
    let columns = columns(rows, subviews)
    return CGSize(
      width: columns.reduce(0, +) + CGFloat(max(0, columns.count - 1)) * columnSpacing,
      height: height(rows))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let rows = rows(proposal.height, subviews)
    let rest = bounds.height - height(rows)
    let start = alignment == .top ? 0 : alignment == .bottom ? rest : rest / 2
    var x = bounds.minX
    for (column, width) in columns(rows, subviews).enumerated() {
      var y = bounds.minY + start
      for (index, row) in rows.enumerated() {
        let cell = column * rows.count + index
        guard cell < subviews.count else { return }
        let size = CGSize(width: width, height: row.height)
        let proposal = ProposedViewSize(size)
        let origin = row.alignment.origin(of: subviews[cell].dimensions(in: proposal), in: size)
        subviews[cell].place(
          at: CGPoint(x: x + origin.x, y: y + origin.y), anchor: .topLeading, proposal: proposal)
        y += row.height + row.gap
      }
      x += width + columnSpacing
    }
  }
}

/// The parts of sections that stay visible while a person scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32
  /// Creates a set from the bits of its parts.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack {
  /// Creates a column of views, whose headers and footers are where they are without scrolling.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack {
  /// Creates a row of views, whose headers and footers are where they are without scrolling.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVGrid {
  /// Creates a grid with columns, whose headers and footers are where they are without scrolling.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) { self.init(columns: columns, alignment: alignment, spacing: spacing, content: content) }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// The layout node of columns.
final class ColumnsNode: LayoutNode {
  private let flow: ColumnFlow
  private let count: Int
  private let spacing: CGFloat
  private let isBalanced: Bool
  private let isMirrored: Bool
  private let session: BlockSession
  private var sizes = SizeCache()
  let path: BlockPath?
  /// Columns that are placed whole, as in a row, must report the notes of their blocks.
  let traits = NodeTraits(guides: .notes)

  var notes: [PageNote] {
    var notes: [PageNote] = []
    var index = 0
    while let child = flow.children.child(at: index) {
      notes += child.notes
      index += 1
    }
    return notes
  }

  init(
    _ children: any ColumnChildren, count: Int, spacing: CGFloat, isBalanced: Bool,
    _ inputs: NodeInputs
  ) {
    self.count = count
    self.spacing = spacing
    self.isBalanced = isBalanced
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
    path = inputs.path
    session = inputs.session
    flow = ColumnFlow(
      children, alignment: HorizontalAlignment.leading.key, isMirrored: isMirrored, path: path)
  }

  /// The width in points if none is proposed, about that of a narrow page.
  private static let idealWidth: CGFloat = 460

  private func columnWidth(_ width: CGFloat) -> CGFloat {
    max(1, (width - spacing * CGFloat(count - 1)) / CGFloat(count))
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = laidOut(proposal).fragment.size
    sizes[proposal] = size
    return size
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    let (fragment, events) = laidOut(proposal)
    return fragment.reporting(events, in: session)
  }

  /// Lays out all blocks without pages; also returns the events for the page.
  private func laidOut(_ proposal: ProposedSize) -> (fragment: Fragment, events: [PageEvent]) {
    let width = proposal.sanitized.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.idealWidth
    let height = CGSize.largestLength
    let region = FlowRegion(width: width, height: height, fullHeight: height, isFresh: true)
    var parts: [Fragment] = []
    var events: [PageEvent] = []
    var cursor = Cursor.start
    while true {
      var page = PageState(number: 0)
      let filled = fill(region, from: cursor, &page)
      events += page.events
      switch filled {
      case .whole(let fragment):
        return (parts.isEmpty ? fragment : stacked(parts + [fragment], width), events)
      case .part(let fragment, let rest) where rest != cursor:
        // Without pages, blocks after a page break are placed below.
        parts.append(fragment)
        cursor = rest
      case .part, .none:
        var rest = PageState(number: 0)
        rest.note(
          .error, .layoutOverflow,
          "columns that are not broken over pages are higher than \(Int(height)) points; their other "
            + "blocks are left out: let the columns flow over pages", path,
          available: CGSize(width: width, height: height))
        return (stacked(parts, width), events + rest.events)
      }
    }
  }

  private func stacked(_ parts: [Fragment], _ width: CGFloat) -> Fragment {
    var y: CGFloat = 0
    let children = parts.map { part in
      defer { y += part.size.height }
      return Fragment.Child(part, at: CGPoint(x: 0, y: y))
    }
    return Fragment(size: CGSize(width: width, height: y), children: children, path: path)
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    region.fillBeside(&page) { region, page in fillColumns(region, from: cursor, &page) }
  }

  /// The result of filling columns of a height.
  private enum Filled {
    case columns([Fragment], rest: Cursor?)
    case none(need: CGFloat)
  }

  private func fillColumns(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    let before = page
    switch columns(region, region.height, isFresh: region.isFresh, from: cursor, &page) {
    case .none(let need): return .none(need: need)
    case .columns(let pieces, let rest?):
      return .part(fragment(pieces, region, &page), rest: rest)
    case .columns(let pieces, nil):
      guard isBalanced, count > 1 else { return .whole(fragment(pieces, region, &page)) }
      let balanced = balanced(pieces, region, from: cursor, before, &page)
      return .whole(fragment(balanced, region, &page))
    }
  }

  /// Returns the columns of the minimum height that fits all blocks, found by bisection.
  private func balanced(
    _ pieces: [Fragment], _ region: FlowRegion, from cursor: Cursor, _ before: PageState,
    _ page: inout PageState
  ) -> [Fragment] {
    var best = pieces
    var high = pieces.reduce(0) { max($0, $1.size.height) }
    // A block that no page holds makes its column as high as it is.
    guard high <= region.height + FlowRegion.tolerance else { return pieces }
    // The minimum height is at least half the mean of all columns.
    var low = pieces.reduce(0) { $0 + $1.size.height } / CGFloat(count) * 0.5
    while high - low > 0.25 {
      let middle = (low + high) / 2
      var state = before
      // What does not fit in a height that is tried has more space: it is not shrunk.
      guard
        case .columns(let tried, nil) = columns(
          region, middle, isFresh: false, from: cursor, &state)
      else {
        low = middle
        continue
      }
      page = state
      best = tried
      high = min(middle, tried.reduce(0) { max($0, $1.size.height) })
    }
    return best
  }

  /// Fills the columns one after another.
  private func columns(
    _ region: FlowRegion, _ height: CGFloat, isFresh: Bool, from cursor: Cursor,
    _ page: inout PageState
  ) -> Filled {
    var cursor = cursor
    var pieces: [Fragment] = []
    let before = page.notes.height
    for column in 0..<count {
      var space = FlowRegion(
        width: columnWidth(region.width), height: height, fullHeight: region.fullHeight,
        isFresh: isFresh && column == 0
      ).reserving(page.notes.height - before)
      space.tail = region.tail
      switch flow.fill(space, from: cursor, &page) {
      case .whole(let piece):
        pieces.append(piece)
        return .columns(pieces, rest: nil)
      case .part(let piece, let rest):
        pieces.append(piece)
        cursor = rest
        // Blocks after a list of contents, which is laid out later, are on the pages after it.
        if page.endsFlow { return .columns(pieces, rest: cursor) }
        guard let requested = page.requestedBreak else { continue }
        guard requested == .column, column < count - 1 else {
          return .columns(pieces, rest: cursor)
        }
        page.requestedBreak = nil
      case .none(let need):
        guard column > 0 else { return .none(need: need) }
        return .columns(pieces, rest: cursor)
      }
    }
    return .columns(pieces, rest: cursor)
  }

  private func fragment(
    _ pieces: [Fragment], _ region: FlowRegion, _ page: inout PageState
  ) -> Fragment {
    let width = columnWidth(region.width)
    let height = pieces.reduce(0) { max($0, $1.size.height) }
    for piece in pieces {
      let space = CGSize(width: width, height: .infinity)
      guard let wide = piece.overflow(space, isMirrored: isMirrored) else { continue }
      page.note(
        .warning, .columnsSquashed,
        "a column of \(width.rounded()) points is narrower than \(wide.name), which takes "
          + "\(wide.size.width.rounded()); use fewer columns, or a narrower block",
        wide.namedPath ?? path, needed: wide.size,
        available: CGSize(width: width, height: region.height))
    }
    let children = pieces.enumerated().map { index, piece in
      var x = CGFloat(index) * (width + spacing)
      if isMirrored { x = region.width - x - piece.size.width }
      return Fragment.Child(piece, at: CGPoint(x: x, y: 0))
    }
    var result = Fragment(
      size: CGSize(width: region.width, height: height), children: children, path: path)
    result.isFlow = true
    return result
  }
}

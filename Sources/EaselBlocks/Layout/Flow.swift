import Foundation

/// The room on a page that blocks flow into.
package struct FlowRegion: Hashable, Sendable {
  package var width: CGFloat
  /// What is left of the page.
  package var height: CGFloat
  /// The height of a fresh page, without the upper padding that would stand above the block there.
  package var fullHeight: CGFloat
  /// Whether nothing stands above.
  package var isFresh: Bool
  /// What must be left beneath the last piece of the block: the lower padding of those around it.
  package var tail: CGFloat = 0
  /// The upper padding above the block, which `fullHeight` is without.
  private var head: CGFloat = 0

  package init(width: CGFloat, height: CGFloat, fullHeight: CGFloat, isFresh: Bool) {
    self.width = width
    self.height = height
    self.fullHeight = fullHeight
    self.isFresh = isFresh
  }

  /// Sums of heights differ in their last digits from the height that they fill.
  package static let tolerance: CGFloat = 0.001

  /// Whether a piece of a height fits, with what must be left beneath it if it is the last one.
  package func holds(_ height: CGFloat, isLast: Bool = true) -> Bool {
    height + (isLast ? tail : 0) <= self.height + Self.tolerance
  }

  /// What is left beneath something.
  package func below(_ height: CGFloat) -> FlowRegion {
    var rest = self
    rest.height = max(0, self.height - height)
    rest.isFresh = false
    // What begins overleaf has no padding above it there.
    rest.fullHeight += rest.head
    rest.head = 0
    return rest
  }

  /// What is left beneath the upper padding of a block, which goes with it to another page.
  package func belowPadding(_ height: CGFloat) -> FlowRegion {
    var rest = self
    rest.height = max(0, self.height - height)
    rest.fullHeight -= height
    rest.head += height
    return rest
  }

  /// The same room without a height that was reserved at the foot of the page.
  package func reserving(_ height: CGFloat) -> FlowRegion {
    var rest = self
    rest.height = max(0, self.height - height)
    return rest
  }

  /// The same room for a block that others follow.
  package var beforeOthers: FlowRegion {
    var region = self
    region.tail = 0
    return region
  }
}

/// What of a block has been placed so far, as a value: filling again from the same cursor gives the
/// same piece.
package indirect enum Cursor: Hashable, Sendable {
  /// Nothing yet.
  case start
  /// The children before an index, and of that child what its cursor says.
  case child(Int, Cursor)
  /// The lines of a text before an index.
  case line(Int)
  /// The rows before an index, and a height of that row.
  case row(Int, offset: CGFloat)
  /// What each of several children that break side by side says.
  case all([Cursor])
  /// All of it.
  case end
}

/// What came of filling a region.
package enum Fill {
  /// Everything that was left.
  case whole(Fragment)
  /// A piece; the cursor says what is left.
  case part(Fragment, rest: Cursor)
  /// Nothing fits; the least height that is needed.
  case none(need: CGFloat)
}

import Foundation

/// The area of a page that blocks flow into.
package struct FlowRegion: Hashable, Sendable {
  package var width: CGFloat
  /// The remaining height of the page.
  package var height: CGFloat
  /// The height of an empty page, without the top padding that the block would have there.
  package var fullHeight: CGFloat
  /// Whether the region is at the top of its page.
  package var isFresh: Bool
  /// The bottom padding around the block, which must remain below its last piece.
  package var tail: CGFloat = 0
  /// The top padding above the block, which `fullHeight` excludes.
  private var head: CGFloat = 0

  package init(width: CGFloat, height: CGFloat, fullHeight: CGFloat, isFresh: Bool) {
    self.width = width
    self.height = height
    self.fullHeight = fullHeight
    self.isFresh = isFresh
  }

  /// The tolerance for comparisons, in points.
  ///
  /// Sums of heights differ in their last digits from the height that they fill.
  package static let tolerance: CGFloat = 0.001

  /// Whether a piece of a height fits; below the last piece the tail must fit too.
  func holds(_ height: CGFloat, isLast: Bool = true) -> Bool {
    height + (isLast ? tail : 0) <= self.height + Self.tolerance
  }

  /// The region below a height.
  func below(_ height: CGFloat) -> FlowRegion {
    var rest = self
    rest.height = max(0, self.height - height)
    rest.isFresh = false
    // A block that begins on the next page has no padding above it there.
    rest.fullHeight += rest.head
    rest.head = 0
    return rest
  }

  /// The region below the top padding of a block; the padding moves to another page with the block.
  func belowPadding(_ height: CGFloat) -> FlowRegion {
    var rest = self
    rest.height = max(0, self.height - height)
    rest.fullHeight -= height
    rest.head += height
    return rest
  }

  /// The region without a height that is reserved at the bottom of the page.
  package func reserving(_ height: CGFloat) -> FlowRegion {
    var rest = self
    rest.height = max(0, self.height - height)
    return rest
  }

  /// The region for a block that is followed by other blocks.
  var beforeOthers: FlowRegion {
    var region = self
    region.tail = 0
    return region
  }
}

/// The part of a block that has been placed so far, as a value.
///
/// Filling again from the same cursor results in the same piece.
package indirect enum Cursor: Hashable, Sendable {
  /// Nothing is placed.
  case start
  /// The children before an index are placed, and the part of that child that its cursor describes.
  case child(Int, Cursor)
  /// The lines of a text before an index are placed.
  case line(Int)
  /// The rows before an index are placed, and a height of that row.
  case row(Int, offset: CGFloat)
  /// The cursors of several children that break side by side.
  case all([Cursor])
  /// All of the block is placed.
  case end
}

/// The result of filling a region.
package enum Fill {
  /// The rest of the block fits.
  case whole(Fragment)
  /// A piece of the block fits; the cursor describes the rest.
  case part(Fragment, rest: Cursor)
  /// Nothing fits; the value is the minimum height that is needed.
  case none(need: CGFloat)
}

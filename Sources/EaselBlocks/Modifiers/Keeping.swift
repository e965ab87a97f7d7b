import EaselCanvas
import Foundation

extension Block {
  /// Sets whether the block stays on the page on which the next block of its stack begins.
  ///
  /// ```swift
  /// VStack {
  ///   Text("Bookings").font(.headline).keepWithNext()
  ///   Text("14 March: invoice 1284, paid by bank transfer")
  /// }
  /// ```
  ///
  /// Several such blocks in a row stay together with the block that follows them. If they and the
  /// first piece of that block do not fit on one page, the break is between them, with the
  /// diagnostic `keepIgnored`.
  public func keepWithNext(_ isActive: Bool = true) -> some Block {
    ModifiedBlock(self, TraitModifier { $0.keepsWithNext = isActive })
  }

  /// Sets whether the block moves to the next page as a whole instead of being broken between
  /// pages.
  ///
  /// A block that does not fit on one page is broken at its position, with the diagnostic
  /// `keepIgnored`.
  public func keepTogether(_ isActive: Bool = true) -> some Block {
    ModifiedBlock(self, KeepTogetherModifier(isActive: isActive))
  }
}

private struct KeepTogetherModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let isActive: Bool

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    isActive ? KeepTogetherNode(node, inputs) : node
  }
}

/// The node of a block that moves to the next page instead of being broken.
private final class KeepTogetherNode: WrapperNode {
  /// Fills a region with the block.
  ///
  /// It tests whether the block fits by filling a page. It never measures the whole block, which
  /// may need more memory than there is. A block with a part that is higher than a page is higher
  /// than a page itself: without this rule, each level of nesting would double the tests.
  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    let before = page
    let here = content.fill(region, from: cursor, &page).map(wrap)
    guard cursor == .start, case .part = here else { return here }
    if !region.isFresh, page.brokenKeepCount == before.brokenKeepCount {
      var state = before
      if case .whole(let fragment) = content.fill(region.fresh, from: cursor, &state) {
        page = before
        return .none(need: fragment.size.height + region.tail)
      }
    }
    page.note(
      .warning, .keepIgnored,
      "a block that is to be kept together is higher than a page of \(region.fullHeight.rounded()) "
        + "points; it is broken: make it lower, or leave out keepTogether()", path,
      available: CGSize(width: region.width, height: region.fullHeight))
    page.brokenKeepCount += 1
    return here
  }
}

extension FlowRegion {
  /// The region of an empty page.
  var fresh: FlowRegion {
    var region = FlowRegion(
      width: width, height: fullHeight, fullHeight: fullHeight, isFresh: true)
    region.tail = tail
    return region
  }
}

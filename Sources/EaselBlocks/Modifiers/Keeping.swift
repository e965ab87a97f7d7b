import EaselCanvas
import Foundation

extension Block {
  /// Keeps the block on the page on which the next one of its stack begins, as a heading is kept.
  ///
  /// ```swift
  /// Text("Bookings").font(.headline).keepWithNext()
  /// bookings
  /// ```
  ///
  /// Several in a row stay together with what follows them. Where no page holds them with the first
  /// piece of that, the break is between them, and noted as `keepIgnored`.
  public func keepWithNext(_ isActive: Bool = true) -> some Block {
    ModifiedBlock(self, TraitModifier { $0.keepsWithNext = isActive })
  }

  /// Keeps the block on one page: it moves to the next one rather than break.
  ///
  /// Where no page holds it, it breaks where it stands, and that is noted as `keepIgnored`.
  public func keepTogether(_ isActive: Bool = true) -> some Block {
    ModifiedBlock(self, KeepTogetherModifier(isActive: isActive))
  }
}

private struct KeepTogetherModifier: NodeModifier {
  static var changesPlace: Bool { false }
  let isActive: Bool

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    isActive ? KeepTogetherNode(node, inputs) : node
  }
}

/// A block that moves to the next page rather than break.
private final class KeepTogetherNode: WrapperNode {
  /// Whether it fits is asked by filling a page, never by measuring all: it may be longer than memory.
  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    let before = page
    let here = content.fill(region, from: cursor, &page).map(wrap)
    guard cursor == .start, case .part = here else { return here }
    if !region.isFresh {
      var state = before
      if case .whole(let fragment) = content.fill(region.fresh, from: cursor, &state) {
        page = before
        return .none(need: fragment.size.height + region.tail)
      }
    }
    page.note(
      .warning, .keepIgnored,
      "a block that is to be kept together is higher than a page of \(region.fullHeight.rounded()) "
        + "points; it is broken where it stands", path,
      available: CGSize(width: region.width, height: region.fullHeight))
    return here
  }
}

extension FlowRegion {
  /// The room on a page on which nothing stands.
  package var fresh: FlowRegion {
    var region = FlowRegion(
      width: width, height: fullHeight, fullHeight: fullHeight, isFresh: true)
    region.tail = tail
    return region
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// Heads, feet and backgrounds that are drawn when the whole report is known.
///
/// There may be one for each of ten thousand pages: what it has in common with that of another page
/// is kept once.
struct LateParts {
  /// What the parts of several pages have in common.
  final class Shared {
    let part: PagePart
    let settings: PagesSettings
    let facts: ReportPage.Facts
    /// Where the part lies that was laid out before all was known.
    let frame: CGRect

    init(
      _ part: PagePart, _ settings: PagesSettings, _ facts: ReportPage.Facts, _ frame: CGRect
    ) {
      self.part = part
      self.settings = settings
      self.facts = facts
      self.frame = frame
    }
  }

  /// The part of one page.
  struct Part {
    let shared: Shared
    let place: PagePlace
    /// The number of the room that is left for it.
    let number: Int
  }

  private struct Key: Hashable {
    let part: PagePart
    let side: PageSide
  }

  private(set) var parts: [Part] = []
  /// The last of each part on each side.
  private var last: [Key: Shared] = [:]

  /// Keeps a part of a page.
  mutating func append(_ part: PagePart, of page: LaidOutPage, _ frame: CGRect, number: Int) {
    let key = Key(part: part, side: page.facts.side)
    let shared: Shared
    if let last = last[key], last.settings === page.settings, last.frame == frame,
      last.facts == page.facts
    {
      shared = last
    } else {
      shared = Shared(part, page.settings, page.facts, frame)
      last[key] = shared
    }
    parts.append(Part(shared: shared, place: page.place, number: number))
  }
}

import EaselBlocks
import EaselCanvas
import Foundation

/// The headers, footers and backgrounds that are drawn when the whole report is known.
///
/// There may be one for each of ten thousand pages, so data that several pages have in common is
/// stored once.
struct LateParts {
  /// The data that the parts of several pages have in common.
  final class Shared {
    let part: PagePart
    let settings: PagesSettings
    let facts: ReportPage.Facts
    /// The frame of the part, laid out before everything was known.
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
    let position: PagePosition
    /// The number of the deferred drawing in the page target.
    let number: Int
  }

  private struct Key: Hashable {
    let part: PagePart
    let side: PageSide
  }

  private(set) var parts: [Part] = []
  /// The last one of each part on each side.
  private var last: [Key: Shared] = [:]

  /// Stores a part of a page for later.
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
    parts.append(Part(shared: shared, position: page.position, number: number))
  }
}

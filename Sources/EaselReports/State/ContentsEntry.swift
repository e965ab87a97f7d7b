import EaselBlocks
import Foundation

/// What is counted and listed besides sections.
enum CaptionKind: Hashable {
  case figure
  case table
}

/// A line of a list of contents.
struct ContentsEntry {
  enum Kind: Hashable {
    case section(level: Int)
    case caption(CaptionKind)
  }

  let kind: Kind
  /// Its number, such as `2.1`; empty for none.
  let number: String
  let title: String
  let destination: String
  let place: PagePlace
}

/// A heading or a caption on a page.
struct EntryMark: PageMark {
  let kind: ContentsEntry.Kind
  let number: String
  let title: String
  let destination: String
  /// Whether it stands in lists of contents and in the outline.
  let isListed: Bool
}

/// A title that is in force from its page on.
struct RunningTitleMark: PageMark {
  let title: String
}

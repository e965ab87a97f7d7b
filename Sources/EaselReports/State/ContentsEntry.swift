import EaselBlocks
import Foundation

/// The kinds of captions that are numbered and listed.
enum CaptionKind: Hashable {
  case figure
  case table
}

/// An entry of a list of contents.
struct ContentsEntry {
  enum Kind: Hashable {
    case section(level: Int)
    case caption(CaptionKind)
  }

  let kind: Kind
  /// Its number, such as `2.1`; empty if it has none.
  let number: String
  let title: String
  let destination: String
  var position: PagePosition
}

/// The mark of a heading or a caption on a page.
struct EntryMark: PageMark {
  let kind: ContentsEntry.Kind
  let number: String
  let title: String
  let destination: String
  /// Whether it is in lists of contents and in the outline.
  let isListed: Bool
}

/// The mark of a running title, which applies from its page on.
struct RunningTitleMark: PageMark {
  let title: String
}

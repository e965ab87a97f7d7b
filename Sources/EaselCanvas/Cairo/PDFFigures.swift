internal import CCairo
import Foundation

/// The figures of a page: found while it is drawn, and marked in it by cairo's tags.
///
/// A figure inside of another is part of that one's words, as an accessibility element of UIKit's
/// hides what lies in it. cairo's tags break inside groups, so a figure in a group gets its mark, an
/// empty one, after the outermost group around it.
final class PDFFigures {
  /// A figure in the order of the marks.
  struct Figure: Hashable, Sendable {
    /// What a reader hears in its place.
    var words: String
    /// What is drawn of it, in points from the top left of the page; null for nothing.
    var box: CGRect
  }

  private enum Scope {
    case marked(String)
    case grouped(String)
    /// Inside of another, in a mask, or without words.
    case ignored
  }

  /// The figures that have their mark.
  private(set) var found: [Figure] = []
  private var scopes: [Scope] = []
  private var waiting: [Figure] = []
  private var depth = 0

  func begin(_ label: String, _ value: String?, on canvas: CairoCanvas) {
    guard depth == 0, canvas.links?.isPaused != true, let words = Content.words(label, value) else {
      return scopes.append(.ignored)
    }
    depth += 1
    guard canvas.isTopLevel else { return scopes.append(.grouped(words)) }
    canvas.openStructure()
    canvas.performTag("Figure", isBegin: true)
    scopes.append(.marked(words))
  }

  func end(ink: CGRect, on canvas: CairoCanvas) {
    switch scopes.popLast() {
    case .marked(let words):
      depth -= 1
      canvas.performTag("Figure", isBegin: false)
      found.append(Figure(words: words, box: ink))
    case .grouped(let words):
      depth -= 1
      waiting.append(Figure(words: words, box: ink))
    case .ignored, nil: break
    }
  }

  /// Marks what was found inside a group that ended at the page's top level.
  func leaveGroup(on canvas: CairoCanvas) {
    guard !waiting.isEmpty, canvas.isTopLevel else { return }
    canvas.openStructure()
    for figure in waiting {
      canvas.performTag("Figure", isBegin: true)
      canvas.performTag("Figure", isBegin: false)
      found.append(figure)
    }
    waiting = []
  }
}

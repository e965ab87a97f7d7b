import EaselBlocks
import EaselCanvas
import Foundation

/// A page that is laid out but not drawn yet.
struct LaidOutPage {
  let settings: PagesSettings
  let filled: FilledPage
  let geometry: PageGeometry
  let facts: ReportPage.Facts
  let position: PagePosition
  let number: Int
  let events: [PageEvent]
  let parts: [PagePart: (fragment: Fragment, isLate: Bool)]

  /// Whether it is blank, since the next block begins on a page of the other side.
  var isBlank: Bool {
    if case .page = filled.state.requestedBreak { filled.isBlank } else { false }
  }

  /// The flowing content and the notes below it, with their frames.
  var contents: [(frame: CGRect, fragment: Fragment)] {
    let box = geometry.content
    var result: [(frame: CGRect, fragment: Fragment)] = []
    func add(_ fragment: Fragment, _ y: CGFloat) {
      let x = settings.isRightToLeft ? box.maxX - fragment.size.width : box.minX
      result.append((CGRect(origin: CGPoint(x: x, y: y), size: fragment.size), fragment))
    }
    if let fragment = filled.fragment { add(fragment, box.minY) }
    let notes = filled.state.notes
    var y = box.maxY - notes.usedHeight + notes.ruleHeight
    for piece in notes.pieces {
      add(piece.fragment, y)
      y += piece.fragment.size.height + notes.spacing
    }
    return result
  }
}

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

  /// The flowing content, the notes below it and the blocks at the lower edge, with their frames.
  var contents: [(frame: CGRect, fragment: Fragment)] {
    let box = geometry.content
    var result: [(frame: CGRect, fragment: Fragment)] = []
    func add(_ fragment: Fragment, _ y: CGFloat) {
      let x = settings.isRightToLeft ? box.maxX - fragment.size.width : box.minX
      result.append((CGRect(origin: CGPoint(x: x, y: y), size: fragment.size), fragment))
    }
    if let fragment = filled.fragment { add(fragment, box.minY) }
    let notes = filled.state.notes
    var y = box.maxY - notes.edgeHeight - notes.usedHeight + notes.ruleHeight
    for piece in notes.pieces {
      add(piece.fragment, y)
      y += piece.fragment.size.height + notes.spacing
    }
    let paper = geometry.trim
    y = paper.maxY - notes.edgePieces.reduce(0) { $0 + $1.size.height }
    for fragment in notes.edgePieces {
      let x = settings.isRightToLeft ? paper.maxX - fragment.size.width : paper.minX
      result.append((CGRect(origin: CGPoint(x: x, y: y), size: fragment.size), fragment))
      y += fragment.size.height
    }
    return result
  }
}

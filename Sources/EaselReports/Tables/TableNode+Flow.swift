import EaselBlocks
import EaselCanvas
import Foundation

extension TableNode {
  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    guard !leaves.isEmpty else { return .whole(Fragment(size: .zero, path: path)) }
    if case .end = cursor { return .whole(Fragment(size: .zero)) }
    guard isMeasurable else { return wait() }
    let (columns, head) = columns(in: region.width)
    var filling = TableFilling(self, columns, head, region, page, cursor)
    guard let outcome = filling.run() else { return wait() }
    switch outcome {
    case .none(let need): return .none(need: need)
    case .part(let fragment, let rest):
      page = filling.page
      noteSquashed(&page, cursor)
      page.append(
        .committed { [buffer, groupHeads, session = inputs.session] in
          let next = rest.childIndex
          if buffer.isHeld(next) {
            groupHeads.release(before: buffer.row(next).groups, in: session)
          }
          buffer.release(before: next, in: session)
        })
      return .part(fragment, rest: rest)
    case .whole(let fragment):
      page = filling.page
      noteSquashed(&page, cursor)
      return .whole(fragment)
    }
  }

  /// Notes that words are broken once the table is on a page; narrower trial layouts note nothing.
  private func noteSquashed(_ page: inout PageState, _ cursor: Cursor) {
    guard cursor == .start, var diagnostic = squashed else { return }
    diagnostic.viewPath = path?.description
    page.append(.diagnostic(diagnostic))
  }

  /// Whether the rows that determine the widths are loaded, and it is known whether others follow.
  var isMeasurable: Bool {
    isMeasured || buffer.has(buffer.first + measuredCount) || !buffer.isWaiting
  }

  /// Asks the report to wait for rows and to lay out the page again.
  private func wait() -> Fill {
    if inputs.session.anchors == nil {
      inputs.note(
        .error, .unsupportedOption,
        "a table has the rows of an asynchronous sequence, which only a Report waits for; it is left "
          + "out", operation: "Table")
    }
    state.waiting = buffer.supply
    return .none(need: 0)
  }
}

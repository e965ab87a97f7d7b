import EaselCanvas
import Foundation

/// Fills one page after another with a node.
package struct PageFlow {
  private let rendering: BlockRendering
  private let size: CGSize
  private var cursor = Cursor.start
  private var number = 0
  private var isFinished = false

  /// - Parameter size: The room for contents on each page.
  package init(_ rendering: BlockRendering, size: CGSize) {
    self.rendering = rendering
    self.size = size
  }

  /// The contents of the next page; nil when all stands on pages.
  package mutating func next() -> Fragment? {
    guard !isFinished else { return nil }
    number += 1
    guard number <= rendering.session.limits.maximumPages else {
      isFinished = true
      note(
        .limitExceeded, "more than \(number - 1) pages; the rest is left out",
        operation: "Limits.maximumPages", value: "\(number - 1)")
      return nil
    }
    let region = FlowRegion(
      width: size.width, height: size.height, fullHeight: size.height, isFresh: true)
    var filled = fill(region)
    if number == 1 {
      while rendering.isChanged() { filled = fill(region) }
    } else if rendering.session.runAppearActions() {
      note(
        .unstableState,
        "what appears on page \(number) changes state; pages are written as they are filled, so that "
          + "it is not drawn", severity: .warning)
    }
    switch filled {
    case .whole(let fragment):
      isFinished = true
      return checked(fragment)
    case .part(let fragment, let rest):
      isFinished = rest == cursor
      if isFinished {
        note(.layoutOverflow, "a block does not get on from page \(number); the rest is left out")
      }
      cursor = rest
      return checked(fragment)
    case .none(let need):
      isFinished = true
      note(
        .layoutOverflow,
        "a block of \(need.rounded()) points does not fit on a page of \(size.height.rounded()); "
          + "it and the rest are left out", value: "\(need)")
      return nil
    }
  }

  private func fill(_ region: FlowRegion) -> Fill {
    var page = PageState(number: number)
    let fill = rendering.fill(region, from: cursor, &page)
    guard case .none = fill else { return fill }
    // What no page holds is placed all the same, so that the cursor grows on every page.
    page = PageState(number: number)
    page.isForced = true
    return rendering.fill(region, from: cursor, &page)
  }

  /// Notes what goes over the edges of the page.
  private func checked(_ fragment: Fragment) -> Fragment {
    let tolerance = FlowRegion.tolerance
    let isMirrored = rendering.environment.layoutDirection == .rightToLeft
    if fragment.size.height > size.height + tolerance
      || fragment.size.width > size.width + tolerance
    {
      noteOverflow(fragment)
    } else if let wide = fragment.firstBeyondSides(
      of: size.width, at: isMirrored ? size.width - fragment.size.width : 0)
    {
      noteOverflow(wide)
    }
    return fragment
  }

  private func noteOverflow(_ fragment: Fragment) {
    // Frames and padding have no names of their own.
    var named = fragment
    while named.path == nil, let first = named.children.first { named = first.fragment }
    note(
      .layoutOverflow,
      "\(named.path?.description ?? "a block") takes \(fragment.size.width.rounded()) × "
        + "\(fragment.size.height.rounded()) points of a page that has \(size.width.rounded()) × "
        + "\(size.height.rounded()); it is cut at the edge",
      value: "\(fragment.size.width) × \(fragment.size.height)")
  }

  private func note(
    _ code: EaselError.Code, _ message: String, operation: String = "pages", value: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    var diagnostic = Diagnostic(severity, code, message, operation: operation, value: value)
    diagnostic.page = number
    rendering.session.note(diagnostic)
  }
}

extension Fragment {
  /// The first child of a stack in the flow that goes over the sides of a page; blocks that were moved
  /// there on purpose, by `offset` or negative padding, do not count.
  fileprivate func firstBeyondSides(of width: CGFloat, at x: CGFloat) -> Fragment? {
    if StackSpace.isShort {
      return StackSpace.onLargerStack { firstBeyondSides(of: width, at: x) }
    }
    let tolerance = FlowRegion.tolerance
    func isWithin(_ frame: CGRect, _ width: CGFloat) -> Bool {
      frame.minX >= -tolerance && frame.maxX <= width + tolerance
    }
    for child in children {
      if isFlow, !isWithin(child.frame.offsetBy(dx: x, dy: 0), width) { return child.fragment }
      // What is clipped shows nothing beyond its own edges.
      guard child.fragment.drawing == nil, isFlow || isWithin(child.frame, size.width) else {
        continue
      }
      let found = child.fragment.firstBeyondSides(of: width, at: x + child.origin.x)
      if let found { return found }
    }
    return nil
  }
}

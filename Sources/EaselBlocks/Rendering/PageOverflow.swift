import EaselCanvas
import Foundation

extension BlockSession {
  /// Notes what goes over the edges of a page; returns whether something does.
  ///
  /// - Parameters:
  ///   - fragment: What stands on the page.
  ///   - size: The room for contents.
  ///   - isMirrored: Whether leading is right.
  ///   - page: The page's number.
  @discardableResult
  package func noteOverflow(
    of fragment: Fragment, _ size: CGSize, isMirrored: Bool, page: Int
  ) -> Bool {
    guard let large = fragment.overflow(size, isMirrored: isMirrored) else { return false }
    let needed = large.size
    var diagnostic = Diagnostic(
      .error, .layoutOverflow,
      "\(large.name) takes \(needed.width.rounded()) × \(needed.height.rounded()) points of a page "
        + "that has \(size.width.rounded()) × \(size.height.rounded()); it is cut at the edge",
      operation: "pages", page: page, value: "\(needed.width) × \(needed.height)")
    diagnostic.needed = needed
    diagnostic.available = size
    note(diagnostic)
    return true
  }
}

extension Fragment {
  /// What goes over the edges of a page; nil where nothing does.
  ///
  /// - Parameters:
  ///   - size: The room for contents.
  ///   - isMirrored: Whether leading is right.
  package func overflow(_ size: CGSize, isMirrored: Bool) -> Fragment? {
    let tolerance = FlowRegion.tolerance
    if self.size.height > size.height + tolerance || self.size.width > size.width + tolerance {
      return self
    }
    return firstBeyondSides(of: size.width, at: isMirrored ? size.width - self.size.width : 0)
  }

  /// The first child of a stack in the flow that goes over the sides of a page; blocks that were moved
  /// there on purpose, by `offset` or negative padding, do not count.
  private func firstBeyondSides(of width: CGFloat, at x: CGFloat) -> Fragment? {
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
      let drawing = child.fragment.drawing
      guard drawing == nil || drawing is any MarkingDrawing,
        isFlow || isWithin(child.frame, size.width)
      else {
        continue
      }
      let found = child.fragment.firstBeyondSides(of: width, at: x + child.origin.x)
      if let found { return found }
    }
    return nil
  }
}

import EaselCanvas
import Foundation

extension BlockSession {
  /// Adds a diagnostic for content that extends beyond the edges of a page.
  ///
  /// - Parameters:
  ///   - fragment: The content of the page.
  ///   - size: The size of the content area.
  ///   - isMirrored: Whether the leading side is the right one.
  ///   - page: The page's number.
  /// - Returns: Whether content extends beyond the edges.
  @discardableResult
  package func noteOverflow(
    of fragment: Fragment, _ size: CGSize, isMirrored: Bool, page: Int
  ) -> Bool {
    guard let large = fragment.overflow(size, isMirrored: isMirrored) else { return false }
    let needed = large.size
    var diagnostic = Diagnostic(
      .error, .layoutOverflow,
      "\(large.name) takes \(needed.width.rounded()) × \(needed.height.rounded()) points of a page "
        + "that has \(size.width.rounded()) × \(size.height.rounded()); it is cut at the edge: make it "
        + "smaller, or the page larger",
      operation: "pages", page: page, value: "\(needed.width) × \(needed.height)")
    diagnostic.needed = needed
    diagnostic.available = size
    note(diagnostic)
    return true
  }
}

extension Fragment {
  /// The fragment that extends beyond the edges of a page; `nil` if none does.
  ///
  /// - Parameters:
  ///   - size: The size of the content area.
  ///   - isMirrored: Whether the leading side is the right one.
  package func overflow(_ size: CGSize, isMirrored: Bool) -> Fragment? {
    let tolerance = FlowRegion.tolerance
    if self.size.height > size.height + tolerance || self.size.width > size.width + tolerance {
      return self
    }
    return firstBeyondSides(of: size.width, at: isMirrored ? size.width - self.size.width : 0)
  }

  /// The first child of a flowing stack that extends beyond the sides of a page.
  ///
  /// Blocks moved there on purpose, by `offset` or negative padding, do not count.
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
      // Clipped content is not drawn beyond its own edges.
      let drawing = child.fragment.drawing
      guard drawing?.isMarking ?? true,
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

import Foundation

extension CheckedCanvas {
  /// Returns the area of a destination in the canvas' own space.
  ///
  /// The result is null if the top left corner, to which links lead, is clipped away. The
  /// destination is then on another page or not visible.
  func frame(of area: CGRect) -> CGRect {
    let frame = area.applying(transform)
    return clipBox.holds(frame.origin) ? frame : .null
  }
}

extension CGRect {
  /// Whether a point is inside the rectangle or on one of its sides.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

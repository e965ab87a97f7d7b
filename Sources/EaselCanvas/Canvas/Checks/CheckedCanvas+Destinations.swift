import Foundation

extension CheckedCanvas {
  /// Where a destination lies whose area was given, in the canvas' own space; null where the corner
  /// that it leads to is clipped away, and lies on another page or nowhere.
  func place(of area: CGRect) -> CGRect {
    let place = area.applying(transform)
    return clipBox.holds(place.origin) ? place : .null
  }
}

extension CGRect {
  /// Whether a point lies inside or on a side.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

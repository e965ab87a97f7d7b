import Foundation

/// The radii of the four corners of a rectangle.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the corner at the least x and least y.
  public var topLeft: CGFloat
  /// The radius of the corner at the greatest x and least y.
  public var topRight: CGFloat
  /// The radius of the corner at the least x and greatest y.
  public var bottomLeft: CGFloat
  /// The radius of the corner at the greatest x and greatest y.
  public var bottomRight: CGFloat

  /// Creates a radius for each corner; the default, 0, is a square corner.
  public init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Creates the same radius for all four corners.
  public init(all radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// Returns the radii reduced so that neighboring corners do not overlap in a rectangle of a size.
  ///
  /// Negative radii become zero. If two neighboring radii together are longer than their side, all
  /// four are scaled by one factor. The rule is that of CSS Backgrounds and Borders Level 3,
  /// section 5.5 (corner overlap).
  public func fitting(_ size: CGSize) -> CornerRadii {
    // `NaN < 0` is false: a radius that is `NaN` stays so, and the canvas refuses it.
    func clamped(_ value: CGFloat) -> CGFloat { value < 0 ? 0 : value }
    var result = CornerRadii(
      topLeft: clamped(topLeft), topRight: clamped(topRight),
      bottomLeft: clamped(bottomLeft), bottomRight: clamped(bottomRight))
    var factor: CGFloat = 1
    // Halves avoid an overflow: the greatest finite radius is often used for capsules.
    let (width, height) = (abs(size.width) / 2, abs(size.height) / 2)
    let half = (
      topLeft: result.topLeft / 2, topRight: result.topRight / 2,
      bottomLeft: result.bottomLeft / 2, bottomRight: result.bottomRight / 2
    )
    for (side, sum) in [
      (width, half.topLeft + half.topRight), (width, half.bottomLeft + half.bottomRight),
      (height, half.topLeft + half.bottomLeft), (height, half.topRight + half.bottomRight),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    if factor < 1 {
      result.topLeft *= factor
      result.topRight *= factor
      result.bottomLeft *= factor
      result.bottomRight *= factor
    }
    return result
  }
}

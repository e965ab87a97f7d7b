import Foundation

/// The radii of a rectangle's four corners.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the least x and least y.
  public var topLeft: CGFloat
  /// The radius at the greatest x and least y.
  public var topRight: CGFloat
  /// The radius at the least x and greatest y.
  public var bottomLeft: CGFloat
  /// The radius at the greatest x and greatest y.
  public var bottomRight: CGFloat

  /// Creates radii corner by corner; a corner that is not named stays square.
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

  /// Returns radii that fit a rectangle: negative ones become zero, and where two neighbours are
  /// longer than their side together, all four shrink by one factor.
  ///
  /// The rule is that of CSS Backgrounds and Borders Level 3, section 5.5 (corner overlap).
  public func fitting(_ size: CGSize) -> CornerRadii {
    // `NaN < 0` is false: a radius that is not a number stays one, for the canvas to refuse.
    func clamped(_ value: CGFloat) -> CGFloat { value < 0 ? 0 : value }
    var result = CornerRadii(
      topLeft: clamped(topLeft), topRight: clamped(topRight),
      bottomLeft: clamped(bottomLeft), bottomRight: clamped(bottomRight))
    var factor: CGFloat = 1
    // Halves throughout, so that the greatest finite radius, a habit for capsules, cannot overflow.
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

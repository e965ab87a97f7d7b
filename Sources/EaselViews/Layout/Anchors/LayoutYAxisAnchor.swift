import Foundation

/// A vertical place of a view or guide: an edge, the middle, a baseline.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// A constraint that this is `multiplier` standard spacings of 8 points below
  /// another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that this is at least `multiplier` standard spacings of 8 points below
  /// another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that this is at most `multiplier` standard spacings of 8 points below
  /// another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

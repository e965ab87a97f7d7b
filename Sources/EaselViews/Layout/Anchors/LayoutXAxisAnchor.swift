import Foundation

/// A horizontal place of a view or guide: an edge, the middle.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// A constraint that this is `multiplier` standard spacings of 8 points after
  /// another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that this is at least `multiplier` standard spacings of 8 points after
  /// another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that this is at most `multiplier` standard spacings of 8 points after
  /// another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

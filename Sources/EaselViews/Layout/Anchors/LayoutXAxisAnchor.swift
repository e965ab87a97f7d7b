import Foundation

/// A horizontal position of a view or guide, an edge or the center, which creates constraints.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns an inactive constraint that places this anchor `multiplier` times 8 points after
  /// another anchor.
  ///
  /// After means to the right; between leading or trailing anchors of a right-to-left layout, to
  /// the left.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint that places this anchor at least `multiplier` times 8 points
  /// after another anchor.
  ///
  /// After means to the right; between leading or trailing anchors of a right-to-left layout, to
  /// the left.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint that places this anchor at most `multiplier` times 8 points
  /// after another anchor.
  ///
  /// After means to the right; between leading or trailing anchors of a right-to-left layout, to
  /// the left.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

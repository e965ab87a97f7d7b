import Foundation

/// The width or the height of a view or guide, which creates constraints.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns an inactive constraint that sets this dimension to a constant, in points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    related(.equal, toConstant: constant)
  }

  /// Returns an inactive constraint that makes this dimension at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    related(.greaterThanOrEqual, toConstant: constant)
  }

  /// Returns an inactive constraint that makes this dimension at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    related(.lessThanOrEqual, toConstant: constant)
  }

  /// Returns an inactive constraint that makes this dimension equal to a multiple of another
  /// dimension plus a constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint that makes this dimension at least a multiple of another
  /// dimension plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint that makes this dimension at most a multiple of another
  /// dimension plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  private func related(
    _ relation: LayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, constant: constant)
  }
}

import Foundation

/// The width or the height of a view or guide.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// A constraint that this is a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    related(.equal, toConstant: constant)
  }

  /// A constraint that this is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    related(.greaterThanOrEqual, toConstant: constant)
  }

  /// A constraint that this is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    related(.lessThanOrEqual, toConstant: constant)
  }

  /// A constraint that this is a multiple of another dimension, and a constant more.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that this is at least a multiple of another dimension, and a constant more.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that this is at most a multiple of another dimension, and a constant more.
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

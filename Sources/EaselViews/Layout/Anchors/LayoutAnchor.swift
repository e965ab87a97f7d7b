import Foundation

/// An edge, a center, a baseline or a dimension of a view or guide, which creates constraints.
///
/// The subclasses separate horizontal positions, vertical positions and dimensions. The type
/// parameter prevents constraints between them.
open class LayoutAnchor<AnchorType: AnyObject> {
  /// The view or the layout guide that the anchor belongs to.
  public let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The name of the item and its attribute for diagnostics, such as `View.leading`.
  open var name: String { "\(item.layoutName).\(attribute)" }

  /// Returns an inactive constraint that makes this anchor equal to another anchor plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, constant: constant)
  }

  /// Returns an inactive constraint that makes this anchor at least another anchor plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Returns an inactive constraint that makes this anchor at most another anchor plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func related(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }
}

/// UIKit's standard distance between neighbors, in points.
let systemSpacing: CGFloat = 8

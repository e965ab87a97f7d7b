import Foundation

/// A part of a view or guide from which constraints are made; see its subclasses.
///
/// The type parameter keeps horizontal and vertical parts and sizes from being related to each
/// other.
open class LayoutAnchor<AnchorType: AnyObject> {
  /// The view or guide.
  public let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The anchor in words, for diagnostics.
  open var name: String { "\(item.layoutName).\(attribute)" }

  /// A constraint that this is at another anchor, moved by the constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, constant: constant)
  }

  /// A constraint that this is at another anchor, moved by the constant, or beyond it.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// A constraint that this is at another anchor, moved by the constant, or before it.
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

/// UIKit's distance between neighbours, in points, where a design asks for none of its own.
let systemSpacing: CGFloat = 8

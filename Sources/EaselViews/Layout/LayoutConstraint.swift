import EaselCanvas
import Foundation

/// A linear relation between attributes of two items: `first = multiplier × second + constant`, or
/// ≤, ≥.
///
/// ```swift
/// let (page, label) = (View(frame: bounds), Label())
/// label.translatesAutoresizingMaskIntoConstraints = false
/// page.addSubview(label)
/// LayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
///   label.centerYAnchor.constraint(equalTo: page.centerYAnchor),
///   label.widthAnchor.constraint(lessThanOrEqualTo: page.widthAnchor, multiplier: 0.5),
/// ])
/// ```
///
/// Constraints determine the frames of views whose
/// ``View/translatesAutoresizingMaskIntoConstraints`` is false. The frames of all other views are
/// constants in constraints.
///
/// If constraints contradict each other, the one with the lowest priority is ignored. Among
/// required constraints the last one is ignored, which is noted as a warning (`constraintConflict`)
/// with all their names when the view is rendered. A size that constraints do not determine is the
/// intrinsic size of the contents; a position that they do not determine is 0. A position or a size
/// that nothing determines is noted as `ambiguousLayout`. A constraint whose items are in two view
/// trees is noted as an error.
open class LayoutConstraint {
  /// The view or guide on the left side of the relation; `nil` after it was released.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// The edge, center, baseline or dimension of ``firstItem`` that the constraint uses.
  public let firstAttribute: Attribute
  /// The comparison of the first item's attribute with the right side: equal, at most or at least.
  public let relation: Relation
  /// The view or guide on the right side of the relation; `nil` for a constant, and after it was
  /// released.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute of the second item; ``Attribute/notAnAttribute`` without a second item.
  public let secondAttribute: Attribute
  /// The factor by which the attribute of the second item is multiplied.
  public let multiplier: CGFloat
  /// The number of points that is added to the second attribute times ``multiplier``; without a
  /// second item, the whole right side.
  open var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }
  /// The priority of the constraint from 0 to 1000; the default is ``LayoutPriority/required``,
  /// 1000.
  open var priority = LayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }
  /// The name of the constraint in diagnostics; `nil`, the default, is none.
  open var identifier: String?
  /// Whether UIKit would archive the constraint; it has no effect here.
  open var shouldBeArchived = false

  /// The view that stores the constraint while it is active.
  private(set) weak var owner: View?
  /// The order of activation, relative to other constraints in the tree.
  private(set) var serial = 0
  let hasSecondItem: Bool

  /// Creates an inactive constraint between two items, or between an item and a constant.
  ///
  /// Two attributes of different dimensions cannot be related, such as a width and an edge, or a
  /// vertical and a horizontal edge. Such a constraint, and one with a number that is not finite,
  /// is ignored when the layout is solved. An error is noted when the view is rendered.
  ///
  /// - Parameters:
  ///   - first: The first item.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: The relation between the first value and the second one.
  ///   - second: The second item; `nil` to relate the first attribute to the constant.
  ///   - secondAttribute: The attribute of the second item; ignored without a second item.
  ///   - multiplier: The factor of the second item's attribute.
  ///   - constant: The constant that is added to the second value, in points.
  public init(
    item first: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    hasSecondItem = second != nil
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  // MARK: Activation

  /// Whether the constraint takes part in layout; the default is false.
  ///
  /// Activating the constraint adds it to the nearest view that contains both items. The items must
  /// be in the same view tree when the layout is solved.
  open var isActive: Bool {
    get { owner != nil }
    set {
      (firstItem as? LayoutGuide)?.pendingConstraints.removeAll { $0 === self }
      guard newValue != isActive else { return }
      if newValue {
        let (first, second) = (firstItem?.layoutView, secondItem?.layoutView)
        let common = second.flatMap { first?.nearestCommonAncestor(with: $0) }
        if let holder = common ?? first ?? second {
          activate(in: holder)
          if common == nil, first != nil, let second { second.addStray(self) }
          return
        }
        // A guide without a view keeps its constraints until it is added to one.
        (firstItem as? LayoutGuide)?.pendingConstraints.append(self)
      } else if let owner {
        owner.layoutState?.constraints.removeAll { $0 === self }
        owner.constraintsDidChange()
        self.owner = nil
        secondItem?.layoutView?.removeStray(self)
      }
    }
  }

  /// Activates constraints, so that they take part in layout.
  public class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, so that they no longer take part in layout.
  public class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Activates the constraint and stores it in a view.
  func activate(in view: View) {
    isActive = false
    owner = view
    view.makeLayoutState().constraints.append(self)
    serial = view.constraintsDidChange().takeSerial()
  }

  /// Responds to the release of the owner.
  func ownerIsGone() { owner = nil }

  private func didChange() { owner?.constraintsDidChange() }

  /// Returns whether one of the items is in the tree of a view.
  func concernsTree(of view: View) -> Bool {
    [firstItem, secondItem].contains { $0?.layoutView?.isDescendant(of: view) == true }
  }
}

import EaselCanvas
import Foundation

/// A linear relation between two parts of views: `first = multiplier × second + constant`, or ≤, ≥.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// page.addSubview(label)
/// LayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
///   label.centerYAnchor.constraint(equalTo: page.centerYAnchor),
///   label.widthAnchor.constraint(lessThanOrEqualTo: page.widthAnchor, multiplier: 0.5),
/// ])
/// ```
///
/// Constraints rule the views whose ``View/translatesAutoresizingMaskIntoConstraints`` is false; to
/// all others they are about the frame as it is. Where constraints contradict each other, the one
/// of least priority gives way; among required ones the last, which is noted as a warning that names
/// all of them when the view is rendered. What constraints leave open is taken from the size of
/// contents, and positions are 0; what not even contents decide is noted (`ambiguousLayout`), as is a
/// constraint whose items lie in two trees of views.
open class LayoutConstraint {
  /// The item on the left side; nil when it is no more.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// The part of the first item.
  public let firstAttribute: Attribute
  /// How the sides relate.
  public let relation: Relation
  /// The item on the right side.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// The part of the second item; ``Attribute/notAnAttribute`` without one.
  public let secondAttribute: Attribute
  /// What the second item's part is multiplied by.
  public let multiplier: CGFloat
  /// What is added on the right side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }
  /// How much the constraint counts against others.
  open var priority = LayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }
  /// A name for diagnostics.
  open var identifier: String?
  /// Kept for listings from iOS; there are no archives here.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  private(set) weak var owner: View?
  /// When it was activated, relative to others in the tree.
  private(set) var serial = 0
  let hasSecondItem: Bool

  /// Makes a constraint between parts of two items, or of one and a constant; it is not active yet.
  ///
  /// A part that cannot be related to the other (a width to an edge, a vertical edge to a horizontal
  /// one) or a number that is not finite is refused when the layout is solved: an error is noted
  /// when the view is rendered.
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

  /// Whether the constraint takes part in layout.
  ///
  /// Activating it hands it to the nearest view around both items, which should be in one tree by
  /// then.
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
        // A guide that lies nowhere yet takes its constraints along.
        (firstItem as? LayoutGuide)?.pendingConstraints.append(self)
      } else if let owner {
        owner.layoutState?.constraints.removeAll { $0 === self }
        owner.constraintsDidChange()
        self.owner = nil
        secondItem?.layoutView?.removeStray(self)
      }
    }
  }

  /// Activates constraints.
  public class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of layout.
  public class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Hands the constraint to a view.
  func activate(in view: View) {
    isActive = false
    owner = view
    view.makeLayoutState().constraints.append(self)
    serial = view.constraintsDidChange().takeSerial()
  }

  /// Called when the owner is released.
  func ownerIsGone() { owner = nil }

  private func didChange() { owner?.constraintsDidChange() }

  /// Whether one of the items lies in a view.
  func concernsTree(of view: View) -> Bool {
    [firstItem, secondItem].contains { $0?.layoutView?.isDescendant(of: view) == true }
  }
}

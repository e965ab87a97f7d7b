import EaselCanvas
import Foundation

extension View {
  /// Whether the frame decides where the view lies; false leaves it to constraints.
  ///
  /// It is true at first, as in UIKit: constraints on such a view are about its frame as it is.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isRuledByConstraints }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      makeLayoutState().isFrameRuled = newValue
      constraintsDidChange()
    }
  }

  /// The constraints that the view holds: between views in it, or about itself alone.
  public var constraints: [LayoutConstraint] { layoutState?.constraints ?? [] }

  /// Adds a constraint, which becomes active.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.activate(in: self)
  }

  /// Adds constraints, which become active.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint out of layout, if the view holds it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.isActive = false
  }

  /// Takes constraints out of layout, those that the view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Contents

  /// With which priority the view refuses to become larger than its contents.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets with which priority the view refuses to become larger than its contents.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    makeLayoutState().hugging[axis] = priority
    constraintsDidChange()
  }

  /// With which priority the view refuses to become smaller than its contents.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets with which priority the view refuses to become smaller than its contents.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    makeLayoutState().resistance[axis] = priority
    constraintsDidChange()
  }

  /// Whether the view is mirrored, with the views in it that do not say otherwise:
  /// ``LayoutItem/leadingAnchor`` is then at the right.
  ///
  /// A constraint between leading or trailing edges follows the view that holds it.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { layoutState?.semanticContentAttribute ?? .unspecified }
    set {
      makeLayoutState().semanticContentAttribute = newValue
      constraintsDidChange()
    }
  }
}

import EaselCanvas
import Foundation

extension View {
  /// Whether the frame determines the position and size of the view, instead of constraints; the
  /// default is true.
  ///
  /// The frame of such a view is a constant in constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isRuledByConstraints }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      makeLayoutState().isFrameRuled = newValue
      constraintsDidChange()
    }
  }

  /// The active constraints that the view stores: between its descendants, or on the view itself.
  public var constraints: [LayoutConstraint] { layoutState?.constraints ?? [] }

  /// Adds a constraint to the view and activates it.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.activate(in: self)
  }

  /// Adds constraints to the view and activates them.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view stores; other constraints are ignored.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.isActive = false
  }

  /// Deactivates constraints that the view stores; other constraints are ignored.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Contents

  /// Returns the priority with which the view resists becoming larger than its contents along an
  /// axis; 250 by default.
  ///
  /// The default is ``LayoutPriority/defaultLow``.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists becoming larger than its contents along an axis.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    makeLayoutState().hugging[axis] = priority
    constraintsDidChange()
  }

  /// Returns the priority with which the view resists becoming smaller than its contents along an
  /// axis; 750 by default.
  ///
  /// The default is ``LayoutPriority/defaultHigh``.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists becoming smaller than its contents along an
  /// axis.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    makeLayoutState().resistance[axis] = priority
    constraintsDidChange()
  }

  /// The layout direction of the view and of its subviews without a direction of their own.
  ///
  /// In a right-to-left layout ``LayoutItem/leadingAnchor`` is at the right. A constraint between
  /// leading or trailing edges uses the direction of the view that stores it.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { layoutState?.semanticContentAttribute ?? .unspecified }
    set {
      makeLayoutState().semanticContentAttribute = newValue
      constraintsDidChange()
    }
  }
}

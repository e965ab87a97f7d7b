import EaselCanvas
import Foundation

/// What a view knows about constraints: made when the first of it is needed, so that views without
/// pay one empty reference.
final class ViewLayoutState {
  /// A pair of values, one for each axis.
  struct Priorities {
    var horizontal: LayoutPriority
    var vertical: LayoutPriority

    subscript(axis: LayoutConstraint.Axis) -> LayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }

  /// Whether the frame decides where the view lies, rather than constraints.
  var isFrameRuled = true
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  var systemGuides: [LayoutGuide] = []
  // UIKit's defaults: contents rather grow than are squeezed.
  var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var ownSafeArea: EdgeInsets?
  var insetsMarginsFromSafeArea = true
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var needsUpdateConstraints = true
  /// The size that the view has when nothing else decides: the last that constraints did not give.
  var ownSize: CGSize
  /// Whether the view is being given its place by constraints.
  var isTakingPlace = false
  /// Whether the last solution read the view's frame.
  var isReferenced = false
  /// The origin of the bounds as the last solution read it; nil if it did not.
  var referencedOrigin: CGPoint?

  /// Constraints that were activated from another tree of views to this one.
  var strays: [StrayConstraint] = []

  // Of the outermost view only:

  /// The locale of the last rendering.
  var locale: Locale?
  /// Whether texts in the tree may be written for another.
  var hasOtherLocales = false
  var needsSolving = false
  /// The sizes of stacks by themselves, while a solution is sought; nil otherwise.
  var fittingSizes: [ObjectIdentifier: CGSize]?
  /// What the last solution noted.
  var diagnostics: [Diagnostic] = []
  private(set) var lastSerial = 0

  /// A number for a constraint, above all that were taken before.
  func takeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Takes note of the numbers in a tree that was added.
  func advanceSerial(beyond serial: Int) { lastSerial = max(lastSerial, serial) }

  init(of view: View) { ownSize = view.bounds.size }

  deinit {
    for constraint in constraints { constraint.ownerIsGone() }
  }
}

/// A constraint that was activated when its items lay in two trees of views, as the view of its second
/// item knows it: the constraint may go with the other tree.
struct StrayConstraint {
  private(set) weak var constraint: LayoutConstraint?
  let name: String

  init(_ constraint: LayoutConstraint) {
    self.constraint = constraint
    name = "\(constraint)"
  }
}

extension View {
  /// The view around all others in the tree.
  var outermostView: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The innermost view in which both this one and another lie; nil if they are in two trees.
  func nearestCommonAncestor(with other: View) -> View? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    var ancestors: Set<ObjectIdentifier> = []
    var one: View? = self
    while let view = one {
      ancestors.insert(ObjectIdentifier(view))
      one = view.superview
    }
    one = other
    while let view = one, !ancestors.contains(ObjectIdentifier(view)) { one = view.superview }
    return one
  }

  func makeLayoutState() -> ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState(of: self)
    layoutState = state
    return state
  }

  /// Whether constraints decide where the view lies.
  var isRuledByConstraints: Bool { layoutState?.isFrameRuled == false }

  /// Whether text runs from right to left in the view.
  var isRightToLeft: Bool {
    var one: View? = self
    while let view = one {
      switch view.layoutState?.semanticContentAttribute ?? .unspecified {
      case .forceRightToLeft: return true
      case .unspecified: one = view.superview
      case .forceLeftToRight, .playback, .spatial: return false
      }
    }
    return false
  }

  /// Says that the layout has to be solved again, and tells the views around that there is one.
  ///
  /// - Returns: The state of the outermost view.
  @discardableResult
  func constraintsDidChange() -> ViewLayoutState {
    var view = self
    view.holdsConstraints = true
    while let parent = view.superview {
      view = parent
      view.holdsConstraints = true
    }
    let state = view.makeLayoutState()
    state.needsSolving = true
    return state
  }

  /// Called when a subview came, went or moved, with its own constraints.
  func treeDidChange(with view: View) {
    if view.superview != nil { didReceive(view) }
    guard view.holdsConstraints else { return }
    constraintsDidChange().advanceSerial(beyond: view.layoutState?.lastSerial ?? 0)
  }

  /// Called before the view leaves its superview: constraints between it and the outside end.
  func endConstraintsToOutside() {
    keepLocaleOfTree()
    var one = superview
    while let view = one, view.holdsConstraints {
      if let constraints = view.layoutState?.constraints, !constraints.isEmpty {
        LayoutConstraint.deactivate(constraints.filter { $0.concernsTree(of: self) })
      }
      one = view.superview
    }
  }
}

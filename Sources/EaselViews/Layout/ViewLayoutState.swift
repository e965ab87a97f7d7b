import EaselCanvas
import Foundation

/// The state of a view in layout with constraints.
///
/// It is created when it is first needed, so that other views store only an empty reference.
final class ViewLayoutState {
  /// One priority for each axis.
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

  /// Whether the frame determines the view's position and size, instead of constraints.
  var isFrameRuled = true
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  var systemGuides: [LayoutGuide] = []
  // UIKit's defaults: contents grow more easily than they shrink.
  var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var ownSafeArea: EdgeInsets?
  var insetsMarginsFromSafeArea = true
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var needsUpdateConstraints = true
  /// The size of the view without constraints: the last size that constraints did not set.
  var ownSize: CGSize
  /// Whether constraints are setting the view's position and size.
  var isChangingLayout = false
  /// Whether the last solution used the view's frame.
  var isReferenced = false
  /// The origin of the bounds that the last solution used; `nil` if it used none.
  var referencedOrigin: CGPoint?

  /// Constraints from another view tree that refer to this view.
  var strays: [StrayConstraint] = []

  // Only for the outermost view:

  /// The locale of the last rendering.
  var locale: Locale?
  /// Whether text in the tree may be formatted for another locale.
  var hasOtherLocales = false
  var needsSolving = false
  /// The sizes of stacks during a solution; otherwise `nil`.
  var fittingSizes: [ObjectIdentifier: CGSize]?
  /// The diagnostics of the last solution.
  var diagnostics: [Diagnostic] = []
  private(set) var lastSerial = 0

  /// Returns a number for a constraint that is larger than all earlier ones.
  func takeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Continues the numbers after those of a tree that was added.
  func advanceSerial(beyond serial: Int) { lastSerial = max(lastSerial, serial) }

  init(of view: View) { ownSize = view.bounds.size }

  deinit {
    for constraint in constraints { constraint.ownerIsGone() }
  }
}

/// A constraint that was activated while its items were in two view trees, as the second item's
/// view stores it.
///
/// The constraint itself can be released with the other tree.
struct StrayConstraint {
  private(set) weak var constraint: LayoutConstraint?
  let name: String

  init(_ constraint: LayoutConstraint) {
    self.constraint = constraint
    name = "\(constraint)"
  }
}

extension View {
  /// The outermost view of the tree.
  var outermostView: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Returns the innermost view that contains this view and another one; `nil` if there is none.
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

  /// Whether constraints determine the view's position and size.
  var isRuledByConstraints: Bool { layoutState?.isFrameRuled == false }

  /// Whether the layout of the view is right to left.
  package var isRightToLeft: Bool {
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

  /// Requests a new solution of the layout, and marks the superviews as containing constraints.
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

  /// Responds to a subview that was added, removed or moved, with its own constraints.
  func treeDidChange(with view: View) {
    if view.superview != nil { didReceive(view) }
    guard view.holdsConstraints else { return }
    constraintsDidChange().advanceSerial(beyond: view.layoutState?.lastSerial ?? 0)
  }

  /// Ends the constraints between the view and the outside, before it leaves its superview.
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

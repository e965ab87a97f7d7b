import EaselCanvas
import Foundation

extension ConstraintSystem {
  /// Adds a constraint as a rule, or notes why it is invalid.
  mutating func addRule(of constraint: LayoutConstraint) {
    // A released item is in no view tree, so the constraint no longer applies.
    guard let first = constraint.firstItem, let owner = constraint.owner,
      constraint.secondItem != nil || !constraint.hasSecondItem
    else { return }
    guard constraint.constant.isFinite, constraint.multiplier.isFinite,
      !constraint.priority.rawValue.isNaN
    else {
      return refuse(
        constraint, .invalidNumber, "its constant, multiplier or priority is not a finite number")
    }
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    let isRelated = one.dimension == other.dimension
    // Without a second item, the second attribute is ignored.
    let isAlone = !constraint.hasSecondItem
    guard one.dimension != .none, isRelated || isAlone else {
      return refuse(constraint, .invalidData, "its attributes are of different kinds")
    }
    guard first is View || first is LayoutGuide, let firstView = first.layoutView,
      let space = space(of: constraint, firstView)
    else { return refuse(constraint, .invalidData, "its items are not in one view hierarchy") }
    let isMirrored =
      (one.isRelativeToLanguage || other.isRelativeToLanguage) && owner.isRightToLeft
    // The edge of one view and a number: the distance in the view's superview.
    let around = isAlone && one.dimension != .size ? firstView.superview ?? space : space
    guard var left = value(of: one, of: first, in: around, isMirrored: isMirrored) else {
      return refuse(constraint, .invalidData, "its items are not in one view hierarchy")
    }
    if let second = constraint.secondItem {
      guard let right = value(of: other, of: second, in: space, isMirrored: isMirrored) else {
        return refuse(constraint, .invalidData, "its items are not in one view hierarchy")
      }
      left.add(-constraint.multiplier, times: right)
    }
    left.constant -= constraint.constant
    guard left.isFinite else {
      return refuse(constraint, .invalidNumber, "the frame of one of its items is not finite")
    }
    let axis: Axis = one.dimension == .x || one == .width ? .horizontal : .vertical
    add(
      LayoutRule(
        expression: left, relation: constraint.relation.ofRule, level: constraint.priority.level,
        subject: box(of: first).map { one.dimension == .size ? $0.size(axis) : $0.position(axis) }),
      from: .constraint(constraint))
  }

  /// Notes constraints from views outside this tree to a view in this tree.
  ///
  /// The tree that stores them may never be drawn, or may have been released.
  mutating func noteStrayConstraints(at view: View) {
    guard let state = view.layoutState, !state.strays.isEmpty else { return }
    state.strays.removeAll { stray in
      guard let constraint = stray.constraint, let first = constraint.firstItem?.layoutView else {
        return false
      }
      return first.nearestCommonAncestor(with: view) != nil
    }
    for stray in state.strays {
      note(
        Diagnostic(
          .error, .invalidData,
          "the constraint \(stray.name) is left out: its items are not in one view hierarchy; add "
            + "both to it by addSubview(_:) before the constraint is activated",
          operation: "layout", viewPath: view.layoutPath, value: stray.name))
    }
  }

  private func space(of constraint: LayoutConstraint, _ first: View) -> View? {
    guard constraint.hasSecondItem else { return first }
    guard let second = constraint.secondItem?.layoutView else { return nil }
    return first.nearestCommonAncestor(with: second)
  }

  private mutating func refuse(
    _ constraint: LayoutConstraint, _ code: EaselError.Code, _ reason: String
  ) {
    note(
      Diagnostic(
        .error, code, "the constraint \(constraint) is left out: \(reason)", operation: "layout",
        viewPath: constraint.owner?.layoutPath, value: "\(constraint)"))
  }

  /// Returns the diagnostic of constraints that contradict each other.
  func diagnostic(of conflict: RuleSolver.Conflict) -> Diagnostic {
    let constraints = conflict.rules.compactMap { sources[$0]?.constraint }
    let dropped = sources[conflict.dropped]
    var names: [String] = []
    for name in conflict.rules.compactMap({ sources[$0]?.name }) where !names.contains(name) {
      names.append(name)
    }
    let list = names.joined(separator: "; ")
    var message = "these constraints contradict each other: \(list)"
    let fixed = frameRuledItems(of: constraints)
    if !fixed.isEmpty {
      message += "; by their frames: \(fixed.joined(separator: ", "))"
    }
    if let name = dropped?.name { message += "; left out: \(name)" }
    message += " (remove one of them, or give it a priority below 1000)"
    return Diagnostic(
      .warning, .constraintConflict, message, operation: "layout",
      viewPath: dropped?.view?.layoutPath, value: dropped?.name)
  }

  /// Returns the names and sizes of the constrained views whose frames determine their sizes.
  private func frameRuledItems(of constraints: [LayoutConstraint]) -> [String] {
    var names: [String] = []
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let view = item?.layoutView, box(of: view) == nil else { continue }
        let size = view.bounds.size
        let name = "\(view.layoutName) \(size.width) × \(size.height)"
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}

extension View {
  /// Stores a constraint whose first item is in another tree.
  func addStray(_ constraint: LayoutConstraint) {
    makeLayoutState().strays.append(StrayConstraint(constraint))
    constraintsDidChange()
  }

  /// Removes a constraint that is no longer active.
  func removeStray(_ constraint: LayoutConstraint) {
    layoutState?.strays.removeAll { $0.constraint === constraint }
  }

  /// The path of the view from the root, as renderings write it.
  var layoutPath: String {
    var names: [String] = []
    var one: View? = self
    while let view = one {
      names.append(view.pathName)
      one = view.superview
    }
    return names.reversed().joined(separator: "/")
  }
}

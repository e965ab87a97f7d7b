import EaselCanvas
import Foundation

/// The arrangement of a stack as layout rules for the solver.
///
/// Distances are measured from the edge at which the row begins. A row from right to left has the
/// same rules with negated positions.
struct StackRules {
  /// Above equal lengths and below required constraints: the row ends at the stack's edge.
  private static let edgeLevel = LayoutRule.nearlyRequired
  /// Equal lengths have a lower priority than lengths set by constraints.
  private static let lengthLevel = LayoutRule.nearlyRequired - 0.1
  /// UIKit's priority for equal distances between centers (from the descriptions of its
  /// constraints).
  private static let centeringLevel = 149.0
  /// Below every preference of the contents: the stack is as narrow as its contents permit, and
  /// views that share a baseline are at the edge.
  private static let snugLevel = LayoutPriority.fittingSizeLevel.level - 1

  let stack: StackView
  let views: [View]
  let isMirrored: Bool

  init(of stack: StackView) {
    self.stack = stack
    views = stack.rowViews
    isMirrored = stack.isRightToLeft
  }

  private var along: LayoutConstraint.Axis { stack.axis }
  private var across: LayoutConstraint.Axis { along == .horizontal ? .vertical : .horizontal }

  func add(to system: inout ConstraintSystem) {
    for (index, view) in views.enumerated() { system.setRankInRow(index, of: view) }
    guard !views.isEmpty else { return }
    addEnds(to: &system)
    addGaps(to: &system)
    addLengths(to: &system)
    for view in views { addPositionAcross(of: view, to: &system) }
    addBaselines(to: &system)
    add(system.length(of: stack, across), level: Self.snugLevel, to: &system)
  }

  // MARK: Parts

  /// Returns the start of a view along an axis.
  private func start(
    of view: View, _ axis: LayoutConstraint.Axis, _ system: ConstraintSystem
  ) -> LinearExpression {
    let position = system.alignedPosition(of: view, axis, in: stack) ?? LinearExpression()
    guard axis == .horizontal, isMirrored else { return position }
    return (position + system.alignedLength(of: view, axis)) * -1
  }

  private func end(
    of view: View, _ axis: LayoutConstraint.Axis, _ system: ConstraintSystem
  ) -> LinearExpression {
    start(of: view, axis, system) + system.alignedLength(of: view, axis)
  }

  /// Returns the start and the end of the space for the row.
  private func space(
    _ axis: LayoutConstraint.Axis, _ system: ConstraintSystem
  ) -> (start: LinearExpression, end: LinearExpression) {
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.marginsFromEdges : .zero
    let isHorizontal = axis == .horizontal
    var start = LinearExpression(isHorizontal ? stack.bounds.minX : stack.bounds.minY)
    var end = start + system.length(of: stack, axis)
    start.constant += isHorizontal ? margins.left : margins.top
    end.constant -= isHorizontal ? margins.right : margins.bottom
    return isHorizontal && isMirrored ? (end * -1, start * -1) : (start, end)
  }

  private func add(
    _ expression: LinearExpression, _ relation: LayoutRule.Relation = .equal,
    level: Double = LayoutRule.required, subject: Int? = nil, isUsuallySatisfied: Bool = false,
    to system: inout ConstraintSystem
  ) {
    system.add(
      LayoutRule(
        expression: expression, relation: relation, level: level, subject: subject,
        isUsuallySatisfied: isUsuallySatisfied),
      from: .arrangement(of: stack))
  }

  // MARK: Along the row

  private func addEnds(to system: inout ConstraintSystem) {
    let space = space(along, system)
    guard let first = views.first, let last = views.last else { return }
    add(
      start(of: first, along, system) - space.start,
      subject: system.box(of: first)?.position(along), to: &system)
    add(end(of: last, along, system) - space.end, level: Self.edgeLevel, to: &system)
  }

  /// Returns the distance between two neighbors, as the arrangement measures it.
  private func gap(
    _ before: View, _ after: View, _ system: ConstraintSystem
  ) -> LinearExpression {
    if along == .vertical, stack.isBaselineRelativeArrangement,
      let upper = system.value(of: .lastBaseline, of: before, in: stack, isMirrored: false),
      let lower = system.value(of: .firstBaseline, of: after, in: stack, isMirrored: false)
    {
      return lower - upper
    }
    return start(of: after, along, system) - end(of: before, along, system)
  }

  private func addGaps(to system: inout ConstraintSystem) {
    var firstGap: LinearExpression?
    for (before, after) in zip(views, views.dropFirst()) {
      let gap = gap(before, after, system)
      let missing = gap - LinearExpression(stack.distance(after: before))
      let subject = system.box(of: after)?.position(along)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: add(missing, subject: subject, to: &system)
      case .equalSpacing:
        if let firstGap { add(gap - firstGap, subject: subject, to: &system) }
        firstGap = firstGap ?? gap
        add(missing, .greaterThanOrEqual, isUsuallySatisfied: true, to: &system)
      case .equalCentering: add(missing, .greaterThanOrEqual, isUsuallySatisfied: true, to: &system)
      }
    }
    if stack.distribution == .equalCentering { addCentering(to: &system) }
  }

  private func addCentering(to system: inout ConstraintSystem) {
    let middles = views.map {
      start(of: $0, along, system) + system.alignedLength(of: $0, along) * 0.5
    }
    let distances = zip(middles, middles.dropFirst()).map { $1 - $0 }
    for (one, next) in zip(distances, distances.dropFirst()) {
      add(next - one, level: Self.centeringLevel, to: &system)
    }
  }

  private func addLengths(to system: inout ConstraintSystem) {
    guard stack.distribution == .fillEqually || stack.distribution == .fillProportionally else {
      return
    }
    let flexible = views.filter { !hasLengthByConstraint($0) }
    var preferredLengths = flexible.map { _ in 1.0 }
    if stack.distribution == .fillProportionally {
      let lengths = flexible.map(preferredLength(of:))
      if lengths.contains(where: { $0 > 0 }) { preferredLengths = lengths }
    }
    guard
      let reference = preferredLengths.indices.max(by: {
        preferredLengths[$0] < preferredLengths[$1]
      })
    else { return }
    let unit = system.alignedLength(of: flexible[reference], along)
    for index in flexible.indices where index != reference {
      let length = system.alignedLength(of: flexible[index], along)
      add(
        length - unit * (preferredLengths[index] / preferredLengths[reference]),
        level: Self.lengthLevel,
        subject: system.box(of: flexible[index])?.size(along), to: &system)
    }
  }

  /// Whether a constraint on the view itself, or between it and another view, sets its length.
  private func hasLengthByConstraint(_ view: View) -> Bool {
    let attribute: LayoutConstraint.Attribute = along == .horizontal ? .width : .height
    return (view.constraints + stack.constraints).contains {
      $0.firstItem === view && $0.firstAttribute == attribute && $0.relation == .equal
        && $0.secondItem !== view && $0.priority.level >= Self.lengthLevel
    }
  }

  /// Returns the preferred length of a view.
  private func preferredLength(of view: View) -> Double {
    let own = view.intrinsicContentSize
    let length = along == .horizontal ? own.width : own.height
    if length >= 0, length.isFinite { return length }
    let frame = view.layoutState?.ownSize ?? .zero
    let fallback = along == .horizontal ? frame.width : frame.height
    return fallback.isFinite ? max(fallback, 0) : 0
  }

  // MARK: Across the row

  private var alignment: StackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where along == .vertical: .leading
    case .lastBaseline where along == .vertical: .trailing
    default: stack.alignment
    }
  }

  private func addPositionAcross(of view: View, to system: inout ConstraintSystem) {
    let space = space(across, system)
    let before = start(of: view, across, system) - space.start
    let after = space.end - end(of: view, across, system)
    let subject = system.box(of: view)?.position(across)
    switch alignment {
    case .fill:
      add(before, subject: subject, to: &system)
      add(after, level: Self.edgeLevel, to: &system)
    case .leading:
      add(before, subject: subject, to: &system)
      add(after, .greaterThanOrEqual, level: Self.edgeLevel, to: &system)
    case .trailing:
      add(after, subject: subject, to: &system)
      add(before, .greaterThanOrEqual, level: Self.edgeLevel, to: &system)
    case .center:
      add(before - after, subject: subject, to: &system)
      add(before, .greaterThanOrEqual, level: Self.edgeLevel, to: &system)
    case .firstBaseline, .lastBaseline:
      add(before, .greaterThanOrEqual, level: Self.edgeLevel, to: &system)
      add(after, .greaterThanOrEqual, level: Self.edgeLevel, to: &system)
      let distance = alignment == .firstBaseline ? before : after
      add(distance, .lessThanOrEqual, level: Self.snugLevel, to: &system)
    }
  }

  private func addBaselines(to system: inout ConstraintSystem) {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return }
    let attribute: LayoutConstraint.Attribute =
      alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    let lines = views.map {
      system.value(of: attribute, of: $0, in: stack, isMirrored: false) ?? LinearExpression()
    }
    for (view, (one, next)) in zip(views.dropFirst(), zip(lines, lines.dropFirst())) {
      add(next - one, subject: system.box(of: view)?.position(across), to: &system)
    }
  }
}

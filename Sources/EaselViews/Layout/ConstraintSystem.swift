import EaselCanvas
import Foundation

/// The constraints of a view tree as linear rules, and their solution.
///
/// Each view that constraints determine has four variables: its position in its superview and its
/// size. The frames of all other views and of the outermost view are constants. A constraint is
/// expressed in the coordinate system of the nearest view that contains both items, so it does not
/// depend on views outside of that.
struct ConstraintSystem {
  /// The size of the outermost view.
  enum RootSize {
    /// The size of its frame, or the size from constraints if they determine it.
    case own
    /// The size closest to a target size that the constraints permit.
    case fitting(CGSize, horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  /// The variables of an item: x, y, width and height, with consecutive indices.
  struct Box {
    var first: Int

    func position(_ axis: LayoutConstraint.Axis) -> Int { first + axis.rawValue }
    func size(_ axis: LayoutConstraint.Axis) -> Int { first + 2 + axis.rawValue }
  }

  let root: View
  let rootSize: RootSize
  /// All views in the system, each after its superview.
  private(set) var views: [View] = []
  /// The guides that have variables.
  private(set) var guides: [LayoutGuide] = []
  private var boxes: [ObjectIdentifier: Box] = [:]
  private(set) var variableCount = 0
  private(set) var rules: [LayoutRule] = []
  /// The sources of the rules.
  private(set) var sources: [LayoutRule.Source?] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var noted: Set<Diagnostic> = []
  /// Widths from an earlier solution for contents whose height depends on their width.
  private(set) var widths: [ObjectIdentifier: CGFloat] = [:]

  /// The safe areas of the views, if there are any.
  private var safeAreas: [EdgeInsets] = []
  /// The indices of views in stacks.
  private var ranksInRow: [ObjectIdentifier: Int] = [:]

  init(root: View, size: RootSize = .own) {
    self.root = root
    rootSize = size
    var pending = [root]
    while let view = pending.popLast() {
      guard let state = view.layoutState ?? (view === root ? view.makeLayoutState() : nil) else {
        pending += view.subviews.reversed().filter(\.holdsConstraints)
        continue
      }
      views.append(view)
      // Solving a part of the tree does not find all references of the whole tree.
      if case .own = size {
        state.isReferenced = false
        state.referencedOrigin = nil
        view.scrolledContents?.contentLayoutGuide.isReferenced = false
      }
      if hasVariables(view) { makeBox(for: view) }
      if let scroll = view.scrolledContents { _ = scroll.contentLayoutGuide }
      let own =
        state.guides + state.systemGuides.filter { $0.kind == .readable || $0.kind == .contents }
      for guide in own { makeBox(for: guide) }
      guides += own
      pending += view.subviews.reversed().filter(\.holdsConstraints)
    }
    _ = safeAreasDidChange()
  }

  private func hasVariables(_ view: View) -> Bool {
    if view === root, case .fitting = rootSize { return true }
    return view.isRuledByConstraints
  }

  private mutating func makeBox(for item: any LayoutItem) {
    boxes[ObjectIdentifier(item)] = Box(first: variableCount)
    variableCount += 4
  }

  func box(of item: any LayoutItem) -> Box? { boxes[ObjectIdentifier(item)] }

  mutating func add(_ rule: LayoutRule, from source: LayoutRule.Source? = nil) {
    guard rule.expression.isFinite else {
      return note(
        Diagnostic(
          .error, .invalidNumber, "\(source?.name ?? "a size") has a number that is not finite",
          operation: "layout"))
    }
    rules.append(rule)
    sources.append(source)
  }

  /// Reduces the priority of a view's size slightly, so that earlier views in the row keep their
  /// sizes.
  mutating func setRankInRow(_ rank: Int, of view: View) {
    ranksInRow[ObjectIdentifier(view)] = rank
  }

  /// Much smaller than the difference between two priorities, which are `Float`, and larger than
  /// rounding errors.
  private static let levelOfARank = 1e-7
  /// The priority of a stacked view's frame size, for a view without an intrinsic size.
  private static let ownSizeLevel = 200.0

  mutating func note(_ diagnostic: Diagnostic) {
    // Thousands of constraints can be rejected with the same message.
    if noted.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  // MARK: Solving

  /// Solves the system, a second time if the height of some contents depends on their width.
  mutating func solve() -> ConstraintSolution {
    // Nested stacks query each other several times at each level.
    let state = root.outermostView.layoutState
    let isFirst = state?.fittingSizes == nil
    if isFirst { state?.fittingSizes = [:] }
    defer { if isFirst { state?.fittingSizes = nil } }
    var solution = solveOnce()
    // Wrapped text changes its height and not its width, so one more solution is sufficient.
    let widths = measuredWidths(in: solution)
    guard !widths.isEmpty else { return solution }
    self.widths = widths
    solution = solveOnce()
    return solution
  }

  private func measuredWidths(in solution: ConstraintSolution) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in views {
      guard let box = box(of: view) else { continue }
      let width = solution.values[box.size(.horizontal)]
      if view.contentHeight(atWidth: width) != nil { widths[ObjectIdentifier(view)] = width }
    }
    return widths
  }

  /// Returns whether the safe areas of the views differ from those of the last solution.
  mutating func safeAreasDidChange() -> Bool {
    guard views.contains(where: { $0.layoutState?.ownSafeArea != nil }) else { return false }
    let now = views.map(\.safeAreaInsets)
    defer { safeAreas = now }
    return now != safeAreas
  }

  /// The variables of views in stacks.
  ///
  /// Among views with the same priorities the last one grows and shrinks, as described in
  /// ``StackView``.
  private var arrangedVariables: [Int] {
    views.filter { ranksInRow[ObjectIdentifier($0)] != nil }.compactMap { box(of: $0)?.first }
      .flatMap { $0..<$0 + 4 }
  }

  private mutating func solveOnce() -> ConstraintSolution {
    (rules, sources) = ([], [])
    (diagnostics, noted) = ([], [])
    makeRules()
    var solver = RuleSolver(rules: rules, variableCount: variableCount)
    if case .own = rootSize {
      solver.findsOpen = true
      solver.decided = arrangedVariables
    }
    let result = solver.solve()
    for conflict in result.conflicts { note(diagnostic(of: conflict)) }
    for diagnostic in diagnostics(ofOpen: result.open) { note(diagnostic) }
    if result.isExhausted {
      note(
        Diagnostic(
          .error, .limitExceeded,
          "the constraints of \(root.layoutName) are too many to be solved, or their numbers too far "
            + "apart; what is laid out does not meet all of them",
          operation: "layout"))
    }
    return ConstraintSolution(values: result.values, diagnostics: diagnostics)
  }

  private mutating func makeRules() {
    let constraints = views.flatMap { $0.layoutState?.constraints ?? [] }.enumerated().sorted {
      ($0.element.serial, $0.offset) < ($1.element.serial, $1.offset)
    }
    for (_, constraint) in constraints { addRule(of: constraint) }
    for view in views { noteStrayConstraints(at: view) }
    for guide in guides where guide.kind == .readable { addRules(ofReadable: guide) }
    for guide in guides where guide.kind == .contents { addRules(ofContents: guide) }
    for view in views {
      view.addLayoutRules(to: &self)
      if !view.isSizedByContents, let box = box(of: view) { addSoftConstraints(of: view, box) }
    }
    addRulesOfRoot()
  }

  /// Adds the rules of content hugging and compression resistance.
  private mutating func addSoftConstraints(of view: View, _ box: Box) {
    guard let state = view.layoutState else { return }
    var size = view.intrinsicContentSize
    if let width = widths[ObjectIdentifier(view)],
      let height = view.contentHeight(atWidth: width)
    {
      size.height = height
    }
    let rank = ranksInRow[ObjectIdentifier(view)]
    let lessening = Double(rank ?? 0) * Self.levelOfARank
    for axis in Axis.allCases {
      var expression = LinearExpression(variable: box.size(axis))
      let length = axis == .horizontal ? size.width : size.height
      if length >= 0, length.isFinite {
        let insets = alignmentInsets(of: view, axis)
        expression.constant = -(length + insets.before + insets.after)
        // At the required level, a preference would cause a conflict without a constraint to
        // report.
        let hugging = min(state.hugging[axis].level, LayoutRule.nearlyRequired) - lessening
        let resistance = min(state.resistance[axis].level, LayoutRule.nearlyRequired) - lessening
        add(LayoutRule(expression: expression, relation: .greaterThanOrEqual, level: resistance))
        add(LayoutRule(expression: expression, relation: .lessThanOrEqual, level: hugging))
      } else if rank != nil {
        let own = axis == .horizontal ? state.ownSize.width : state.ownSize.height
        guard own.isFinite else { continue }
        expression.constant = -own
        add(LayoutRule(expression: expression, level: Self.ownSizeLevel - lessening))
      }
    }
  }

  private mutating func addRulesOfRoot() {
    guard let box = box(of: root) else { return }
    for axis in LayoutConstraint.Axis.allCases {
      var expression = LinearExpression(variable: box.size(axis))
      // The size is kept if the constraints do not determine it.
      let own = root.layoutState?.ownSize ?? root.bounds.size
      var (length, level) = (axis == .horizontal ? own.width : own.height, -1.0)
      if case .fitting(let size, let horizontal, let vertical) = rootSize {
        length = axis == .horizontal ? size.width : size.height
        level = min((axis == .horizontal ? horizontal : vertical).level, LayoutRule.nearlyRequired)
      }
      guard length.isFinite else { continue }
      expression.constant = -length
      add(LayoutRule(expression: expression, level: level))
    }
  }

  /// Places the contents at the origin and keeps their size if constraints do not determine it.
  private mutating func addRules(ofContents guide: LayoutGuide) {
    guard let scroll = guide.owningView?.scrolledContents, let box = box(of: guide) else { return }
    let own = scroll.ownContentSize
    for axis in LayoutConstraint.Axis.allCases {
      add(
        LayoutRule(
          expression: LinearExpression(variable: box.position(axis)), subject: box.position(axis)))
      let length = axis == .horizontal ? own.width : own.height
      guard guide.isReferenced, length.isFinite else { continue }
      var expression = LinearExpression(variable: box.size(axis))
      expression.constant = -length
      add(LayoutRule(expression: expression, level: -1))
    }
  }

  private mutating func addRules(ofReadable guide: LayoutGuide) {
    guard let owner = guide.owningView, let box = box(of: guide) else { return }
    let margins = owner.layoutMarginsGuide
    for axis in LayoutConstraint.Axis.allCases {
      let position = LinearExpression(variable: box.position(axis))
      let size = LinearExpression(variable: box.size(axis))
      let outer = length(of: margins, axis)
      let middle = self.position(of: margins, axis, in: owner) ?? LinearExpression()
      add(LayoutRule(expression: position + size * 0.5 - middle - outer * 0.5))
      add(LayoutRule(expression: size - outer, level: LayoutRule.nearlyRequired))
    }
    let width = LinearExpression(variable: box.size(.horizontal))
    add(
      LayoutRule(
        expression: width - LinearExpression(Double(LayoutGuide.readableWidth)),
        relation: .lessThanOrEqual))
  }
}

/// The solution of a system.
struct ConstraintSolution {
  var values: [Double]
  var diagnostics: [Diagnostic]
}

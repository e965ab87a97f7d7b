import EaselCanvas
import Foundation

/// The constraints of a tree of views as linear rules, and their solution.
///
/// A view that constraints rule has four variables: its place in its superview and its size. All
/// others, and the outermost view, are numbers: their frames as they are. A constraint is written in
/// the space of the nearest view around both items, so views further out do not matter to it.
struct ConstraintSystem {
  /// What the outermost view's size is to be.
  enum RootSize {
    /// What its frame says, or what constraints say if they rule it.
    case own
    /// As near to a size as constraints permit.
    case fitting(CGSize, horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  /// Variables of an item: x, y, width, height, counted from the first.
  struct Box {
    var first: Int

    func position(_ axis: LayoutConstraint.Axis) -> Int { first + axis.rawValue }
    func size(_ axis: LayoutConstraint.Axis) -> Int { first + 2 + axis.rawValue }
  }

  let root: View
  let rootSize: RootSize
  /// All views that take part, each after its superview.
  private(set) var views: [View] = []
  /// The guides that have variables.
  private(set) var guides: [LayoutGuide] = []
  private var boxes: [ObjectIdentifier: Box] = [:]
  private(set) var variableCount = 0
  private(set) var rules: [LayoutRule] = []
  /// What demands each of the rules.
  private(set) var sources: [LayoutRule.Source?] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var noted: Set<Diagnostic> = []
  /// Widths that an earlier solution gave to contents whose height depends on it.
  private(set) var widths: [ObjectIdentifier: CGFloat] = [:]

  /// The safe areas of the views, if there are any.
  private var safeAreas: [EdgeInsets] = []
  /// The places of views in stacks.
  private var placesInRow: [ObjectIdentifier: Int] = [:]

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
      // A look at a part of the tree does not know what the whole refers to.
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

  /// Makes a view's wishes for its size count a little less, so that those before it keep theirs.
  mutating func setPlaceInRow(_ place: Int, of view: View) {
    placesInRow[ObjectIdentifier(view)] = place
  }

  /// Far less than two priorities differ, which are `Float`s; far more than rounding.
  private static let levelOfAPlace = 1e-7
  /// With which a view in a stack keeps to the size of its frame, where its contents have none.
  private static let ownSizeLevel = 200.0

  mutating func note(_ diagnostic: Diagnostic) {
    // A thousand constraints may each be refused.
    if noted.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  // MARK: Solving

  /// Solves the system; contents whose height depends on their width are looked at again.
  mutating func solve() -> ConstraintSolution {
    // Stacks in stacks ask each other, at each level several times.
    let state = root.outermostView.layoutState
    let isFirst = state?.fittingSizes == nil
    if isFirst { state?.fittingSizes = [:] }
    defer { if isFirst { state?.fittingSizes = nil } }
    var solution = solveOnce()
    // Text that is broken into lines changes its height, not its width: one more look settles it.
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

  /// Whether the views have other safe areas than at the last solution.
  mutating func safeAreasDidChange() -> Bool {
    guard views.contains(where: { $0.layoutState?.ownSafeArea != nil }) else { return false }
    let now = views.map(\.safeAreaInsets)
    defer { safeAreas = now }
    return now != safeAreas
  }

  /// The variables of views in stacks: among those that want the same the last one grows and shrinks,
  /// as ``StackView`` says.
  private var arrangedVariables: [Int] {
    views.filter { placesInRow[ObjectIdentifier($0)] != nil }.compactMap { box(of: $0)?.first }
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

  /// Hugging and compression resistance.
  private mutating func addSoftConstraints(of view: View, _ box: Box) {
    guard let state = view.layoutState else { return }
    var size = view.intrinsicContentSize
    if let width = widths[ObjectIdentifier(view)],
      let height = view.contentHeight(atWidth: width)
    {
      size.height = height
    }
    let place = placesInRow[ObjectIdentifier(view)]
    let lessening = Double(place ?? 0) * Self.levelOfAPlace
    for axis in Axis.allCases {
      var expression = LinearExpression(variable: box.size(axis))
      let length = axis == .horizontal ? size.width : size.height
      if length >= 0, length.isFinite {
        let insets = alignmentInsets(of: view, axis)
        expression.constant = -(length + insets.before + insets.after)
        // A required wish would be a conflict without a constraint to name.
        let hugging = min(state.hugging[axis].level, LayoutRule.nearlyRequired) - lessening
        let resistance = min(state.resistance[axis].level, LayoutRule.nearlyRequired) - lessening
        add(LayoutRule(expression: expression, relation: .greaterThanOrEqual, level: resistance))
        add(LayoutRule(expression: expression, relation: .lessThanOrEqual, level: hugging))
      } else if place != nil {
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
      // Where constraints leave the size open, it stays as it is.
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

  /// Contents begin at the origin, and where constraints leave their size open it stays as it is.
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

  /// UIKit's width of readable content at the default size of text, in points.
  private static let readableWidth = 672.0

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
        expression: width - LinearExpression(Self.readableWidth), relation: .lessThanOrEqual))
  }
}

/// What a system came to.
struct ConstraintSolution {
  var values: [Double]
  var diagnostics: [Diagnostic]
}

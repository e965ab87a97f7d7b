import EaselCanvas
import Foundation

/// A rendering of a block, with its limits, its state and its diagnostics.
package final class BlockSession {
  package let limits: Limits
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The number of diagnostics that were passed to the document.
  private var reported = 0
  private var nodeCount = 0
  /// The maximum depth of nested blocks so far.
  private(set) var deepest = 0
  private var isFull = false
  /// The values that blocks keep over the evaluations.
  package let state: StateStore
  /// Whether a type has state, for the types whose values were searched.
  private var types: [ObjectIdentifier: Bool] = [:]
  /// The actions that run after the bodies and after the layout.
  package var actions = ActionQueue()
  private var tasks: [BlockTask] = []
  /// Whether an action of a block runs, and not a body.
  private(set) var isRunningActions = false
  /// Whether a body reads the frame of a block in another coordinate space than the block's own.
  var needsFrames = false
  /// Whether blocks that read their size keep their origins, since actions in them may read them.
  var keepsFrames = false
  /// Whether content flows over pages, so that one note about what has no effect is added at the end.
  package var isPaged = false
  /// The names of modifiers without effect in a rendering, with the number of uses, in the order of the
  /// first ones.
  private var inert: [(name: String, count: Int)] = []
  /// The images so far, and whether each is drawn.
  ///
  /// The images are retained, so that no other image gets their identity.
  private var images: [ObjectIdentifier: (image: Image, isDrawn: Bool)] = [:]
  private var imageBytes = 0
  /// The environment of the outermost block, including its modifiers.
  ///
  /// The theme's paper color of an image comes from it.
  private(set) var outermostEnvironment: EnvironmentValues?
  /// The numbers that blocks get while they are made; nil if nothing is counted.
  package weak var counters: (any PieceCounters)?
  /// Objects that blocks of a kind share in this rendering, by the type that identifies them.
  package var shared: [ObjectIdentifier: AnyObject] = [:]

  package init(limits: Limits, state: StateStore = StateStore()) {
    self.limits = limits
    self.state = state
  }

  /// The names of blocks that references may lead to; `nil` if there are no references.
  package var anchors: Set<String>?

  /// Registers a name; returns whether the block is the first one with it, which references lead
  /// to.
  package func claim(_ anchor: String) -> Bool { anchors?.insert(anchor).inserted ?? false }

  /// The blocks with a name, and the positions in the source at which it is set.
  private var named: [String: (identity: Identity, source: SourceLocation)] = [:]

  /// Registers a block with a name; returns the position of an earlier block with the same name.
  ///
  /// A block that is made again, such as a cell that was measured before, keeps its name.
  func name(_ name: String, _ identity: Identity, _ source: SourceLocation) -> SourceLocation? {
    guard anchors != nil else { return nil }
    guard let known = named[name] else {
      named[name] = (identity, source)
      return nil
    }
    return known.identity == identity ? nil : known.source
  }

  /// Whether a block is the first one with a name.
  func isNamed(_ name: String, _ identity: Identity) -> Bool {
    named[name].map { $0.identity == identity } ?? true
  }

  // MARK: Diagnostics

  /// Adds a diagnostic; an equal one is not repeated.
  package func note(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Runs a closure whose diagnostics are dropped, since nothing of what it lays out is drawn.
  package func withoutDiagnostics<Result>(_ body: () -> Result) -> Result {
    let before = (diagnostics, seen)
    defer { (diagnostics, seen) = before }
    return body()
  }

  /// Passes the diagnostics to the context of the document, each of them once.
  package func report(to context: RenderContext) {
    if !isPaged { noteInert() }
    for diagnostic in diagnostics[reported...] { context.note(diagnostic) }
    reported = diagnostics.count
  }

  /// Passes the diagnostics of a document that is complete to its context.
  package func finish(_ context: RenderContext) {
    noteInert()
    report(to: context)
  }

  // MARK: Limits

  /// Whether further nodes may be made; otherwise adds a diagnostic.
  func hasSpace(_ inputs: NodeInputs) -> Bool {
    guard nodeCount >= limits.maximumBlocks else { return true }
    noteFull(inputs)
    return false
  }

  private func noteFull(_ inputs: NodeInputs) {
    guard !isFull else { return }
    isFull = true
    inputs.note(
      .error, .limitExceeded,
      "more than \(limits.maximumBlocks) blocks; the others are left out (raise maximumBlocks, or write "
        + "several documents)",
      operation: "Limits.maximumBlocks", value: "\(limits.maximumBlocks)")
  }

  /// Keeps the environment of the first node.
  func keepOutermost(_ environment: EnvironmentValues) {
    if outermostEnvironment == nil { outermostEnvironment = environment }
  }

  /// Counts the bytes of an image; returns `false`, with a diagnostic, if the limit is exceeded.
  func countImage(_ image: Image, _ inputs: NodeInputs) -> Bool {
    if let known = images[ObjectIdentifier(image)] { return known.isDrawn }
    let bytes = 4 * image.width * image.height
    let isDrawn = bytes <= limits.maximumBlockImageBytes - imageBytes
    images[ObjectIdentifier(image)] = (image, isDrawn)
    guard !isDrawn else {
      imageBytes += bytes
      return true
    }
    inputs.note(
      .error, .limitExceeded,
      "the images take more than \(limits.maximumBlockImageBytes) bytes; this one is left out: use smaller "
        + "images, or raise maximumBlockImageBytes",
      operation: "Limits.maximumBlockImageBytes", value: "\(image.width) × \(image.height)")
    return false
  }

  /// Counts a node; returns `false`, with a diagnostic, if the limit is exceeded.
  func countNode(_ inputs: NodeInputs) -> Bool {
    nodeCount += 1
    guard nodeCount > limits.maximumBlocks else { return true }
    noteFull(inputs)
    return false
  }

  /// The number of nodes in memory.
  package var liveNodeCount: Int { nodeCount }

  /// Subtracts nodes that are released because their pages are finished.
  package func release(nodes count: Int) { nodeCount = max(0, nodeCount - count) }

  /// Whether blocks may be nested as deeply as these inputs; otherwise adds a diagnostic.
  func allows(_ inputs: NodeInputs) -> Bool {
    deepest = max(deepest, inputs.depth)
    if inputs.depth > limits.maximumBlockDepth {
      inputs.note(
        .error, .limitExceeded,
        "blocks are nested more than \(limits.maximumBlockDepth) deep; deeper ones are left out "
          + "(maximumBlockDepth)",
        operation: "Limits.maximumBlockDepth", value: "\(limits.maximumBlockDepth)")
      return false
    }
    guard inputs.steps <= 4 * limits.maximumBlockDepth else {
      inputs.note(
        .error, .limitExceeded,
        "more than \(4 * limits.maximumBlockDepth) bodies are nested, and deeper ones are left out; a "
          + "block may contain itself: end its recursion", operation: "Limits.maximumBlockDepth",
        value: "\(limits.maximumBlockDepth)")
      return false
    }
    return true
  }

  /// Whether the stack of this thread may overflow while the blocks are laid out or drawn.
  package var needsLargerStack: Bool { StackSpace.remaining / Self.stackPerBlock < deepest }

  /// The stack size that one nested block needs for layout and drawing, in bytes.
  ///
  /// Measured for stacks, grids, layers and frames: 450 to 1,600 bytes in release builds. Debug
  /// builds keep every variable.
  #if DEBUG
    private static let stackPerBlock = 24_576
  #else
    private static let stackPerBlock = 2_048
  #endif

  // MARK: State

  /// The scope of a body with the storage of the block's state; the outer scope if it has no state.
  func scope<Owner>(of owner: Owner, _ identity: Identity, in outer: StateScope?) -> StateScope? {
    let type = ObjectIdentifier(Owner.self)
    if types[type] == false { return outer }
    var search = StateSearch(identity: identity, outer: outer)
    connect(owner, "", &search)
    types[type] = search.scope != nil || search.hasGroups
    return search.scope ?? outer
  }

  /// The search of a block's properties for state.
  private struct StateSearch {
    let identity: Identity
    let outer: StateScope?
    /// The scope with the state that was found.
    var scope: StateScope?
    /// Whether there are groups of state, which may have properties in another value of the type.
    var hasGroups = false
  }

  /// Connects the state properties of a value, and those of the groups of state in it.
  private func connect(_ owner: Any, _ prefix: String, _ search: inout StateSearch) {
    for (label, value) in Mirror(reflecting: owner).children {
      let label = prefix + (label ?? "")
      if let property = value as? any StateProperty {
        let own = search.scope ?? StateScope(in: search.outer)
        search.scope = own
        actions.evaluate(search.identity)
        own.connect(property.key, to: state.cell(search.identity, label, property))
      } else if value is any StateGroup {
        search.hasGroups = true
        connect(value, label + ".", &search)
      } else if let optional = type(of: value) as? any OptionalState.Type, optional.isGroup {
        search.hasGroups = true
      }
    }
  }

  /// Adds a task that a rendering that waits for tasks runs after this evaluation.
  func add(_ task: BlockTask) {
    if actions.makesPieces { countInert("task") } else { tasks.append(task) }
  }

  /// Keeps the origins of the marked blocks in a layout; if one has moved that a body reads, bodies are
  /// evaluated again.
  func keepOrigins(_ fragment: Fragment) {
    guard needsFrames || keepsFrames else { return }
    fragment.forEachMark { mark, frame, spaces in
      guard case .block(let identity) = mark else { return }
      let origins = BlockOrigins(global: frame.origin, named: spaces)
      state.keep(origins, of: identity, isRead: needsFrames)
    }
  }

  /// Begins a rendering whose blocks are made, drawn and released one after another, as in a report.
  ///
  /// The actions of a block then run when it is made, and not after all bodies have run.
  package func beginPieces() {
    actions.makesPieces = true
    isPaged = true
  }

  /// Makes blocks, runs their actions, and makes the blocks again while the actions change their state.
  ///
  /// Where all bodies run before the actions, and within blocks that are being made, the blocks are only
  /// made.
  package func makePiece<Result>(_ inputs: NodeInputs, _ make: () -> Result) -> Result {
    guard actions.beginPiece() else { return make() }
    defer { actions.endPiece() }
    let known = (diagnostics: diagnostics.count, inert: inert, items: inputs.preferences?.itemCount)
    counters?.keepCounters()
    var result = make()
    var evaluations = 1
    var changesOuter = false
    while runActionsOfPiece(evaluations, inputs, &changesOuter) {
      // Only the last evaluation is drawn, so what the earlier ones noted and passed up is dropped.
      for diagnostic in diagnostics[known.diagnostics...] { seen.remove(diagnostic) }
      diagnostics.removeLast(diagnostics.count - known.diagnostics)
      inert = known.inert
      if let count = known.items { inputs.preferences?.removeItems(from: count) }
      actions.evaluated = []
      counters?.resetCounters()
      result = make()
      evaluations += 1
    }
    if changesOuter { inputs.note(Self.lateChange) }
    return result
  }

  /// Runs the actions of blocks that were made; returns whether they are to be made again.
  ///
  /// State of a block around them cannot change any more, since that is placed already.
  private func runActionsOfPiece(
    _ evaluations: Int, _ inputs: NodeInputs, _ changesOuter: inout Bool
  ) -> Bool {
    guard actions.isWaiting else { return false }
    state.resetChanges()
    guard runActions(isLaidOut: true) else { return false }
    if !state.changed.isSubset(of: actions.evaluated) { changesOuter = true }
    guard evaluations < limits.maximumBlockEvaluations else {
      inputs.noteUnstableState(evaluations)
      return false
    }
    return true
  }

  private static let lateChange = Diagnostic(
    .warning, .unstableState,
    "an action changes state of a block around its own, which is placed already, so that it is not drawn; "
      + "keep the state in the block that has the action",
    operation: "onAppear")

  /// Runs the actions of a document that is complete, and notes how many others did not run.
  package func finishActions() {
    actions.dropWaiting()
    state.resetChanges()
    isRunningActions = true
    for observer in actions.takeLate().reversed() { observer.observe() }
    isRunningActions = false
    if !state.changed.isEmpty { note(Self.lateChange) }
    guard actions.droppedCount > 0 else { return }
    note(
      Diagnostic(
        .warning, .unstableState,
        "\(actions.droppedCount) actions did not run, such as onAppear, since their blocks are made while a "
          + "page is drawn: headers, footers, captions; give these blocks their final state",
        value: "\(actions.droppedCount)"))
  }

  /// Takes the tasks of this evaluation.
  package func takeTasks() -> [BlockTask] {
    defer { tasks = [] }
    return tasks
  }

  /// Counts something that has no effect in a rendering, such as a gesture, for one note about all.
  package func countInert(_ name: String) {
    if let index = inert.firstIndex(where: { $0.name == name }) {
      inert[index].count += 1
    } else {
      inert.append((name, 1))
    }
  }

  /// Adds the note about what has no effect in a rendering.
  private func noteInert() {
    guard !inert.isEmpty else { return }
    let names = inert.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count) times)" }
    note(
      Diagnostic(
        .note, .unsupportedOption,
        "the following has no effect in an image or on a page: \(names.joined(separator: ", "))",
        value: "\(inert.reduce(0) { $0 + $1.count })"))
    inert = []
  }

  /// Begins an evaluation of the bodies.
  func beginEvaluation() {
    shared = [:]
    nodeCount = 0
    deepest = 0
    state.resetChanges()
    tasks = []
    actions.removeObservers()
    inert = []
    isFull = false
    // Only the last evaluation is drawn, so the diagnostics and images of earlier ones are dropped.
    diagnostics = []
    reported = 0
    seen = []
    images = [:]
    imageBytes = 0
    outermostEnvironment = nil
  }

  /// Runs the actions of the blocks; returns whether state has changed since the evaluation began.
  ///
  /// - Parameter isLaidOut: Whether the blocks have been laid out.
  func runActions(isLaidOut: Bool) -> Bool {
    isRunningActions = true
    defer { isRunningActions = false }
    var current = actions.take(isLaidOut: isLaidOut)
    while !current.isEmpty {
      for action in current { action() }
      // An action may have added others.
      current = actions.take(isLaidOut: isLaidOut)
    }
    return !state.changed.isEmpty
  }
}

/// The numbers that blocks get while they are made, such as those of notes.
package protocol PieceCounters: AnyObject {
  /// Keeps the numbers before blocks that may be made again.
  func keepCounters()
  /// Goes back to the kept numbers, since the blocks are made again.
  func resetCounters()
}

/// An optional, to find out whether it would hold state if it were not `nil`.
private protocol OptionalState {
  static var isGroup: Bool { get }
}

extension Optional: OptionalState {
  fileprivate static var isGroup: Bool {
    Wrapped.self is any StateGroup.Type || Wrapped.self == (any StateGroup).self
  }
}

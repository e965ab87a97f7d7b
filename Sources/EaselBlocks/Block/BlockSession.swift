import EaselCanvas
import Foundation

/// One rendering of a block: its limits, its state, and what it noted.
package final class BlockSession {
  package let limits: Limits
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// How many of the diagnostics the document has.
  private var reported = 0
  private var nodeCount = 0
  /// The most blocks inside one another.
  private(set) var deepest = 0
  private var isFull = false
  private var cells: [Identity: [String: StateCell]] = [:]
  private var types: [ObjectIdentifier: Bool] = [:]
  private var appeared: Set<Identity> = []
  private var appearing: [() -> Void] = []
  private var hasChanged = false
  /// Images that were met, and whether they are drawn; kept, so that no other gets their identity.
  private var images: [ObjectIdentifier: (image: Image, isDrawn: Bool)] = [:]
  private var imageBytes = 0
  /// The environment of the outermost block, with what modifiers around it set: the paper of an
  /// image comes from its theme.
  package private(set) var outermostEnvironment: EnvironmentValues?
  /// What blocks of a kind share in this rendering, by the type that names it.
  package var shared: [ObjectIdentifier: AnyObject] = [:]

  package init(limits: Limits) { self.limits = limits }

  /// The names of blocks that references may use; nil where nothing refers to blocks.
  package var anchors: Set<String>?

  /// Whether a block is the first one with a name, which references lead to.
  package func claim(_ anchor: String) -> Bool { anchors?.insert(anchor).inserted ?? false }

  // MARK: Diagnostics

  /// Notes a diagnostic; one that is there already is not repeated.
  package func note(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Hands the diagnostics to the context of the document that is drawn, each once.
  package func report(to context: RenderContext) {
    for diagnostic in diagnostics[reported...] { context.note(diagnostic) }
    reported = diagnostics.count
  }

  // MARK: Limits

  /// Whether further nodes may be made; notes it where they may not.
  func hasRoom(_ inputs: NodeInputs) -> Bool {
    guard nodeCount >= limits.maximumBlocks else { return true }
    noteFull(inputs)
    return false
  }

  private func noteFull(_ inputs: NodeInputs) {
    guard !isFull else { return }
    isFull = true
    inputs.note(
      .error, .limitExceeded, "more than \(limits.maximumBlocks) blocks; the others are left out",
      operation: "Limits.maximumBlocks", value: "\(limits.maximumBlocks)")
  }

  /// Keeps the environment of the first node.
  func keepOutermost(_ environment: EnvironmentValues) {
    if outermostEnvironment == nil { outermostEnvironment = environment }
  }

  /// Counts the bytes of an image; false, and a diagnostic, where there are too many.
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
      "the images take more than \(limits.maximumBlockImageBytes) bytes; this one is left out",
      operation: "Limits.maximumBlockImageBytes", value: "\(image.width) × \(image.height)")
    return false
  }

  /// Counts a node; false, and a diagnostic, where there are too many.
  func countNode(_ inputs: NodeInputs) -> Bool {
    nodeCount += 1
    guard nodeCount > limits.maximumBlocks else { return true }
    noteFull(inputs)
    return false
  }

  /// How many nodes there are.
  package var liveNodeCount: Int { nodeCount }

  /// Lets go of nodes that stand on pages.
  package func release(nodes count: Int) { nodeCount = max(0, nodeCount - count) }

  /// Whether blocks may lie as deep as this; notes it where they may not.
  func allows(_ inputs: NodeInputs) -> Bool {
    deepest = max(deepest, inputs.depth)
    if inputs.depth > limits.maximumBlockDepth {
      inputs.note(
        .error, .limitExceeded,
        "blocks lie more than \(limits.maximumBlockDepth) deep inside one another; "
          + "those within are left out",
        operation: "Limits.maximumBlockDepth", value: "\(limits.maximumBlockDepth)")
      return false
    }
    guard inputs.steps <= 4 * limits.maximumBlockDepth else {
      inputs.note(
        .error, .limitExceeded,
        "more than \(4 * limits.maximumBlockDepth) bodies lie inside one another; does a block "
          + "contain itself?", operation: "Limits.maximumBlockDepth",
        value: "\(limits.maximumBlockDepth)")
      return false
    }
    return true
  }

  /// Whether the stack of this thread may end while the blocks are laid out or drawn.
  package var needsLargerStack: Bool { StackSpace.remaining / Self.stackPerBlock < deepest }

  /// The stack that one block in another takes while it is laid out and drawn, measured for stacks,
  /// grids, layers and frames: 450 to 1,600 bytes in release; debug builds keep every variable.
  #if DEBUG
    private static let stackPerBlock = 24_576
  #else
    private static let stackPerBlock = 2_048
  #endif

  // MARK: State

  /// The scope of a body, with the storage of the block's state; the outer one where it has none.
  func scope<Owner>(of owner: Owner, _ identity: Identity, in outer: StateScope?) -> StateScope? {
    let type = ObjectIdentifier(Owner.self)
    if types[type] == false { return outer }
    var scope: StateScope?
    for (label, value) in Mirror(reflecting: owner).children {
      guard let property = value as? any StateProperty else { continue }
      let own = scope ?? StateScope(in: outer)
      scope = own
      own.connect(property.key, to: cell(identity, label ?? "", property))
    }
    types[type] = scope != nil
    return scope ?? outer
  }

  private func cell(_ identity: Identity, _ label: String, _ property: any StateProperty)
    -> StateCell
  {
    if let cell = cells[identity]?[label] { return cell }
    let cell = StateCell(property.initialValue, self)
    cells[identity, default: [:]][label] = cell
    return cell
  }

  func stateChanged() { hasChanged = true }

  /// Lets an action run after this evaluation, the first time that its block appears.
  func appear(_ identity: Identity, _ action: @escaping () -> Void) {
    guard appeared.insert(identity).inserted else { return }
    appearing.append(action)
  }

  /// Begins an evaluation of the bodies.
  func beginEvaluation() {
    shared = [:]
    nodeCount = 0
    deepest = 0
    hasChanged = false
    isFull = false
    // What is drawn is the last evaluation: the others' faults and images are gone with them.
    diagnostics = []
    reported = 0
    seen = []
    images = [:]
    imageBytes = 0
    outermostEnvironment = nil
  }

  /// Runs what waits for blocks to appear; returns whether state changed since the evaluation began.
  func runAppearActions() -> Bool {
    let actions = appearing
    appearing = []
    for action in actions { action() }
    return hasChanged
  }
}

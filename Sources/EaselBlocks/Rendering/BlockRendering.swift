import EaselCanvas
import Foundation

/// The values that a rendering begins with besides the block and its options.
package struct BlockSurroundings {
  /// The environment of the block, apart from the values that the options set.
  package var environment: EnvironmentValues
  /// The state of an earlier rendering of the block, which the rendering continues.
  package var state: StateStore
  /// Whether an image has no background of its own.
  package var isTransparent: Bool

  package init(
    _ environment: EnvironmentValues = EnvironmentValues(), state: StateStore = StateStore(),
    isTransparent: Bool = false
  ) {
    self.environment = environment
    self.state = state
    self.isTransparent = isTransparent
  }
}

/// A block laid out for one rendering.
package final class BlockRendering {
  package let session: BlockSession
  package private(set) var node: any LayoutNode
  package let environment: EnvironmentValues
  private let block: any Block
  private let inputs: NodeInputs
  private var evaluations = 1

  /// Evaluates the bodies of a block, again if their state changes, and makes its nodes.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - options: The appearance, the locale and the limits.
  ///   - displayScale: The number of pixels per point in a bitmap.
  ///   - isImage: Whether the block is a single image in PNG or SVG.
  ///   - surroundings: The environment and the state of the block.
  package convenience init(
    _ block: any Block, options: RenderOptions = RenderOptions(), displayScale: CGFloat = 1,
    isImage: Bool = false, in surroundings: BlockSurroundings = BlockSurroundings()
  ) {
    var environment = surroundings.environment
    environment.appearance = options.appearance
    environment.displayScale = displayScale
    if isImage { environment.isImage = true }
    self.init(
      block, limits: options.limits, environment, isAlone: isImage, state: surroundings.state)
  }

  /// Makes the nodes of a block that is drawn as a part of other content.
  ///
  /// In a drawing closure of a block the environment is that block's. Otherwise its values come
  /// from the canvas's context.
  package convenience init(
    _ block: any Block, in context: RenderContext,
    _ surroundings: BlockSurroundings = BlockSurroundings()
  ) {
    var environment = surroundings.environment
    if let current = EnvironmentValues.ofBody {
      environment = current
    } else {
      environment.appearance = context.appearance
      environment.displayScale = context.deviceScale
    }
    self.init(block, limits: context.limits, environment)
  }

  private init(
    _ block: any Block, limits: Limits, _ environment: EnvironmentValues, isAlone: Bool = false,
    state: StateStore = StateStore()
  ) {
    let session = BlockSession(limits: limits, state: state)
    var environment = environment
    // Setting the locale once costs less than looking it up for each text.
    environment.keepLocale()
    self.session = session
    self.environment = environment
    self.block = block
    var inputs = NodeInputs(session: session, environment: environment)
    inputs.isAlone = isAlone
    self.inputs = inputs
    node = session.evaluate(block, inputs)
    while isChanged(isLaidOut: false) {}
  }

  deinit { session.actions.removeAll() }

  /// Lays the block out; if actions of appearing blocks change state, bodies and layout run again.
  package func place(_ proposal: ProposedSize) -> Fragment {
    var fragment = withSpace { node.place(proposal) }
    session.keepOrigins(fragment)
    while isChanged(isLaidOut: true) {
      fragment = withSpace { node.place(proposal) }
      session.keepOrigins(fragment)
    }
    noteFaults(of: proposal)
    return fragment
  }

  /// Reports a proposed length that no block can have.
  private func noteFaults(of proposal: ProposedSize) {
    for (name, length) in [("width", proposal.width), ("height", proposal.height)] {
      guard let length, !(length >= 0) else { continue }
      inputs.note(
        .error, .invalidSize,
        "the \(name) is \(length); "
          + (length.isNaN ? "the ideal \(name) is used" : "the block gets no space"),
        operation: "render", value: "\(length)")
    }
  }

  /// Lays out a piece of the block for a page.
  package func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    withSpace { node.fill(region, from: cursor, &page) }
  }

  /// Runs a closure on a stack that is large enough for the deepest block.
  func withSpace<Result>(_ body: () -> Result) -> Result {
    session.needsLargerStack ? StackSpace.onLargerStack(body) : body()
  }

  /// The environment of the outermost block, including its modifiers.
  ///
  /// Paper color and margins come from it.
  var outermostEnvironment: EnvironmentValues {
    session.outermostEnvironment ?? environment
  }

  /// Runs the actions of appearing blocks, and evaluates the bodies again if the actions changed
  /// state.
  func isChanged(isLaidOut: Bool) -> Bool {
    guard session.runActions(isLaidOut: isLaidOut) else { return false }
    guard evaluations < session.limits.maximumBlockEvaluations else {
      inputs.noteUnstableState(evaluations)
      return false
    }
    evaluations += 1
    node = session.evaluate(block, inputs)
    return true
  }
}

extension BlockSession {
  fileprivate func evaluate(_ block: any Block, _ inputs: NodeInputs) -> any LayoutNode {
    beginEvaluation()
    var inner = inputs
    inner.stackAxis = .vertical
    var nodes: [any LayoutNode] = []
    inner.appendNodes(of: block, to: &nodes)
    if let node = nodes.first, nodes.count == 1 { return node }
    // Several blocks at the root form a column, as on a page.
    return StackNode(
      nodes, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, inner)
  }
}

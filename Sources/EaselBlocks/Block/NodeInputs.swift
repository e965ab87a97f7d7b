import EaselCanvas

/// What a block is told when its node is made.
package struct NodeInputs {
  /// The rendering that the node belongs to.
  package let session: BlockSession
  /// The values handed down to the block.
  package var environment: EnvironmentValues
  /// The axis of the stack around the block; nil outside of stacks.
  package var stackAxis: Axis?
  /// The blocks around the block.
  package var path: BlockPath?
  /// Which block this is, for its state.
  package var identity = Identity()
  /// The state of the bodies around the block.
  package var scope: StateScope?
  /// How many nodes lie around the block.
  package private(set) var depth = 0
  /// How many bodies lie around the block.
  package private(set) var bodies = 0

  package init(session: BlockSession, environment: EnvironmentValues) {
    self.session = session
    self.environment = environment
  }

  /// The inputs of a block one step further in.
  package func appending(_ step: Identity.Step) -> NodeInputs {
    var inputs = self
    inputs.identity = identity.appending(step)
    return inputs
  }

  /// The inputs of the blocks in a container, which appears in the path of diagnostics.
  package func entering(
    _ name: BlockPath.Name, _ source: SourceLocation? = nil, stackAxis: Axis? = nil
  ) -> NodeInputs {
    var inputs = entering(name, source, stays: true)
    inputs.stackAxis = stackAxis
    return inputs
  }

  /// The inputs of what belongs to the container around a block, which appears in the path.
  func entering(
    _ name: BlockPath.Name, _ source: SourceLocation? = nil, stays: Bool
  ) -> NodeInputs {
    var inputs = self
    inputs.path = BlockPath(name, source, in: path)
    return inputs
  }

  /// Runs a closure of the user's that makes blocks or draws, with environment and state in place.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.withCurrent { try StateScope.withCurrent(scope, body) }
  }

  /// Notes a diagnostic with the path of blocks, once a rendering.
  package func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    operation: String? = nil, value: String? = nil
  ) {
    note(Diagnostic(severity, code, message, operation: operation, value: value))
  }

  /// Notes a diagnostic with the path of blocks, once a rendering.
  package func note(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.viewPath = path?.description
    session.note(diagnostic)
  }
}

extension NodeInputs {
  /// Appends the nodes of a block: one for a primitive block, those of its blocks for a list, and
  /// those of its body for any other.
  ///
  /// Bodies, branches and modifiers take no stack of their own: they are followed in a loop.
  package func appendNodes(of block: any Block, to nodes: inout [any LayoutNode]) {
    var inputs = self
    inputs.depth += 1
    var block = block
    var wrappers: [Wrapper] = []
    let first = nodes.count
    while session.allows(inputs) {
      if let transparent = block as? any TransparentBlock {
        if let modifier = transparent.wrapper {
          wrappers.append(Wrapper(modifier: modifier, inputs: inputs))
          inputs.depth += 1
        }
        guard let content = transparent.content(&inputs) else { break }
        block = content
      } else if let primitive = block as? any PrimitiveBlock {
        session.keepOutermost(inputs.environment)
        if session.countNode(inputs) { nodes.append(primitive.makeNode(inputs)) }
        break
      } else if let list = block as? any BlockList {
        list.appendNodes(inputs, to: &nodes)
        break
      } else {
        block = inputs.body(of: block)
      }
    }
    for wrapper in wrappers.reversed() {
      for index in first..<nodes.count where session.countNode(wrapper.inputs) {
        nodes[index] = wrapper.modifier.wrap(nodes[index], wrapper.inputs)
      }
    }
  }

  private struct Wrapper {
    let modifier: any NodeModifier
    let inputs: NodeInputs
  }

  /// Evaluates the body of a block, and turns these inputs into those of the body.
  @inline(never)
  private mutating func body(of block: some Block) -> any Block {
    // Types are told apart: the state of one never becomes that of another at the same place.
    self = appending(.type(type(of: block)))
      .entering(.type(type(of: block)), stays: true)
    bodies += 1
    scope = session.scope(of: block, identity, in: scope)
    return run { block.body }
  }

  /// The nodes of a block.
  package func nodes(of block: any Block) -> [any LayoutNode] {
    var nodes: [any LayoutNode] = []
    appendNodes(of: block, to: &nodes)
    return nodes
  }

  /// The node of a block where there can be only one: several share a `ZStack`, as in an overlay.
  package func node(of block: any Block, alignment: Alignment = .center) -> any LayoutNode {
    let nodes = nodes(of: block)
    if let node = nodes.first, nodes.count == 1 { return node }
    return LayeredNode(nodes, alignment: alignment, self)
  }
}

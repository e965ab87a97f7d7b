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
  /// The name that references may use for the block.
  package var referenceName: String?
  /// Whether the block is all of an image: nothing stands around it or beside it.
  package internal(set) var isAlone = false
  /// How many nodes lie around the block.
  package private(set) var depth = 0
  /// How many bodies and lists of blocks lie around the block.
  package private(set) var steps = 0

  package init(session: BlockSession, environment: EnvironmentValues) {
    self.session = session
    self.environment = environment
  }

  /// The inputs of a block one step further in.
  package func appending(_ step: Identity.Step) -> NodeInputs {
    var inputs = self
    inputs.identity = identity.appending(step)
    inputs.referenceName = nil
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
  /// Bodies, branches and modifiers take no stack of their own: they are followed in a loop. What the
  /// loop finds lies on the heap, since this function stands on the stack once for each container
  /// around a block.
  package func appendNodes(of block: any Block, to nodes: inout [any LayoutNode]) {
    if StackSpace.isShort {
      return StackSpace.onLargerStack { appendNodes(of: block, to: &nodes) }
    }
    let found = followed(block)
    let first = nodes.count
    if let primitive = found.primitive {
      found.append(primitive.makeNode(found.inputs), to: &nodes)
    } else if let list = found.list {
      list.appendNodes(found.inputs, to: &nodes)
    }
    if !found.wrappers.isEmpty { found.wrap(&nodes, from: first) }
  }

  /// What a block stands for in the end, and the modifiers on the way there.
  final class Found {
    var inputs: NodeInputs
    fileprivate(set) var wrappers: [Wrapper] = []
    var primitive: (any PrimitiveBlock)?
    var list: (any BlockList)?

    fileprivate init(_ inputs: NodeInputs) { self.inputs = inputs }

    @inline(never)
    func append(_ node: any LayoutNode, to nodes: inout [any LayoutNode]) { nodes.append(node) }

    @inline(never)
    func wrap(_ nodes: inout [any LayoutNode], from first: Int) {
      for wrapper in wrappers.reversed() {
        for index in first..<nodes.count where wrapper.counts {
          nodes[index] = wrapper.wrap(nodes[index], index - first)
        }
      }
    }
  }

  final class Wrapper {
    private let modifier: any NodeModifier
    private let inputs: NodeInputs

    fileprivate init(_ modifier: any NodeModifier, _ inputs: NodeInputs) {
      self.modifier = modifier
      self.inputs = inputs
    }

    var counts: Bool { inputs.session.countNode(inputs) }

    @inline(never)
    func wrap(_ node: any LayoutNode, _ position: Int) -> any LayoutNode {
      // What a modifier adds to each of several blocks has a state of its own.
      modifier.wrap(node, inputs.appending(.position(position)))
    }
  }

  @inline(never)
  func followed(_ block: any Block) -> Found {
    let found = Found(self)
    found.inputs.depth += 1
    var block = block
    while session.allows(found.inputs) {
      if let transparent = block as? any TransparentBlock {
        if let modifier = transparent.wrapper {
          found.wrappers.append(Wrapper(modifier, found.inputs))
          found.inputs.depth += 1
          if type(of: modifier).changesPlace { found.inputs.isAlone = false }
        }
        guard let content = transparent.content(&found.inputs) else { break }
        block = content
      } else if let primitive = block as? any PrimitiveBlock {
        session.keepOutermost(found.inputs.environment)
        if session.countNode(found.inputs) { found.primitive = primitive }
        break
      } else if let list = block as? any BlockList {
        found.list = list
        found.inputs.isAlone = false
        // A list has no node, so that those of its blocks lie no deeper.
        found.inputs.depth -= 1
        found.inputs.steps += 1
        break
      } else {
        block = found.inputs.body(of: block)
      }
    }
    return found
  }

  /// Evaluates the body of a block, and turns these inputs into those of the body.
  @inline(never)
  private mutating func body(of block: some Block) -> any Block {
    // Types are told apart: the state of one never becomes that of another at the same place.
    let name = referenceName
    self = appending(.type(type(of: block)))
      .entering(.type(type(of: block)), stays: true)
    referenceName = name
    steps += 1
    scope = session.scope(of: block, identity, in: scope)
    return run { block.body }
  }

  /// The nodes of a block in a container.
  package func nodes(of block: any Block) -> [any LayoutNode] {
    var nodes: [any LayoutNode] = []
    var inner = self
    inner.isAlone = false
    inner.appendNodes(of: block, to: &nodes)
    return nodes
  }

  /// The node of a block where there can be only one: several share a `ZStack`, as in an overlay.
  package func node(of block: any Block, alignment: Alignment = .center) -> any LayoutNode {
    let nodes = nodes(of: block)
    if let node = nodes.first, nodes.count == 1 { return node }
    return LayeredNode(nodes, alignment: alignment, self)
  }
}

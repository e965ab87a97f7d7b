import EaselCanvas

/// The inputs of a block for making its node.
package struct NodeInputs {
  /// The rendering that the node belongs to.
  package let session: BlockSession
  /// The environment of the block.
  package var environment: EnvironmentValues
  /// The axis of the stack around the block; `nil` outside of stacks.
  package var stackAxis: Axis?
  /// The blocks around the block.
  package var path: BlockPath?
  /// The identity of the block, for its state.
  package var identity = Identity()
  /// The state of the bodies around the block.
  var scope: StateScope?
  /// The scope of the values that the block passes up; `nil` if no block around reads any.
  var preferences: PreferenceScope?
  /// Whether a list of blocks marks each of them with its identity in the list, for a choice of one.
  package var marksElements = false
  /// The name by which references may lead to the block.
  var referenceName: String?
  /// The identity of the block with ``referenceName``.
  var namedIdentity = Identity()
  /// Whether the block fills an image alone, without other content around or beside it.
  package var isAlone = false
  /// The number of nodes around the block.
  private(set) var depth = 0
  /// The number of bodies and lists around the block.
  private(set) var steps = 0

  package init(session: BlockSession, environment: EnvironmentValues) {
    self.session = session
    self.environment = environment
  }

  /// The inputs of a block one step inside this one.
  package func appending(_ step: Identity.Step) -> NodeInputs {
    var inputs = self
    inputs.identity = identity.appending(step)
    inputs.referenceName = nil
    return inputs
  }

  /// The inputs of the blocks in a container, which is added to the path of diagnostics.
  package func entering(
    _ name: BlockPath.Name, _ source: SourceLocation? = nil, stackAxis: Axis? = nil
  ) -> NodeInputs {
    var inputs = entering(name, source, stays: true)
    inputs.stackAxis = stackAxis
    return inputs
  }

  /// The inputs of content that belongs to the container around a block, which is added to the
  /// path.
  func entering(
    _ name: BlockPath.Name, _ source: SourceLocation? = nil, stays: Bool
  ) -> NodeInputs {
    var inputs = self
    inputs.path = BlockPath(name, source, in: path)
    return inputs
  }

  /// Runs a closure of the user that makes blocks or draws, with environment and state in place.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.withCurrent { try StateScope.withCurrent(scope, body) }
  }

  /// Adds a diagnostic with the path of blocks, once in a rendering.
  package func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    operation: String? = nil, value: String? = nil
  ) {
    note(Diagnostic(severity, code, message, operation: operation, value: value))
  }

  /// Adds a diagnostic with the path of blocks, once in a rendering.
  package func note(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.viewPath = path?.description
    session.note(diagnostic)
  }
}

extension NodeInputs {
  /// The name by which references lead to the block; `nil` if an earlier block has the same name.
  package var ownReferenceName: String? {
    referenceName.flatMap { session.isNamed($0, namedIdentity) ? $0 : nil }
  }

  /// Appends the nodes of a block.
  ///
  /// A primitive block has one node. A list has the nodes of its blocks, and any other block those
  /// of its body. Bodies, branches and modifiers are followed in a loop, so that they need no
  /// stack. The results of the loop are on the heap, since this function is on the stack once for
  /// each container around a block.
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

  /// The primitive block or list that a block resolves to, and the modifiers on the way to it.
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

    /// Whether a modifier of the same kind directly inside this one includes its effect.
    func isReplaced(by inner: Wrapper) -> Bool {
      type(of: modifier) == type(of: inner.modifier) && type(of: modifier).includesOuter
    }

    @inline(never)
    func wrap(_ node: any LayoutNode, _ position: Int) -> any LayoutNode {
      // The content that a modifier adds to each of several blocks has separate state.
      modifier.wrap(node, inputs.appending(.position(position)))
    }
  }

  @inline(never)
  func followed(_ block: any Block) -> Found {
    let found = Found(self)
    found.inputs.depth += 1
    var block = block
    loop: while session.allows(found.inputs) {
      switch block._form.kind {
      case .transparent(let transparent):
        if let modifier = transparent.wrapper {
          found.wrappers.append(Wrapper(modifier, found.inputs))
          found.inputs.depth += 1
          if type(of: modifier).changesPosition { found.inputs.isAlone = false }
        }
        guard let content = transparent.content(&found.inputs) else { break loop }
        block = content
      case .primitive(let primitive):
        session.keepOutermost(found.inputs.environment)
        if session.countNode(found.inputs) { found.primitive = primitive }
        break loop
      case .list(let list):
        found.list = list
        found.inputs.isAlone = false
        // A list has no node, so the nodes of its blocks are not nested deeper.
        found.inputs.depth -= 1
        found.inputs.steps += 1
        break loop
      case .composed:
        block = found.inputs.body(of: block)
      }
    }
    return found
  }

  /// Evaluates the body of a block, and changes these inputs to those of the body.
  @inline(never)
  private mutating func body(of block: some Block) -> any Block {
    // The type is part of the identity: state is never shared between types at the same position.
    let name = referenceName
    self = appending(.type(type(of: block)))
      .entering(.type(type(of: block)), stays: true)
    referenceName = name
    steps += 1
    if StateKey.exists { scope = session.scope(of: block, identity, in: scope) }
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

  /// The node of a block that allows only one, such as an overlay; several nodes form a `ZStack`.
  package func node(of block: any Block, alignment: Alignment = .center) -> any LayoutNode {
    let nodes = nodes(of: block)
    if let node = nodes.first, nodes.count == 1 { return node }
    return LayeredNode(nodes, alignment: alignment, self)
  }
}

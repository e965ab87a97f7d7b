/// Blocks, chart marks or parts of another result builder, one for each element of a collection.
///
/// ```swift
/// struct Customer: Identifiable { let id: Int; let name: String }
/// let customers = [Customer(id: 1, name: "Ada"), Customer(id: 2, name: "Grace")]
/// VStack {
///   ForEach(customers) { customer in Text(customer.name) }
///   ForEach(["Net", "Tax"], id: \.self, content: Text.init)
///   ForEach(0..<3) { number in Text("\(number)") }
/// }
/// ```
///
/// The `id` of an element identifies its state when bodies run again. Elements with the same `id`
/// are identified by their order as well.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, for each of which ``content`` makes a part, such as a block or a chart mark.
  public let data: Data
  /// The closure that makes the part of an element, such as a block or a chart mark.
  public let content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach {
  /// The body, which a block that Easel lays out itself does not have; reading it is a fatal error.
  public var body: Never { fatalError("ForEach has no body; it is laid out by the engine") }
}

// The initializers of blocks are disfavored. If those of marks had the same rank, a misspelled name
// deep in a chart would cost the compiler half a minute before its error message.
extension ForEach: Block where Content: Block {
  /// Creates a block for each element, identified by the element's `id`.
  @_disfavoredOverload
  public init(_ data: Data, @BlockBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates a block for each element, identified by the element's property at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @BlockBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a block for each string, identified by the string itself.
  @_disfavoredOverload
  public init(_ data: Data, @BlockBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: StringProtocol, ID == Data.Element {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Creates a block for each number of a range, identified by the number itself.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @BlockBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach: BuiltInBlock where Content: Block {}

extension ForEach: BlockList where Content: Block {
  package func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode]) {
    var seen: [Int: Int] = [:]
    for element in data {
      guard inputs.session.hasSpace(inputs) else { return }
      let id = id(element)
      let hash = id.hashValue
      let repetition = seen[hash, default: 0]
      seen[hash] = repetition + 1
      let inputs = inputs.appending(.id(hash, repetition: repetition))
      let first = nodes.count
      inputs.appendNodes(of: inputs.run { content(element) }, to: &nodes)
      if inputs.marksElements { inputs.mark(&nodes, from: first, id) }
    }
  }

  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    var elements = data.makeIterator()
    // The position distinguishes elements with the same identity, whether there are any or not:
    // keeping the identities of a million elements would take more memory than the pages.
    var position = 0
    return AnyIterator {
      guard let element = elements.next() else { return nil }
      defer { position += 1 }
      let inputs = inputs.appending(.id(id(element).hashValue, repetition: position))
      return BlockStep(inputs.run { content(element) }, inputs)
    }
  }
}

/// The trait with the identity of an element in the list of blocks that made it.
package enum ElementTrait {}

extension NodeInputs {
  /// Marks nodes with the identity of their element, unless an inner list has done so.
  @inline(never)
  fileprivate func mark(_ nodes: inout [any LayoutNode], from first: Int, _ id: some Hashable) {
    for index in first..<nodes.count {
      var traits = nodes[index].traits
      guard traits[ElementTrait.self, as: AnyHashable.self] == nil else { continue }
      traits[ElementTrait.self, as: AnyHashable.self] = AnyHashable(id)
      nodes[index] = WrapperNode(nodes[index], traits: traits, self)
    }
  }
}

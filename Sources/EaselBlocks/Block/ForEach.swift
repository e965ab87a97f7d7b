/// A part for each element of a collection.
///
/// ```swift
/// ForEach(customers) { customer in Text(customer.name) }
/// ForEach(["Net", "Tax"], id: \.self, content: Text.init)
/// ForEach(0..<3) { number in Text("\(number)") }
/// ```
///
/// The content may be blocks, marks of a chart, or what another builder takes: the type itself asks
/// nothing of it. An element's `id` tells what stays the same where bodies run again; elements with
/// the same one are told apart by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  /// Makes the part of an element.
  public let content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// A primitive block has no body.
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
  /// A primitive block has no body.
  public var body: Never { fatalError("ForEach has no body; it is laid out by the engine") }
}

// The initializers of blocks are disfavored: where those of marks have the same rank, a misspelled
// name deep in a chart costs the compiler half a minute and its message.
extension ForEach: Block where Content: Block {
  /// Makes a block for each element, told apart by its identity.
  @_disfavoredOverload
  public init(_ data: Data, @BlockBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes a block for each element, told apart by a property.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @BlockBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes a block for each text, told apart by what it says.
  @_disfavoredOverload
  public init(_ data: Data, @BlockBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: StringProtocol, ID == Data.Element {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Makes a block for each number of a range.
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
      guard inputs.session.hasRoom(inputs) else { return }
      let id = id(element).hashValue
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      let inputs = inputs.appending(.id(id, repetition: repetition))
      inputs.appendNodes(of: inputs.run { content(element) }, to: &nodes)
    }
  }

  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    var elements = data.makeIterator()
    // Elements with the same identity are told apart by their order only where all of them are made:
    // the identities of a million would take more memory than the pages.
    var position = 0
    return AnyIterator {
      guard let element = elements.next() else { return nil }
      defer { position += 1 }
      let inputs = inputs.appending(.id(id(element).hashValue, repetition: position))
      return BlockStep(inputs.run { content(element) }, inputs)
    }
  }
}

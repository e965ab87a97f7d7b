import EaselBlocks

extension ForEach: ChartContent where Content: ChartContent {
  /// Creates marks for each element of a collection of identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates marks for each element of a collection; a key path gives the identifier of an element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - content: A closure that returns the marks of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates marks for each integer in a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    // Reads the property once, because access through the generic type looks up its metadata.
    let content = content
    // Contiguous elements are read directly, without calls of the collection protocol.
    let isInMemory: Void? = data.withContiguousStorageIfAvailable { elements in
      for element in elements { content(element)._collect(scope, into: &list) }
    }
    guard isInMemory == nil else { return }
    // The integers of a range are generated here: reading them through the collection protocol
    // takes as long as creating the mark of each.
    if let range = data as? Range<Int>, Data.Element.self == Int.self {
      for number in range {
        withUnsafePointer(to: number) { pointer in
          // The comparison above ensures that the elements are integers.
          let element = UnsafeRawPointer(pointer).assumingMemoryBound(to: Data.Element.self)
          content(element.pointee)._collect(scope, into: &list)
        }
      }
      return
    }
    for element in data { content(element)._collect(scope, into: &list) }
  }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {}

import EaselBlocks

extension ForEach: ChartContent where Content: ChartContent {
  /// Makes marks for each element, told apart by its identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes marks for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Appends the marks of all elements.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    // Read once: reading it from a generic value looks up the type's metadata.
    let content = content
    // Elements in memory are not asked for one by one.
    let isInMemory: Void? = data.withContiguousStorageIfAvailable { elements in
      for element in elements { content(element)._collect(scope, into: &list) }
    }
    guard isInMemory == nil else { return }
    // Numbers of a range are not asked for through the protocol of collections, which takes as long
    // as the mark of each.
    if let range = data as? Range<Int>, Data.Element.self == Int.self {
      for number in range {
        withUnsafePointer(to: number) { pointer in
          // The elements are numbers, which was just compared.
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

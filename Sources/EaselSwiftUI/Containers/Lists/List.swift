import EaselBlocks

/// Rows one below another, with lines between them, in groups for its sections.
///
/// ```swift
/// List(["Ada", "Grace"], id: \.self) { name in Text(name) }
///   .listStyle(.plain)
/// ```
///
/// A list fills the proposed size. Rows that do not fit are cut, with the diagnostic `contentClipped`;
/// without a proposed height the list is as high as its rows, and over pages it continues.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let content: Content
  let isSelected: ((AnyHashable) -> Bool)?

  init(_ content: Content, isSelected: ((AnyHashable) -> Bool)? = nil) {
    self.content = content
    self.isSelected = isSelected
  }

  static func contains(_ selection: Binding<Set<SelectionValue>>?) -> ((AnyHashable) -> Bool)? {
    guard let set = selection?.wrappedValue, !set.isEmpty else { return nil }
    return { ($0.base as? SelectionValue).map(set.contains) ?? false }
  }

  static func equals(_ selection: Binding<SelectionValue?>?) -> ((AnyHashable) -> Bool)? {
    guard let value = selection?.wrappedValue else { return nil }
    return { $0.base as? SelectionValue == value }
  }

  static func equals(_ selection: Binding<SelectionValue>) -> ((AnyHashable) -> Bool)? {
    let value = selection.wrappedValue
    return { $0.base as? SelectionValue == value }
  }
}

extension List: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    ListContainer(name: "List", content: content, isSelected: isSelected)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views in a closure.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
}

extension List {
  /// Creates a list of the views in a closure, some of which are selected.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), isSelected: Self.contains(selection))
  }

  /// Creates a list of the views in a closure, of which one may be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), isSelected: Self.equals(selection))
  }

  /// Creates a list of the views in a closure, of which one is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), isSelected: Self.equals(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element, identified by the element's `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by the property at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for the binding to each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - editActions: The actions that a person may take, which have no effect in a rendering.
  ///   - rowContent: Makes the row of a binding to an element.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element, some of which are selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), isSelected: Self.contains(selection))
  }

  /// Creates a list with a row for each element, of which one may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), isSelected: Self.equals(selection))
  }

  /// Creates a list with a row for each element, identified by the property at a key path, some of which
  /// are selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), isSelected: Self.contains(selection))
  }

  /// Creates a list with a row for each element, identified by the property at a key path, of which one
  /// may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), isSelected: Self.equals(selection))
  }

  /// Creates a list with a row for each number of a range, some of which are selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), isSelected: Self.contains(selection))
  }

  /// Creates a list with a row for each number of a range, of which one may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), isSelected: Self.equals(selection))
  }
}

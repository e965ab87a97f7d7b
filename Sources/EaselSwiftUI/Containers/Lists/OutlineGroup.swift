import EaselBlocks

/// The elements of a tree as rows, each with a view for itself.
///
/// At rest the outline is closed: it shows the outermost elements, those with children with a chevron.
public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let hasChildren: (Data.Element) -> Bool
  let content: (Data.Element) -> Leaf

  /// The view that lays the rows out.
  public var body: some View {
    ForEach(data: Array(data), id: id) { element in
      OutlineRow(content: content(element), hasChildren: hasChildren(element))
    }
  }
}

/// A row of a closed outline.
struct OutlineRow<Content: View>: View {
  let content: Content
  let hasChildren: Bool

  var body: some View {
    if hasChildren { DisclosureRow(isExpanded: false) { content } } else { content }
  }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, EmptyView> {
  /// Creates an outline of elements, identified by their `id`, and of the elements at a key path in them.
  public init<Element: Identifiable>(
    _ data: Data, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, ID == Element.ID {
    self.init(
      data: data, id: { $0.id }, hasChildren: { $0[keyPath: children] != nil }, content: content)
  }

  /// Creates an outline of elements, identified by the property at a key path.
  public init<Element>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    self.init(
      data: data, id: { $0[keyPath: id] }, hasChildren: { $0[keyPath: children] != nil },
      content: content)
  }

  /// Creates an outline of one element and of the elements at a key path in it.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(
      data: [root], id: { $0.id }, hasChildren: { $0[keyPath: children] != nil },
      content: content)
  }
}

/// The rows of a list that is an outline.
public typealias OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> =
  OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, EmptyView>>

extension List where SelectionValue == Never {
  /// Creates a list of elements, identified by their `id`, whose children are hidden at rest.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of elements, identified by the property at a key path, whose children are hidden at
  /// rest.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of elements whose children are hidden at rest, and of which some are selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      OutlineGroup(data, children: children, content: rowContent),
      isSelected: Self.contains(selection))
  }

  /// Creates a list of elements whose children are hidden at rest, and of which one may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      OutlineGroup(data, children: children, content: rowContent),
      isSelected: Self.equals(selection))
  }
}

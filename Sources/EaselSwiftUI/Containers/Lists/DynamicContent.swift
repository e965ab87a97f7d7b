import EaselBlocks
import Foundation

/// A view that makes views of the elements of a collection, such as `ForEach`.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view of a collection's elements with an action that never runs.
struct InertContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let name: String
  var data: Base.Data { base.data }
  var body: some View { base.inert(name) }
}

extension DynamicViewContent {
  /// Returns the views unchanged: no row is deleted in a rendering.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    InertContent(base: self, name: "onDelete")
  }

  /// Returns the views unchanged: no row is moved in a rendering.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    InertContent(base: self, name: "onMove")
  }

  /// Returns the views unchanged, since nothing is dropped in a rendering.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    InertContent(base: self, name: "onInsert")
  }

  /// Returns the views unchanged: nothing is dropped between rows in a rendering.
  public func onInsert<ContentType, Provider>(
    of types: [ContentType], perform action: @escaping (Int, [Provider]) -> Void
  ) -> some DynamicViewContent {
    InertContent(base: self, name: "onInsert")
  }

  /// Returns the views unchanged: nothing is dropped between rows in a rendering.
  public func dropDestination<T>(
    for type: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    InertContent(base: self, name: "dropDestination")
  }
}

/// The actions that a person may take on the rows of a list, which have no look at rest.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the actions.
  public let rawValue: Int
  /// Creates actions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Creates a view for the binding to each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - editActions: The actions that a person may take, which have no effect in a rendering.
  ///   - content: Makes the view of a binding to an element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, content: content)
  }
}

extension View {
  /// Returns the view unchanged: no row is deleted in a rendering.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Returns the view unchanged: no row is moved in a rendering.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Returns the view unchanged: the buttons of a swiped row are hidden at rest.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { inert("swipeActions") }

  /// Returns the view unchanged: a list is not pulled down in a rendering.
  public func refreshable(action: @escaping () async -> Void) -> some View {
    inert("refreshable")
  }

  /// Returns the view unchanged: rows are not selected by touch in a rendering.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

import EaselBlocks
import Foundation

extension View {
  /// Returns the view unchanged, since nothing is dragged in a rendering.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    inert("draggable")
  }
  /// Returns the view unchanged, since nothing is dragged in a rendering.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { inert("draggable") }
  /// Returns the view unchanged, since nothing is dropped in a rendering.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { inert("dropDestination") }

  /// Returns the view unchanged, since nothing is dragged in a rendering.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { inert("onDrag") }
  /// Returns the view unchanged, since nothing is dragged in a rendering.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { inert("onDrag") }
  /// Returns the view unchanged, since nothing is dropped in a rendering.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { inert("onDrop") }
  /// Returns the view unchanged, since nothing is dropped in a rendering.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { inert("onDrop") }
  /// Returns the view unchanged, since nothing is dropped in a rendering.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    inert("onDrop")
  }
  /// Returns the view unchanged, since nothing is copied in a rendering.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { inert("copyable") }
  /// Returns the view unchanged, since nothing is cut in a rendering.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { inert("cuttable") }
  /// Returns the view unchanged, since nothing is pasted in a rendering.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { inert("pasteDestination") }
}

/// The object that handles a drop, which never happens in a rendering.
public protocol DropDelegate {
  /// Returns whether the drop is possible.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles the drop; returns whether it succeeded.
  func performDrop(info: DropInfo) -> Bool
  /// Tells that the drag has entered the view.
  func dropEntered(info: DropInfo)
  /// Tells that the drag has moved; returns the use of its items.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Tells that the drag has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The state of a drop.
public struct DropInfo {
  /// The position.
  public var location: CGPoint { .zero }
  /// Returns whether an item of the types is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns the dropped items of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The use of the items of a drop.
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// The use of the items of a possible drop.
public struct DropProposal: Sendable {
  /// The use of the items.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An item that is dragged or dropped, which a rendering never reads.
public class NSItemProvider {
  /// Creates an item without data.
  public init() {}
  /// Creates an item of an object, which is not kept.
  public convenience init(object: Any) { self.init() }
  /// Creates an item of an object, which is not kept.
  public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
  /// Creates an item of a file, which is not read.
  public convenience init?(contentsOf url: URL?) { self.init() }
}

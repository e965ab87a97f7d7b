import EaselBlocks

/// A key of the values that a view has for the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views without one.
  static var defaultValue: Value { get }
}

/// The values that a view has for the container around it.
///
/// ```swift
/// struct PinnedKey: ContainerValueKey { static let defaultValue = false }
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[PinnedKey.self] }
///     set { self[PinnedKey.self] = newValue }
///   }
/// }
///
/// struct Board<Content: View>: View {
///   @ViewBuilder var content: Content
///   var body: some View {
///     VStack {
///       ForEach(subviews: content) { card in
///         card.border(card.containerValues.isPinned ? .red : .gray)
///       }
///     }
///   }
/// }
///
/// struct Plan: View {
///   var body: some View {
///     Board {
///       Text("First").containerValue(\.isPinned, true)
///       Text("Second")
///     }
///   }
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A view that changes the values for the container around it.
protocol ContainerValueChange {
  func change(_ values: inout ContainerValues)
}

private struct ContainerValueView<Content: View, Value>: TransparentBlock, ContainerValueChange {
  typealias Body = Never
  let content: Content
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func change(_ values: inout ContainerValues) { values[keyPath: path] = value }
  func content(_ inputs: inout NodeInputs) -> (any View)? { content }
}

extension View {
  /// Sets a value of the view for the container around it.
  ///
  /// A container reads it with `ForEach(subviews:)` or `Group(subviews:)`.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { ContainerValueView(content: self, path: keyPath, value: value) }
}

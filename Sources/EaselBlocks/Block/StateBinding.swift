/// A reference to a value that is stored elsewhere, like SwiftUI's `Binding`.
///
/// ```swift
/// struct Mark: Block {
///   @StateBinding var isSet: Bool
///   var body: some Block { Text(isSet ? "yes" : "no") }
/// }
/// struct Form: Block {
///   @StateValue private var isPaid = true
///   var body: some Block { Mark(isSet: $isPaid) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct StateBinding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from a closure that returns the value and one that stores another value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates the binding of a property from another binding, as `$name` passes it.
  public init(projectedValue: StateBinding<Value>) { self = projectedValue }

  /// Returns a binding to a value that does not change: setting it has no effect.
  public static func constant(_ value: Value) -> StateBinding<Value> {
    StateBinding(get: { value }, set: { _ in })
  }

  /// The value to which the binding refers.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, `$name`, for another block.
  public var projectedValue: StateBinding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> StateBinding<Subject> {
    StateBinding<Subject>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

extension StateBinding {
  /// Creates a binding to an optional from a binding to a value; setting it to `nil` has no effect.
  public init<Wrapped>(_ base: StateBinding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; `nil` if the optional is `nil`.
  public init?(_ base: StateBinding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }
}

extension StateBinding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension StateBinding: Sequence where Value: MutableCollection {
  /// The type of the elements: bindings to those of the value.
  public typealias Element = StateBinding<Value.Element>
  /// The type of the iterator.
  public typealias Iterator = IndexingIterator<StateBinding<Value>>
  /// The type of a part of the collection.
  public typealias SubSequence = Slice<StateBinding<Value>>
}

extension StateBinding: Collection where Value: MutableCollection {
  /// The type of positions, that of the value.
  public typealias Index = Value.Index
  /// The type of the collection of all positions, that of the value.
  public typealias Indices = Value.Indices
  /// The positions of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Returns the position after another one.
  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }
  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> StateBinding<Value.Element> {
    StateBinding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension StateBinding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before another one.
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }
}

extension StateBinding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

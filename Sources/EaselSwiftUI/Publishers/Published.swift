/// A property of an ``ObservableObject`` that sends its values to the publisher `$property`.
///
/// ```swift
/// final class Account: ObservableObject {
///   @Published var name = "Ada"
/// }
/// let account = Account()
/// let names = account.$name.sink { print($0) }
/// account.name = "Grace"
/// names.cancel()
/// ```
@propertyWrapper
public struct Published<Value> {
  private let values: PublishedValues<Value>

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) { values = PublishedValues(wrappedValue) }
  /// Creates a property with its initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value of the property.
  public var wrappedValue: Value {
    get { values.value }
    nonmutating set { values.value = newValue }
  }

  /// The publisher of the property, which begins with its value.
  public var projectedValue: Publisher {
    get { Publisher(values: values) }
    nonmutating set { values.follow(newValue) }
  }

  /// The publisher of a property.
  public struct Publisher: EaselSwiftUI.Publisher {
    /// The type of what is published.
    public typealias Output = Value
    /// The type of the error: none.
    public typealias Failure = Never
    let values: PublishedValues<Value>

    /// Passes the value of the property and the later ones to a closure.
    public func attach(
      _ receive: @escaping (PublisherEvent<Value, Never>) -> Void
    ) -> AnyCancellable { values.attach(receive) }
  }
}

/// The value of a published property and who receives its changes.
final class PublishedValues<Value> {
  private var current: Value
  // Most properties of a model have no receivers.
  private var receivers: Receivers<Value, Never>?
  private var sources: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  /// The value; receivers get a new one before it is there, as in Combine.
  var value: Value {
    get { current }
    set {
      receivers?.send(.value(newValue))
      current = newValue
    }
  }

  func attach(
    _ receive: @escaping (PublisherEvent<Value, Never>) -> Void
  ) -> AnyCancellable {
    let receivers = receivers ?? Receivers()
    self.receivers = receivers
    receive(.value(current))
    return receivers.attach(receive)
  }

  /// Keeps a delivery of values to this property as long as the property exists.
  func keep(_ source: AnyCancellable) { sources.append(source) }

  /// Takes the values of another property, if it is another one.
  func follow(_ publisher: Published<Value>.Publisher) {
    guard publisher.values !== self else { return }
    keep(publisher.sink { [weak self] in self?.value = $0 })
  }
}

/// The publisher of an object's changes, which sends nothing: bodies read the current values.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// The type of the values: none.
  public typealias Output = Void
  /// The type of the error: none.
  public typealias Failure = Never
  /// Creates a publisher.
  public init() {}
  /// Does nothing.
  public func send() {}
  /// Passes nothing to the closure.
  public func attach(_ receive: @escaping (PublisherEvent<Void, Never>) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}

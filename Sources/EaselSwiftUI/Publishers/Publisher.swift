/// A source of values over time, as in Combine: values arrive at once, on the thread that sends them.
///
/// ```swift
/// let names = PassthroughSubject<String, Never>()
/// let lengths = names.map(\.count).removeDuplicates().sink { print($0) }
/// names.send("Ada")
/// lengths.cancel()
/// ```
///
/// The names are those that models of views use. A publisher that waits for time or for the system, such
/// as one of a timer, sends nothing: a rendering does not wait.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end them; `Never` if there is none.
  associatedtype Failure: Error

  /// Passes the values and the end to a closure until the result is canceled or released.
  func attach(_ receive: @escaping (PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
}

/// A value of a publisher, or the end of its values.
public enum PublisherEvent<Output, Failure: Error> {
  /// A value.
  case value(Output)
  /// The end.
  case completion(Subscribers.Completion<Failure>)
}

/// The types of those who receive values.
public enum Subscribers {
  /// The end of the values of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all of them.
    case finished
    /// An error has ended them.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Something that can be stopped, such as the delivery of values.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// A delivery of values, which ends when it is canceled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a delivery that a closure stops.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Creates a delivery from another one.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init(canceller.cancel) }
  deinit { cancel() }

  /// Stops the delivery.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps the delivery in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps the delivery in a collection.
  public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
    collection.append(self)
  }

  /// Whether two deliveries are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  /// Adds the identity of the object to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher of any type with values of a type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let source: (@escaping (PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable

  /// Creates a publisher that hides the type of another one.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    source = publisher.attach
  }

  init(
    _ source: @escaping (@escaping (PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
  ) { self.source = source }

  /// Passes the values and the end to a closure.
  public func attach(
    _ receive: @escaping (PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { source(receive) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The type of the error: none.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Passes the value and the end to a closure.
  public func attach(_ receive: @escaping (PublisherEvent<Output, Never>) -> Void)
    -> AnyCancellable
  {
    receive(.value(output))
    receive(.completion(.finished))
    return AnyCancellable {}
  }
}

/// A publisher that sends no value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  /// Creates a publisher that ends at once, or never.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  /// Creates a publisher that ends at once, or never.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.init(completeImmediately: completeImmediately) }

  /// Passes the end to a closure.
  public func attach(_ receive: @escaping (PublisherEvent<Output, Failure>) -> Void)
    -> AnyCancellable
  {
    if ends { receive(.completion(.finished)) }
    return AnyCancellable {}
  }
}

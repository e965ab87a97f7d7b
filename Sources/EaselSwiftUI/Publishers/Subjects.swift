/// A publisher whose values the program sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a value.
  public func send() { send(()) }
}

/// The closures that receive the values of a subject.
final class Receivers<Output, Failure: Error> {
  private typealias Receiver = (PublisherEvent<Output, Failure>) -> Void
  private var receivers: [(number: Int, receive: Receiver)] = []
  private var next = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  func attach(
    _ receive: @escaping (PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable {
    if let completion {
      receive(.completion(completion))
      return AnyCancellable {}
    }
    let number = next
    next += 1
    receivers.append((number, receive))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.number == number } }
  }

  /// Passes on an event; nothing follows the end.
  func send(_ event: PublisherEvent<Output, Failure>) {
    guard completion == nil else { return }
    if case .completion(let end) = event { completion = end }
    // A closure may add receivers and remove those that come after it.
    for (number, receive) in receivers where receivers.contains(where: { $0.number == number }) {
      receive(event)
    }
    if completion != nil { receivers = [] }
  }
}

/// A publisher of the values that the program sends; who comes later has missed them.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Creates a publisher.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { receivers.send(.value(value)) }
  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(.completion(completion))
  }

  /// Passes the values and the end to a closure.
  public func attach(
    _ receive: @escaping (PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { receivers.attach(receive) }
}

/// A publisher of the values that the program sends, beginning with the last one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output

  /// Creates a publisher with its first value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Sends a value.
  public func send(_ value: Output) {
    guard receivers.completion == nil else { return }
    current = value
    receivers.send(.value(value))
  }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(.completion(completion))
  }

  /// Passes the last value, the later ones and the end to a closure.
  public func attach(
    _ receive: @escaping (PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable {
    if receivers.completion == nil { receive(.value(current)) }
    return receivers.attach(receive)
  }
}

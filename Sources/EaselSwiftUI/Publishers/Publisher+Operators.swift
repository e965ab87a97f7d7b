import Foundation

extension Publisher {
  /// Returns a publisher that passes on what a closure makes of each value.
  private func each<Value>(
    _ pass: @escaping (Output, (Value) -> Void) -> Void
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { receive in
      attach { event in
        switch event {
        case .value(let value): pass(value) { receive(.value($0)) }
        case .completion(let completion): receive(.completion(completion))
        }
      }
    }
  }

  /// Returns a publisher of changed values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { value, pass in pass(transform(value)) }
  }

  /// Returns a publisher of changed values, without those that are `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, pass in
      if let changed = transform(value) { pass(changed) }
    }
  }

  /// Returns a publisher of the values that fulfill a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    each { value, pass in
      if isIncluded(value) { pass(value) }
    }
  }

  /// Returns a publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return self.filter { _ in
        left -= 1
        return left < 0
      }.attach(receive)
    }
  }

  /// Returns a publisher that runs closures besides.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      attach { event in
        switch event {
        case .value(let value): receiveOutput?(value)
        case .completion(let completion): receiveCompletion?(completion)
        }
        receive(event)
      }
    }
  }

  /// Returns a publisher of the last values of two publishers, once both have sent one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receive in
      var (one, two): (Output?, P.Output?) = (nil, nil)
      var open = 2
      func pass() {
        if let one, let two { receive(.value((one, two))) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { open = 0 }
        if open == 0 { receive(.completion(completion)) }
      }
      let first = self.sink(receiveCompletion: end) {
        one = $0; pass()
      }
      let second = other.sink(receiveCompletion: end) {
        two = $0; pass()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a publisher of the last values of two publishers, changed by a closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the values of two publishers.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receive in
      var open = 2
      func pass(_ event: PublisherEvent<Output, Failure>) {
        guard case .completion(let completion) = event else { return receive(event) }
        open -= 1
        if case .failure = completion { open = 0 }
        if open == 0 { receive(event) }
      }
      let (first, second) = (self.attach(pass), other.attach(pass))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher without the values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return self.filter { value in
        defer { last = value }
        return value != last
      }.attach(receive)
    }
  }
}

/// Something that runs closures later: a queue or a loop.
public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// A length of time between values.
public struct PublisherInterval: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The length in seconds.
  public let seconds: Double
  /// Creates a length in seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// Creates a length in seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }
  /// Returns a length in seconds.
  public static func seconds(_ value: Double) -> PublisherInterval { .init(floatLiteral: value) }
  /// Returns a length in milliseconds.
  public static func milliseconds(_ value: Int) -> PublisherInterval {
    .init(floatLiteral: Double(value) / 1000)
  }
}

// A rendering draws what is there after all values: they are not held up, and all arrive.
extension Publisher {
  /// Returns the publisher, whose values arrive at once, on the thread that sends them.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// Returns the publisher, whose values arrive at once, on the thread that sends them.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// Returns the publisher, whose values all arrive at once.
  public func debounce<S: Scheduler>(
    for dueTime: PublisherInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Returns the publisher, whose values all arrive at once.
  public func throttle<S: Scheduler>(
    for interval: PublisherInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Returns the publisher, whose values all arrive at once.
  public func delay<S: Scheduler>(
    for interval: PublisherInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

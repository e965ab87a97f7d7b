import EaselSwiftUI

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  switch name {
  case "Ring":
    Ring(
      percent: 0.76, axis: .top, clockwise: true, color: .color(.blue),
      strokeStyle: StrokeStyle(lineWidth: 20)
    ) { percent in
      Text("\(percent * 100)%")
    }
    .frame(width: 200, height: 200)
  case "ProgressRing":
    ProgressRing(progress: .constant(.percent(0.5))).frame(width: 200, height: 200)
  case "TimerRing":
    TimerRing(time: .minutes(1), elapsedTime: .seconds(30), isDone: .constant(false)) { time in
      Text(String(time))
    }
    .frame(width: 200, height: 200)
  case "axes":
    // On iOS the host of several views stacks them.
    VStack {
      ForEach(RingAxis.allCases, id: \.self) { axis in
        Ring(
          percent: 0.5, axis: axis, clockwise: true, color: .color(.blue),
          strokeStyle: StrokeStyle(lineWidth: 20)
        )
        .frame(width: 200, height: 200)
      }
    }
  default: fatalError("there is no view \(name)")
  }
}

// What TimerRing uses of Combine, without events: the picture is of the first moment.

struct AnyPublisher<Output, Failure> {
  func autoconnect() -> Self { self }
  func map<T>(_ transform: (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher<T, Failure>() }
  func drop(untilOutputFrom publisher: some Any) -> Self { self }
  func drop(while predicate: @escaping (Output) -> Bool) -> Self { self }
  func prefix(while predicate: @escaping (Output) -> Bool) -> Self { self }
  func receive(on queue: DispatchQueue) -> Self { self }
  func eraseToAnyPublisher() -> Self { self }
}

final class AnyCancellable: Hashable {
  static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Just {
  init(_ value: Void) {}
  func delay(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue) -> Self { self }
}

extension DispatchQueue {
  enum SchedulerTimeType {
    struct Stride {
      static func seconds(_ seconds: Double) -> Self { Self() }
    }
  }
}

extension Timer {
  static func publish(
    every interval: TimeInterval, tolerance: TimeInterval, on loop: RunLoop, in mode: RunLoop.Mode
  ) -> AnyPublisher<Date, Never> { AnyPublisher() }
}

extension View {
  func onReceive<T>(_ publisher: AnyPublisher<T, Never>, perform action: @escaping () -> Void) -> some View {
    self
  }
}

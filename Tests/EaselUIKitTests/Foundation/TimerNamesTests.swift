import EaselUIKit
import Testing

@Suite struct TimerNamesTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func render(at time: TimeInterval) { view.render(on: RecordingCanvas(), at: time) }

  @Test func aTimerFiresFirstAtItsDate() {
    var count = 0
    let timer = Timer(
      fire: Date(timeIntervalSinceReferenceDate: 1), interval: 2, repeats: true
    ) { _ in count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    render(at: 0.5)
    #expect(count == 0)
    render(at: 1.5)
    #expect(count == 1)
    render(at: 3.5)
    #expect(count == 2)
    timer.invalidate()
  }

  @Test func aTimerThatStartsLaterThanItIsCreatedFiresAtItsDate() {
    var times: [TimeInterval] = []
    var timer: Timer?
    Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in
      timer = Timer(
        fire: Date(timeIntervalSinceReferenceDate: 10), interval: 1, repeats: false
      ) { _ in times.append(AnimationClock.currentTime) }
      #expect(timer?.fireDate == Date(timeIntervalSinceReferenceDate: 10))
    }
    Timer.scheduledTimer(withTimeInterval: 6, repeats: false) { _ in
      if let timer { RunLoop.main.add(timer, forMode: .common) }
    }
    render(at: 9.5)
    #expect(times.isEmpty)
    render(at: 20)
    #expect(times == [10])
  }

  @Test func aFireDateOfTheSystemClockFiresAtOnce() {
    var count = 0
    let timer = Timer(fire: Date(), interval: 10, repeats: false) { _ in count += 1 }
    RunLoop.main.add(timer, forMode: .common)
    render(at: 0.1)
    #expect(count == 1)
  }

  @Test func theDateOfATimerCanBeMoved() {
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in count += 1 }
    timer.fireDate = Date(timeIntervalSinceReferenceDate: 4)
    #expect(timer.fireDate == Date(timeIntervalSinceReferenceDate: 4))
    render(at: 2)
    #expect(count == 0)
    render(at: 5)
    #expect(count == 1)
  }

  @Test func aTimerKeepsItsUserInfoAndInterval() {
    let timer = Timer(
      timeInterval: 1, target: view, selector: Selector("tick"), userInfo: ["a": 1], repeats: true)
    #expect((timer.userInfo as? [String: Int])?["a"] == 1)
    #expect(timer.timeInterval == 1)
    let other = Timer(
      fireAt: Date(), interval: 2, target: view, selector: Selector("tick"), userInfo: nil,
      repeats: false)
    #expect(other.userInfo == nil && other.isValid)
  }
}

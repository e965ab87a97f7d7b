import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

@Suite struct FrameScheduleTests {
  static func schedule(
    _ duration: Double, _ rate: Double, ends: Bool = false, pause: Double = 0
  ) throws -> FrameSchedule {
    try FrameSchedule(
      duration: duration, frameRate: rate, endsAtEnd: ends, pause: pause, limits: Limits())
  }

  @Test(
    "a duration of whole frames has duration times frame rate of them",
    arguments: [(2, 60, 120), (0.1, 30, 3), (1, 1, 1)])
  func counts(duration: Double, rate: Double, count: Int) throws {
    let schedule = try Self.schedule(duration, rate)
    #expect(schedule.count == count)
    #expect(schedule.boundaries.last == duration)
  }

  @Test func theLastFrameEndsWithTheDuration() throws {
    #expect(try Self.schedule(0.25, 10).boundaries == [0, 0.1, 0.25])
    #expect(try Self.schedule(0.05, 10).boundaries == [0, 0.05])
    #expect(try Self.schedule(0, 10).boundaries == [0, 0])
  }

  @Test func aLoopCountMovesTheLastFrameToTheEnd() throws {
    #expect(try Self.schedule(0.5, 4, ends: true).times == [0, 0.5])
    #expect(try Self.schedule(0.5, 4).times == [0, 0.25])
  }

  @Test func aPauseAtTheEndIsAFrameOfItsOwn() throws {
    let schedule = try Self.schedule(0.5, 4, pause: 2)
    #expect(schedule.times == [0, 0.25, 0.5])
    #expect(schedule.boundaries == [0, 0.25, 0.5, 2.5])
    #expect(try Self.schedule(0, 4, pause: 2).boundaries == [0, 2])
  }

  @Test("rounding of ticks does not add up over frames", arguments: [24, 30, 48, 60])
  func ticks(rate: Double) throws {
    let schedule = try Self.schedule(10, rate)
    for index in 0...schedule.count {
      let exact = Double(index) / rate * 100
      #expect(abs(Double(schedule.tick(index, per: 100)) - exact) <= 0.5)
    }
    #expect(schedule.tick(schedule.count, per: 100) == 1000)
  }

  @Test("a duration that no format can count is refused, however few frames it has")
  func tooLong() {
    for (duration, rate) in [(1e300, 1e-300), (1e17, 1e-15), (1e12, 1e-10)] {
      #expect(throws: EaselError.self) { try Self.schedule(duration, rate) }
    }
    #expect(throws: Never.self) { try Self.schedule(86_400, 1.0 / 3_600) }
  }

  @Test("a pause too brief for viewers makes the end state the last frame")
  func shortPause() throws {
    let schedule = try Self.schedule(0.5, 4, pause: 0.004)
    #expect(schedule.times == [0, 0.5])
    #expect(schedule.boundaries == [0, 0.25, 0.504])
  }

  @Test("APNG counts milliseconds where a pause begins between two frames")
  func ticksOfAPause() throws {
    let schedule = try Self.schedule(1.05, 30, pause: 0.95)
    let settings = AnimationSettings(
      width: 1, height: 1, loopCount: 0, isOpaque: true, background: 0, schedule: schedule)
    #expect(APNGEncoder(settings).rules.ticksPerSecond == 1000)
  }
}

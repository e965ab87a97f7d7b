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

  @Test("whole numbers of pictures", arguments: [(2, 60, 120), (0.1, 30, 3), (1, 1, 1)])
  func counts(duration: Double, rate: Double, count: Int) throws {
    let schedule = try Self.schedule(duration, rate)
    #expect(schedule.count == count)
    #expect(schedule.boundaries.last == duration)
  }

  @Test func theLastPictureTakesTheRest() throws {
    #expect(try Self.schedule(0.25, 10).boundaries == [0, 0.1, 0.25])
    #expect(try Self.schedule(0.05, 10).boundaries == [0, 0.05])
    #expect(try Self.schedule(0, 10).boundaries == [0, 0])
  }

  @Test func aCountedAnimationEndsAtItsEnd() throws {
    #expect(try Self.schedule(0.5, 4, ends: true).moments == [0, 0.5])
    #expect(try Self.schedule(0.5, 4).moments == [0, 0.25])
  }

  @Test func aPauseIsAPictureOfItsOwn() throws {
    let schedule = try Self.schedule(0.5, 4, pause: 2)
    #expect(schedule.moments == [0, 0.25, 0.5])
    #expect(schedule.boundaries == [0, 0.25, 0.5, 2.5])
    #expect(try Self.schedule(0, 4, pause: 2).boundaries == [0, 2])
  }

  @Test("ticks do not drift", arguments: [24, 30, 48, 60])
  func ticks(rate: Double) throws {
    let schedule = try Self.schedule(10, rate)
    for index in 0...schedule.count {
      let exact = Double(index) / rate * 100
      #expect(abs(Double(schedule.tick(index, per: 100)) - exact) <= 0.5)
    }
    #expect(schedule.tick(schedule.count, per: 100) == 1000)
  }
}

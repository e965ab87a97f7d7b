import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

@Suite struct FramePlanTests {
  static func updates(_ pixels: [[UInt32]], rules: FrameRules, pause: Double = 0) throws
    -> [FrameUpdate]
  {
    let schedule = try FrameSchedule(
      duration: Double(pixels.count), frameRate: 1, pause: pause, limits: Limits())
    var plan = FramePlan(schedule: schedule, rules: rules)
    var updates: [FrameUpdate] = []
    for row in pixels + (pause > 0 ? pixels.suffix(1) : []) {
      updates += plan.add(Frame(width: row.count, height: 1, pixels: row))
    }
    return updates + plan.finish()
  }

  static let clearing = FrameRules(ticksPerSecond: 1, maximumDelay: 3, clearsByDisposal: true)

  @Test func anUnchangedFrameLengthensTheDelayOfTheUpdateBefore() throws {
    let updates = try Self.updates([[1, 1], [1, 1], [1, 2], [1, 2]], rules: Self.clearing)
    #expect(updates.map(\.delay) == [2, 2])
    #expect(updates.map(\.rect.x) == [0, 1])
  }

  @Test func pixelsThatVanishAreClearedByDisposalOfTheUpdateBefore() throws {
    let updates = try Self.updates([[1, 2, 3], [1, 2, 4], [1, 0, 4]], rules: Self.clearing)
    #expect(updates.map(\.isCleared) == [false, true, false])
    #expect(updates[1].rect == PixelRect(x: 1, y: 0, width: 2, height: 1))
    #expect(updates[2].previous?.pixels == [1, 0, 0])
    #expect(updates[2].rect == PixelRect(x: 2, y: 0, width: 1, height: 1))
  }

  @Test func aSplitDelayClearsAtItsLastPart() throws {
    let pixels = [[UInt32]](repeating: [1, 2], count: 7) + [[0, 2]]
    let updates = try Self.updates(pixels, rules: Self.clearing)
    #expect(updates.map(\.delay) == [3, 3, 1, 1])
    #expect(updates.map(\.isCleared) == [false, false, true, false])
    #expect(updates.map(\.rect.width) == [2, 1, 2, 1])
  }

  @Test func formatsThatStoreTransparencyClearNothing() throws {
    let rules = FrameRules(ticksPerSecond: 1, maximumDelay: 9)
    let updates = try Self.updates([[1, 2], [1, 0]], rules: rules, pause: 2)
    #expect(updates.allSatisfy { !$0.isCleared })
    #expect(updates.map(\.delay) == [1, 3])
    #expect(updates[1].rect == PixelRect(x: 1, y: 0, width: 1, height: 1))
  }
}

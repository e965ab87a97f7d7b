import Foundation
import Testing

@testable import EaselCanvas

@Suite struct SVGKeyFramesTests {
  private static func samples(
    _ numbers: [CGFloat], gaps: Set<Int> = []
  ) -> [SVGKeyFrames.Sample] {
    numbers.enumerated().map {
      SVGKeyFrames.Sample(frame: $0, numbers: [$1], follows: $0 > 0 && !gaps.contains($0))
    }
  }

  private static func frameTimes(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(count - 1) }
  }

  @Test func aLinearChangeHasKeyFramesAtItsEnds() {
    let keys = SVGKeyFrames(
      Self.samples([0, 1, 2, 3, 4]), frameTimes: Self.frameTimes(5), tolerance: 0.01)
    #expect(keys.times == [0, 1])
    #expect(keys.values == [[0], [4]])
  }

  @Test func aChangeOfSpeedIsAKeyFrame() {
    let keys = SVGKeyFrames(
      Self.samples([0, 1, 2, 2, 2]), frameTimes: Self.frameTimes(5), tolerance: 0.01)
    #expect(keys.times == [0, 0.5, 1])
    #expect(keys.values == [[0], [2], [2]])
  }

  @Test func aConstantNumberHasOneValue() {
    let keys = SVGKeyFrames(
      Self.samples([3, 3.001, 3]), frameTimes: Self.frameTimes(3), tolerance: 0.01)
    #expect(keys.times == [0])
    #expect(keys.values == [[3]])
  }

  @Test func everySampleIsWithinTheTolerance() {
    let numbers = (0..<200).map { 40 * sin(CGFloat($0) / 17) + CGFloat($0 % 7) / 10 }
    let frameTimes = Self.frameTimes(200)
    let keys = SVGKeyFrames(Self.samples(numbers), frameTimes: frameTimes, tolerance: 0.4)
    #expect(keys.times.count < 200)
    for (time, number) in zip(frameTimes, numbers) {
      #expect(abs(keys.numbers(at: time)[0] - number) <= 0.4)
    }
  }

  @Test func aJumpHasTwoValuesAtOneTime() {
    let keys = SVGKeyFrames(
      Self.samples([1, 1, 1, 8, 8]), frameTimes: Self.frameTimes(5), tolerance: 0.01)
    #expect(keys.times == [0, 0.75, 0.75, 1])
    #expect(keys.values == [[1], [1], [8], [8]])
  }

  @Test func aJumpAtTheEndHasOneValueAtTheLastTime() {
    let keys = SVGKeyFrames(
      Self.samples([1, 1, 1, 8]), frameTimes: Self.frameTimes(4), tolerance: 0.01)
    #expect(keys.times.filter { $0 == 1 }.count == 1)
    #expect(keys.values.last == [8])
  }

  @Test func aFastChangeIsNotAJump() {
    let keys = SVGKeyFrames(
      Self.samples([1, 2, 3, 8, 9]), frameTimes: Self.frameTimes(5), tolerance: 0.01)
    #expect(Set(keys.times).count == keys.times.count)
  }

  @Test func aShapeThatReappearsHasItsNewValueWithoutInterpolation() {
    let samples = [
      SVGKeyFrames.Sample(frame: 0, numbers: [1], follows: false),
      SVGKeyFrames.Sample(frame: 1, numbers: [2], follows: true),
      SVGKeyFrames.Sample(frame: 8, numbers: [50], follows: false),
      SVGKeyFrames.Sample(frame: 10, numbers: [52], follows: true),
    ]
    let keys = SVGKeyFrames(samples, frameTimes: Self.frameTimes(11), tolerance: 0.01)
    // Until it goes it stays as it was.
    #expect(keys.numbers(at: 0.15) == [2])
    #expect(keys.numbers(at: 0.8) == [50])
    #expect(keys.numbers(at: 1) == [52])
  }

  @Test func aShapeThatAppearsLateHasItsFirstValueBefore() {
    let samples = (4...10).map {
      SVGKeyFrames.Sample(frame: $0, numbers: [CGFloat($0)], follows: $0 > 4)
    }
    let keys = SVGKeyFrames(samples, frameTimes: Self.frameTimes(11), tolerance: 0.01)
    #expect(keys.times == [0, 0.4, 1])
    #expect(keys.values == [[4], [4], [10]])
  }
}

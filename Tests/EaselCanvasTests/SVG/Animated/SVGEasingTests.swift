import Foundation
import Testing

@testable import EaselCanvas

@Suite struct SVGEasingTests {
  private static func points(
    _ count: Int, _ progress: (CGFloat) -> CGFloat
  ) -> [(time: CGFloat, progress: CGFloat)] {
    (1..<count).map { (CGFloat($0) / CGFloat(count), progress(CGFloat($0) / CGFloat(count))) }
  }

  @Test(
    "CSS easing curves are found from their samples",
    arguments: [
      (0.42, 0, 0.58, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.25, 0.1, 0.25, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func named(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) throws {
    let pace = SVGEasing(x1: x1, y1: y1, x2: x2, y2: y2)
    let found = try #require(
      SVGEasing(Self.points(60) { pace.progress(at: $0) }, tolerance: 0.001))
    for step in 0...100 {
      let time = CGFloat(step) / 100
      #expect(abs(found.progress(at: time) - pace.progress(at: time)) < 0.002)
    }
  }

  @Test func anOvershootingMotionHasNoEasing() {
    #expect(SVGEasing(Self.points(30) { 2 * $0 * (1.6 - $0) }, tolerance: 0.01) == nil)
  }

  @Test func aSteppedMotionHasNoEasing() {
    #expect(SVGEasing(Self.points(30) { ($0 * 4).rounded() / 4 }, tolerance: 0.01) == nil)
  }

  @Test func aLinearMotionHasTheLinearEasing() {
    #expect(SVGEasing.linear.progress(at: 0.3) == 0.3)
    #expect(SVGEasing(Self.points(10) { $0 }, tolerance: 0.01) == .linear)
  }

  @Test func numbersOfOneEasingHaveTwoKeyFrames() {
    let pace = SVGEasing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    let frameTimes = (0...60).map { Double($0) / 60 }
    let samples = (0...60).map { frame -> SVGKeyFrames.Sample in
      let progress = pace.progress(at: CGFloat(frame) / 60)
      return SVGKeyFrames.Sample(
        frame: frame, numbers: [200 * progress, 7, 90 - 50 * progress], follows: frame > 0)
    }
    let keys = SVGKeyFrames(samples, frameTimes: frameTimes, tolerance: 0.05)
    #expect(keys.times == [0, 1])
    #expect(keys.easings.count == 1)
    for sample in samples {
      let shown = keys.numbers(at: frameTimes[sample.frame])
      #expect(zip(shown, sample.numbers).allSatisfy { abs($0 - $1) <= 0.05 })
    }
  }
}

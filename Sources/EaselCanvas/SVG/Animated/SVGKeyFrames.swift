import Foundation

/// Key times and values between which a viewer interpolates.
struct SVGKeyFrames {
  /// The numbers of an attribute in one frame.
  struct Sample {
    var frame: Int
    var numbers: [CGFloat]
    /// Whether the frame before has the element too.
    var follows: Bool
  }

  private(set) var times: [Double] = []
  private(set) var values: [[CGFloat]] = []
  /// The timing function from each key frame to the next.
  private(set) var easings: [SVGEasing] = []

  /// Creates key frames from samples without those that interpolation gives.
  ///
  /// The samples that stay are those of the method of Ramer (1972), Douglas and Peucker (1973),
  /// with the difference at the same time in place of the distance from a line. Samples of numbers
  /// that all change by one timing function, which ``SVGEasing`` can express, are left out too.
  /// Numbers that are constant, differ in the next frame, and are constant again jump.
  ///
  /// - Parameters:
  ///   - frameTimes: The start time of each frame, 0...1.
  ///   - tolerance: The maximum difference between interpolated numbers and samples.
  init(_ samples: [Sample], frameTimes: [Double], tolerance: CGFloat) {
    func isStill(_ a: Sample, _ b: Sample) -> Bool {
      zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) <= tolerance }
    }
    guard let first = samples.first, samples.contains(where: { !isStill(first, $0) }) else {
      // Constant numbers have one value.
      times = [0]
      values = samples.last.map { [$0.numbers] } ?? []
      return
    }
    var begin = 0
    for index in 1...samples.count {
      if index < samples.count {
        let (before, after) = (samples[index - 1], samples[index])
        if after.follows, !Self.jumps(samples, index, isStill) { continue }
        thin(samples[begin..<index], frameTimes, tolerance)
        // The value stays until the next frame, or until the element disappears. Of two key frames
        // at the very end browsers freeze the first.
        let time = frameTimes[min(before.frame + 1, after.frame)]
        if time < 1 { append(time, before.numbers) }
        begin = index
      } else {
        thin(samples[begin..<index], frameTimes, tolerance)
      }
    }
    if let last = times.last, last < 1 { append(1, values[values.count - 1]) }
    if let start = times.first, start > 0 {
      times.insert(0, at: 0)
      values.insert(values[0], at: 0)
      easings.insert(.linear, at: 0)
    }
  }

  private static func jumps(
    _ samples: [Sample], _ index: Int, _ isStill: (Sample, Sample) -> Bool
  ) -> Bool {
    guard !isStill(samples[index - 1], samples[index]) else { return false }
    let before = index >= 2 ? isStill(samples[index - 2], samples[index - 1]) : nil
    let after =
      index + 1 < samples.count ? isStill(samples[index], samples[index + 1]) : nil
    return before ?? after == true && after ?? before == true
  }

  private mutating func append(
    _ time: Double, _ numbers: [CGFloat], _ easing: SVGEasing = .linear
  ) {
    if times.last == time, values.last == numbers { return }
    let count = times.count
    if count > 1, values[count - 1] == numbers, values[count - 2] == numbers {
      times[count - 1] = time
      return
    }
    if count > 0 { easings.append(easing) }
    times.append(time)
    values.append(numbers)
  }

  private mutating func thin(
    _ samples: ArraySlice<Sample>, _ frameTimes: [Double], _ tolerance: CGFloat
  ) {
    let (first, last) = (samples.startIndex, samples.endIndex - 1)
    // The timing function from the sample before to each sample that stays.
    var kept: [Int: SVGEasing] = [first: .linear]
    kept[last] = .linear
    var open = [(first, last)]
    while let (from, to) = open.popLast() {
      guard to - from > 1 else { continue }
      let (a, b) = (samples[from], samples[to])
      let span = frameTimes[b.frame] - frameTimes[a.frame]
      var (worst, position) = (tolerance, 0)
      for index in from + 1..<to {
        let share = CGFloat((frameTimes[samples[index].frame] - frameTimes[a.frame]) / span)
        for (number, ends) in zip(samples[index].numbers, zip(a.numbers, b.numbers)) {
          let difference = abs(ends.0 + (ends.1 - ends.0) * share - number)
          if difference > worst { (worst, position) = (difference, index) }
        }
      }
      guard worst > tolerance else { continue }
      if let easing = Self.easing(samples[from...to], frameTimes, tolerance) {
        kept[to] = easing
        continue
      }
      kept[position] = .linear
      open.append((from, position))
      open.append((position, to))
    }
    for index in kept.keys.sorted() {
      append(
        frameTimes[samples[index].frame], samples[index].numbers, kept[index] ?? .linear)
    }
  }

  /// Returns the timing function of all numbers from the first to the last sample, or `nil`.
  private static func easing(
    _ samples: ArraySlice<Sample>, _ frameTimes: [Double], _ tolerance: CGFloat
  ) -> SVGEasing? {
    // A curve has four numbers, so it fits any fewer points.
    guard samples.count > 5, let a = samples.first, let b = samples.last else { return nil }
    let way = zip(a.numbers, b.numbers).map { $1 - $0 }
    let length = way.reduce(0) { $0 + $1 * $1 }
    let farthest = way.reduce(0) { max($0, abs($1)) }
    guard length > 0, farthest > tolerance else { return nil }
    let span = frameTimes[b.frame] - frameTimes[a.frame]
    var points: [(time: CGFloat, progress: CGFloat)] = []
    for sample in samples.dropFirst().dropLast() {
      let gone = zip(sample.numbers, a.numbers).map { $0 - $1 }
      let progress = zip(gone, way).reduce(0) { $0 + $1.0 * $1.1 } / length
      guard zip(gone, way).allSatisfy({ abs($0 - $1 * progress) <= tolerance / 2 }) else {
        return nil
      }
      points.append((CGFloat((frameTimes[sample.frame] - frameTimes[a.frame]) / span), progress))
    }
    return SVGEasing(points, tolerance: tolerance / 2 / farthest)
  }

  /// Returns the numbers that a viewer shows at a time.
  ///
  /// Of two key frames at that time the later counts.
  func numbers(at time: Double) -> [CGFloat] {
    guard let next = times.firstIndex(where: { $0 > time }) else {
      return values.last ?? []
    }
    guard next > 0 else { return values[0] }
    let share = easings[next - 1].progress(
      at: CGFloat((time - times[next - 1]) / (times[next] - times[next - 1])))
    return zip(values[next - 1], values[next]).map { $0 + ($1 - $0) * share }
  }
}

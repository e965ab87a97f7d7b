import EaselCanvas
import Foundation

/// An animation of a property through several values, or along a path.
///
/// ```swift
/// let shake = KeyframeAnimation(keyPath: "transform.translation.x")
/// shake.values = [0, 8, -8, 4, 0]
/// shake.keyTimes = [0, 0.2, 0.5, 0.8, 1]
/// shake.duration = 0.6
/// ```
open class KeyframeAnimation: PropertyAnimation {
  /// The values of the property at the keyframes, in order; ignored if ``path`` is set, `nil` by
  /// default.
  open var values: [Any]?
  /// The path along which a point such as `position` moves; `nil`, the default, uses ``values``.
  ///
  /// The start of the path and the ends of its elements are the keyframes.
  open var path: Path?
  /// The times of the keyframes as ascending fractions of the duration, 0 to 1; `nil` distributes
  /// them evenly.
  ///
  /// A wrong number of times distributes them evenly, too. Paced modes ignore them. In the discrete
  /// mode each value has an interval that starts at its time.
  open var keyTimes: [NSNumber]?
  /// The timing functions of the intervals between keyframes; `nil`, the default, is linear.
  ///
  /// An interval without a timing function is linear. The paced and discrete modes ignore them.
  open var timingFunctions: [TimingFunction]?
  /// The interpolation between keyframes; the default is linear.
  open var calculationMode = AnimationCalculationMode.linear
  /// The rotation of the layer along a path; `nil`, the default, is none.
  open var rotationMode: AnimationRotationMode?
  /// The tension of the curve at each keyframe in cubic modes, from -1 (round) to 1 (tight); `nil`,
  /// the default, is 0 for all.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each keyframe in cubic modes, from -1 to 1; `nil`, the default,
  /// is 0 for all, which has no corners.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve's direction at each keyframe in cubic modes, from -1 (to the next
  /// keyframe) to 1 (from the previous one); `nil`, the default, is 0 for all.
  open var biasValues: [NSNumber]?

  /// Creates an animation without a key path and without values.
  public override init() { super.init() }

  /// Creates a copy of an animation.
  public override init(copying other: Animation) {
    super.init(copying: other)
    guard let other = other as? KeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  open override func copy() -> Any { KeyframeAnimation(copying: self) }

  override func value(
    at position: MediaTimingValues.Position, over base: AnimatableValue,
    _ target: PresentationTarget
  ) -> AnimatableValue? {
    let progress = progress(at: position)
    if let path {
      guard let way = MotionPath(path) else { return nil }
      if let turn = rotationMode, let now = target.value("transform") {
        let angle =
          way.angle(at: fraction(progress, along: way)) + (turn == .rotateAutoReverse ? .pi : 0)
        if case .transform(let transform) = now {
          target.set(
            "transform",
            .transform(
              Transform3D(rotationAngle: angle, x: 0, y: 0, z: 1).concatenating(transform)))
        }
      }
      let point = way.point(at: fraction(progress, along: way))
      return AnimatableValue(point, like: base) ?? target.refuse(point, keyPath)
    }
    let frames = frames(like: base, target)
    guard let first = frames.first else { return nil }
    guard frames.count > 1 else { return first }
    if calculationMode == .discrete {
      return frames[discreteIndex(progress, count: frames.count)]
    }
    let (index, share) = stretch(progress, times: times(of: frames))
    if calculationMode == .cubic || calculationMode == .cubicPaced {
      return curve(frames, index, share)
    }
    return frames[index].mixed(with: frames[index + 1], share)
  }

  override var sample: Any? { path == nil ? values?.first { !($0 is NSNull) } : CGPoint.zero }

  override func endValue(over base: AnimatableValue) -> AnimatableValue? {
    if let path, let way = MotionPath(path) {
      return AnimatableValue(way.point(at: 1), like: base)
    }
    return values?.last.flatMap { AnimatableValue($0, like: base) }
  }

  private func frames(like base: AnimatableValue, _ target: PresentationTarget) -> [AnimatableValue]
  {
    (values ?? []).compactMap { AnimatableValue($0, like: base) ?? target.refuse($0, keyPath) }
  }

  // MARK: Times

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  /// Returns the times of the keyframes as fractions.
  private func times(of frames: [AnimatableValue]) -> [CGFloat] {
    if isPaced {
      var times: [CGFloat] = [0]
      for (one, two) in zip(frames, frames.dropFirst()) {
        times.append((times.last ?? 0) + one.distance(to: two))
      }
      let whole = times.last ?? 0
      if whole > 0 { return times.map { $0 / whole } }
    }
    return times(count: frames.count)
  }

  private func times(count: Int) -> [CGFloat] {
    let given = (keyTimes ?? []).map { CGFloat($0.doubleValue) }
    if given.count == count, zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 }) { return given }
    return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }

  /// Returns the interval between two keyframes, and the progress in it after its timing function.
  private func stretch(_ progress: CGFloat, times: [CGFloat]) -> (index: Int, share: CGFloat) {
    let last = times.count - 2
    let index = min(max((times.lastIndex { $0 <= progress } ?? 0), 0), last)
    let length = times[index + 1] - times[index]
    let share = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    guard !isPaced, let functions = timingFunctions, index < functions.count else {
      return (index, share)
    }
    return (index, functions[index].progress(at: share))
  }

  /// Returns the index of the value in discrete mode.
  ///
  /// Each value has an interval of its own, so there is one time more than there are values.
  private func discreteIndex(_ progress: CGFloat, count: Int) -> Int {
    let given = (keyTimes ?? []).map { CGFloat($0.doubleValue) }
    let starts =
      given.count >= count
      ? Array(given.prefix(count)) : (0..<count).map { CGFloat($0) / CGFloat(count) }
    return min(max(starts.lastIndex { $0 <= progress } ?? 0, 0), count - 1)
  }

  /// Returns the fraction of a path's length at a progress.
  private func fraction(_ progress: CGFloat, along way: MotionPath) -> CGFloat {
    guard !isPaced else { return progress }
    let stops = way.stops
    guard stops.count > 1 else { return progress }
    if calculationMode == .discrete { return stops[discreteIndex(progress, count: stops.count)] }
    let (index, share) = stretch(progress, times: times(count: stops.count))
    return stops[index] + (stops[index + 1] - stops[index]) * share
  }

  // MARK: Curves

  /// Returns a value on the Kochanek–Bartels spline (SIGGRAPH 1984) through the keyframes.
  private func curve(_ frames: [AnimatableValue], _ index: Int, _ share: CGFloat) -> AnimatableValue
  {
    func setting(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
      guard let list, index < list.count else { return 0 }
      return CGFloat(list[index].doubleValue)
    }
    func difference(_ from: Int, _ to: Int) -> AnimatableValue {
      frames[min(max(to, 0), frames.count - 1)]
        .subtracting(frames[min(max(from, 0), frames.count - 1)])
    }
    func tangent(at frame: Int, isStart: Bool) -> (before: CGFloat, after: CGFloat) {
      let (t, c, b) = (
        setting(tensionValues, frame), setting(continuityValues, frame), setting(biasValues, frame)
      )
      let sign: CGFloat = isStart ? 1 : -1
      return (
        (1 - t) * (1 + b) * (1 + sign * c) / 2, (1 - t) * (1 - b) * (1 - sign * c) / 2
      )
    }
    let (s, s2, s3) = (share, share * share, share * share * share)
    let out = tangent(at: index, isStart: true)
    let into = tangent(at: index + 1, isStart: false)
    let (outShare, inShare) = (s3 - 2 * s2 + s, s3 - s2)
    return frames[index]
      .adding(difference(index, index + 1), times: 3 * s2 - 2 * s3)
      .adding(difference(index - 1, index), times: outShare * out.before)
      .adding(difference(index, index + 1), times: outShare * out.after + inShare * into.before)
      .adding(difference(index + 1, index + 2), times: inShare * into.after)
  }
}

/// The interpolation between keyframes.
public enum AnimationCalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Interpolates linearly between keyframes.
  case linear
  /// Does not interpolate: each value is kept until the next keyframe.
  case discrete
  /// Interpolates linearly with constant speed; key times and timing functions are ignored.
  case paced
  /// Interpolates on a smooth curve through the keyframes.
  case cubic
  /// Interpolates on a smooth curve, with times proportional to the distances between values.
  case cubicPaced
}

/// The rotation of a layer along the path on which it moves.
public enum AnimationRotationMode: String, Hashable, Sendable, CaseIterable {
  /// Rotates the layer so that its x axis points in the direction of the path.
  case rotateAuto = "auto"
  /// Rotates the layer so that its x axis points against the direction of the path.
  case rotateAutoReverse = "autoReverse"
}

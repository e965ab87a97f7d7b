import EaselCanvas
import Foundation

extension View {
  /// The options of an animation block; the bits are those of UIKit.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, with the same values as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Animates the layout of subviews in UIKit; it has no effect in Easel.
    ///
    /// Call `layoutIfNeeded()` at the end of the block to animate the layout that its changes
    /// cause.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Permits touches during the animation in UIKit; it has no effect in Easel.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the visible values and replaces the running animations of the same properties.
    ///
    /// Without the option these continue, and the new animation is added to them.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation endlessly.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs each pass backwards after it ran forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block; it has no effect, since blocks always
    /// do.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own timing function inside another block; it has no effect, since blocks
    /// always do.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Starts and ends slowly, as ``TimingFunctionName/easeInEaseOut``; this is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly, as ``TimingFunctionName/easeIn``.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly, as ``TimingFunctionName/easeOut``.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs with constant speed, as ``TimingFunctionName/linear``.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timingFunction: TimingFunction {
      switch (rawValue >> 16) & 0xf {
      case 1: TimingFunction(name: .easeIn)
      case 2: TimingFunction(name: .easeOut)
      case 3: TimingFunction(name: .linear)
      default: TimingFunction(name: .easeInEaseOut)
      }
    }
  }

  /// The options of a keyframe animation block; the bits are those of UIKit.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, with the same values as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Repeats the animation endlessly.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs each pass backwards after it ran forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Interpolates linearly between keyframes, which is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Does not interpolate: each value is kept until the next keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly with constant speed; the times of the keyframes are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates on a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates on a smooth curve, with times proportional to the distances between values.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: AnimationCalculationMode {
      switch (rawValue >> 10) & 0xf {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates the view changes that a block makes, in addition to animations that already run.
  ///
  /// ```swift
  /// let (bar, label) = (View(frame: bounds), Label())
  /// View.animate(withDuration: 0.4, delay: 0.1, options: .curveEaseOut) {
  ///   bar.frame.size.height = 80
  /// } completion: { finished in label.isHidden = !finished }
  /// ```
  ///
  /// Times are seconds of the virtual clock. The completion runs when the last of the animations
  /// has ended; without any, after the delay and the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; with 0 the changes are not animated.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The timing function, the repetition and the start values.
  ///   - animations: A block that makes the changes.
  ///   - completion: A closure that is called at the end, with true if all animations ran to their
  ///     ends.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(ViewAnimation(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates the changes in a block with the motion of a damped spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; with 0 the changes are not animated.
  ///   - delay: The delay before the start, in seconds.
  ///   - dampingRatio: The damping ratio, clamped to 0.01...10: 1 settles without overshooting, and
  ///     smaller values overshoot.
  ///   - velocity: The initial speed, in multiples of the change per second.
  ///   - options: The repetition and the start values.
  ///   - animations: A block that makes the changes.
  ///   - completion: A closure that is called at the end, with true if all animations ran to their
  ///     ends.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animated = ViewAnimation(duration: duration, delay: delay, options: options)
    animated.spring = (dampingRatio, velocity)
    run(animated, animations, completion)
  }

  /// Animates the changes in a block with keyframes.
  ///
  /// Add the keyframes inside the block with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``:
  ///
  /// ```swift
  /// let bar = View(frame: bounds)
  /// View.animateKeyframes(withDuration: 1) {
  ///   View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { bar.alpha = 0 }
  ///   View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bar.alpha = 1 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; with 0 the changes are not animated.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The interpolation and the repetition.
  ///   - animations: A block that adds the keyframes.
  ///   - completion: A closure that is called at the end, with true if all animations ran to their
  ///     ends.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animated = ViewAnimation(
      duration: duration, delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0x18))
    let gathering = KeyframeGathering()
    animated.keyframes = gathering
    run(animated, animations, completion) { gathering.add(animated, mode: options.mode) }
  }

  /// Adds a keyframe to the current keyframe animation block; outside of one, only runs its block.
  ///
  /// - Parameters:
  ///   - start: The start of the keyframe as a fraction of the whole duration, clamped to 0...1.
  ///   - length: The duration of the keyframe as a fraction of the whole duration, clamped to
  ///     0...1.
  ///   - animations: A block that makes the changes.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration length: Double, animations: () -> Void
  ) {
    guard let animated = AnimationThread.existing?.transactions.last?.viewAnimation,
      animated.keyframes != nil
    else { return animations() }
    func clamped(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    let outer = animated.stretch
    animated.stretch = (clamped(start), clamped(length))
    animations()
    animated.stretch = outer
  }

  /// Makes the changes in a block without animation, even inside an animation block.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let thread = AnimationThread.local
    let state = TransactionState(within: thread.transactions.last)
    state.disablesActions = true
    state.isScoped = true
    thread.transactions.append(state)
    actions()
    close(state, thread)
  }

  /// The duration of view changes in the current animation block, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationThread.existing?.transactions.last?.viewAnimation?.duration ?? 0
  }

  private static func run(
    _ animated: ViewAnimation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?,
    _ finish: () -> Void = {}
  ) {
    let thread = AnimationThread.local
    let state = TransactionState(within: thread.transactions.last)
    state.viewAnimation = animated
    state.duration = animated.duration
    state.timingFunction = animated.options.timingFunction
    state.isScoped = true
    state.completion = completion.map { AnimationCompletion($0) }
    thread.transactions.append(state)
    animations()
    finish()
    close(state, thread)
    guard let waiting = state.completion else { return }
    if waiting.hadAny {
      waiting.commit()
    } else {
      // Nothing changed; the completion still runs after the duration, as with an animation.
      _ = AnimationClock.schedule(after: animated.delay + animated.duration) { waiting.commit() }
    }
  }

  /// Ends the block's transaction and the nested ones that it left open.
  private static func close(_ state: TransactionState, _ thread: AnimationThread) {
    while let last = thread.transactions.last {
      thread.transactions.removeLast()
      if last === state { return }
      last.completion?.commit()
    }
  }
}

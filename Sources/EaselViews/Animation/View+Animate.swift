import EaselCanvas
import Foundation

extension View {
  /// How a block of changes animates.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the change; they always are.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Says that views may be touched meanwhile; it changes nothing here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what shows, in the place of the animations of the same properties; without it
    /// those go on, and the new one joins in.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration within another block; blocks always do.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own pace within another block; blocks always do.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends, which is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
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

  /// How key frames find the values between.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// On straight lines, which is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Not at all: each value holds until the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// On straight lines, at an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a curve, at an even speed.
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

  /// Animates the changes of a block, which join what is under way.
  ///
  /// ```swift
  /// View.animate(withDuration: 0.4, delay: 0.1, options: .curveEaseOut) {
  ///   bar.frame.size.height = 80
  /// } completion: { finished in label.isHidden = false }
  /// ```
  ///
  /// Seconds are those of the virtual clock. The completion runs when the last of the animations has
  /// ended; without any, after the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(ViewAnimation(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates the changes of a block like masses on a spring.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: Seconds before it begins.
  ///   - dampingRatio: 1 comes to rest without swinging over, less swings.
  ///   - velocity: Speed at the start, as a multiple of the change per second.
  ///   - options: Timing function, repetition, and from which values it begins.
  ///   - animations: Makes the changes.
  ///   - completion: Is called at the end.
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

  /// Animates the changes of a block in stretches, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// adds within it.
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

  /// Adds a stretch to key frames; outside of them the changes are made at once.
  ///
  /// - Parameters:
  ///   - start: When it begins, as a fraction of the whole duration.
  ///   - length: How long it takes, as such a fraction.
  ///   - animations: Makes the changes.
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

  /// Makes the changes of a block at once, even within an animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let thread = AnimationThread.local
    let state = TransactionState(within: thread.transactions.last)
    state.disablesActions = true
    state.isScoped = true
    thread.transactions.append(state)
    actions()
    close(state, thread)
  }

  /// The duration that changes of views take here; 0 outside of animations.
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
      // Nothing changed; what follows still comes after its time, as with an animation.
      _ = AnimationClock.schedule(after: animated.delay + animated.duration) { waiting.commit() }
    }
  }

  /// Ends the block's transaction, and those that it left open.
  private static func close(_ state: TransactionState, _ thread: AnimationThread) {
    while let last = thread.transactions.last {
      thread.transactions.removeLast()
      if last === state { return }
      last.completion?.commit()
    }
  }
}

import Foundation

/// Changes of layers that belong together: how they are animated, and what comes after them.
///
/// ```swift
/// Transaction.begin()
/// Transaction.setAnimationDuration(0.5)
/// Transaction.setCompletionBlock { print("grown") }
/// bar.bounds.size.height = 80
/// Transaction.commit()
/// ```
///
/// Within a transaction that was given a duration, and wherever a clock runs, changes of layers that
/// back no view animate by themselves. Each thread has its own. As Core Animation's `CATransaction`.
public enum Transaction {
  /// How long a change takes if nobody says otherwise.
  public static let defaultDuration: TimeInterval = 0.25

  private static var state: TransactionState? { AnimationThread.existing?.transactions.last }

  /// Begins a transaction within the present one.
  public static func begin() {
    let thread = AnimationThread.local
    thread.transactions.append(TransactionState(within: thread.transactions.last))
  }

  /// Ends the innermost transaction; without one it does nothing.
  public static func commit() {
    // A transaction of a block that runs is that block's to end.
    guard let thread = AnimationThread.existing, let last = thread.transactions.last,
      !last.isScoped
    else { return }
    thread.transactions.removeLast()
    last.completion?.commit()
  }

  /// Does nothing: a rendering always shows all changes.
  public static func flush() {}

  /// How long changes take, in seconds.
  public static func animationDuration() -> TimeInterval { state?.duration ?? defaultDuration }

  /// Sets how long changes take, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    state?.duration = duration
  }

  /// The pace of changes; nil is the default's.
  public static func animationTimingFunction() -> TimingFunction? { state?.timingFunction }

  /// Sets the pace of changes.
  public static func setAnimationTimingFunction(_ function: TimingFunction?) {
    state?.timingFunction = function
  }

  /// Whether changes are not animated.
  public static func disableActions() -> Bool { state?.disablesActions ?? false }

  /// Sets whether changes are not animated.
  public static func setDisableActions(_ flag: Bool) { state?.disablesActions = flag }

  /// Sets what runs when all animations that are added in this transaction have ended; at once if
  /// there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    state?.completion = block.map { block in AnimationCompletion { _ in block() } }
  }
}

/// One open transaction.
final class TransactionState {
  var duration: TimeInterval?
  var timingFunction: TimingFunction?
  var disablesActions = false
  var completion: AnimationCompletion?
  /// How changes of views animate; nil leaves them alone.
  var viewAnimation: ViewAnimation?
  /// Whether the end of a block ends it.
  var isScoped = false

  init(within outer: TransactionState?) {
    duration = outer?.duration
    timingFunction = outer?.timingFunction
    disablesActions = outer?.disablesActions ?? false
    viewAnimation = outer?.viewAnimation
  }
}

import Foundation

/// A group of layer changes with common animation settings and a completion block.
///
/// ```swift
/// let bar = Layer()
/// Transaction.begin()
/// Transaction.setAnimationDuration(0.5)
/// Transaction.setCompletionBlock { print("grown") }
/// bar.bounds.size.height = 80
/// Transaction.commit()
/// ```
///
/// A change of a layer without a view is animated implicitly in a transaction whose duration was
/// set. After the layer has been drawn at a time, its changes are also animated implicitly in every
/// other transaction, and outside of transactions while a clock runs. Each thread has its own
/// transactions. The behavior is that of Core Animation's `CATransaction`.
public enum Transaction {
  /// The duration of an animated change in a transaction without a duration, 0.25 seconds.
  public static let defaultDuration: TimeInterval = 0.25

  private static var state: TransactionState? { AnimationThread.existing?.transactions.last }

  /// Begins a transaction, nested in the current one.
  ///
  /// It inherits the settings of the current transaction, without its completion block.
  public static func begin() {
    let thread = AnimationThread.local
    thread.transactions.append(TransactionState(within: thread.transactions.last))
  }

  /// Ends the innermost transaction; does nothing outside of a transaction.
  public static func commit() {
    // The transaction of a running animation block is ended by that block only.
    guard let thread = AnimationThread.existing, let last = thread.transactions.last,
      !last.isScoped
    else { return }
    thread.transactions.removeLast()
    last.completion?.commit()
  }

  /// Does nothing, since a rendering always includes all changes.
  public static func flush() {}

  /// Returns the duration of changes in the current transaction, in seconds; 0.25 by default.
  public static func animationDuration() -> TimeInterval { state?.duration ?? defaultDuration }

  /// Sets the duration of changes in the current transaction, in seconds; ignored outside of one.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    state?.duration = duration
  }

  /// Returns the timing function of changes in the current transaction; `nil` means
  /// ``TimingFunctionName/default``.
  public static func animationTimingFunction() -> TimingFunction? { state?.timingFunction }

  /// Sets the timing function of changes in the current transaction; ignored outside of one.
  public static func setAnimationTimingFunction(_ function: TimingFunction?) {
    state?.timingFunction = function
  }

  /// Returns whether changes in the current transaction trigger no actions, so that none is
  /// animated.
  public static func disableActions() -> Bool { state?.disablesActions ?? false }

  /// Sets whether changes in the current transaction trigger no actions; ignored outside of one.
  public static func setDisableActions(_ flag: Bool) { state?.disablesActions = flag }

  /// Sets a block that runs when all animations added in the current transaction have ended.
  ///
  /// Without animations it runs when the transaction is committed. The call is ignored without a
  /// transaction.
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
  /// The animation of view changes; `nil` leaves them without one.
  var viewAnimation: ViewAnimation?
  /// Whether the transaction ends with its block.
  var isScoped = false

  init(within outer: TransactionState?) {
    duration = outer?.duration
    timingFunction = outer?.timingFunction
    disablesActions = outer?.disablesActions ?? false
    viewAnimation = outer?.viewAnimation
  }
}

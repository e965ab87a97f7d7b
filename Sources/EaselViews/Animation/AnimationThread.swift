import EaselCanvas

/// What one thread knows of animations: the clock that runs, the open transactions, and timers that
/// no clock has taken yet.
final class AnimationThread {
  /// The clocks that are at work, the innermost last.
  var clocks: [AnimationClock] = []
  /// The open transactions, the innermost last.
  var transactions: [TransactionState] = []
  /// How many layers are being copied, one for the other's sake.
  var copiesUnderWay = 0
  /// Whether changes may be animated: within a transaction, or while a clock runs.
  var animates: Bool { !(transactions.isEmpty && clocks.isEmpty) }
  /// Timers that were made before any clock ran; the next one takes them.
  var unclaimed: [ClockTimer] = []

  private static let slot = ThreadSlot<AnimationThread>()

  /// The object of the calling thread; nil while nothing was ever animated there.
  static var existing: AnimationThread? { slot.existing }

  /// The object of the calling thread.
  static var local: AnimationThread { slot.local(AnimationThread.init) }
}

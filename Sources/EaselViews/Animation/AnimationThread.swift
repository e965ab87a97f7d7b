import EaselCanvas

/// The animation state of one thread: the running clocks, the open transactions and unassigned
/// timers.
final class AnimationThread {
  /// The running clocks, the innermost one last.
  var clocks: [AnimationClock] = []
  /// The open transactions, the innermost one last.
  var transactions: [TransactionState] = []
  /// The number of layers that are being copied, in nested copies.
  var copiesUnderWay = 0
  /// Whether changes can be animated: within a transaction, or while a clock runs.
  var animates: Bool { !(transactions.isEmpty && clocks.isEmpty) }
  /// Timers that were created while no clock ran; the next running clock takes them.
  var unclaimed: [ClockTimer] = []

  private static let slot = ThreadSlot<AnimationThread>()

  /// The state of the calling thread; `nil` if nothing has been animated on it.
  static var existing: AnimationThread? { slot.existing }

  /// The state of the calling thread, which is created if necessary.
  static var local: AnimationThread { slot.local(AnimationThread.init) }
}

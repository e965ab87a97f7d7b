import Foundation

/// The animations of one layer, in the order in which they were added.
final class RunningAnimations {
  /// One of them.
  final class Entry {
    let key: String?
    let animation: Animation
    /// Its timing, with the begin in the layer's time and with a duration.
    var timing: MediaTimingValues
    /// The clock's time at which it was added, where that is its begin; nil if it has one of its own.
    var addedAt: TimeInterval?
    var hasStarted = false
    /// Whether its end was told.
    var hasEnded = false
    /// Whether it is kept only for instances of the layer whose time lags behind.
    var isOver = false
    /// Who waits for its end.
    let completions: [AnimationCompletion]

    init(
      _ animation: Animation, key: String?, timing: MediaTimingValues, addedAt: TimeInterval?,
      completions: [AnimationCompletion]
    ) {
      self.animation = animation
      self.key = key
      self.timing = timing
      self.addedAt = addedAt
      self.completions = completions
      for completion in completions { completion.wait() }
    }

    /// When it ends in the layer's time; nil for never.
    var end: TimeInterval? {
      let own = timing.speed < 0 ? 0 : timing.activeDuration
      guard own.isFinite else { return nil }
      return timing.parentTime(atOwn: own)
    }

    /// Tells of the end.
    func finish(_ isFinished: Bool) {
      guard !hasEnded else { return }
      hasEnded = true
      animation.delegate?.animationDidStop(animation, finished: isFinished)
      for completion in completions { completion.signal(isFinished) }
    }
  }

  var entries: [Entry] = []
}

/// A block to run when all animations that it waits for have ended.
final class AnimationCompletion {
  private var block: ((Bool) -> Void)?
  private var count = 0
  private var isCommitted = false
  private var isFinished = true
  /// Whether anything was ever waited for.
  private(set) var hadAny = false

  init(_ block: @escaping (Bool) -> Void) { self.block = block }

  func wait() {
    count += 1
    hadAny = true
  }

  func signal(_ isFinished: Bool) {
    count -= 1
    if !isFinished { self.isFinished = false }
    runIfDone()
  }

  /// Nothing further will be waited for.
  func commit() {
    isCommitted = true
    runIfDone()
  }

  private func runIfDone() {
    guard isCommitted, count <= 0, let block else { return }
    self.block = nil
    block(isFinished)
  }
}

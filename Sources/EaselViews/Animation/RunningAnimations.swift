import Foundation

/// The animations of one layer, in the order of their addition.
final class RunningAnimations {
  /// One added animation.
  final class Entry {
    let key: String?
    let animation: Animation
    /// The timing, with the begin in the layer's time and with a duration.
    var timing: MediaTimingValues
    /// The clock's time of the addition if that is the begin; `nil` for a begin time of its own.
    var addedAt: TimeInterval?
    /// The clock of the tree in which it was added; `nil` without one.
    weak var clock: AnimationClock?
    var hasStarted = false
    /// Whether its end was reported.
    var hasEnded = false
    /// Whether it is kept only for later instances of the layer.
    var isOver = false
    /// The completions that wait for its end.
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

    /// The end in the layer's time; `nil` if there is none.
    var end: TimeInterval? {
      let own = timing.speed < 0 ? 0 : timing.activeDuration
      guard own.isFinite else { return nil }
      return timing.parentTime(atOwn: own)
    }

    /// Reports the end to the delegate and to the completions.
    func finish(_ isFinished: Bool) {
      guard !hasEnded else { return }
      hasEnded = true
      animation.delegate?.animationDidStop(animation, finished: isFinished)
      for completion in completions { completion.signal(isFinished) }
    }
  }

  var entries: [Entry] = []
}

/// A block that runs after the end of all animations that it waits for.
final class AnimationCompletion {
  private var block: ((Bool) -> Void)?
  private var count = 0
  private var isCommitted = false
  private var isFinished = true
  /// Whether there was any animation to wait for.
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

  /// Reports that no further animation will be added.
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

import Foundation

/// What has a time of its own: layers and animations are its subclasses.
open class TimedObject: MediaTiming {
  /// How its time follows from its parent's.
  var timing: MediaTimingValues {
    didSet { timingDidChange() }
  }

  init(timing: MediaTimingValues) { self.timing = timing }

  /// Called when a property of ``MediaTiming`` was set.
  func timingDidChange() {}

  /// When it begins, in its parent's time.
  public final var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Length of one pass in seconds.
  public final var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The playback rate relative to the parent's time.
  public final var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The local time at which it starts.
  public final var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many passes there are.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long passes are repeated.
  public final var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each pass goes back again.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Whether it shows before it begins and after it ends.
  public final var fillMode: MediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

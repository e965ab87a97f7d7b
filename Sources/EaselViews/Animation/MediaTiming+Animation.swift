import Foundation

extension Animation {
  /// When it begins, in its parent's time.
  public var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Length of one pass in seconds.
  public var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How many of its seconds pass in one of its parent's.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Where in itself it begins.
  public var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many passes there are.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long passes are repeated.
  public var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each pass goes back again.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Whether it shows before it begins and after it ends.
  public var fillMode: MediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

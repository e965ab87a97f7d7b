import Foundation

/// An object with a local time; ``Layer`` and ``Animation`` are its subclasses.
open class TimedObject: MediaTiming, CustomStringConvertible, CustomDebugStringConvertible {
  /// The relation between the local time and the parent's time.
  var timing: MediaTimingValues {
    didSet { timingDidChange() }
  }

  init(timing: MediaTimingValues) { self.timing = timing }

  /// The name of the type between angle brackets, such as `<ShapeLayer>`, for logs.
  open var description: String { "<\(type(of: self))>" }

  /// The text for debuggers; by default the ``description``.
  open var debugDescription: String { description }

  /// Does nothing: Easel has no archives.
  ///
  /// Layers and animations of QuartzCore write their state to an archive here.
  open func encode(with coder: NSCoder) {}

  /// Responds to a change of a property of ``MediaTiming``.
  func timingDidChange() {}

  /// The start in seconds of the parent's time; for an animation of a layer, 0 is the time at which
  /// it is added.
  ///
  /// In a group, 0 is the start of the group.
  public final var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The length of one pass, in seconds; for an animation, 0 uses the duration of its group or of
  /// the transaction.
  ///
  /// The transaction is the one in which the animation is added to a layer. The default of an
  /// animation is 0, and that of a layer is infinity.
  public final var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The playback rate relative to the parent's time; the default is 1.
  public final var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The local time at ``beginTime``, in seconds; the default is 0.
  public final var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of passes, which can be fractional or infinite; the default, 0, counts as 1.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The duration of all passes together, in seconds; 0, the default, uses ``repeatCount``.
  public final var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each pass also runs backwards after it ran forwards; the default is false.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The visibility of the animation before its start and after its end; the default is `removed`.
  public final var fillMode: MediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
